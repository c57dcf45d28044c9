public import CoreGeometry

/// The style of a line: its width, the form of its ends and corners, and its dashes.
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
    /// The lengths of dashes and gaps, alternately, in points; empty (the default) for a solid line.
    public var dash: [CGFloat]
    /// The length of the dashes that is passed before the start of the line, in points; default 0.
    public var dashPhase: CGFloat = 0
    /// The longest miter in line widths, beyond which a corner is beveled; default 10, as in Core Graphics.
    public var miterLimit: CGFloat = 10

    /// The miter limit from 1, below which no corner has a miter, to 1000: beyond that, a corner is a needle,
    /// whose tip could lie where no coordinate reaches.
    package var longestMiter: CGFloat { min(max(1, miterLimit), 1000) }

    /// Creates a stroke with the given properties.
    public init(width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
    }
}
