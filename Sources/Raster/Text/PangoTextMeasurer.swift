public import CoreGeometry
public import Picture

/// The text measurer that has the fonts and the line breaks of drawn pictures.
public struct PangoTextMeasurer: TextMeasurer {
    /// Creates a measurer; all are equal.
    public init() {}

    /// Returns the size of a text, in points, in lines no wider than `width` (any width for 0 or less, as in
    /// UIKit's `sizeThatFits`) and at most `lineLimit` of them (0 for any number); zero for an empty text or
    /// a font without size.
    public func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let request = TextShaper.Request(
            string: string, font: font, width: width > 0 ? width : .infinity, lineLimit: lineLimit)
        return (try? TextShaper.shared.block(request))?.size ?? .zero
    }

    /// Returns the heights of the lines of a font as they are drawn.
    public func metrics(of font: Font) -> LineMetrics {
        let request = TextShaper.Request(string: "x", font: font, width: .infinity, lineLimit: 1)
        guard let block = try? TextShaper.shared.block(request) else {
            return LineMetrics(ascent: 0, height: 0)
        }
        return LineMetrics(ascent: block.ascent * block.scale, height: block.lineHeight * block.scale)
    }

    /// Returns the outline of a text in one line, in points from the start of its baseline; nil for letters
    /// of a color font.
    public func outline(of string: String, font: Font) -> Path? {
        guard let (line, scale) = line(string, font), line.runs.allSatisfy(\.colorGlyphs.isEmpty) else {
            return nil
        }
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        return Path(line.runs.flatMap { $0.outline.applying(transform).elements })
    }

    /// Returns the letters of a text in one line, in the order of the text.
    public func letters(of string: String, font: Font) -> [LineLetter] {
        guard let (line, scale) = line(string, font) else { return [] }
        return line.runs.flatMap { $0.letters(scale: scale) }
    }

    private func line(_ string: String, _ font: Font) -> (line: TextLine, scale: CGFloat)? {
        let request = TextShaper.Request(string: string, font: font, width: .infinity, lineLimit: 1)
        guard let block = try? TextShaper.shared.block(request), let line = block.lines.first else {
            return nil
        }
        return (line, block.scale)
    }

    /// Returns the places at which lines of a text may break by the rules of Unicode, in bytes of UTF-8.
    public func breaks(in string: String) -> Set<Int> { TextShaper.shared.breaks(in: string) }

    /// Returns sentences that name the scripts of a text that no installed font draws.
    public func missingLetters(of string: String) -> [String] {
        // Latin, Greek and Cyrillic letters, which the required fonts have, begin with smaller bytes.
        guard string.utf8.contains(where: { $0 >= 0xD4 }) else { return [] }
        return TextShaper.shared.missingLetters(of: string)
    }

    /// Reads the fonts in the bytes of a file, which texts of any run are drawn with from then on.
    public func faces(inFontFile bytes: Data) -> [FontFace] { FontFiles.shared.faces(in: bytes) }

    /// A sentence that names Inter's package where it is not installed.
    public var missingFont: String? { Self.missingInter }

    private static let missingInter: String? = {
        // Which adds the fonts of an archive.
        _ = TextShaper.shared
        if Font.isInstalled(family: "Inter") || Font.isInstalled(family: "Inter Variable") { return nil }
        return
            "The font Inter is not installed, so DejaVu Sans stands in for an iPhone's system font. Its package "
            + "is fonts-inter (Debian, Ubuntu), rsms-inter-fonts (Fedora), inter-font (Arch) or font-inter (brew)."
    }()
}
