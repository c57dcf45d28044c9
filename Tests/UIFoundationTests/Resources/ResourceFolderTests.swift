import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite struct ResourceFolderTests {
    /// Apps are named for their frameworks, such as UIDynamics.Showcase.
    @Test func foldersMayHaveADotInTheirName() throws {
        try withTemporaryFolder { folder in
            let files = [
                "My.App/Base.lproj/Main.storyboard", "My.App/Images/Ball.png",
                "My.xcodeproj/Other.storyboard",
                "My.App/Assets.xcassets/Icon.appiconset/Icon.png",
            ]
            for path in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let resources = ResourceFolder(path: folder.path)
            #expect(Array(resources.storyboards.keys) == ["Main"])
            #expect(resources.image(named: "Ball", scale: 2) != nil)
            #expect(resources.image(named: "Icon", scale: 2) == nil)
        }
    }

    @Test(arguments: [
        ("ball.png", "ball"), ("ball@2x.PNG", "ball"), ("red.ball~ipad.png", "red.ball"),
        ("red..ball.png", "red..ball"),
        ("a ball.jpg", "a ball"), ("50%20.png", "50%20"), ("Bälle#1?.png", "Bälle#1?"), ("球.png", "球"),
    ])
    func imagesAreNamedAsTheirFilesWithoutExtension(_ file: String, _ name: String) throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appendingPathComponent(file))
            let resources = ResourceFolder(path: folder.path)
            #expect(resources.image(named: name, scale: 1)?.path == folder.appendingPathComponent(file).path)
            #expect(resources.resources[file] == [folder.appendingPathComponent(file).path])
        }
    }

    @Test(arguments: ["ball. png", "ball.png ", "ball.", "png"])
    func filesWithoutAnExtensionOfImagesAreNone(_ file: String) throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appendingPathComponent(file))
            #expect(ResourceFolder(path: folder.path).image(named: "ball", scale: 1) == nil)
        }
    }
}
