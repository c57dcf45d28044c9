import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIFoundation

/// The app's bundle, which stands in place of Foundation's.
@MainActor @Suite struct BundleTests {
    /// Apps list the files of their bundle, in which all resources lie in one folder.
    @Test(arguments: [
        (["App/Assets.xcassets/Contents.json", "Help/Info.plist"], "App"), (["App/Info.plist"], "App"),
        (["App/Resources/Assets.xcassets/Contents.json", "App/Images/Boot.jpeg"], "App"),
        (["App/Resources/Info.plist", "App/Resources/Boot.jpeg"], "App/Resources"), (["Notes.txt"], ""),
    ])
    func theResourcesAreBesideTheAppsCatalogOrItsList(_ files: [String], _ name: String) throws {
        try withTemporaryFolder { folder in
            for path in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try "{}".write(to: file, atomically: true, encoding: .utf8)
            }
            let host = SceneHost(size: CGSize(width: 100, height: 100))
            host.resourceFolder = folder.path
            let expected = name.isEmpty ? folder.path : folder.appendingPathComponent(name).path
            host.withCurrent {
                #expect(UIFoundation.Bundle.main.resourcePath == expected)
                #expect(UIFoundation.Bundle.main.bundlePath == expected)
            }
        }
    }
}
