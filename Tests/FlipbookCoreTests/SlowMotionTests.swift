import CoreGeometry
import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite @MainActor struct SlowMotionTests {
    @Test(arguments: [2, 4, 5] as [Double])
    func slowMotionPassesThroughTheSameStates(_ factor: Double) throws {
        let plain = try pictures(film(CatalogEntry(FastSquare.self)))
        let slow = try pictures(film(CatalogEntry(FastSquare.self), slowMotion: factor))
        #expect(slow.count == plain.count * Int(factor))
        for (number, picture) in plain.enumerated() { #expect(slow[number * Int(factor)] == picture) }
        #expect(Set(slow).count == slow.count)
    }

    @Test func slowMotionMovesEvenlyBetweenTwoStates() throws {
        let slow = try pictures(film(CatalogEntry(FastSquare.self), slowMotion: 4))
        let (square, body) = (slow.map { $0.center(ofChild: 0) }, slow.map { $0.center(ofChild: 1) })
        for number in 1..<slow.count - 4 { #expect(abs(square[number].x - square[number - 1].x - 2) < 1e-6) }
        #expect(body.allSatisfy { abs($0.x - 43) < 1e-3 })
        for number in 1..<slow.count { #expect(body[number].y >= body[number - 1].y) }
        // A turn changes no lengths.
        for picture in slow {
            #expect(abs(picture.layers[0].children[0].children[1].transform.determinant - 1) < 1e-6)
        }
    }

    @Test func slowMotionShowsTheEnginesOwnStatesWhereSubStepsLeftAnItem() throws {
        // A tick of 1/60 s has two sub-steps, of which the second goes farther when a body falls; the
        // straight way would be 0.03 pt off. At 120 fps a tick is a sub-step, and the engine shows in frame n
        // what n - 1 of them made; the first tick at 60 fps makes one sub-step, so frame n of half the speed
        // shows as many.
        let slow = try pictures(film(CatalogEntry(FastSquare.self), slowMotion: 2))
        let fine = try pictures(film(CatalogEntry(FastSquare.self), fps: 120))
        try #require(slow.count > 3)
        for number in stride(from: 3, to: slow.count, by: 2) {
            let (seen, known) = (slow[number].center(ofChild: 1), fine[number].center(ofChild: 1))
            #expect(abs(seen.y - known.y) < 0.002)
        }
    }

    @Test func slowMotionMayBeOfAnyFactor() throws {
        let long = try film(duration: 2, slowMotion: 2.5)
        #expect(long.frameCount == 300 && long.time(ofFrame: 300) == 2)
        for factor in [0, 0.5, -1, 101, .nan, .infinity] {
            #expect(throws: FilmError.self) { try film(slowMotion: factor) }
        }
    }

    @Test func slowMotionDoesNotTellOfWhatTheSceneWouldDoAfterTheEnd() throws {
        // The scene fails at 0.5 s, which is the tick after the last frame.
        #expect(try pictures(film(CatalogEntry(LateFailure.self), duration: 0.5, slowMotion: 4)).count == 120)
    }
}

@Suite @MainActor struct MotionBlurTests {
    @Test func motionBlurDoesNotChangeWhereThingsAre() throws {
        let plain = try pictures(film(CatalogEntry(FastSquare.self)))
        let simulation = try SimulationRun(of: film(CatalogEntry(FastSquare.self), motionBlur: 3))
        // Frame 0 has no time before it.
        _ = try simulation.nextFrame()
        try #require(plain.count > 1)
        for picture in plain.dropFirst() {
            let frame = try #require(try simulation.nextFrame())
            #expect(frame.pictures.count == 3 && frame.picture == picture)
        }
    }

    @Test func motionBlurIsNoneWhereNothingMoves() throws {
        let simulation = try SimulationRun(of: film(CatalogEntry(GlassScene.self), motionBlur: 16))
        var count = 0
        while let frame = try simulation.nextFrame() {
            #expect(frame.pictures.count == 1)
            count += 1
        }
        #expect(count > 1)
    }

    @Test func motionBlurOfASquareOfConstantSpeedIsALinearRampInLight() throws {
        // 8 pt a frame, open for half a frame: 4 pt, that is 32 pixels at scale 8. In frame 5 the right edge
        // is at 40 pt.
        let simulation = try SimulationRun(
            of: film(CatalogEntry(FastSquare.self), scale: 8, frames: "5", motionBlur: 32))
        let bitmap = try #require(try simulation.nextFrame()).bitmap(scale: 8)
        for x in 280..<360 {
            let pixel = bitmap[x, 64]
            let covered = min(max((320 + 16 - (Double(x) + 0.5)) / 32, 0), 1)
            #expect(
                abs(light(pixel.red) - (1 - covered)) < 0.02, "\(x): \(light(pixel.red)), not \(1 - covered)")
        }
    }

    @Test func motionBlurHasAnAllowedNumberOfPictures() {
        for number in [0, -1, 65] {
            let error = #expect(throws: FilmError.self) { try film(motionBlur: number) }
            #expect(error?.description.contains("from 1 to 64") == true)
        }
    }

    @Test
    nonisolated func motionBlurMakesTheSameBytesWithAnyNumberOfJobs() async throws {
        try await inFolder { folder in
            let film = try await film(CatalogEntry(FastSquare.self), slowMotion: 1.5, motionBlur: 5)
            try await FilmRenderer(jobs: 1).render(film, to: [.folder(folder + "/a")])
            try await FilmRenderer(jobs: 4).render(film, to: [.folder(folder + "/b")])
            #expect(try contents(folder + "/a/film.json") == contents(folder + "/b/film.json"))
            #expect(try Manifest.read(from: folder + "/a")?.motionBlur == 5)
        }
    }

    /// The light of a component by the formula of sRGB.
    private func light(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

@MainActor private func pictures(_ film: Film) throws -> [Picture] {
    let simulation = try SimulationRun(of: film)
    var pictures: [Picture] = []
    while let frame = try simulation.nextFrame() { pictures.append(frame.picture) }
    return pictures
}

extension Picture {
    /// Returns the position of the center of a subview of the scene's view.
    fileprivate func center(ofChild index: Int) -> CGPoint {
        let layer = layers[0].children[0].children[index]
        return layer.anchor.applying(layer.transform)
    }
}
