import FlipbookTestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct NameTests {
    private let names = ["FallingSquare", "BouncingSquares", "PlaygroundBarrier", "PlaygroundBarrierItem"]

    @Test(arguments: [
        ("FallingSqaure", "FallingSquare"), ("fallingsquare", "FallingSquare"),
        ("BouncingSquare", "BouncingSquares"),
        ("Falling", "FallingSquare"), ("playgroundbarier", "PlaygroundBarrier"),
        ("BuoncingSqares", "BouncingSquares"),
    ])
    func namesOfScenesThatAreMistypedLeadToTheNearestOne(_ typed: String, _ meant: String) {
        #expect(suggestion(to: typed, among: names) == meant)
    }

    @Test(arguments: ["", "x", "Pendulum", String(repeating: "BouncingSquares", count: 14)])
    func namesOfScenesThatAreLikeNoneLeadToNone(_ typed: String) {
        #expect(suggestion(to: typed, among: names) == nil)
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("abc", "acb", 1), ("abc", "ab", 1),
        ("", "abc", 3), ("kitten", "sitting", 3),
    ])
    func namesOfScenesDifferBySlipsOfTheFinger(_ one: String, _ other: String, _ count: Int) {
        #expect(editDistance(from: one, to: other) == count)
        #expect(editDistance(from: other, to: one) == count)
    }

    @Test @MainActor func namesOfScenesAreLookedUpInACatalog() throws {
        let entry = CatalogEntry(viewController: "One", summary: "") { UIViewController() }
        let secret = CatalogEntry(viewController: "Secret", summary: "") { UIViewController() }.hidden()
        let catalog = Catalog([entry, CatalogEntry(CrossingSquare.self), secret])
        #expect(try catalog.entry(named: "CrossingSquare").size.width == 32)
        #expect(try catalog.entry(named: "Secret").name == "Secret")
        #expect(catalog.visible.map(\.name) == ["One", "CrossingSquare"])
        #expect(throws: FilmError.unknownScene(name: "Oen", nearest: "One")) {
            try catalog.entry(named: "Oen")
        }
        #expect(throws: FilmError.self) { try Catalog([entry, entry]).entry(named: "One") }
    }
}
