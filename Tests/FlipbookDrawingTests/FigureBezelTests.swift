import CoreGeometry
import FlipbookCore
import Picture
import Scenes
import Testing

@testable import FlipbookDrawing

/// Figures with the device around the scene.
@Suite @MainActor struct FigureBezelTests {
    private func squares(withBezel showsBezel: Bool) throws -> Film {
        try Film(
            of: catalog.entry(named: "BouncingSquares"), Film.Settings(showsBezel: showsBezel)
        ).resolved()
    }

    private func names(_ layers: [Layer]) -> [String] {
        layers.flatMap { [$0.name].compactMap(\.self) + names($0.children) }
    }

    @Test func aFrameAloneHasTheSizeOfItsDevice() async throws {
        let film = try squares(withBezel: true)
        let bezel = try #require(film.bezel)
        #expect(bezel.size.width > film.entry.size.width)
        #expect(try await FilmRenderer().picture(of: film, frame: 0).size == bezel.size)
    }

    @Test func eachFrameOfAStripHasItsDeviceAndNoOtherEdge() throws {
        var plan = FigurePlan(frames: [0, 30])
        plan.zoom = 1
        let bare = try FilmRenderer().figure(of: squares(withBezel: false), plan)
        let film = try squares(withBezel: true)
        let shown = try FilmRenderer().figure(of: film, plan)
        let added = try #require(film.bezel).size.width - film.entry.size.width
        #expect(abs(shown.size.width - bare.size.width - 2 * added) < 1)
        #expect(names(bare.layers).contains("edge") && !names(shown.layers).contains("edge"))
    }

    @Test func aCropOfADeviceFindsViewsWhereTheyAre() throws {
        var plan = FigurePlan(frames: [0])
        plan.crop = try FigureCrop("squares0")
        plan.theme = .light
        let shown = try FilmRenderer().figure(of: squares(withBezel: true), plan)
        let bare = try FilmRenderer().figure(of: squares(withBezel: false), plan)
        #expect(
            abs(shown.size.width - bare.size.width) <= 2 && abs(shown.size.height - bare.size.height) <= 2)
    }
}
