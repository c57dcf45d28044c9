import Testing

@testable import SourceAdapter

/// Modules whose source files are among those that are adapted.
@Suite struct ModuleSourceTests {
    @Test func aModuleWhoseSourcesAreThereIsNotMissing() {
        let text = "import UIKit\nimport Spinner\nimport Koloda\nlet a = 1"
        func notes(_ files: [SourceText]) -> Int { SourceUnit(files).adapted()[0].notes.count }
        let own = SourceText(path: "Koloda/Example/Main.swift", text: text)
        #expect(notes([own]) == 2)
        let spinner = SourceText(path: "Koloda/Spinner.swift", text: "class Spinner {}")
        #expect(notes([own, spinner]) == 1)
        let cards = SourceText(path: "Koloda/Sources/Koloda/Card.swift", text: "class Card {}")
        #expect(notes([own, spinner, cards]) == 0)
    }
}
