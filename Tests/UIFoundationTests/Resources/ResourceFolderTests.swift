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
}
