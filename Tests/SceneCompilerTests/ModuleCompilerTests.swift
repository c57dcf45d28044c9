import Foundation
import TestSupport
import Testing

@testable import SceneCompiler

/// Compilations within the process of the tests.
@Suite(.tags(.process)) struct ModuleCompilerTests {
    private static let scene = """
        import UIKit
        final class Own: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red }
        }

        """

    /// Compiles the only module of a file or folder, and returns the library's path.
    private func library(_ path: String, _ messages: Messages, cache: String) async throws -> String {
        let context = messages.context(cache: cache)
        let file = try #require(SceneFile(path, in: context))
        let module = try #require(try await file.modules().first)
        return try await ModuleCompiler(path: path, module: module, needed: nil, context: context).library()
    }

    @Test func moduleIsCompiledOnceUntilItsTextChanges() async throws {
        try await withFolder { folder in
            let (path, messages) = (folder + "/Own.swift", Messages())
            try write(Self.scene, to: path)
            let first = try await library(path, messages, cache: folder)
            let made = try FileManager.default.attributesOfItem(atPath: first)[.systemFileNumber] as? Int
            #expect(try await library(path, messages, cache: folder) == first)
            #expect(
                try FileManager.default.attributesOfItem(atPath: first)[.systemFileNumber] as? Int == made)
            try write(Self.scene + "// other\n", to: path)
            #expect(try await library(path, messages, cache: folder) != first)
            #expect(messages.all.isEmpty)
        }
    }

    /// The steps of the driver are asked for once. Where they no longer lead to a library, the driver makes
    /// it.
    @Test func libraryIsMadeWithoutTheDriverWhereItsStepsAreKnown() async throws {
        try await withFolder { folder in
            let (path, messages) = (folder + "/Own.swift", Messages())
            try write(Self.scene, to: path)
            _ = try await library(path, messages, cache: folder)
            let steps = folder + "/flipbook/steps"
            let names = try FileManager.default.contentsOfDirectory(atPath: steps)
            let name = try #require(names.count == 1 ? names.first : nil)
            let kept = try JSONDecoder().decode(
                [LibrarySteps].self, from: Data(contentsOf: URL(fileURLWithPath: "\(steps)/\(name)")))
            let linker = try #require(kept.first?.linker.first)
            let text = try String(contentsOfFile: "\(steps)/\(name)", encoding: .utf8)
            let moved = text.replacing(linker.replacing("/", with: "\\/"), with: "\\/nowhere")
            #expect(moved != text)
            try write(moved, to: "\(steps)/\(name)")
            try write(Self.scene + "// other\n", to: path)
            let made = try await library(path, messages, cache: folder)
            #expect(FileManager.default.fileExists(atPath: made) && messages.all.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: "\(steps)/\(name)"))
        }
    }

    @Test func messagesGoToTheCallerWithTheUsersPlaces() async throws {
        try await withFolder { folder in
            let path = folder + "/Own.swift"
            try write(Self.scene + "let map = MKMapView()\n", to: path)
            let messages = Messages()
            let error = await #expect(throws: SceneFileError.self) {
                _ = try await library(path, messages, cache: folder)
            }
            #expect(messages.all.first?.hasPrefix("\(path):5:11: error: ") == true, "\(messages.all)")
            #expect(try #require(error).description.contains("MapKit"))
        }
    }

    @Test func fileThatDoesNotCompileIsLeftOutOfAFolder() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/App", withIntermediateDirectories: true)
            try write(Self.scene, to: folder + "/App/Own.swift")
            try write(
                "import UIKit\nlet other: Nothing = Nothing()\n", to: folder + "/App/Other.swift")
            let messages = Messages()
            _ = try await library(folder + "/App", messages, cache: folder)
            #expect(messages.all.count == 1)
            #expect(messages.all.first?.contains("Other.swift") == true, "\(messages.all)")
        }
    }

    @Test func anOverrideInAnExtensionIsLeftOutBeforeTheCodeThatUsesItsName() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/App", withIntermediateDirectories: true)
            try write(Self.scene, to: folder + "/App/Own.swift")
            try write(
                """
                import UIKit
                extension UINavigationBar {
                    open override var bounds: CGRect { didSet { print(bounds) } }
                    func cover() -> UIView {
                        let cover = UIView(frame: bounds)
                        addSubview(cover)
                        return cover
                    }
                }

                """, to: folder + "/App/Bars.swift")
            let messages = Messages()
            _ = try await library(folder + "/App", messages, cache: folder)
            let list = messages.all.joined()
            #expect(
                messages.all.count == 1 && list.contains(": bounds (\(folder)/App/Bars.swift:3)."), "\(list)")
        }
    }

    @Test func imagesAndColorsOfCatalogsAreMembersOfTheirTypes() async throws {
        try await withFolder { folder in
            let app = folder + "/App"
            let catalog = app + "/Assets.xcassets"
            try FileManager.default.createDirectory(
                atPath: catalog + "/next-button.imageset", withIntermediateDirectories: true)
            try write(Self.scene, to: app + "/Own.swift")
            try write(
                """
                import UIKit
                enum Look {
                    static let icon = UIImage.nextButton
                    static let tint: UIColor? = .brand
                    static let resource = ImageResource.nextButton
                }

                """, to: app + "/Look.swift")
            let messages = Messages()
            let incomplete = try await library(app, messages, cache: folder)
            #expect(messages.all.count == 1)
            #expect(messages.all.first?.contains("Look.swift:4") == true, "\(messages.all)")

            try FileManager.default.createDirectory(
                atPath: catalog + "/Brand.colorset", withIntermediateDirectories: true)
            #expect(try await library(app, messages, cache: folder) != incomplete)
        }
    }
}
