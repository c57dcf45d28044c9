public import CoreGeometry

/// A letter of a line: characters that are drawn together.
public struct LineLetter: Sendable, Hashable {
    /// The number of bytes of UTF-8.
    public let byteCount: Int
    /// The place on the line, in points.
    public let x: CGFloat

    /// Creates a letter.
    public init(byteCount: Int, x: CGFloat) {
        (self.byteCount, self.x) = (byteCount, x)
    }
}
