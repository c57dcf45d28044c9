import CCairo

/// The characters that no installed font draws, so that boxes stand for them. The font of a text does not
/// matter, since Pango takes characters that it lacks from any other font.
struct MissingLetters {
    /// The characters that a font has.
    private var drawn: Set<Unicode.Scalar> = []
    /// The sentences about characters that no font has, by the character.
    private var missing: [Unicode.Scalar: String] = [:]
    /// The sentences by the code of the script: one for all of its characters, so that it warns once.
    private var sentences: [String: String] = [:]

    /// Returns sentences about the characters of a text that no font has.
    mutating func sentences(for string: String, context: OpaquePointer) -> [String] {
        let letters = Array(string.unicodeScalars.lazy.filter { $0.needsFont })
        let new = letters.filter { !drawn.contains($0) && missing[$0] == nil }
        if !new.isEmpty { check(new, context) }
        return missing.isEmpty ? [] : letters.compactMap { missing[$0] }
    }

    private mutating func check(_ letters: [Unicode.Scalar], _ context: OpaquePointer) {
        if Self.areDrawn(letters, context) { return drawn.formUnion(letters) }
        for letter in letters where !drawn.contains(letter) && missing[letter] == nil {
            if Self.areDrawn([letter], context) {
                drawn.insert(letter)
            } else {
                let sentence = sentences[letter.script] ?? Self.sentence(for: letter)
                (missing[letter], sentences[letter.script]) = (sentence, sentence)
            }
        }
    }

    private static func areDrawn(_ letters: [Unicode.Scalar], _ context: OpaquePointer) -> Bool {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: letters)
        let text = PangoText(context)
        pango_layout_set_text(text.pointer, String(string), -1)
        return pango_layout_get_unknown_glyphs_count(text.pointer) == 0
    }

    /// Returns the sentence about a character and its script, with the package of Debian that has its font.
    static func sentence(for letter: Unicode.Scalar) -> String {
        let digits = String(letter.value, radix: 16, uppercase: true)
        let sign = "“\(letter)” (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
        guard letter.properties.generalCategory != .privateUse else {
            return "No installed font has \(sign), a character for private use: a box stands for it."
        }
        let isEmoji = letter.properties.isEmoji
        let name = isEmoji ? "Emoji" : names[letter.script].map { "\($0) letters" } ?? "Characters"
        let package =
            isEmoji
            ? "fonts-noto-color-emoji" : cjk.contains(letter.script) ? "fonts-noto-cjk" : "fonts-noto-core"
        return "\(name) such as \(sign) are drawn as boxes, since no installed font has them; the package "
            + "\(package) (Debian, Ubuntu) has such a font."
    }

    /// The scripts of fonts-noto-cjk, by their codes of ISO 15924.
    private static let cjk: Set = ["Bopo", "Hang", "Hani", "Hira", "Kana"]

    private static let names = [
        "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Bopo": "Chinese", "Deva": "Devanagari",
        "Ethi": "Ethiopic", "Geor": "Georgian", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hang": "Korean",
        "Hani": "Chinese", "Hebr": "Hebrew", "Hira": "Japanese", "Kana": "Japanese", "Khmr": "Khmer",
        "Knda": "Kannada", "Laoo": "Lao", "Mlym": "Malayalam", "Mymr": "Burmese", "Orya": "Odia",
        "Sinh": "Sinhala", "Taml": "Tamil", "Telu": "Telugu", "Thai": "Thai", "Tibt": "Tibetan",
    ]
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether a font may lack the character: it is beyond Latin, Greek and
    /// Cyrillic, which the required fonts have, and is drawn. U+FFFC stands for an image.
    fileprivate var needsFont: Bool {
        guard value >= 0x0530, value != 0xFFFC, !properties.isDefaultIgnorableCodePoint,
            !properties.isNoncharacterCodePoint
        else { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate: return false
        default: return true
        }
    }

    /// The code of the script in ISO 15924, such as Thai.
    fileprivate var script: String {
        let code = g_unicode_script_to_iso15924(g_unichar_get_script(value))
        return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
    }
}
