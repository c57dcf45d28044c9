public import CoreGeometry

/// A text laid out in a rectangle. Lines break between words and at newlines, and the block is centered
/// vertically.
public struct Text: Sendable, Hashable {
    /// The horizontal alignment of lines in the rectangle. `natural` is left or right, by the direction of
    /// each paragraph's first letter.
    public enum Alignment: Sendable, Hashable { case left, center, right, natural }

    /// Lines along the edges of letters.
    public struct Outline: Sendable, Hashable {
        /// The color.
        public var color: Color
        /// The width in points, half of which is inside of the letters.
        public var width: CGFloat
        /// A Boolean value that indicates whether the letters are filled, too.
        public var isFilled: Bool

        /// Creates lines of a color and a width in points.
        public init(color: Color, width: CGFloat, isFilled: Bool) {
            (self.color, self.width, self.isFilled) = (color, width, isFilled)
        }
    }

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
    /// The perspective from the text's coordinates to the layer's; nil, the default, for none.
    public var projection: Projection?
    /// The lines along the edges of the letters; nil, the default, for none.
    public var outline: Outline?

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
