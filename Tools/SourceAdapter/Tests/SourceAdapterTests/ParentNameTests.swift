import Foundation
import Testing

@testable import SourceAdapter

/// The methods of before Swift 4.2 that announce a parent to a controller.
@Suite struct ParentNameTests {
    private func lines(_ text: String) -> [String] {
        let source = SourceUnit([SourceText(path: "A.swift", text: text)]).adapted()[0]
        return source.text.components(separatedBy: "\n#sourceLocation(file: \"<")[0]
            .components(separatedBy: "\n").dropFirst().map { $0 }
    }

    @Test(arguments: [
        (
            "override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }",
            "override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }"
        ),
        (
            "override func willMove(toParentViewController: UIViewController?) { use(toParentViewController) }",
            "override func willMove(toParent toParentViewController: UIViewController?) { use(toParentViewController) }"
        ),
        (
            "func add(a: UIViewController) { a.didMove(toParentViewController: self) }",
            "func add(a: UIViewController) { a.didMove(toParentViewController: self) }"
        ),
        (
            "func didMove(toParentViewController parent: Node) {}",
            "func didMove(toParentViewController parent: Node) {}"
        ),
        (
            "override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) }",
            "override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) }"
        ),
    ])
    func overridesHaveTheirPresentNames(_ text: String, _ expected: String) {
        #expect(lines("class A: UIViewController {\n\(text)\n}")[1] == expected)
    }

    @Test func overridesInExtensionsAreCalledByTheirPresentNames() {
        let text = """
            class A: UIViewController {}
            extension A { override func didMove(toParentViewController p: UIViewController?) {} }
            """
        #expect(
            lines(text) == [
                "class A: UIViewController { override func didMove(toParent p: UIViewController?) "
                    + "{ return flipbookOverride_A_didMove(toParent: p) } }",
                "extension A {          func flipbookOverride_A_didMove(toParent p: UIViewController?) {} }",
            ])
    }
}
