import Foundation
import Testing

@testable import SceneCompiler

/// The files of a folder that belong to its app.
@Suite struct SourceFolderTests {
    private let app = "import UIKit\nclass Own: UIViewController {}\n"

    private func names(_ files: [String: String]) async throws -> [String] {
        try await withFolder { folder in
            for (path, text) in files {
                let file = URL(fileURLWithPath: folder + "/" + path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try write(text, to: file.path)
            }
            guard SourceFolder.isOne(folder) else { return [] }
            return try await SourceFolder(folder).modules().flatMap { $0.unit.files.map(\.path) }.map {
                String($0.dropFirst(folder.count + 1))
            }
        }
    }

    @Test func aFolderNamedForTestsIsTheAppsWhereNoOtherHasCode() async throws {
        let files = [
            "AnimatorTests/Own.swift": app, "AnimatorTestsTests/Test.swift": "import XCTest\n",
            "AnimatorTestsUITests/Test.swift": "import XCTest\n",
        ]
        #expect(try await names(files) == ["AnimatorTests/Own.swift"])
    }

    @Test func aFolderNamedForTestsIsSkippedBesideOtherCode() async throws {
        let files = ["App/Own.swift": app, "AppTests/Other.swift": "class Other {}\n"]
        #expect(try await names(files) == ["App/Own.swift"])
        #expect(try await names(["AppTests/Test.swift": "import XCTest\n"]).isEmpty)
    }

    @Test func versionsForOtherPlatformsAreLeftOut() async throws {
        let files = [
            "App/Own.swift": app, "App/Model.swift": "struct Model {}\n",
            "App Watch/Controllers/Face.swift": "import WatchKit\nclass Face: WKInterfaceController {}\n",
            "App Watch/Model.swift": "struct Model {}\n",
            "Shared/Bridge.swift": "#if os(macOS)\nimport AppKit\n#endif\nstruct Bridge {}\n",
        ]
        #expect(try await names(files) == ["App/Model.swift", "App/Own.swift", "Shared/Bridge.swift"])
        let mac = ["Mac/Main.swift": "import Cocoa\nclass Main: NSObject {}\n"]
        #expect(try await names(mac) == ["Mac/Main.swift"])
    }

    @Test func statementsWithoutAClassAreToldWhereTheyBelong() async throws {
        try await withFolder { folder in
            let path = try write(
                "import UIKit\nlet box = UIView()\nview.addSubview(box)\n", to: folder + "/Own.swift")
            let file = try #require(SceneFile(path, in: Messages().context(cache: folder)))
            let error = await #expect(throws: SceneFileError.self) { _ = try await file.entry() }
            #expect(error?.description.contains("Put them into viewDidLoad()") == true)
        }
    }
}
