import SourceOutline
import Testing

@testable import SourceAdapter

/// The methods of generic classes, which code at the top level cannot name.
@Suite struct GenericClassTests {
    @Test func genericClassesAddTheirMethodsWhenTheyAreAsked() {
        let source =
            "import UIKit; class Box<T>: UIView { @objc func tapped() {} }; "
            + "class Cup<T>: Box<T> { @objc func b() {} }"
        let unit = SourceUnit([SourceText(path: "A.swift", text: source)])
        let text = unit.adapted()[0].text
        #expect(
            text.contains("extension Box: FilmRuntime.SpecializedClass {")
                && text.contains("add(\"tapped\") { (target: Box) -> Any? in"), "\(text)")
        #expect(!text.contains("extension Cup"))
    }
}
