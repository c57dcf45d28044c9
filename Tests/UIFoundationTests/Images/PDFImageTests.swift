import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// PDF files as images, as asset catalogs have them.
@MainActor @Suite struct PDFImageTests {
    /// Returns a file with a page of 40 x 20 points.
    private static func file(
        _ instructions: String, resources: String = "", objects: String = ""
    ) -> String {
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 40 20] >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
        4 0 obj << /Length 5 0 R >> stream
        \(instructions)
        endstream endobj
        5 0 obj \(instructions.utf8.count) endobj
        \(objects)
        trailer << /Root 1 0 R >>
        """
    }

    private static func page(_ file: String) throws -> (image: UIImage, leftOut: [String]) {
        try UIImage.page(ofPDF: Data(file.utf8))
    }

    @Test func formsWithinFormsEndWithTheWorkThatIsAllowed() throws {
        let names = (5..<16).map { number in
            """
            \(number) 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 40 20] /Length 80
            /Resources << /XObject << /F \(number + 1) 0 R >> >> >> stream
            \(String(repeating: "/F Do ", count: 10))
            endstream endobj
            """
        }
        let last = "16 0 obj << /Subtype /Form /BBox [0 0 40 20] /Length 1 >> stream\nn\nendstream endobj"
        let page = try Self.page(
            Self.file(
                "/F Do", resources: "/XObject << /F 6 0 R >>",
                objects: names.dropFirst().joined(separator: "\n") + last))
        #expect(page.leftOut == ["what is too much work"])
    }

    @Test func imagesWithoutDataAreWorkAsWell() throws {
        let image =
            "6 0 obj << /Subtype /Image /Width 4096 /Height 4096 /Length 1 >> stream\nn\nendstream endobj"
        let page = try Self.page(
            Self.file("/I Do /I Do /I Do /I Do", resources: "/XObject << /I 6 0 R >>", objects: image))
        #expect(page.leftOut == ["an image in a format that is not read", "what is too much work"])
    }

    @Test func aPageThatNamesOneStreamVeryOftenIsRefused() throws {
        let stream = String(repeating: " ", count: 1 << 20)
        let pages = Self.file(stream).replacing(
            "/Contents 4 0 R", with: "/Contents [\(String(repeating: "4 0 R ", count: 300))]")
        let error = #expect(throws: PDFFile.Failure.self) { try Self.page(pages) }
        #expect(error?.description == "The PDF cannot be read: its streams have more than 256 MiB.")
    }

    /// A filled area: its bounds, counted from the top left corner, and its color.
    private struct Area: Equatable {
        var bounds: CGRect
        var color: Color
    }

    private static func areas(of image: UIImage) -> [Area] {
        guard case .drawing(let layer) = image.content else { return [] }
        return areas(of: layer, .identity)
    }

    private static func areas(of layer: Layer, _ outer: CGAffineTransform) -> [Area] {
        let transform = layer.transform.concatenating(outer)
        let own = layer.contents.compactMap { content -> Area? in
            guard case .fill(.path(let path), let color) = content else { return nil }
            let points = path.applying(transform).elements.compactMap { element -> CGPoint? in
                switch element {
                case .move(let point), .line(let point), .curve(let point, _, _): point
                case .close: nil
                }
            }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
            else { return nil }
            return Area(
                bounds: CGRect(x: left, y: top, width: right - left, height: bottom - top), color: color)
        }
        return own + layer.children.flatMap { areas(of: $0, transform) }
    }

    private static let red = Color(red: 1)
    private static let blue = Color(blue: 1)

    @Test func aPageIsAnImageOfItsSizeWhoseOriginIsAtTheLowerLeft() throws {
        let (image, leftOut) = try Self.page(Self.file("1 0 0 rg 5 2 10 4 re f"))
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(leftOut == [])
        #expect(
            Self.areas(of: image) == [
                Area(bounds: CGRect(x: 5, y: 14, width: 10, height: 4), color: Self.red)
            ])
    }

    @Test func transformsAndColorsAreSavedAndRestored() throws {
        let instructions = "0 0 1 rg q 2 0 0 2 10 0 cm 1 0 0 rg 0 0 5 5 re f Q 0 0 5 5 re f"
        let areas = Self.areas(of: try Self.page(Self.file(instructions)).image)
        #expect(
            areas == [
                Area(bounds: CGRect(x: 10, y: 10, width: 10, height: 10), color: Self.red),
                Area(bounds: CGRect(x: 0, y: 15, width: 5, height: 5), color: Self.blue),
            ])
    }

    @Test(arguments: [
        ("0 1 1 0 k", Color(red: 1)), ("0.5 g", Color(red: 0.5, green: 0.5, blue: 0.5)),
        ("/Own cs 0 0 1 sc", Color(blue: 1)), ("/Spot cs 1 scn", Color(red: 1)),
        ("/Faint gs 1 0 0 rg", Color(red: 1, alpha: 0.5)),
    ])
    func colorsOfAllSpacesAreShown(_ choice: String, _ color: Color) throws {
        let resources = """
            /ColorSpace << /Own [/ICCBased 6 0 R] /Spot [/Separation /Ink /DeviceRGB 7 0 R] >>
            /ExtGState << /Faint << /ca 0.5 >> >>
            """
        let objects = """
            6 0 obj << /N 3 /Length 0 >> stream
            endstream endobj
            7 0 obj << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [1 0 0] >> endobj
            """
        let file = Self.file(choice + " 0 0 4 4 re f", resources: resources, objects: objects)
        #expect(Self.areas(of: try Self.page(file).image).map(\.color) == [color])
    }

    @Test(arguments: [("Multiply", "multiply"), ("ColorDodge", "colorDodge"), ("Hue", "hue")])
    func areasAreBlended(_ name: String, _ mode: String) throws {
        func modes(_ layer: Layer) -> [String] { ["\(layer.blending)"] + layer.children.flatMap(modes) }
        let page = try Self.page(
            Self.file("/Set gs 0 0 4 4 re f", resources: "/ExtGState << /Set << /BM /\(name) >> >>"))
        guard case .drawing(let layer) = page.image.content else {
            Issue.record("no drawing")
            return
        }
        #expect(modes(layer).contains(mode) && page.leftOut == [])
        let other = try Self.page(
            Self.file("/Set gs 0 0 4 4 re f", resources: "/ExtGState << /Set << /BM /Own >> >>"))
        #expect(other.leftOut == ["the blend mode Own"])
    }

    @Test func aFormIsDrawnWithItsOwnTransform() throws {
        let form = """
            6 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 20 10] /Length 20 >> stream
            0 0 1 rg 0 0 2 2 re f
            endstream endobj
            """
        let file = Self.file("/Fm Do", resources: "/XObject << /Fm 6 0 R >>", objects: form)
        #expect(
            Self.areas(of: try Self.page(file).image) == [
                Area(bounds: CGRect(x: 20, y: 8, width: 2, height: 2), color: Self.blue)
            ])
    }

    @Test func aGradientHasTheColorsOfItsFunction() throws {
        let shading = """
            6 0 obj << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 40 0] /Extend [true true]
            /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 1 0] /Functions [7 0 R 7 0 R] >>
            >> endobj
            7 0 obj << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> endobj
            """
        let file = Self.file("/Sh sh", resources: "/Shading << /Sh 6 0 R >>", objects: shading)
        guard case .drawing(let layer) = try Self.page(file).image.content else {
            Issue.record("no drawing")
            return
        }
        func gradients(_ layer: Layer) -> [Gradient] {
            layer.contents.compactMap { if case .gradient(_, let gradient) = $0 { gradient } else { nil } }
                + layer.children.flatMap(gradients)
        }
        let gradient = try #require(gradients(layer).first)
        #expect(gradient.form == .axial(from: CGPoint(x: 0, y: 20), to: CGPoint(x: 40, y: 20)))
        #expect(gradient.stops.first?.color == Self.red && gradient.stops.last?.color == Self.red)
        #expect(gradient.stops[16].color == Self.blue)
    }

    @Test func whatIsNotDrawnIsNamed() throws {
        let (_, leftOut) = try Self.page(Self.file("BT /F1 12 Tf (Hello) Tj (again) Tj ET /None sh"))
        #expect(leftOut == ["text", "a gradient of a kind that is not read"])
    }

    @Test(arguments: [
        ("no PDF", "does not begin as a PDF file does"),
        ("%PDF-1.4 trailer << /Encrypt 1 0 R >>", "is encrypted"),
        ("%PDF-1.4", "has no page"),
    ])
    func aFileThatCannotBeReadSaysWhy(_ text: String, _ reason: String) {
        #expect { try Self.page(text) } throws: { "\($0)".contains(reason) }
    }

    @Test func streamsThatNameEachOtherAsTheirLengthsAreRead() throws {
        let file = Self.file("0 0 4 4 re f").replacingOccurrences(
            of: "5 0 obj 12 endobj",
            with: """
                5 0 obj << /Length 4 0 R >> stream
                endstream endobj
                """)
        #expect(Self.areas(of: try Self.page(file).image).count == 1)
    }

    @Test func aCatalogsPDFIsAnImageThatIsATemplateWhereTheCatalogSaysSo() throws {
        let contents = """
            {"images": [{"filename": "leaf.pdf", "idiom": "universal"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        try withTemporaryFolder { folder in
            let set = folder.appendingPathComponent("Assets.xcassets/Leaf.imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try contents.write(
                to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
            try Self.file("0 0 4 4 re f BT (a) Tj ET").write(
                to: set.appendingPathComponent("leaf.pdf"), atomically: true, encoding: .utf8)
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            (host.imageCoder, host.resourceFolder) = (TextImageCoder(), folder.path)
            host.withCurrent {
                let image = UIImage(named: "Leaf")
                #expect(image?.size == CGSize(width: 40, height: 20))
                #expect(image?.renderingMode == .alwaysTemplate)
                #expect(host.warnings == ["UIImage(named: \"Leaf\"): of leaf.pdf, text is left out."])
            }
        }
    }
}
