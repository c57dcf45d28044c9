import Foundation
import Picture
import TestSupport
import Testing
import UIKitCore
import UIKitHost
import UIKitTestSupport

@testable import UIFoundation

/// Images that both a catalog and other files have.
@MainActor @Suite struct CatalogImageTests {
    private static let set = "App/Images.xcassets/Clock.imageset/"

    private static func contents(_ file: String) -> String {
        #"{"images": [{"filename": "\#(file)", "idiom": "universal"}]}"#
    }

    /// Returns the widths of images, nil for each that is missing, and the warnings.
    private func widths(
        of names: [String], among files: [String: String]
    ) throws -> (widths: [CGFloat?], warnings: [String]) {
        try inFolder(files) { host in
            host.withCurrent { (names.map { UIImage(named: $0)?.size.width }, host.warnings) }
        }
    }

    /// Calls a function with a run whose scene lies beside files.
    private func inFolder<Result>(
        _ files: [String: String], _ body: (SceneHost) throws -> Result
    ) throws -> Result {
        try withTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            (host.imageCoder, host.resourceFolder) = (TextImageCoder(), folder.path)
            return try body(host)
        }
    }

    @Test func aCatalogComesBeforeOtherFiles() throws {
        let files = [
            Self.set + "Contents.json": Self.contents("c.png"), Self.set + "c.png": "5x5", "Clock.png": "9x9",
        ]
        #expect(try widths(of: ["Clock", "Clock.png"], among: files).widths == [5, 9])
    }

    /// Returns the widths of the images of a layer and of its children, in pixels.
    private static func pixelWidths(of layer: Layer) -> [Int] {
        layer.contents.compactMap { if case .image(let placed) = $0 { placed.image.width } else { nil } }
            + layer.children.flatMap(pixelWidths)
    }

    @Test func viewsShowTheImageOfTheirStyle() throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let light = #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
        let images = [
            #"{"filename": "any.png"}"#, #"{"filename": "dark.png", \#(dark)}"#,
            #"{"filename": "light.png", \#(light)}"#,
        ]
        let files = [
            Self.set + "Contents.json": #"{"images": [\#(images.joined(separator: ", "))]}"#,
            Self.set + "any.png": "5x5", Self.set + "dark.png": "7x7", Self.set + "light.png": "9x9",
        ]
        try inFolder(files) { host in
            let image = try #require(host.withCurrent { UIImage(named: "Clock") })
            let template = image.withRenderingMode(.alwaysTemplate)
            let flipped = image.withHorizontallyFlippedOrientation()
            let styles: [UIUserInterfaceStyle] = [.light, .dark]
            host.withCurrent {
                for style in styles {
                    let page = UIView(frame: host.window.bounds)
                    page.overrideUserInterfaceStyle = style
                    for image in [image, template, flipped] { page.addSubview(UIImageView(image: image)) }
                    host.window.addSubview(page)
                }
            }
            #expect(host.picture().layers.flatMap(Self.pixelWidths) == [9, 9, 9, 7, 7, 7])
        }
    }

    @Test func aCatalogsDrawingIsNotReplacedByAnotherFile() throws {
        let files = [
            Self.set + "Contents.json": Self.contents("Clock.heic"), Self.set + "Clock.heic": "",
            "Clock.png": "9x9",
        ]
        let (widths, warnings) = try widths(of: ["Clock"], among: files)
        #expect(widths == [nil])
        #expect(warnings.first?.contains("Clock.heic has to be a PNG, JPEG, GIF, PDF or SVG") == true)
    }

    @Test func aSetWithoutFilesHidesNoOtherFile() throws {
        let files = [
            Self.set + "Contents.json": #"{"images": [{"idiom": "universal"}]}"#, "Clock.png": "9x9",
        ]
        #expect(try widths(of: ["Clock"], among: files).widths == [9])
    }

    @Test(arguments: ["Screenshots", "docs/images", "Documentation"])
    func picturesOfTheAppAreNotInIt(_ folder: String) throws {
        #expect(try widths(of: ["Clock"], among: [folder + "/Clock.png": "9x9"]).widths == [nil])
    }
}
