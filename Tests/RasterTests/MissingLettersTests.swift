import Testing

@testable import Raster

/// The last character for private use is in no font, and the fonts of `make setup` have the others.
@Suite struct MissingLettersTests {
    private static let unknown: Unicode.Scalar = "\u{10FFFD}"

    @Test func lettersWithoutAFontAreNamed() throws {
        let sentences = PangoTextMeasurer().missingLetters(of: "Go \(Self.unknown)")
        let sentence = try #require(sentences.first)
        #expect(sentences.count == 1 && sentence.contains("U+10FFFD"))
        // The letter is known now.
        #expect(PangoTextMeasurer().missingLetters(of: "\(Self.unknown)") == [sentence])
    }

    @Test(arguments: ["", "Grüße, ‘Ελλάδα’ — Привет", "日本", "👩‍👩‍👧 e\u{301} \u{FFFC}\u{200B}"])
    func lettersOfAFontAreNotNamed(_ string: String) {
        #expect(PangoTextMeasurer().missingLetters(of: string) == [])
    }

    @Test(
        arguments: [
            ("한", "Korean letters such as “한” (U+D55C)", "fonts-noto-cjk "),
            ("ไ", "Thai letters such as “ไ” (U+0E44)", "fonts-noto-core "),
            ("ع", "Arabic letters such as “ع” (U+0639)", "fonts-noto-core "),
            ("😀", "Emoji such as “😀” (U+1F600)", "fonts-noto-color-emoji "),
            ("ᚠ", "Characters such as “ᚠ” (U+16A0)", "fonts-noto-core "),
        ] as [(Unicode.Scalar, String, String)])
    func sentencesNameTheScriptAndItsPackage(_ letter: Unicode.Scalar, _ start: String, _ package: String) {
        let sentence = MissingLetters.sentence(for: letter)
        #expect(sentence.hasPrefix(start) && sentence.contains(package), "\(sentence)")
    }
}
