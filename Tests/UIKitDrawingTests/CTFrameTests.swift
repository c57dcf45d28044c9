import CoreDrawing
import CoreGeometry
import Picture
import Testing
import UIFoundation
import UIKitDrawing
import UIKitHost
import UIKitTestSupport

@MainActor struct CTFrameTests {
    private let fixture = DrawingFixture()
    private let text = NSAttributedString(
        string: "One two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 20)])

    private var frame: CTFrame {
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 200), transform: nil)
        return CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, nil)
    }

    @Test func aTextBreaksIntoLinesFromTheTop() throws {
        try fixture.host.withCurrent {
            let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
            #expect(lines.count >= 2)
            var origins = [CGPoint](repeating: .zero, count: lines.count)
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
            for (one, next) in zip(origins, origins.dropFirst()) { #expect(next.y < one.y - 15) }
            #expect(origins[0].y < 200 && origins[0].y > 170)
            #expect(CTLineGetStringRange(try #require(lines.first)).location == 0)
            let last = CTLineGetStringRange(try #require(lines.last))
            #expect(last.location + last.length == text.length)
            #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
            for line in lines { #expect(CTLineGetTypographicBounds(line, nil, nil, nil) <= 106) }
        }
    }

    @Test func theSuggestedSizeHoldsTheText() {
        fixture.host.withCurrent {
            let setter = CTFramesetterCreateWithAttributedString(text)
            var range = CFRange()
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 1e9), &range)
            #expect(size.width <= 100 && size.width > 50 && size.height > 40)
            #expect(range.length == text.length)
        }
    }

    @Test func aLineStandsUprightWhereYPointsUp() throws {
        try fixture.host.withCurrent {
            let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hill"))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
                context.cgContext.translateBy(x: 0, y: 40)
                context.cgContext.scaleBy(x: 1, y: -1)
                context.cgContext.textPosition = CGPoint(x: 10, y: 15)
                CTLineDraw(line, context.cgContext)
                #expect(context.cgContext.textPosition.x > 20)
            }
            let shown = try #require(CIImage(image: image))
            let scale = Int(shown.extent.height / 40)
            /// Returns the number of rows above and below the baseline with dark pixels.
            @MainActor func hasLetters(_ rows: Range<Int>) -> Bool {
                fixture.bytes(
                    of: shown,
                    in: CGRect(
                        x: 0, y: rows.lowerBound * scale, width: 60 * scale, height: rows.count * scale)
                ).contains { $0[3] > 100 }
            }
            #expect(hasLetters(15..<26))
            #expect(!hasLetters(0..<14) && !hasLetters(28..<40))
        }
    }

    @Test func longLinesEndInAToken() throws {
        try fixture.host.withCurrent {
            let line = CTLineCreateWithAttributedString(text)
            let cut = try #require(CTLineCreateTruncatedLine(line, 90, .end, nil))
            #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 90)
            #expect(CTLineGetGlyphCount(cut) < CTLineGetGlyphCount(line))
            #expect(CTLineCreateTruncatedLine(line, 900, .end, nil) === line)
        }
    }

    @Test func placesAndCharactersBelongTogether() {
        fixture.host.withCurrent {
            let line = CTLineCreateWithAttributedString(text)
            let place = CTLineGetOffsetForStringIndex(line, 8, nil)
            #expect(place > 40)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: place + 0.5, y: 0)) == 8)
            #expect(CTLineGetPenOffsetForFlush(line, 1, 1000) > 500)
        }
    }
}
