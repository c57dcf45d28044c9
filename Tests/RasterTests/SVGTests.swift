import CoreGeometry
import Foundation
import Picture
import Raster
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGTests {
    private func svg(_ layers: Layer..., background: Color = .white) throws -> String {
        let picture = Picture(size: CGSize(width: 100, height: 60.5), background: background, layers: layers)
        return String(decoding: try picture.svgData(), as: UTF8.self)
    }

    @Test func aPictureReadsAsItWasWritten() throws {
        let label = Text(
            "Hi", font: Font(size: 10), color: .red, frame: CGRect(x: 0, y: 0, width: 50, height: 20),
            alignment: .center)
        let square = Layer(
            name: "square", transform: CGAffineTransform(translationX: 50, y: 20).rotated(by: .pi / 4),
            opacity: 0.5,
            contents: [.fill(rectangle(-10, -10, 20, 20), Color(red: 1, green: 0.5, blue: 0))],
            children: [
                Layer(contents: [
                    .stroke(.ellipse(in: CGRect(x: 0, y: 0, width: 3, height: 1)), .black, Stroke())
                ])
            ])
        let lines = try svg(square, Layer(name: "label", contents: [.text(label)])).split(separator: "\n")
        #expect(
            lines.map(String.init) == [
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"60.5\" viewBox=\"0 0 100 60.5\">",
                "  <rect width=\"100\" height=\"60.5\" fill=\"#ffffff\"/>",
                "  <g id=\"square\" transform=\"translate(50 20) rotate(45)\" opacity=\"0.5\">",
                "    <rect x=\"-10\" y=\"-10\" width=\"20\" height=\"20\" fill=\"#ff8000\"/>",
                "    <g>",
                "      <ellipse cx=\"1.5\" cy=\"0.5\" rx=\"1.5\" ry=\"0.5\" fill=\"none\" stroke=\"#000000\" stroke-width=\"1\" stroke-miterlimit=\"10\"/>",
                "    </g>",
                "  </g>",
                "  <g id=\"label\">",
                "    <text x=\"25\" text-anchor=\"middle\" y=\"13.462\" font-family=\"'DejaVu Sans', sans-serif\" font-size=\"10\" fill=\"#ff0000\">Hi</text>",
                "  </g>",
                "</svg>",
            ])
    }

    @Test func aTitleAndASummaryAreReadOut() throws {
        var picture = Picture(
            size: CGSize(width: 9, height: 9),
            layers: [Layer(name: "title", contents: [.fill(square(side: 1), .red)])])
        picture.title = "<Balls> & “cubes”"
        picture.summary = "A \"ball\" falls ]]> and a < b."
        let reader = XMLReader(try picture.svgData())
        #expect(reader.texts["title"] == picture.title && reader.texts["desc"] == picture.summary)
        #expect(reader.attributes["role"] == "img" && reader.attributes["aria-labelledby"] == "title desc")
        // A layer of the same name gets another id.
        #expect(reader.ids == ["title", "desc", "title-2"])
        picture.summary = nil
        #expect(XMLReader(try picture.svgData()).attributes["aria-labelledby"] == "title")
    }

    @Test func namesBecomeUniqueIDs() throws {
        let names = ["box", "box", "box-2", "a<b & \"c\"", "1st", "", "Würfel", "clip", "💥"]
        var layers = names.map { Layer(name: $0, contents: [.fill(square(side: 1), .red)]) }
        layers[0].clip = square(side: 2)
        let data = try Picture(size: CGSize(width: 9, height: 9), layers: layers).svgData()
        let ids = String(decoding: data, as: UTF8.self).matches(of: #/id="([^"]*)"/#).map {
            String($0.output.1)
        }
        #expect(
            ids == ["clip", "box", "box-2", "box-2-2", "a-b----c-", "_1st", "_", "Würfel", "clip-2", "_-"])
        #expect(XMLParser(data: data).parse())
    }

    @Test func specialCharactersSurviveAnXMLParser() throws {
        let string = "<b> & \"quoted\" 'single' ]]> \u{1}\u{FFFE}é💥"
        let font = Font(family: "A&B <C> \"D\" 'E'", size: 5)
        let text = Text(string, font: font, frame: CGRect(x: 0, y: 0, width: 1000, height: 60))
        let data = Data(try svg(Layer(name: "<&>", contents: [.text(text)])).utf8)
        let reader = XMLReader(data)
        // An emoji is a picture with its text as a label.
        #expect(reader.text == "<b> & \"quoted\" 'single' ]]> é")
        #expect(reader.attributes["aria-label"] == "💥")
        #expect(reader.attributes["font-family"] == "'A&B <C> \"D\" E', 'Inter', sans-serif")
    }

    @Test func severalSpacesAreKept() throws {
        let text = Text("a  b", font: Font(size: 5), frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(try svg(Layer(contents: [.text(text)])).contains("xml:space=\"preserve\">a  b</text>"))
    }

    @Test func numbersAreShort() throws {
        let path = Path([.line(CGPoint(x: 1.0 / 3, y: -0.0001)), .line(CGPoint(x: 1e6, y: 2.5)), .close])
        let written = try svg(
            Layer(
                transform: CGAffineTransform(0.5, 0, 0.1234567, 2, 1e-9, 7),
                contents: [.fill(.path(path), .red)]),
            background: .clear)
        #expect(written.contains("d=\"M0.333,0 L0.333,0 L1000000,2.5 Z\""))
        #expect(written.contains("matrix(0.5 0 0.123457 2 0 7)"))
        #expect(!written.contains("<rect"))
    }

    @Test func whatCannotBeSeenIsLeftOut() throws {
        let gone = [
            Layer(name: "flat", transform: CGAffineTransform(scaleX: 0, y: 1)),
            Layer(name: "nowhere", transform: CGAffineTransform(translationX: .nan, y: 0)),
            Layer(name: "faded", opacity: 0), Layer(name: "cut", clip: .path(Path())),
        ]
        let picture = Picture(
            size: CGSize(width: 9, height: 9),
            layers: gone + [Layer(contents: [.fill(rectangle(.nan, 0, 1, 1), .red)])])
        let written = String(decoding: try picture.svgData(), as: UTF8.self)
        #expect(!written.contains("id="))
        #expect(!written.lowercased().contains("nan"))
    }

    @Test(arguments: [
        CGSize(width: 0, height: 9), CGSize(width: 9, height: CGFloat.nan),
        CGSize(width: CGFloat.infinity, height: 1),
    ])
    func badSizesAreErrors(size: CGSize) {
        #expect(throws: RasterError.self) { try Picture(size: size).svgData() }
    }

    @Test func twoRunsWriteTheSameBytes() throws {
        #expect(try Specimen.everything.svgData() == Specimen.everything.svgData())
    }

    @Test(.enabled(if: OutsideProgram("rsvg-convert").isInstalled, "rsvg-convert is not installed"))
    func anotherRendererDrawsTheSamePicture() throws {
        // Edges are sampled by another rule at 1 pixel each: a tenth of a component on average would be a
        // misplaced shape.
        let difference = try compared(Specimen.shapes)
        #expect(difference.largest <= 48)
        #expect(difference.mean < 0.3)
        // Letters are the same font; hinting and kerning move their edges.
        #expect(try compared(Specimen.everything).mean < 2)
    }

    private func compared(_ picture: Picture) throws -> PictureDifference {
        try withTemporaryFolder { folder in
            let (svg, png) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
            try picture.svgData().write(to: svg)
            try OutsideProgram("rsvg-convert").run(["--zoom", "2", "--output", png.path, svg.path])
            let rendered = try Bitmap(png: Data(contentsOf: png))
            return try #require(PictureDifference(rendered, try Bitmap(drawing: picture, scale: 2)))
        }
    }
}

/// The contents of a file as an XML parser reads them: its text without the space between elements, the texts
/// of elements by their names, the last value of each attribute, and all ids in their order.
private final class XMLReader: NSObject, XMLParserDelegate {
    private(set) var text = ""
    private(set) var attributes: [String: String] = [:]
    private(set) var texts: [String: String] = [:]
    private(set) var ids: [String] = []
    private var element = ""

    init(_ data: Data) {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        if !parser.parse() { text = "not well-formed" }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
        texts[element, default: ""] += string
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) { element = "" }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        self.attributes.merge(attributes) { $1 }
        element = elementName
        if let id = attributes["id"] { ids.append(id) }
    }
}
