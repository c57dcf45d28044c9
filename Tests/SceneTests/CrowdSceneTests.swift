import Flipbook
import Scenes
import TestSupport
import Testing

/// The behavior that the two scenes of fifteen hundred items must show. A debug build would take minutes for
/// their whole length, so it tests their beginning; an optimized one tests the end too.
@MainActor @Suite(.tags(.long)) struct CrowdSceneTests {
    /// The rows of some frames, in one run.
    private func rows(_ scene: String, frames: String) async throws -> [Int: [ItemRecord]] {
        let film = try Film(of: catalog.entry(named: scene), Film.Settings(frames: FrameRange(frames)))
        return try await Dictionary(grouping: FilmRenderer().trace(of: film), by: \.frame)
    }

    @Test(arguments: [("TileAvalanche", 1520), ("MarbleHopper", 1500)])
    func aCrowdBeginsInPlace(_ scene: String, _ count: Int) async throws {
        let frames = try await rows(scene, frames: "0,4")
        let (start, next) = (try #require(frames[0]), try #require(frames[4]))
        #expect(start.count == count && Set(start.map(\.item)).count == count)
        // In four frames of gravity 1 something falls 2.2 pt.
        #expect(zip(start, next).allSatisfy { abs($0.x - $1.x) < 3 && abs($0.y - $1.y) < 3 })
    }

    @Test(.enabled(if: isOptimized, "a debug build takes minutes"))
    func theTilesWaitForTheGateAndComeDown() async throws {
        let frames = try await rows("TileAvalanche", frames: "0,58,130")
        let (start, before, after) = (
            try #require(frames[0]), try #require(frames[58]), try #require(frames[130])
        )
        #expect(start.count == 1520)
        #expect(before.allSatisfy { $0.x < 290 && $0.y < 290 }, "the gate holds them")
        let ways = zip(before, after).map { $1.x - $0.x }.sorted()
        #expect(ways[760] > 100, "half of them have gone far")
    }

    @Test(.enabled(if: isOptimized, "a debug build takes minutes"))
    func theMarblesWaitForTheDoorAndRunThroughIt() async throws {
        let frames = try await rows("MarbleHopper", frames: "0,58,130")
        let (start, before, after) = (
            try #require(frames[0]), try #require(frames[58]), try #require(frames[130])
        )
        #expect(start.count == 1500)
        #expect(before.allSatisfy { $0.y < 300 }, "the door holds them")
        let fallen = after.filter { $0.y > 310 }
        #expect(fallen.count > 100, "they run")
        #expect(
            after.allSatisfy { $0.y > 300 || abs($0.x - 240) < reach(at: $0.y) }, "through the door alone")
    }

    /// Returns the distance of the hopper's inner side from the middle, in points.
    private func reach(at y: Double) -> Double {
        y < 150 ? 240 : 240 - (240 - 60) * (min(y, 300) - 150) / 150
    }

    @Test(.enabled(if: isOptimized, "a debug build takes minutes"))
    func theAvalancheEndsInTheValley() async throws {
        let end = try #require(try await rows("TileAvalanche", frames: "359")[359])
        #expect(end.filter { $0.x > 300 }.count > 1200)
        #expect(end.allSatisfy { (0...800).contains($0.x) && (0...400).contains($0.y) })
        #expect(end.allSatisfy { ($0.vx * $0.vx + $0.vy * $0.vy).squareRoot() < 20 })
    }

    @Test(.enabled(if: isOptimized, "a debug build takes minutes"))
    func theBinHoldsAllMarblesInTheEnd() async throws {
        let end = try #require(try await rows("MarbleHopper", frames: "419")[419])
        #expect(end.allSatisfy { (310...640).contains($0.y) && (0...480).contains($0.x) })
        #expect(end.allSatisfy { ($0.vx * $0.vx + $0.vy * $0.vy).squareRoot() < 20 })
    }
}
