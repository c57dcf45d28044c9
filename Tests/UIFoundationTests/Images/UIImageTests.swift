import Foundation
import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation
@testable import UIKitCore

/// A reader of files whose text is "WIDTHxHEIGHT".
struct TextImageCoder: ImageCoder {
    struct NoImage: Error, CustomStringConvertible { let description = "it is no image." }

    func image(of file: Data) throws -> PixelImage {
        let sides = String(decoding: file, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2,
            let image = PixelImage(
                width: sides[0], height: sides[1], pixels: Data(count: 4 * sides[0] * sides[1]))
        else { throw NoImage() }
        return image
    }

    func png(of picture: Picture, scale: CGFloat) throws -> Data {
        Data("\(Int(picture.size.width * scale))x\(Int(picture.size.height * scale))".utf8)
    }

    func jpeg(of picture: Picture, scale: CGFloat, quality: CGFloat) throws -> Data {
        try png(of: picture, scale: scale)
    }
}

@MainActor @Suite struct UIImageTests {
    @Test func anImageBecomesAFileAndAnImageAgain() throws {
        try inFolder([:]) { _ in
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
            let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20)) }
            let file = try #require(image.pngData())
            #expect(UIImage(data: file, scale: image.scale)?.size == image.size)
            #expect(renderer.pngData { _ in } == file && UIImage().pngData() == nil)
            let photograph = try #require(image.jpegData(compressionQuality: 0.8))
            #expect(UIImage(data: photograph, scale: image.scale)?.size == image.size)
            #expect(renderer.jpegData(withCompressionQuality: 0.8) { _ in } == photograph)
            #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        }
    }

    /// Runs code in a host whose scene lies in a folder of files, given by path and text.
    private func inFolder(_ files: [String: String], _ body: (SceneHost) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            host.imageCoder = TextImageCoder()
            host.resourceFolder = folder.path
            try host.withCurrent { try body(host) }
        }
    }

    @Test func theFileOfTheFilmsScaleIsTaken() throws {
        try inFolder(["a.png": "10x10", "a@2x.png": "20x20", "a@3x.png": "30x30"]) { host in
            let image = try #require(UIImage(named: "a"))
            #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
            #expect(image.cgImage?.width == 20)
            #expect(host.failure == nil)
        }
    }

    @Test func numberedFilesAreTheImagesOfAnAnimation() throws {
        let files = ["a0.png": "2x2", "a1.png": "2x2", "a3.png": "2x2", "b1.png": "4x4", "b2.png": "4x4"]
        try inFolder(files) { host in
            let first = try #require(UIImage.animatedImageNamed("a", duration: 1.5))
            #expect(first.images?.count == 2 && first.duration == 1.5)
            let second = try #require(UIImage.animatedImageNamed("b", duration: 0))
            #expect(second.images?.count == 2 && second.size.width == 4 / second.scale)
            #expect(UIImage.animatedImageNamed("c", duration: 1) == nil)
            #expect(host.failure == nil)
        }
    }

    @Test(arguments: ["b", "b.jpg", "Images/b"]) func namesAreFoundInFolders(name: String) throws {
        try inFolder(["Photos/b.jpg": "8x4"]) { _ in
            #expect(UIImage(named: name)?.size == CGSize(width: 8, height: 4))
        }
    }

    @Test func anAssetCatalogNamesItsFilesAndTemplates() throws {
        let contents = """
            {"images": [{"idiom": "universal", "scale": "1x"},
              {"filename": "big.png", "idiom": "universal", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """
        let set = "App/Assets.xcassets/Icons/Leaf.imageset/"
        try inFolder([set + "Contents.json": contents, set + "big.png": "40x20"]) { _ in
            let image = try #require(UIImage(named: "Leaf"))
            #expect(image.size == CGSize(width: 20, height: 10))
            #expect(image.renderingMode == .alwaysTemplate)
        }
    }

    @Test(arguments: ["Assets.xcassets/Icons.spriteatlas/Leaf.imageset/", "Assets.xcassets/Leaf.imageset/"])
    func aSetNamesAGIFAndLiesInAnAtlas(set: String) throws {
        let contents = #"{"images": [{"filename": "leaf.gif", "idiom": "universal"}]}"#
        try inFolder([set + "Contents.json": contents, set + "leaf.gif": "6x4"]) { _ in
            #expect(UIImage(named: "Leaf")?.size == CGSize(width: 6, height: 4))
        }
    }

    @Test func aGIFHidesNoOtherImageOfItsName() throws {
        let set = "Assets.xcassets/b.imageset/"
        let contents = #"{"images": [{"filename": "b.png", "idiom": "universal"}]}"#
        let files = [
            "a.gif": "1x1", "a.png": "2x2", "a.jpg": "3x3", "b.gif": "4x4", "c.gif": "6x6",
            set + "Contents.json": contents, set + "b.png": "5x5",
        ]
        try inFolder(files) { _ in
            let names = ["a.gif", "a.png", "a.jpg", "b.gif", "b", "c"]
            #expect(names.map { UIImage(named: $0)?.size.width } == [1, 2, 3, 4, 5, 6])
            #expect([2, 3].contains(UIImage(named: "a")?.size.width))
        }
    }

    @Test func anImageInAFormatThatIsNotReadIsNamedInTheWarning() throws {
        let set = "Assets.xcassets/Leaf.imageset/"
        let contents = #"{"images": [{"filename": "leaf.webp", "idiom": "universal"}]}"#
        try inFolder([set + "Contents.json": contents, "twig.heic": ""]) { context in
            #expect(UIImage(named: "Leaf") == nil && UIImage(named: "twig") == nil)
            #expect(context.warnings.count == 2)
            #expect(
                context.warnings.first?.contains("leaf.webp has to be a PNG, JPEG, GIF, PDF or SVG") == true)
            #expect(context.warnings.last?.contains("twig.heic has to be") == true)
        }
    }

    @Test func aColorSetIsAColor() throws {
        let contents = """
            {"colors": [{"idiom": "universal", "color": {"components":
              {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}}]}
            """
        try inFolder(["Assets.xcassets/Brand.colorset/Contents.json": contents]) { _ in
            #expect(UIColor(named: "Brand") == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
            #expect(UIColor(named: "Other") == nil)
        }
    }

    @Test func aColorSetHasAValueForDarkInterfacesAndNamesOfTheSystem() throws {
        func value(_ red: String) -> String {
            #""color": {"components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}"#
        }
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let ink = #"{"colors": [{\#(value("255"))}, {\#(dark), \#(value("51"))}]}"#
        let link = #"{"colors": [{"color": {"platform": "ios", "reference": "linkColor"}}]}"#
        let catalog = "Assets.xcassets/"
        let files = [
            catalog + "Ink.colorset/Contents.json": ink, catalog + "Link.colorset/Contents.json": link,
        ]
        try inFolder(files) { _ in
            let color = try #require(UIColor(named: "Ink"))
            let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
            let reds = [1, 0.2].map { UIColor(red: $0, green: 0, blue: 0, alpha: 1) }
            #expect(traits.map { color.resolvedColor(with: $0) } == reds)
            #expect(
                UIColor(named: "Link")?.resolvedColor(with: traits[1])
                    == UIColor.link.resolvedColor(with: traits[1]))
        }
    }

    @Test func aNameWithoutAFileGivesNothingAndAWarning() throws {
        try inFolder([:]) { host in
            #expect(UIImage(named: "nowhere") == nil && host.failure == nil)
            #expect(host.warnings.contains { $0.contains("“nowhere”") || $0.contains("\"nowhere\"") })
        }
    }

    @Test func aStandInOfAMissingImageShowsItsName() throws {
        try inFolder([:]) { host in
            host.usesStandIns = true
            let view = UIImageView(image: UIImage(named: "nowhere"))
            view.accessibilityIdentifier = "view"
            host.window.addSubview(view)
            #expect(PageText.all(of: host.picture()).map(\.string) == ["nowhere"])
            #expect(host.failure == nil)
        }
    }

    @Test func aBrokenFileIsAFailureWithItsName() throws {
        try inFolder(["bad.png": "no"]) { host in
            #expect(UIImage(named: "bad") != nil, "what unwraps it must not hide the failure by a crash")
            #expect(host.failure?.message == "UIImage(named: \"bad\"), bad.png: it is no image.")
            #expect(UIImage(contentsOfFile: "bad.png") == nil)
            #expect(UIImage(data: Data("no".utf8)) == nil)
            #expect(UIImage(data: Data("6x3".utf8), scale: 3)?.size == CGSize(width: 2, height: 1))
        }
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
        (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
        (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
        (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
    ])
    func aContentModePlacesTheImage(mode: UIView.ContentMode, frame: CGRect) {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(CGSize(width: 20, height: 20).placed(in: bounds, mode) == frame)
    }

    @Test func capsKeepTheirSizeAndTheMiddleIsStretchedOrRepeated() throws {
        let pixels = try #require(PixelImage(width: 10, height: 4, pixels: Data(count: 160)))
        let image = UIImage(pixels, scale: 1)
        let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        func frames(_ mode: UIImage.ResizingMode) -> [CGFloat] {
            let layer = image.resizableImage(withCapInsets: insets, resizingMode: mode)
                .layer(in: CGRect(x: 0, y: 0, width: 16, height: 4), tint: .black)
            return (layer?.contents ?? []).compactMap {
                if case .image(let placed) = $0 { placed.frame.width } else { nil }
            }
        }
        #expect(frames(.stretch) == [3, 10, 3])
        #expect(frames(.tile) == [3, 4, 4, 2, 3])
    }

    @Test func templatesAndSymbolsTakeTheTint() throws {
        let pixels = try #require(PixelImage(width: 1, height: 1, pixels: Data(count: 4)))
        let image = UIImage(pixels, scale: 1)
        func tint(_ image: UIImage) -> Color? {
            let layer = image.layer(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: .init(green: 1))
            guard case .image(let placed)? = layer?.contents.first else { return nil }
            return placed.tint
        }
        #expect(tint(image) == nil)
        #expect(tint(image.withRenderingMode(.alwaysTemplate)) == Color(green: 1))
        #expect(tint(image.withTintColor(.red, renderingMode: .alwaysOriginal)) == Color(red: 1))
        let symbol = try #require(UIImage(systemName: "star.fill"))
        #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
        let star = symbol.layer(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: .init(blue: 1))
        #expect(star?.fillColors.allSatisfy { $0 == Color(blue: 1) } == true)
    }

    @Test func animationImagesFollowTheClock() throws {
        let fixture = ViewFixture()
        let images = try (1...3).map { width in
            UIImage(
                try #require(PixelImage(width: width, height: 1, pixels: Data(count: 4 * width))), scale: 1)
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        fixture.view.addSubview(view)
        fixture.host.withCurrent {
            (view.animationImages, view.animationDuration, view.animationRepeatCount) = (images, 0.3, 2)
            view.startAnimating()
        }
        var widths: [Int] = []
        for _ in 0..<7 {
            if case .image(let placed)? = fixture.seen?.children.first?.children.first?.contents.first {
                widths.append(placed.image.width)
            }
            fixture.host.advance(by: 0.1)
        }
        #expect(widths == [1, 2, 3, 1, 2, 3])
        fixture.host.withCurrent { #expect(!view.isAnimating) }
    }

    @Test func aFlippedImageIsMirrored() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }
            let view = UIImageView(image: image.withHorizontallyFlippedOrientation())
            view.accessibilityIdentifier = "image"
            host.window.addSubview(view)
            #expect(view.bounds.size == CGSize(width: 20, height: 10))
        }
        host.advance(by: 1.0 / 60)
        let boxes = host.picture().layer(named: "image").map { filledBoxes(in: $0, .identity) } ?? []
        #expect(boxes.contains(CGRect(x: 15, y: 0, width: 5, height: 10)))
    }

    /// Returns the rectangles that a layer and its descendants fill.
    private func filledBoxes(in layer: Layer, _ place: CGAffineTransform) -> [CGRect] {
        let own = layer.contents.compactMap { content -> CGRect? in
            switch content {
            case .fill(.rectangle(let box), _): box.applying(place)
            case .fill(.path(let path), _): path.box.applying(place)
            default: nil
            }
        }
        return own + layer.children.flatMap { filledBoxes(in: $0, $0.transform.concatenating(place)) }
    }

    @Test func theBytesOfAPictureAreRedGreenBlueAndAlpha() throws {
        let pixels = try #require(
            PixelImage(width: 2, height: 1, pixels: Data([1, 2, 3, 255, 4, 5, 6, 255])))
        let picture = try #require(UIImage(pixels, scale: 1).cgImage)
        let data = try #require(picture.dataProvider?.data)
        #expect(Array(data as Data) == [3, 2, 1, 255, 6, 5, 4, 255] && picture.bytesPerRow == 8)
    }
}

extension Layer {
    /// The colors of all fills and strokes, from back to front.
    fileprivate var fillColors: [Color] {
        contents.compactMap {
            if case .fill(_, let color) = $0 {
                color
            } else if case .stroke(_, let color, _) = $0 {
                color
            } else {
                nil
            }
        } + children.flatMap(\.fillColors)
    }
}
