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

    @Test(arguments: [
        ("CoreLocation", "places are left out", ["CLLocation"]),
        ("MapKit", "maps are gray fields", ["MKMapView", "CLLocation"]),
        ("Photos", "photographs are left out", ["PHPhotoLibrary"]),
        ("PhotosUI", "photographs are left out", ["PHPickerViewController"]),
    ])
    func modulesThatTakeNoPartInAFilmHaveStandIns(_ module: String, _ note: String, _ types: [String]) throws
    {
        let unit = SourceUnit([SourceText(path: "A.swift", text: "import UIKit\nimport \(module)\nlet a = 1")]
        )
        #expect(unit.adapted()[0].notes.map(\.text) == ["Flipbook does not provide \(module): \(note)."])
        let code = try #require(StandIns.text(for: unit))
        #expect(types.allSatisfy { code.contains("\nclass \($0):") })
    }
}
