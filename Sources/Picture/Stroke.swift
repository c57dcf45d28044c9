import CoreGeometry

/// How a line is drawn: its width in points (default 1), the form of its ends and corners, its dashes.
public struct Stroke: Sendable, Hashable {
    /// The form of a line's ends.
    public enum Cap: Sendable, Hashable { case butt, round, square }
    /// The form of a line's corners.
    public enum Join: Sendable, Hashable { case miter, round, bevel }

    /// The width in points; default 1.
    public var width: CGFloat
    /// The form of the ends; default butt.
    public var cap: Cap
    /// The form of the corners; default miter.
    public var join: Join
    /// Lengths of dashes and gaps in points, in turn; empty for a solid line (the default).
    public var dash: [CGFloat]

    /// A stroke of the properties given.
    public init(width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
