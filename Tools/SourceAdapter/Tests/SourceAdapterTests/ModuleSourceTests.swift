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

    /// All files are one module, and a class may have a method with the name of the function.
    @Test func namesOfAModuleWhoseSourcesAreThereKeepTheirModule() {
        func adapted(_ line: String) -> String {
            let own = SourceText(path: "Demo/Main.swift", text: "import UIKit; import Shouts\n\(line)")
            let sources = "func show(_ a: Shout) {}; struct Shout {}; struct Other { struct Inner {} }"
            return SourceUnit([own, SourceText(path: "Source/Shout.swift", text: sources)]).adapted()[0].text
        }
        #expect(adapted("Shouts.show(a)").contains("\nFilmedScenes.show(a)"))
        #expect(adapted("let a: Shouts.Shout? = nil").contains("\nlet a: FilmedScenes.Shout? = nil"))
        #expect(adapted("Shouts.hide(a)").contains("\nShouts.hide(a)"))
        #expect(adapted("UIKit.show(a)").contains("\nUIKit.show(a)"))
        #expect(adapted("Other.show(a)").contains("\nOther.show(a)"))
    }

    @Test(arguments: [
        ("CoreLocation", "places are left out", ["CLLocation"]),
        ("MapKit", "maps are gray fields", ["MKMapView", "CLLocation"]),
        ("Photos", "photographs are left out", ["PHPhotoLibrary"]),
        ("PhotosUI", "photographs are left out", ["PHPickerViewController"]),
        ("Firebase", "analytics are left out", ["FirebaseApp"]),
    ])
    func modulesThatTakeNoPartInAFilmHaveStandIns(_ module: String, _ note: String, _ types: [String]) throws
    {
        let unit = SourceUnit([SourceText(path: "A.swift", text: "import UIKit\nimport \(module)\nlet a = 1")]
        )
        #expect(unit.adapted()[0].notes.map(\.text) == ["Flipbook does not provide \(module): \(note)."])
        let code = try #require(StandIns.text(for: unit))
        #expect(types.allSatisfy { code.contains("class \($0):") })
    }

    @Test func aModuleWhoseSourcesAreThereHasNoStandIn() throws {
        let file = SourceText(
            path: "A.swift", text: "import UIKit; import Then; let a = UIView().then { _ in }")
        let code = try #require(StandIns.text(for: SourceUnit([file])))
        #expect(code.contains("protocol Then {}") && SourceUnit([file]).adapted()[0].notes.isEmpty)
        let own = SourceText(path: "Then.swift", text: "protocol Then {}")
        #expect(StandIns.text(for: SourceUnit([file, own])) == nil)
    }
}
