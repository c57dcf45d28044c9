import Foundation
import SourceOutline
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

    @Test func theCurrentVersionOfADataModelIsAFileOfTheApp() async throws {
        let model = { (name: String) in
            "<model><entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/></model>"
        }
        let files = [
            "App/Own.swift": "import CoreData\n" + app,
            "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents": model("Old"),
            "App/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": model("Note"),
            "App/Notes.xcdatamodeld/.xccurrentversion": "<plist><string>Notes 2.xcdatamodel</string></plist>",
        ]
        #expect(try await names(files) == ["App/Own.swift", "App/Notes.xcdatamodeld/Notes.swift"])
        try await withFolder { folder in
            let path = folder + "/Notes.xcdatamodel"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try write(model("Note"), to: path + "/contents")
            let sources = try DataModelFiles.sources(in: folder, besides: [])
            #expect(
                sources.count == 1 && sources.allSatisfy { $0.text.contains("class Note: NSManagedObject") })
            try write("no model", to: path + "/contents")
            #expect(try DataModelFiles.sources(in: folder, besides: []).isEmpty)
        }
    }

    @Test func copiesOfALibraryAreLeftOut() async throws {
        let star = "import UIKit\npublic class Star: UIView {}\n"
        let size = "import UIKit\nstruct Size {}\nprivate struct Own {}\n"
        let extra = "import UIKit\nextension UIView {\n    func shine() {}\n}\n"
        let files = [
            "Demo/Own.swift": app, "Star/Star.swift": star, "Star/Size.swift": size,
            "Distribution/All.swift": star + "struct Size {}\n", "Star/Extra.swift": extra,
            "Xcode/Star/Star.swift": star, "Xcode/Star/Extra.swift": extra + "\n",
        ]
        #expect(
            try await names(files) == [
                "Demo/Own.swift", "Star/Extra.swift", "Star/Size.swift", "Star/Star.swift",
            ])
    }

    @Test func playgroundsAndScriptsBesideAnAppAreLeftOut() async throws {
        let delegate = "import UIKit\n@UIApplicationMain class Start: UIResponder, UIApplicationDelegate {}\n"
        let others = [
            "Try.playground/Contents.swift": "import UIKit\nlet box = UIView()\n",
            "Try.playground/Sources/Star.swift": "import UIKit\npublic class Star: UIView {}\n",
            "Scripts/images.swift": "#!/usr/bin/env xcrun swift\nimport Foundation\nprint(1)\n",
        ]
        let app = ["App/Start.swift": delegate, "Star.swift": "import UIKit\nclass Star: UIView {}\n"]
        #expect(try await names(app.merging(others) { $1 }) == ["App/Start.swift", "Star.swift"])
        #expect(try await names(others).contains("Try.playground/Contents.swift"))
    }

    @Test func theProgramOfAPackageOfScenesIsLeftOut() async throws {
        let program = "import Flipbook\nimport FlipbookCommand\nlet catalog = Catalog([])\n"
        let files = [
            "Package.swift": "import PackageDescription\n", "Sources/Own/Main.swift": program,
            "Sources/Own/Own.swift": app,
        ]
        #expect(try await names(files) == ["Sources/Own/Own.swift"])
        #expect(try await names(["Main.swift": program]) == ["Main.swift"])
    }

    @Test func twoAppsInOneFolderAreNamedWithTheWayToChoose() async throws {
        func start(_ name: String) -> String {
            """
            import UIKit
            @main class \(name): UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = Page() }
                var window: UIWindow?
                class Page: UIViewController {}
            }
            """
        }
        func refusal(_ files: [String: String]) async throws -> String {
            try await withFolder { folder in
                for (name, text) in files { try write(text, to: folder + "/" + name) }
                let file = try #require(SceneFile(folder, in: Messages().context(cache: folder)))
                let error = await #expect(throws: SceneFileError.self) { try await file.entry() }
                return error?.description.replacing(folder, with: "App") ?? ""
            }
        }
        let two = try await refusal(["A.swift": start("First"), "B.swift": start("Second")])
        #expect(
            two
                == "“App” has several apps: First (A.swift), Second (B.swift). Put each into a folder of its own, "
                + "or film the file of one: App/A.swift")
        let one = try await refusal(["A.swift": start("First") + "\n" + start("Second")])
        #expect(one.hasSuffix("First (A.swift), Second (A.swift). Put each into a file of its own."))
    }

    @Test func appsOfOneNameAreDistinguishedByTheFoldersAroundThem() async throws {
        let start = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = Page() }
            }
            class Page: UIViewController {}
            """
        try await withFolder { folder in
            for name in ["Old/Fall", "New/Fall", "New/Rise"] {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
                try write(start, to: "\(folder)/\(name)/AppDelegate.swift")
            }
            let file = try #require(SceneFile(folder, in: Messages().context(cache: folder)))
            let names = try await file.modules().flatMap(\.candidates)
            #expect(names.sorted() == ["New/Fall", "Old/Fall", "Rise"])
        }
    }

    @Test func filesThatExtendTheSameTypeOrMentionItAreNoCopies() async throws {
        let files = [
            "Box.swift": "import UIKit\nclass Box: UIView {\n    class Edge {}\n}\n",
            "Box+Color.swift": "import UIKit\nextension Box {\n    func paint() {}\n}\n",
            "Box+Size.swift": "import UIKit\nextension Box {\n    func grow() {}\n}\n",
            "Other.swift": app + "/*\nclass Box: UIView {}\n*/\nprivate class Box2 {}\n",
            "Third.swift": "import UIKit\nprivate class Box2 {}\nstruct Third {}\n",
        ]
        #expect(try await names(files) == files.keys.sorted())
    }

    @Test func librariesInPodsAreCompiledWhereTheAppImportsThem() async throws {
        let files = [
            "App/Own.swift": "@testable import class Star.Shine\nimport SnapKit\n" + app,
            "App/Second.swift": "// Tests import Quick\nimport Second\nstruct Two {}\n",
            "Pods/Star/Star/Shine.swift": "import UIKit\nimport Ray\npublic class Shine: UIView {}\n",
            "Pods/Ray/Source/Ray.swift": "import UIKit\npublic class Ray: UIView {}\n",
            "Pods/Quick/Quick.swift": "import UIKit\nclass Quick: UIView {}\n",
            // Stand-ins are compiled in place of this one.
            "Pods/SnapKit/Maker.swift": "import UIKit\nclass ConstraintMaker {}\n",
            "Pods/Other.swift": "wrong",
        ]
        #expect(
            try await names(files) == [
                "App/Own.swift", "App/Second.swift", "Pods/Star/Star/Shine.swift",
                "Pods/Ray/Source/Ray.swift",
            ])
        #expect(try await names(files.filter { $0.key.hasPrefix("Pods/") }).isEmpty)
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

    @Test func anAppForTelevisionsIsLeftOutBesideOneForPhones() async throws {
        func board(_ runtime: String) -> String {
            "<document targetRuntime=\"\(runtime)\"><scenes/></document>"
        }
        let start = "import UIKit\n@UIApplicationMain class Start: UIResponder, UIApplicationDelegate {}\n"
        let television = ["TV/Start.swift": start, "TV/Base.lproj/Main.storyboard": board("AppleTV")]
        let phone = ["Phone/Start.swift": start, "Phone/Main.storyboard": board("iOS.CocoaTouch")]
        #expect(try await names(television.merging(phone) { one, _ in one }) == ["Phone/Start.swift"])
        #expect(try await names(television) == ["TV/Start.swift"])
    }

    @Test func filesThatTheProjectAroundThemDoesNotCompileAreLeftOut() async throws {
        let project = """
            // !$*UTF8*$!
            {
            \tobjects = {
            \t\tA1 /* Own.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* Own.swift */; };
            \t\tA2 /* Own.swift */ = {isa = PBXFileReference; path = Own.swift; sourceTree = "<group>"; };
            \t\tB2 /* Old.swift */ = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
            \t};
            }
            """
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/Own.swift": app,
            "App/Old.swift": "import UIKit\nclass Old: UIViewController {}\n",
            "Library/Star.swift": "import UIKit\npublic class Star: UIView {}\n",
        ]
        #expect(try await names(files) == ["App/Own.swift", "Library/Star.swift"])
        // Xcode 16 compiles whole folders.
        let whole = project.replacing("Own.swift in Sources", with: "UIKit in Frameworks")
        let all = try await names(files.merging(["App.xcodeproj/project.pbxproj": whole]) { $1 })
        #expect(all == ["App/Old.swift", "App/Own.swift", "Library/Star.swift"])
    }

    @Test func filesInBundlesOfResourcesAreLeftOut() async throws {
        let template = "import UIKit\nclass Template: UIViewController {}\n"
        let files = ["App/Own.swift": app, "App/Project.bundle/Template/Start.swift": template]
        #expect(try await names(files) == ["App/Own.swift"])
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
