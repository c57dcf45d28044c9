import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// SVG files as images, as asset catalogs have them.
@MainActor @Suite struct SVGImageTests {
    /// A filled area: its bounds and its color, or the colors of its gradient.
    private struct Area: Equatable {
        var bounds: CGRect
        var colors: [Color]
    }

    private static func drawing(_ elements: String, size: String = #"viewBox="0 0 40 20""#) throws -> (
        image: UIImage, leftOut: [String]
    ) {
        try UIImage.drawing(ofSVG: Data("<svg \(size)>\(elements)</svg>".utf8))
    }

    private static func areas(_ elements: String) throws -> [Area] {
        let (image, leftOut) = try drawing(elements)
        #expect(leftOut == [])
        return areas(of: image)
    }

    private static func areas(of image: UIImage) -> [Area] {
        guard case .drawing(let layer) = image.content else { return [] }
        return areas(of: layer, .identity, 1)
    }

    private static func areas(of layer: Layer, _ outer: CGAffineTransform, _ opacity: CGFloat) -> [Area] {
        let transform = layer.transform.concatenating(outer)
        let opacity = opacity * layer.opacity
        let own = layer.contents.compactMap { content -> Area? in
            switch content {
            case .fill(.path(let path), let color):
                Area(bounds: bounds(path, transform), colors: [color.faded(by: opacity)])
            case .gradient(.path(let path), let gradient):
                Area(
                    bounds: bounds(path, transform),
                    colors: gradient.stops.map { $0.color.faded(by: opacity) })
            default: nil
            }
        }
        return own + layer.children.flatMap { areas(of: $0, transform, opacity) }
    }

    private static func bounds(_ path: Path, _ transform: CGAffineTransform) -> CGRect {
        let box = path.applying(transform).bounds
        func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        return CGRect(
            x: rounded(box.minX), y: rounded(box.minY), width: rounded(box.width),
            height: rounded(box.height))
    }

    private nonisolated static let (red, blue) = (Color(red: 1), Color(blue: 1))

    private nonisolated static func area(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ colors: Color...
    ) -> Area {
        Area(bounds: CGRect(x: x, y: y, width: width, height: height), colors: colors)
    }

    // MARK: Sizes

    @Test(arguments: [
        (#"viewBox="0 0 40 20""#, 40.0, 20.0), (#"width="24px" height="12""#, 24, 12),
        (#"width="72pt" height="1in""#, 96, 96), (#"width="100%" height="50%" viewBox="0 0 40 20""#, 40, 10),
    ])
    func aDrawingHasTheSizeThatItNames(_ size: String, _ width: Double, _ height: Double) throws {
        let image = try Self.drawing("", size: size).image
        #expect(image.size == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        ("", CGRect(x: 10, y: 0, width: 20, height: 20)),
        (#"preserveAspectRatio="none""#, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (#"preserveAspectRatio="xMinYMin""#, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (#"preserveAspectRatio="xMaxYMid slice""#, CGRect(x: 0, y: -10, width: 40, height: 40)),
    ])
    func coordinatesAreFitIntoTheSize(_ rule: String, _ box: CGRect) throws {
        let size = #"width="40" height="20" viewBox="5 5 10 10" \#(rule)"#
        let (image, _) = try Self.drawing(#"<rect x="5" y="5" width="10" height="10"/>"#, size: size)
        #expect(Self.areas(of: image).map(\.bounds) == [box])
    }

    // MARK: Shapes

    @Test(arguments: [
        (#"<rect x="1" y="2" width="10" height="4"/>"#, area(1, 2, 10, 4, .black)),
        (#"<rect x="1" y="2" width="10" height="4" rx="2" ry="1"/>"#, area(1, 2, 10, 4, .black)),
        (#"<circle cx="10" cy="10" r="4"/>"#, area(6, 6, 8, 8, .black)),
        (#"<ellipse cx="10" cy="10" rx="4" ry="2"/>"#, area(6, 8, 8, 4, .black)),
        (#"<polygon points="1,2 11,2 11 6 1 6"/>"#, area(1, 2, 10, 4, .black)),
        (#"<path d="M1 2h10v4H1z"/>"#, area(1, 2, 10, 4, .black)),
        (#"<path d="m1,2 10,0 0,4 -10,0z"/>"#, area(1, 2, 10, 4, .black)),
        (#"<path d="M5 10a5 5 0 1110 0 5 5 0 01-10 0"/>"#, area(5, 5, 10, 10, .black)),
        (#"<path d="M5 10A1 1 0 0 1 15 10"/>"#, area(5, 5, 10, 5, .black)),
        (#"<path d="M0 10C0 0 20 0 20 10S40 20 40 10"/>"#, area(0, 2.5, 40, 15, .black)),
        (#"<path d="M0 10Q10 0 20 10T40 10"/>"#, area(0, 5, 40, 10, .black)),
        (#"<path d="M1 2L11 2 11 6L1 6L5 x"/>"#, area(1, 2, 10, 4, .black)),
    ])
    private func shapesHaveTheirAreas(_ element: String, _ area: Area) throws {
        #expect(try Self.areas(element) == [area])
    }

    @Test(arguments: [
        ("translate(3)", CGRect(x: 3, y: 0, width: 2, height: 4)),
        ("translate(3 4) scale(2)", CGRect(x: 3, y: 4, width: 4, height: 8)),
        ("rotate(90)", CGRect(x: -4, y: 0, width: 4, height: 2)),
        ("rotate(90, 2, 2)", CGRect(x: 0, y: 0, width: 4, height: 2)),
        ("matrix(1 0 0 2 5 6)", CGRect(x: 5, y: 6, width: 2, height: 8)),
        ("skewX(45)", CGRect(x: 0, y: 0, width: 6, height: 4)),
    ])
    func transformsMoveElements(_ transform: String, _ box: CGRect) throws {
        let areas = try Self.areas(#"<g transform="\#(transform)"><rect width="2" height="4"/></g>"#)
        #expect(areas.map(\.bounds) == [box])
    }

    // MARK: Paint

    @Test(arguments: [
        ("red", Color(red: 1)), ("#f00", Color(red: 1)), ("#ff0000", Color(red: 1)),
        ("#ff000080", Color(red: 1, alpha: 128.0 / 255)), ("rgb(255, 0, 0)", Color(red: 1)),
        ("rgb(100%, 0%, 0%)", Color(red: 1)), ("rgba(255, 0, 0, 0.5)", Color(red: 1, alpha: 0.5)),
        ("currentColor", Color(blue: 1)), ("url(#none) red", Color(red: 1)),
    ])
    func colorsOfAllNotationsAreShown(_ text: String, _ color: Color) throws {
        let areas = try Self.areas(#"<g color="blue"><rect fill="\#(text)" width="2" height="2"/></g>"#)
        #expect(areas.map(\.colors) == [[color]])
    }

    @Test func stylesComeFromGroupsAttributesSheetsAndElements() throws {
        let sheet = "<style>/* own */ .a, .b { fill: blue } #c { fill: red }</style>"
        let areas = try Self.areas(
            sheet + #"<g fill="red"><rect width="1" height="1"/><rect class="a" width="1" height="1"/>"#
                + #"<rect class="b" id="c" width="1" height="1"/>"#
                + #"<rect class="a" fill="lime" style="fill: #000" width="1" height="1"/></g>"#
                + #"<rect fill="none" width="1" height="1"/>"#)
        #expect(areas.map(\.colors) == [[Self.red], [Self.blue], [Self.red], [.black]])
    }

    @Test func opacityIsThatOfTheElementAsAWhole() throws {
        let areas = try Self.areas(
            #"<g opacity="0.5"><rect fill="red" fill-opacity="50%" width="1" height="1"/></g>"#)
        #expect(areas.map(\.colors) == [[Color(red: 1, alpha: 0.25)]])
    }

    @Test func aGradientHasTheColorsOfTheOneThatItRefersTo() throws {
        let gradients =
            #"<linearGradient id="a"><stop offset="0" stop-color="red"/>"#
            + #"<stop offset="100%" style="stop-color: blue; stop-opacity: 0.5"/></linearGradient>"#
            + ##"<radialGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="9" cy="9" r="9"/>"##
        let areas = try Self.areas(
            gradients + #"<rect x="1" y="2" width="10" height="4" fill="url(#a)"/>"#
                + #"<circle cx="9" cy="9" r="9" fill="url(#b)"/>"#)
        let faint = Color(blue: 1, alpha: 0.5)
        #expect(areas == [Self.area(1, 2, 10, 4, Self.red, faint), Self.area(0, 0, 18, 18, Self.red, faint)])
    }

    @Test func aLineInAGradientIsAnArea() throws {
        let areas = try Self.areas(
            #"<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/>"#
                + #"</linearGradient><rect x="5" y="5" width="10" height="4" fill="none" stroke="url(#a)" "#
                + #"stroke-width="2"/>"#)
        #expect(areas == [Self.area(4, 4, 12, 6, Self.red, Self.blue)])
    }

    // MARK: References

    @Test func otherElementsAreUsedInTheirPlaces() throws {
        let areas = try Self.areas(
            ##"<defs><rect id="a" width="2" height="2"/></defs><use href="#a" x="3" y="4" fill="red"/>"##
                + ##"<use xlink:href="#a" transform="scale(2)"/><use href="#none"/>"##)
        #expect(areas == [Self.area(3, 4, 2, 2, Self.red), Self.area(0, 0, 4, 4, .black)])
    }

    /// The color of a point of a drawing of 40 x 20 points in a film.
    private func pixel(_ elements: String, _ x: Int, _ y: Int) throws -> Pixel {
        let host = SceneHost(size: CGSize(width: 40, height: 20))
        let image = try Self.drawing(elements).image
        host.withCurrent { host.window.addSubview(UIImageView(image: image)) }
        return try Bitmap(drawing: host.picture(), scale: 1)[x, y]
    }

    @Test func aGradientSpreadsFromItsFocus() throws {
        let elements =
            #"<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="10" cy="10" r="10" fx="15">"#
            + #"<stop stop-color="white"/><stop offset="1" stop-color="black"/></radialGradient>"#
            + ##"<circle cx="10" cy="10" r="10" fill="url(#a)"/>"##
        // The middle between the focus and the edge on the left is 7.5.
        #expect(abs(Int(try pixel(elements, 7, 10).red) - 127) < 6)
        // The middle of that pixel lies 0.71 from the focus on a way of 5.82 to the edge.
        #expect(abs(Int(try pixel(elements, 15, 10).red) - 224) < 6)
    }

    @Test(arguments: [#"clip-path="url(#a)""#, #"mask="url(#b)""#])
    func elementsAreLimitedToPathsAndMasks(_ limit: String) throws {
        let elements =
            #"<clipPath id="a"><rect width="10" height="20"/></clipPath>"#
            + #"<mask id="b"><rect width="10" height="20" fill="white"/></mask>"#
            + #"<g \#(limit)><rect width="40" height="20" fill="red"/></g>"#
        #expect(try pixel(elements, 5, 10).red > 250 && pixel(elements, 5, 10).green < 5)
        #expect(try pixel(elements, 20, 10).green > 250)
    }

    @Test func theEvenOddRuleMakesHoles() throws {
        let ring = "M0 0h20v20H0zM5 5h10v10H5z"
        let odd = #"<path fill-rule="evenodd" d="\#(ring)"/>"#
        #expect(try pixel(odd, 10, 10).red > 250 && pixel(odd, 2, 10).red < 5)
        #expect(try pixel(#"<path d="\#(ring)"/>"#, 10, 10).red < 5)
    }

    // MARK: What is left out, and refused

    @Test(arguments: [
        ("<text>A</text>", "text"), (#"<image href="a.png"/>"#, "a picture"),
        (#"<rect width="1" height="1" filter="url(#a)"/>"#, "a filter"),
        (#"<rect width="1" height="1" fill="url(#p)"/><pattern id="p"/>"#, "a pattern"),
        ("<style>g rect { fill: red }</style>", "a rule of its style sheet"),
    ])
    func whatIsNotDrawnIsNamed(_ elements: String, _ part: String) throws {
        #expect(try Self.drawing(elements).leftOut == [part])
    }

    @Test(arguments: [
        ("", "it has no element svg"), ("<html></html>", "it has no element svg"),
        ("<svg width='1' height='1'><g>", "it is cut off"),
        ("<svg width='1' height='1'><g></svg>", "svg ends that has not begun"),
        ("<svg width=1 height=1/>", "the value of width has no quotation marks"),
        ("<svg/>", "it has no size"),
        ("<svg width='20000' height='1'/>", "it is larger than 14400 points"),
        (
            String(repeating: "<svg width='1' height='1'>", count: 65),
            "its elements are nested more than 64 deep"
        ),
        (
            "<svg width='1' height='1'>" + String(repeating: "<g/>", count: 100_000),
            "it has more than 100000 elements"
        ),
    ])
    func aFileThatCannotBeReadIsRefusedWithASentence(_ file: String, _ reason: String) {
        #expect {
            try UIImage.drawing(ofSVG: Data(file.utf8))
        } throws: {
            "\($0)" == "The SVG cannot be read: \(reason)."
        }
    }

    @Test func elementsThatUseOneAnotherEndlesslyAreDrawnInALimitedTime() throws {
        let uses = ##"<use href="#a"/><use href="#a"/><use href="#a"/>"##
        let (_, leftOut) = try Self.drawing(#"<g id="a"><rect width="1" height="1"/>\#(uses)</g>"#)
        #expect(leftOut == ["what is too much work"])
    }

    @Test func theRulesOfAStyleSheetAreAppliedInALimitedTime() throws {
        let sheet = "<style>" + String(repeating: "*{fill:red}", count: 20_000) + "</style>"
        let areas = String(repeating: #"<rect width="1" height="1"/>"#, count: 300)
        #expect(try Self.drawing(sheet + areas).leftOut == ["what is too much work"])
        let stops = String(repeating: "<stop/>", count: 300)
        let gradient = #"<linearGradient id="g">\#(stops)</linearGradient>"#
        let area = #"<rect width="1" height="1" style="fill:url(#g)"/>"#
        #expect(try Self.drawing(sheet + gradient + area).leftOut == ["what is too much work"])
    }

    @Test func aStyleSheetHasALimitedNumberOfDeclarations() {
        var sheet = SVGStyleSheet()
        sheet.add(".own{fill:red;stroke:blue}")
        let named = SVGElement(name: "rect", attributes: ["class": "own other  own own"])
        #expect(sheet.declarations(for: named).count == 2 && !sheet.isPartlyRead)
        sheet.add(String(repeating: "b,", count: 1000) + "b{" + String(repeating: "x:y;", count: 1000) + "}")
        #expect(sheet.isPartlyRead)
        #expect(sheet.declarations(for: SVGElement(name: "b", attributes: [:])).count == 99_000)
    }

    @Test func anImageOfACatalogIsDrawnFromItsFile() throws {
        let contents =
            #"{"images": [{"filename": "leaf.svg", "idiom": "universal"}], "#
            + #""properties": {"template-rendering-intent": "template"}}"#
        let drawing = #"<svg width="8" height="4"><rect width="8" height="4"/><text>A</text></svg>"#
        try withTemporaryFolder { folder in
            let set = folder.appendingPathComponent("Assets.xcassets/Leaf.imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            for (file, text) in [
                (set.appendingPathComponent("Contents.json"), contents),
                (set.appendingPathComponent("leaf.svg"), drawing),
                (folder.appendingPathComponent("cut.svg"), "<svg"),
            ] {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            (host.imageCoder, host.resourceFolder) = (TextImageCoder(), folder.path)
            host.withCurrent {
                let image = UIImage(named: "Leaf")
                #expect(image?.size == CGSize(width: 8, height: 4))
                #expect(image?.renderingMode == .alwaysTemplate)
                #expect(host.warnings == ["UIImage(named: \"Leaf\"): of leaf.svg, text is left out."])
                _ = UIImage(named: "cut")
            }
            #expect(
                host.failure?.message
                    == "UIImage(named: \"cut\"), cut.svg: The SVG cannot be read: it is cut off.")
        }
    }
}
