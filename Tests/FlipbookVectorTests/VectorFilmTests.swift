import CoreGeometry
import FlipbookVideo
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore
@testable import FlipbookVector

@Suite @MainActor struct VectorFilmTests {
    @Test func itemsAreWhereTheFilmsFramesHaveThem() throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self))
        let vectors = try VectorFilm(of: film, still: .first)
        let run = try SimulationRun(of: film)
        var count = 0
        while let frame = try run.nextFrame() {
            count += 1
            let there = try #require(Self.center(of: "ball", in: frame.picture.layers))
            let here = try #require(Self.center(of: "ball", in: vectors.layers, at: Double(frame.number)))
            #expect(hypot(here.x - there.x, here.y - there.y) < 0.36)
        }
        #expect(count == film.frameCount)
    }

    /// Returns the position of a layer's anchor in the coordinates of the layers' parent.
    private static func center(of name: String, in layers: [Layer]) -> CGPoint? {
        for layer in layers {
            if layer.name == name { return layer.anchor.applying(layer.transform) }
            if let point = center(of: name, in: layer.children) { return point.applying(layer.transform) }
        }
        return nil
    }

    private static func center(of name: String, in layers: [LayerTracks], at time: Double) -> CGPoint? {
        for layer in layers {
            let transform = layer.transform(at: time)
            if layer.name == name { return CGPoint.zero.applying(transform) }
            if let point = center(of: name, in: layer.children, at: time) { return point.applying(transform) }
        }
        return nil
    }

    @Test func movingItemsHaveFewKeys() throws {
        let vectors = try vectors(BallAndCard.self)
        #expect(vectors.fit.positionError <= 0.25)
        #expect(vectors.fit.angleError <= 0.25)
        #expect(Double(vectors.fit.medianKeyCount) <= 0.15 * Double(vectors.frameCount))
    }

    @Test func layersThatCrossKeepTheirTrueOrderInEveryFrame() throws {
        let vectors = try vectors(Crossing.self)
        func top(_ frame: Int) -> Color? {
            vectors.layers.flatMap(\.all).last { layer in
                layer.visible.contains { $0.contains(frame) } && layer.contents.count == 1
            }?.contents.first?.content.painted?.color
        }
        #expect(top(0) == Color(blue: 1))
        #expect(top(59) == Color(red: 1))
    }

    @Test func aLayerThatAppearsLaterIsInvisibleBefore() throws {
        let vectors = try vectors(Appearing.self)
        let late = try #require(vectors.allLayers.first { $0.name == "late" })
        #expect(late.opacity.value(at: 29) == 0)
        #expect(late.opacity.value(at: 31) == 0.5)
        #expect(late.opacity.keys.map(\.frame) == late.opacity.keys.map(\.frame).sorted())
    }

    @Test func framesAndVectorsComeFromOneRun() async throws {
        Counted.runs = 0
        let film = try Film(of: CatalogEntry(Counted.self))
        let folder = FileManager.default.temporaryDirectory.path + "/film-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a.svg"
        let files = try VectorFiles(of: film, to: [(path, .svg)])
        try await FilmRenderer().render(film, to: [OutputPath(folder + "/frames/")], observer: files)
        #expect(!FileManager.default.fileExists(atPath: path))
        try files.write()
        #expect(Counted.runs == 1)
        let alone = try VectorFilm(of: film).data(as: .svg)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == alone)
    }

    @Test(arguments: [VectorFormat.svg, .html, .lottieJSON])
    func aBlurIsLeftOutWithASentence(_ format: VectorFormat) throws {
        let film = try Film(of: CatalogEntry(BlurredBall.self))
        let files = try VectorFiles(of: film, to: [("a", format)])
        try files.record()
        #expect(files.warning == Picture.lackOfBackdrops)
        let plain = try VectorFiles(of: Film(of: CatalogEntry(BallAndCard.self)), to: [("a", format)])
        try plain.record()
        #expect(plain.warning == nil)
    }

    @Test func aStillIsTheFirstOrTheLastFrame() throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self))
        let run = try SimulationRun(of: film)
        var frames: [Picture] = []
        while let frame = try run.nextFrame() { frames.append(frame.picture) }
        #expect(try VectorFilm(of: film, still: .first).still == frames.first)
        #expect(try VectorFilm(of: film, still: .last).still == frames.last)
    }

    @Test func aSweepIsDescribedByTheSceneAlone() throws {
        let settings = Film.Settings(sweep: try ParameterSweep("place=0,40"))
        let film = try Film(of: CatalogEntry(Placed.self), settings).resolved()
        #expect(try VectorFilm(of: film, still: .first).summary == Placed.summary)
    }

    @Test func motionBlurIsRefusedWithTheWayOut() throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self), Film.Settings(motionBlur: 4))
        #expect { try VectorFilm(of: film) } throws: {
            "\($0)".contains("--motion-blur") && "\($0)".contains("video")
        }
    }

    @Test func everyNumberOfADescriptionIsOneOfTheTrace() async throws {
        let film = try Film(of: CatalogEntry(BallAndCard.self)).resolved()
        let text = try MotionDescription(of: film).text
        let rows = try await FilmRenderer().trace(of: film)
        let contacts = try await FilmRenderer().contacts(of: film).filter { $0.phase == .began }
        let hit = try #require(contacts.first)
        #expect(text.contains("hits the edge of the view at \(((hit.time * 100).rounded() / 100).text) s"))
        // The floor stops the ball; the deepest place counts, before the first bounce.
        let heights = rows.filter { $0.item == "ball" && $0.frame <= hit.frame + 6 }.map(\.y)
        let fall = try #require(heights.max()) - heights[0]
        #expect(text.contains("falls \(((fall * 10).rounded() / 10).text) points"), "\(text)")
        #expect(text.hasPrefix(BallAndCard.summary))
    }
}
