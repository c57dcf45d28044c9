import Raster
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Outlines of letters by the functions of Core Text.
@MainActor @Suite struct LetterOutlineTests {
    private let host = SceneHost(
        size: CGSize(width: 320, height: 568), scale: 2, textRuler: PangoTextMeasurer())

    @Test func theLettersOfALineHavePathsAndPlaces() throws {
        try host.withCurrent {
            let font = UIFont.systemFont(ofSize: 60)
            let text = NSAttributedString(string: "HI o", attributes: [.font: font])
            let line = CTLineCreateWithAttributedString(text)
            let run = try #require(CTLineGetGlyphRuns(line).first)
            #expect(CTRunGetGlyphCount(run) == 4)
            #expect(CTRunGetAttributes(run)[kCTFontAttributeName] as? UIFont === font)
            var (glyphs, places) = ([CGGlyph](repeating: 0, count: 4), [CGPoint](repeating: .zero, count: 4))
            CTRunGetGlyphs(run, CFRangeMake(0, 4), &glyphs)
            CTRunGetPositions(run, CFRangeMake(0, 4), &places)
            // Each letter stands in the middle of the advance that an iPhone's font gives it.
            #expect(abs(places[0].x) < 2 && places.map(\.x) == places.map(\.x).sorted() && places[3].x > 40)
            let tall = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
            // A capital letter stands on the baseline and is as high as the font says, upward.
            #expect(abs(tall.minY) < 0.5 && abs(tall.maxY - font.capHeight) < 2)
            #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil, "a space has no outline")
            let width = CTLineGetTypographicBounds(line, nil, nil, nil)
            #expect(width > places[3].x && CTLineGetImageBounds(line, nil).width < width)
        }
    }

    @Test func charactersHaveGlyphs() throws {
        try host.withCurrent {
            let font = CTFontCreateWithName("Helvetica", 20, nil)
            let units = Array("ab".utf16)
            var glyphs = [CGGlyph](repeating: 0, count: 2)
            #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, 2) && glyphs[0] != glyphs[1])
            var move = CGAffineTransform(translationX: 100, y: 0)
            let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &move))
            #expect(path.boundingBoxOfPath.minX > 99 && CTFontGetSize(font) == 20)
            #expect(CTFontCreatePathForGlyph(font, 60_000, nil) == nil)
        }
    }
}
