import Flipbook
import Foundation
import Scenes
import TestSupport
import Testing

@testable import FlipbookCommand

/// The style, the screen and the system of a gallery.
@Suite(.tags(.process)) struct GalleryAppearanceTests {
    @Test @MainActor func aDarkGalleryOfADeviceHasTheFilesOfItsCommands() throws {
        try inFolder { folder in
            let words = [
                "gallery", "FallingSquare", "-o", "gallery", "--scale", "0.5", "--appearance", "dark",
                "--device", "iPhone15", "--look", "iOS18", "--quiet",
            ]
            #expect(try Flipbook(words, in: folder).exitCode == 0)
            var gallery = Gallery(folder: "again", title: "", scale: 0.5, scenes: [])
            (gallery.appearance, gallery.choices) = (.dark, ["--look", "iOS18", "--device", "iPhone15"])
            let scene = GalleryScene(
                entry: try catalog.entry(named: "FallingSquare"), argument: "FallingSquare",
                fileName: "FallingSquare", source: nil)
            for part in [GalleryScene.Part.poster, .trail, .plot, .darkPlot] {
                let run = try Flipbook(gallery.command(for: part, of: scene), in: folder)
                #expect(run.exitCode == 0, "\(run.error)")
                let made = try ["gallery", "again"].map { start in
                    let path = "\(folder)/\(start)/\(scene.address(of: part))"
                    return try Data(contentsOf: URL(fileURLWithPath: path))
                }
                #expect(made[0] == made[1], "\(part)")
            }
            let film = folder + "/gallery/" + scene.address(of: .vectors)
            #expect(try String(contentsOfFile: film, encoding: .utf8).contains("fill=\"#1c1c1e\""))
        }
    }
}
