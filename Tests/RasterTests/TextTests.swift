import CoreGeometry
import Picture
import Raster
import TestSupport
import Testing

@Suite struct TextTests {
    private let ruler = PangoTextMeasurer()
    private let font = Font(size: 16)

    @Test(arguments: [
        ("Avenir Next", "Inter"), ("Futura", "Inter"), ("GillSans", "Inter"), ("No Such Family", "Inter"),
        ("Menlo", "DejaVu Sans Mono"), ("TimesNewRomanPSMT", "Liberation Serif"),
    ])
    func aPhonesFontThatIsMissingIsDrawnWithANearOne(_ family: String, _ other: String) throws {
        func width(_ family: String) -> CGFloat {
            ruler.size(of: "Quick motion", font: Font(family: family, size: 40), width: 0, lineLimit: 1).width
        }
        try #require(!Font.isInstalled(family: family) && Font.isInstalled(family: other))
        #expect(width(family) == width(other))
        #expect(width(family) != width("DejaVu Sans"))
    }

    private func width(_ string: String) -> CGFloat {
        ruler.size(of: string, font: font, width: 0, lineLimit: 1).width
    }

    private func height(_ string: String, width: CGFloat, lineLimit: Int = 0) -> Int {
        let one = ruler.size(of: "x", font: font, width: 0, lineLimit: 1).height
        return Int(
            (ruler.size(of: string, font: font, width: width, lineLimit: lineLimit).height / one).rounded())
    }

    /// The columns and rows that ink of a text in a frame of 200 x 100 points covers.
    private func ink(
        _ string: String, alignment: Text.Alignment = .left, lineLimit: Int = 1, scale: CGFloat = 1,
        frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)
    ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        let text = Text(string, font: font, frame: frame, alignment: alignment, lineLimit: lineLimit)
        let drawn = try bitmap(200, 100, background: .clear, scale: scale, sheet(.text(text)))
        let inked = drawn.pixels.indices.filter { drawn.pixels(at: $0) }
        let (columns, rows) = (inked.map { $0 % drawn.width }, inked.map { $0 / drawn.width })
        return (
            try #require(columns.min())...(try #require(columns.max())),
            try #require(rows.min())...(try #require(rows.max()))
        )
    }

    @Test func alignmentPlacesTheLine() throws {
        let left = try ink("HHH"), center = try ink("HHH", alignment: .center),
            right = try ink("HHH", alignment: .right)
        #expect(left.columns.lowerBound <= 3)
        #expect(right.columns.upperBound >= 196)
        // An H has the same space on both sides, so the centered word has too, to within a pixel.
        #expect(abs(center.columns.lowerBound - (199 - center.columns.upperBound)) <= 1)
        #expect(
            left.columns.count == center.columns.count || abs(left.columns.count - center.columns.count) == 1)
    }

    @Test func theBlockStandsInTheMiddleOfItsFrame() throws {
        // Capitals stand on the baseline; ascent and descent of DejaVu Sans, 0.928 and 0.236 of the size, put
        // it 5.5 below the middle.
        let one = try ink("H")
        #expect(abs(one.rows.upperBound - 55) <= 1)
        let two = try ink("H\nH", lineLimit: 2)
        let lineHeight = ruler.size(of: "H", font: font, width: 0, lineLimit: 1).height
        #expect(abs(CGFloat(two.rows.count - one.rows.count) - lineHeight) <= 1)
        #expect(abs(CGFloat(one.rows.lowerBound - two.rows.lowerBound) - lineHeight / 2) <= 1)
    }

    /// Cairo leaves out what is far from what it draws on; no line is long enough for that.
    @Test(arguments: [1.0, 4]) func longLinesAreDrawnToTheirEnd(scale: CGFloat) throws {
        let line = String(repeating: "H", count: 16)
        let end = (width(line) - 1.5) * scale
        #expect(abs(CGFloat(try ink(line, scale: scale).columns.upperBound) - end) <= 2 * scale)
        let narrow = Font(size: 2)
        let long = Text(
            String(repeating: "H", count: 100), font: narrow, frame: CGRect(x: 0, y: 0, width: 200, height: 9)
        )
        let drawn = try bitmap(200, 9, background: .clear, scale: 4, sheet(.text(long)))
        let columns = drawn.pixels.indices.filter { drawn.pixels(at: $0) }.map { $0 % drawn.width }
        #expect(try #require(columns.max()) > 4 * (150 - 2))
    }

    @Test func letterWidthsAddUp() {
        // DejaVu Sans: the advance of H is 1540 of 2048 units of the em square.
        #expect(abs(width("H") - 16 * 1540 / 2048) < 0.001)
        #expect(abs(width("HHHH") - 4 * width("H")) < 1e-9)
    }

    @Test func layoutIsTheSameAtEveryScale() throws {
        let once = try ink("Fall, bounce and rest", lineLimit: 0, scale: 1)
        let fourTimes = try ink("Fall, bounce and rest", lineLimit: 0, scale: 4)
        #expect(abs(fourTimes.columns.upperBound - once.columns.upperBound * 4) <= 4)
        #expect(abs(fourTimes.rows.lowerBound - once.rows.lowerBound * 4) <= 4)
    }

    @Test func lettersMoveByPartsOfAPixel() throws {
        func drawn(at x: CGFloat) throws -> Bitmap {
            let frame = CGRect(x: x, y: 0, width: 40, height: 30)
            return try bitmap(44, 30, sheet(.text(Text("Hip", font: font, frame: frame))))
        }
        let pictures = try [0, 0.25, 0.5, 0.75, 1].map(drawn)
        for (index, picture) in pictures.enumerated() {
            #expect(pictures[..<index].allSatisfy { $0 != picture })
        }
        let shifted = try drawn(at: 1), first = try drawn(at: 0)
        for x in 0..<43 { #expect(shifted[x + 1, 15].distance(to: first[x, 15]) <= 2) }
    }

    @Test func linesBreakAtWords() {
        #expect(height("one two", width: width("one two")) == 1)
        #expect(height("one two", width: width("one two") - 0.1) == 2)
        #expect(height("one two three", width: width("two three")) == 2)
        #expect(height("one two three", width: width("three")) == 3)
    }

    @Test func linesBreakAtNewlinesAndKeepEmptyOnes() {
        #expect(height("one\ntwo", width: 1000) == 2)
        #expect(height("one\r\n\r\ntwo\n", width: 1000) == 4)
    }

    @Test func wordsWiderThanALineBreakInside() {
        #expect(height("HHHHHH", width: width("HHH")) == 2)
        #expect(height("HHHHHH", width: 1) == 6)
        #expect(ruler.size(of: "HHHHHH", font: font, width: width("HH"), lineLimit: 0).width == width("HH"))
    }

    @Test func spacesAtALineBreakTakeNoRoom() {
        #expect(
            ruler.size(of: "one     two", font: font, width: width("one "), lineLimit: 0).width
                == max(width("one"), width("two")))
    }

    @Test func whatDoesNotFitEndsWithAnEllipsis() throws {
        let narrow = width("Hello…") + 0.5
        #expect(try lines("Hello world", width: narrow) == ["Hello…"])
        #expect(try lines("Hello world", width: width("Hello world")) == ["Hello world"])
        #expect(try lines("Hello\nworld", width: 500) == ["Hello…"])
        #expect(
            try lines("one two three four", width: width("one two"), lineLimit: 2) == ["one two", "three…"])
        #expect(try lines("Hello", width: 2) == ["…"])
    }

    @Test func noMoreLinesThanFitIntoTheFrame() throws {
        let three = "one\ntwo\nthree"
        #expect(try lines(three, width: 500, height: 100, lineLimit: 0) == ["one", "two", "three"])
        #expect(try lines(three, width: 500, height: 40, lineLimit: 0) == ["one", "two…"])
        #expect(try lines(three, width: 500, height: 3, lineLimit: 0) == ["one…"])
        #expect(try lines(three, width: 500, height: 40, lineLimit: 3) == ["one", "two…"])
    }

    /// The lines as the SVG writes them.
    private func lines(
        _ string: String, width: CGFloat, height: CGFloat = 100, lineLimit: Int = 1
    ) throws -> [String] {
        let text = Text(
            string, font: font, frame: CGRect(x: 0, y: 0, width: width, height: height), lineLimit: lineLimit)
        let picture = Picture(size: CGSize(width: 500, height: 100), layers: [sheet(.text(text))])
        let svg = String(decoding: try picture.svgData(), as: UTF8.self)
        return svg.matches(of: #/<text[^>]*>([^<]*)</text>/#).map { String($0.output.1) }
    }

    @Test func aFrameOfTheMeasuredSizeHoldsTheText() throws {
        for string in ["Fall", "Fall, bounce and rest", "one\ntwo two two\nthree"] {
            let size = ruler.size(of: string, font: font, width: 90, lineLimit: 0)
            let measured = try lines(string, width: size.width, height: size.height, lineLimit: 0)
            #expect(try measured == lines(string, width: 90, height: 1000, lineLimit: 0))
            #expect(!measured.contains { $0.contains("…") })
        }
    }

    @Test func boldIsWiderAndSlantedIsAnother() throws {
        let bold = ruler.size(of: "Weight", font: Font(size: 16, isBold: true), width: 0, lineLimit: 1)
        #expect(bold.width > width("Weight") + 1)
        let frame = CGRect(x: 0, y: 0, width: 90, height: 30)
        func drawn(_ font: Font) throws -> Bitmap {
            try bitmap(90, 30, sheet(.text(Text("Weight", font: font, frame: frame))))
        }
        #expect(try drawn(Font(size: 16)) != drawn(Font(size: 16, isItalic: true)))
    }

    @Test func missingFamiliesFallBack() throws {
        let size = ruler.size(
            of: "Hello", font: Font(family: "No Such Family", size: 16), width: 0, lineLimit: 1)
        #expect(size.width > 10)
        let odd = Font(family: "\u{0}\u{1}:%[]", size: 16)
        #expect(ruler.size(of: "Hello", font: odd, width: 0, lineLimit: 1).width > 10)
    }

    @Test(arguments: [0, -4, CGFloat.nan, CGFloat.infinity])
    func fontsWithoutASizeShowNothing(size: CGFloat) throws {
        let font = Font(size: size)
        #expect(ruler.size(of: "Hello", font: font, width: 0, lineLimit: 1) == .zero)
        let text = Text("Hello", font: font, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(try bitmap(50, 20, sheet(.text(text))) == bitmap(50, 20))
    }

    @Test func extremeSizesAreDrawnOrRefusedButNeverStopTheProgram() throws {
        for size in [1e-9, 1e-3, 500, 5000, 50_000, 1e6] as [CGFloat] {
            let text = Text("Hi", font: Font(size: size), frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            do {
                _ = try bitmap(50, 20, sheet(.text(text)))
            } catch let error as RasterError {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test func endlessLinesAreErrorsThatNameTheLayer() throws {
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 20)
        let text = Text(String(repeating: "m", count: 9000), font: Font(size: 0.1), frame: frame)
        let error = try #require(throws: RasterError.self) {
            try bitmap(50, 20, Layer(name: "noise", contents: [.text(text)]))
        }
        #expect(error.message.contains("“noise”"))
    }

    @Test func emptyAndInvisibleTextsHaveNoSizeOrInk() throws {
        #expect(ruler.size(of: "", font: font, width: 50, lineLimit: 0) == .zero)
        #expect(ruler.size(of: "\n", font: font, width: 50, lineLimit: 0) == .zero)
        for string in ["", " ", "\n\n", "\u{0}\u{7}\u{1b}"] {
            let text = Text(
                string, font: font, frame: CGRect(x: 0, y: 0, width: 50, height: 60), lineLimit: 0)
            #expect(try bitmap(50, 60, sheet(.text(text))) == bitmap(50, 60))
        }
    }

    @Test func controlCharactersHaveNoWidthAndTabsAreSpaces() {
        #expect(width("a\u{0}\u{1b}b") == width("ab"))
        #expect(width("a\tb") == width("a b"))
    }

    @Test func lettersOfSeveralScalarsStayTogether() throws {
        let family = "👩‍👩‍👧e\u{301}x"
        #expect(height(family, width: 1) == 3)
    }
}

extension Bitmap {
    fileprivate func pixels(at index: Int) -> Bool {
        withUnsafeBytes { $0[index * 4 + 3] > 64 }
    }
}
