/// An option of a file of Core Image. None has an effect.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}
