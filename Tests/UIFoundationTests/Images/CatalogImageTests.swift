import Foundation
import TestSupport
import Testing
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
        try withTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            (host.imageCoder, host.resourceFolder) = (TextImageCoder(), folder.path)
            return host.withCurrent { (names.map { UIImage(named: $0)?.size.width }, host.warnings) }
        }
    }

    @Test func aCatalogComesBeforeOtherFiles() throws {
        let files = [
            Self.set + "Contents.json": Self.contents("c.png"), Self.set + "c.png": "5x5", "Clock.png": "9x9",
        ]
        #expect(try widths(of: ["Clock", "Clock.png"], among: files).widths == [5, 9])
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
