import Picture

/// The numbers of the letters that code of Core Text uses in a run.
@MainActor final class GlyphTable: RunState {
    /// The texts of the letters by their numbers; 0 stands for none.
    private var texts = [""]
    private var glyphs: [String: CGGlyph] = [:]

    init(of context: RunContext) {}

    /// The table of the run.
    static var current: GlyphTable { RunContext.current[GlyphTable.self] }

    /// The measurer of the run.
    static var ruler: any TextMeasurer { RunContext.current.textRuler ?? ApproximateTextMeasurer() }

    /// Returns the number of a letter; 0 for one without a look, and where there are no more numbers.
    func glyph(of text: String) -> CGGlyph {
        if let glyph = glyphs[text] { return glyph }
        let hasLook = text.unicodeScalars.contains { $0.properties.generalCategory != .control }
        guard hasLook, texts.count <= Int(CGGlyph.max) else { return 0 }
        let glyph = CGGlyph(texts.count)
        texts.append(text)
        glyphs[text] = glyph
        return glyph
    }

    /// Returns the letter of a number; nil for none.
    func text(of glyph: CGGlyph) -> String? {
        glyph > 0 && Int(glyph) < texts.count ? texts[Int(glyph)] : nil
    }

    /// Returns the width of a text in one line, in points.
    static func width(of text: String, _ font: UIFont) -> CGFloat {
        guard !text.isEmpty else { return 0 }
        return ruler.size(of: text, font: font.font, width: .infinity, lineLimit: 1).width
    }
}
