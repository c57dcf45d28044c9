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

    @Test func aFileByItselfHasNoStoryboardsOfOtherAppsBelowItsFolder() throws {
        try withTemporaryFolder { folder in
            let files = [
                "Scene.swift", "Base.lproj/Own.storyboard", "Resources/Info.plist", "Resources/Part.xib",
                "App/AppDelegate.swift", "App/Start.storyboard",
                "src/Demo/AppDelegate.swift", "src/Demo/Base.lproj/Main.storyboard", "src/Demo/Cell.xib",
                "src/Demo/Ball.png", "Other/Other.xcodeproj/a", "Other/Code/Second.storyboard",
            ]
            for path in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let all = ResourceFolder(path: folder.path)
            #expect(all.storyboards.keys.sorted() == ["Main", "Own", "Second", "Start"])
            let own = ResourceFolder(path: folder.path, leavingOutOtherApps: true)
            #expect(own.storyboards.keys.sorted() == ["Own", "Start"])
            #expect(own.nibs.keys.sorted() == ["Part"])
            #expect(own.image(named: "Ball", scale: 2) != nil)
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
