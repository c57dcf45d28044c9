import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Raster
import Testing
import UIKitTestSupport

@testable import FlipbookCore

/// Films of some of their frames, which have to be those of the whole film.
@Suite struct PartialFilmTests {
    /// Draws frames of a scene, with a number of jobs.
    @MainActor private func bitmaps(
        of scene: TransitionScene, _ selection: FrameSelection? = nil, jobs: Int = 1, slowMotion: Double = 1,
        motionBlur: Int = 1
    ) async throws -> [Int: Bitmap] {
        let whole = try film(scene.entry, scale: 0.5, slowMotion: slowMotion, motionBlur: motionBlur)
        let sink = RecordingSink()
        try await FilmRenderer(jobs: jobs).render(
            selection.map { try whole.choosing($0) } ?? whole, into: [sink])
        return Dictionary(uniqueKeysWithValues: zip(await sink.numbers, await sink.bitmaps))
    }

    private func expectSameFrames(_ part: [Int: Bitmap], as whole: [Int: Bitmap], _ name: String) {
        let different = part.filter { whole[$0.key] != $0.value }.keys.sorted()
        #expect(!part.isEmpty && different.isEmpty, "\(name)")
    }

    @Test(arguments: TransitionScene.allCases)
    @MainActor func partialFilmsHaveTheFramesOfTheWholeFilm(_ scene: TransitionScene) async throws {
        var random = SeededRandom(seed: scene.rawValue.utf8.reduce(0) { 31 * $0 + Int($1) })
        let whole = try await bitmaps(of: scene)
        // Else the scene would show nothing of the rule.
        #expect(Set(whole.values.map { ContentHash.of($0) }).count > 8)
        for _ in 0..<3 {
            let first = random.next(below: 40)
            let last = first + 1 + random.next(below: 47 - first)
            let range = "\(first)-\(last):\(1 + random.next(below: 5))"
            let part = try await bitmaps(
                of: scene, .frames(OpenFrameRange(range)), jobs: random.pick([1, 2, 5]))
            expectSameFrames(part, as: whole, range)
        }
        let (from, to) = (Double(random.next(below: 30)) / 60, 0.55)
        let part = try await bitmaps(of: scene, .seconds(from: from, to: to), jobs: 3)
        expectSameFrames(part, as: whole, "from \(from) to \(to)")
    }

    @Test(arguments: TransitionScene.allCases)
    @MainActor func partialFilmsInSlowMotionHaveTheFramesOfTheWholeFilm(_ scene: TransitionScene) async throws
    {
        let whole = try await bitmaps(of: scene, slowMotion: 1.5, motionBlur: 3)
        for range in ["7,8,20-33:3", "50-", "0-71:9"] {
            let part = try await bitmaps(
                of: scene, .frames(OpenFrameRange(range)), jobs: 2, slowMotion: 1.5, motionBlur: 3)
            expectSameFrames(part, as: whole, range)
        }
    }
}
