public import CoreGeometry

/// A text measurer, which the drawing module implements.
public protocol TextMeasurer: Sendable {
    /// Returns the size of a text, in points, in lines no wider than `width` and at most `lineLimit` of them
    /// (0 for any number).
    func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize

    /// Returns the heights of the lines of a font.
    func metrics(of font: Font) -> LineMetrics

    /// Returns the places at which lines of a text may break, in bytes of UTF-8.
    func breaks(in string: String) -> Set<Int>

    /// Returns the outline of a text in one line, in points from the start of its baseline; nil, the default,
    /// for letters without outlines.
    func outline(of string: String, font: Font) -> Path?

    /// Returns the letters of a text in one line, in the order of the text; none, the default, where they are
    /// not known.
    func letters(of string: String, font: Font) -> [LineLetter]

    /// A sentence that names a missing font of the system font's design and how to install it; nil when
    /// none is missing.
    var missingFont: String? { get }

    /// Returns sentences about characters of a text that no font draws; none, the default, when all are.
    func missingLetters(of string: String) -> [String]

    /// Reads the fonts in the bytes of a file, so that texts are measured and drawn with them, and returns
    /// them; none, the default, for bytes that are no fonts.
    func faces(inFontFile bytes: Data) -> [FontFace]
}

extension TextMeasurer {
    /// Returns nil.
    public func outline(of string: String, font: Font) -> Path? { nil }

    /// Returns no letters.
    public func letters(of string: String, font: Font) -> [LineLetter] { [] }

    /// No missing font.
    public var missingFont: String? { nil }

    /// Returns no sentences.
    public func missingLetters(of string: String) -> [String] { [] }

    /// Returns no fonts.
    public func faces(inFontFile bytes: Data) -> [FontFace] { [] }

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
