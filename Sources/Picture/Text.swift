public import CoreGeometry

/// A text laid out in a rectangle. Lines break between words and at newlines, and the block is centered
/// vertically.
public struct Text: Sendable, Hashable {
    /// The horizontal alignment of lines in the rectangle. `natural` is left or right, by the direction of
    /// each paragraph's first letter.
    public enum Alignment: Sendable, Hashable { case left, center, right, natural }

    /// The text, whose newlines start new lines.
    public var string: String
    /// The font.
    public var font: Font
    /// The color; default black.
    public var color: Color
    /// The rectangle that holds the text, in points.
    public var frame: CGRect
    /// The horizontal alignment of the lines; default left.
    public var alignment: Alignment
    /// The largest number of lines; default 1, and 0 for as many as fit the frame. There are never more than
    /// fit, but at least one. A last line that is too long ends with an ellipsis.
    public var lineLimit: Int

    /// Creates a text with the given properties.
    public init(
        _ string: String, font: Font, color: Color = .black, frame: CGRect, alignment: Alignment = .left,
        lineLimit: Int = 1
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.frame = frame
        self.alignment = alignment
        self.lineLimit = lineLimit
    }
}

/// A text measurer, which the drawing module implements.
public protocol TextMeasurer: Sendable {
    /// Returns the size of a text, in points, in lines no wider than `width` and at most `lineLimit` of them
    /// (0 for any number).
    func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize

    /// A sentence that names a missing font of the system font's design and how to install it; nil when
    /// none is missing.
    var missingFont: String? { get }
}

extension TextMeasurer {
    /// No missing font.
    public var missingFont: String? { nil }
}
