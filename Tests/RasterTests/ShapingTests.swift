import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

/// Texts that need more than one glyph after the other. The fonts for Chinese and emoji are those that
/// `make setup` installs; without them the tests fail.
@Suite struct ShapingTests {
    private static let font = Font(size: 24)

    private func width(_ string: String, _ font: Font = font) -> CGFloat {
        PangoTextMeasurer().size(of: string, font: font, width: 0, lineLimit: 1).width
    }

    private func text(
        _ string: String, color: Color = .black, alignment: Text.Alignment = .natural, lineLimit: Int = 1
    ) -> Text {
        Text(
            string, font: ShapingTests.font, color: color, frame: CGRect(x: 0, y: 0, width: 200, height: 40),
            alignment: alignment, lineLimit: lineLimit)
    }

    private func drawn(_ text: Text, scale: CGFloat = 1) throws -> Bitmap {
        try bitmap(200, 40, scale: scale, sheet(.text(text)))
    }

    /// The pixels that are not white.
    private func ink(_ string: String, alignment: Text.Alignment = .natural) throws -> [(x: Int, y: Int)] {
        let drawn = try drawn(text(string, alignment: alignment))
        let pixels = (0..<200).flatMap { x in (0..<40).map { (x: x, y: $0) } }
        return pixels.filter { drawn[$0.x, $0.y].distance(to: Pixel(255, 255, 255)) > 64 }
    }

    /// The columns from the first to the last with ink.
    private func columns(_ string: String, alignment: Text.Alignment = .natural) throws -> ClosedRange<Int> {
        let columns = try ink(string, alignment: alignment).map(\.x)
        return try #require(columns.min())...(try #require(columns.max()))
    }

    @Test func lettersThatFitTogetherAreKerned() {
        #expect(width("AV") < width("A") + width("V") - 0.5)
        #expect(abs(width("HH") - 2 * width("H")) < 1e-9)
    }

    @Test func hebrewReadsFromRightToLeft() throws {
        // Only the lamed rises above the other letter; it is the first letter of one word, the second of the
        // other.
        for (word, isLamedFirst) in [("לייי", true), ("יייל", false)] {
            let top = try #require(try ink(word).min { $0.y < $1.y })
            let columns = try columns(word)
            #expect((2 * top.x > columns.lowerBound + columns.upperBound) == isLamedFirst, "\(word)")
        }
    }

    @Test func naturalAlignmentFollowsTheParagraph() throws {
        #expect(try columns("Hi").upperBound < 60)
        #expect(try columns("לי").lowerBound > 140)
        #expect(try columns("לי", alignment: .left).upperBound < 60)
        // The direction is that of the first letter, not of the digits before it.
        #expect(try columns("12 לי").lowerBound > 100)
    }

    @Test func arabicLettersAreJoined() throws {
        #expect(try Set(ink("بب").map(\.x)).count == columns("بب").count)
        // A zero-width non-joiner keeps the letters apart, in their wider final form.
        #expect(width("بب") < width("ب\u{200C}ب") - 1)
    }

    @Test func chineseLettersComeFromAnotherFont() throws {
        // A font without them would show the same box for both.
        let (one, other) = (try drawn(text("日")), try drawn(text("木")))
        #expect(one != other)
        #expect(try ink("日").count > 60)
        #expect(width("日") > 20)
    }

    @Test func emojiHaveTheirColors() throws {
        func yellowPixels(_ text: Text) throws -> Int {
            let drawn = try drawn(text)
            return (0..<40).reduce(0) { sum, x in
                sum
                    + (0..<40).count { y in
                        let pixel = drawn[x, y]
                        return pixel.red > 200 && pixel.green > 140 && pixel.blue < 120
                    }
            }
        }
        #expect(try yellowPixels(text("😀")) > 200)
        #expect(try yellowPixels(text("😀", color: .black.faded(by: 0))) == 0)
        #expect(try yellowPixels(text("A")) == 0)
        // One emoji of three code points, not three.
        #expect(width("👩‍🚀") == width("😀"))
    }

    @Test func emojiStandAtEveryPlace() throws {
        let left = CGRect(x: 0.25, y: 0, width: 50, height: 40)
        func drawn(at frame: CGRect) throws -> Bitmap {
            try bitmap(60, 40, sheet(.text(Text("😀", font: ShapingTests.font, frame: frame))))
        }
        #expect(try drawn(at: left) != drawn(at: left.offsetBy(dx: 0.5, dy: 0)))
    }

    @Test func substitutesDoNotMoveTheLine() throws {
        func bottom(_ string: String) throws -> Int? { try ink(string).filter { $0.x < 18 }.map(\.y).max() }
        #expect(try bottom("H") == bottom("H 😀日"))
        let size = PangoTextMeasurer().size(of: "H\nH", font: ShapingTests.font, width: 0, lineLimit: 0)
        let mixed = PangoTextMeasurer().size(of: "H\n😀日", font: ShapingTests.font, width: 0, lineLimit: 0)
        #expect(size.height == mixed.height)
    }

    @Test func aShortenedHebrewLineEndsAtTheLeft() throws {
        let line = "ללל ללל ללל ללל ללל ללל ללל ללל ללל ללל"
        let ink = try ink(line)
        // The dots are low, the letters high: at the left end only the lower part of the line has ink.
        let columns = try columns(line)
        let dots = try #require(ink.filter { $0.x < columns.lowerBound + 12 }.map(\.y).min())
        let letters = try #require(ink.map(\.y).min())
        #expect(dots > letters + 10)
        #expect(columns.upperBound > 190)
    }

    @Test func allThreadsDrawTheSamePixels() throws {
        let strings = (0..<40).map { "AV \($0) שלום سلام 日 😀" }
        let serial = try strings.map { try drawn(text($0), scale: 2) }
        let shared = Drawings(count: strings.count)
        DispatchQueue.concurrentPerform(iterations: 4 * strings.count) { index in
            let bitmap = try? drawn(text(strings[index % strings.count]), scale: 2)
            shared.add(bitmap, at: index % strings.count)
        }
        for (index, bitmaps) in shared.bitmaps.enumerated() {
            #expect(bitmaps.count == 4 && bitmaps.allSatisfy { $0 == serial[index] })
        }
    }

    private final class Drawings: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var bitmaps: [[Bitmap?]]

        init(count: Int) { bitmaps = Array(repeating: [], count: count) }

        func add(_ bitmap: Bitmap?, at index: Int) { lock.withLock { bitmaps[index].append(bitmap) } }
    }

    private func picture(_ strings: String...) -> Picture {
        let layers = strings.enumerated().map { index, string in
            sheet(at: CGPoint(x: 0, y: CGFloat(index) * 40), .text(text(string)))
        }
        return Picture(size: CGSize(width: 200, height: CGFloat(strings.count) * 40), layers: layers)
    }

    @Test func svgKeepsTextAndDrawsSubstitutes() throws {
        let svg = String(decoding: try picture("שלום", "Hi 日 😀 there").svgData(), as: UTF8.self)
        #expect(svg.contains(#/<text x="200" y=.* direction="rtl">שלום</text>/#))
        #expect(svg.contains(#/<text [^>]*>Hi ?</text>/#) && svg.contains(#/<text [^>]*> ?there</text>/#))
        #expect(svg.contains(#/aria-label="日 ?"/#) && svg.contains("href=\"data:image/png;base64,"))
    }

    /// Expects a rendering at scale 2 to differ from a picture much less than an empty page does: renderers
    /// place and smooth letters by other fractions of a pixel.
    private func expectSameText(_ rendered: Bitmap, as picture: Picture) throws {
        let drawn = try Bitmap(drawing: picture, scale: 2)
        let empty = try Bitmap(drawing: Picture(size: picture.size, background: .white), scale: 2)
        let difference = try #require(PictureDifference(rendered, drawn))
        let ink = try #require(PictureDifference(empty, drawn))
        #expect(difference.mean < ink.mean / 2)
    }

    @Test(.enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"))
    func anotherRendererDrawsTheSameSVG() throws {
        let picture = picture("AV fin שלום", "سلام Wort", "Hi 日本 😀 there", "שלום 日本 😀!")
        try withTemporaryFolder { folder in
            let (svg, png) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
            try picture.svgData().write(to: svg)
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", "--output", png.path, svg.path])
            try expectSameText(try Bitmap(png: Data(contentsOf: png)), as: picture)
        }
    }

    @Test(
        .enabled(if: OutsideProgram("pdftotext").isInstalled, "pdftotext is not installed"),
        arguments: ["fin AV", "日本", "Hi there"])
    func pdfKeepsText(string: String) throws {
        let words = try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture(string).pdfData().write(to: pdf)
            return try OutsideProgram("pdftotext").run([pdf.path, "-"])
        }
        #expect(
            String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == string)
    }

    @Test(.enabled(if: OutsideProgram("pdftoppm").isInstalled, "pdftoppm is not installed"))
    func anotherRendererDrawsTheSamePDF() throws {
        let picture = picture("AV fin שלום", "سلام Wort", "Hi 日本 😀 there")
        try withTemporaryFolder { folder in
            let pdf = folder.appendingPathComponent("a.pdf")
            try picture.pdfData().write(to: pdf)
            let stem = folder.appendingPathComponent("a").path
            try OutsideProgram("pdftoppm").run(["-png", "-r", "144", "-singlefile", pdf.path, stem])
            let png = folder.appendingPathComponent("a.png")
            try expectSameText(try Bitmap(png: Data(contentsOf: png)), as: picture)
        }
    }
}
