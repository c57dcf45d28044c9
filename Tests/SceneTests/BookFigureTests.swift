import Flipbook
import Foundation
import Picture
import Scenes
import TestSupport
import Testing

/// The book's figures explain what is there at any time, not only at the one that is printed.
@MainActor @Suite struct BookFigureTests {
    @Test(
        arguments: ["BouncingSquares", "PushedSquare", "AttachedSquare", "ElasticSquares"],
        [0, 0.2, 0.45, 0.7, 0.95])
    func figuresAreTidyAtAnyTime(_ name: String, part: Double) throws {
        let film = try Film(of: catalog.entry(named: name))
        var plan = FigurePlan(frames: [Int(part * Double(film.frameCount))])
        plan.isAnnotated = true
        let picture = try FilmRenderer(jobs: 1).figure(of: film, plan)
        expectTidy(picture)
        let texts = PageText.all(of: picture).map(\.string)
        #expect(texts.contains { $0.hasPrefix("Figure 2.") } && texts.count >= 2)
    }

    /// Squares of 50 points; the stack is at rest.
    @Test func figureOneMeasuresTheSquares() throws {
        let texts = try texts(of: "BouncingSquares", at: 119)
        #expect(texts.count { $0 == "50 pt" } == 2)
    }

    /// The brown square's center is 30 points to the right of the square's and 30 above it, so 190, 254; the
    /// anchor's is at 130, 130.
    @Test func figureThreeMeasuresTheAttachment() throws {
        let length = (60.0 * 60 + 124 * 124).squareRoot()
        let text = String(format: "attachment = %.1f pt", length)
        #expect(try texts(of: "AttachedSquare", at: 0).contains(text))
    }

    /// Annotations are drawn, never felt: the same film has the same hash after its figures were made.
    @Test func figuresDoNotMoveTheScene() async throws {
        let film = try Film(of: catalog.entry(named: "AttachedSquare"))
        let before = try await FilmRenderer().hash(of: film).text
        _ = try texts(of: "AttachedSquare", at: 100)
        #expect(try await FilmRenderer().hash(of: film).text == before)
    }

    private func texts(of name: String, at frame: Int) throws -> [String] {
        var plan = FigurePlan(frames: [frame])
        plan.isAnnotated = true
        let film = try Film(of: catalog.entry(named: name))
        return PageText.all(of: try FilmRenderer(jobs: 1).figure(of: film, plan)).map(\.string)
    }
}
