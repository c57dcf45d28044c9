/// A range of elements.
public struct CFRange: Sendable {
    /// The first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates an empty range.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
