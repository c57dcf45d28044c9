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

/// A text measurer, which the drawing module implements.
public protocol TextMeasurer: Sendable {
    /// Returns the size of a text, in points, in lines no wider than `width` and at most `lineLimit` of them
    /// (0 for any number).
    func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize

    /// Returns the heights of the lines of a font.
    func metrics(of font: Font) -> LineMetrics

    /// Returns the places at which lines of a text may break, in bytes of UTF-8.
    func breaks(in string: String) -> Set<Int>

    /// A sentence that names a missing font of the system font's design and how to install it; nil when
    /// none is missing.
    var missingFont: String? { get }
}

extension TextMeasurer {
    /// No missing font.
    public var missingFont: String? { nil }

    /// Returns the heights of the system font's lines, and for other families lines of 1.2 times the size.
    public func metrics(of font: Font) -> LineMetrics {
        if let system = SystemFont(font) {
            return LineMetrics(ascent: system.ascender, height: system.lineHeight)
        }
        return LineMetrics(ascent: 0.95 * font.size, height: 1.2 * font.size)
    }

    /// Returns the places after spaces.
    public func breaks(in string: String) -> Set<Int> {
        var breaks: Set<Int> = []
        var (place, isSpace) = (0, false)
        for byte in string.utf8 {
            if isSpace, byte != 32 { breaks.insert(place) }
            isSpace = byte == 32
            place += 1
        }
        return breaks
    }
}
