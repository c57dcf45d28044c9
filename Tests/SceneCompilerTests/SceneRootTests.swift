import SourceOutline
import Testing

@testable import SceneCompiler

/// The controller that is filmed where a file has several.
@Suite struct SceneRootTests {
    private func candidates(_ text: String) async throws -> [String] {
        try await SceneModule([.init(path: "A.swift", text: "import UIKit\n" + text)], name: "A.swift")
            .candidates
    }

    private let pair = """
        class Root: UIViewController {
            func show() { present(Detail(), animated: true) }
        }
        class Detail: UIViewController {}
        """

    @Test func aControllerThatAnotherCreatesIsNotChosen() async throws {
        #expect(try await candidates(pair) == ["Root"])
    }

    @Test func aClassWithoutANameInObjectiveCHasOneNameInStoryboards() async throws {
        let module = try await SceneModule(
            [.init(path: "A.swift", text: "import UIKit\n" + pair)], name: "A.swift")
        #expect(module.interfaceNames(ofClass: "Root") == ["Root"])
    }

    @Test func aPreviewOfTheFirstControllerDoesNotCount() async throws {
        #expect(try await candidates(pair + "\n#Preview { Root() }") == ["Root"])
    }

    @Test func controllersThatCreateEachOtherRemainToChooseFrom() async throws {
        let text = pair.replacing(
            "class Detail: UIViewController {}",
            with: """
                class Detail: UIViewController { func back() { _ = Root() } }
                """)
        #expect(try await candidates(text) == ["Root", "Detail"])
    }
}
