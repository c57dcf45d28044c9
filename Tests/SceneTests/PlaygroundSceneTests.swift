import Flipbook
import Foundation
import Picture
import Raster
import Scenes
import TestSupport
import Testing
import UIKitHost

/// The behavior that each scene of the tutorial must show.
@MainActor @Suite struct PlaygroundSceneTests {
    @Test func gravityFallsHalfOf1000TimesTheSquareOfTime() async throws {
        let trace = try await SceneTrace("PlaygroundGravity")
        let rows = trace.rows(of: "square").filter { $0.frame > 0 }
        try #require(!rows.isEmpty)
        for row in rows {
            let ideal = 0.5 * 1000 * row.time * row.time
            // Sub-steps of 4 ms run ahead by half of one at most, the default resistance of 0.1 brakes by
            // less than 5 % in a second.
            #expect(row.y - 150 < ideal + 0.5 * 1000 * row.time * 0.009)
            #expect(row.y - 150 > ideal * 0.95 - 0.5 * 1000 * row.time * 0.009)
        }
    }

    @Test func boundsStopTheSquareAfterASmallBounce() async throws {
        let trace = try await SceneTrace("PlaygroundBounds")
        let square = try #require(trace.last("square"))
        #expect((49.0...51.0).contains(568 - square.y))
        #expect(square.isAsleep)
        let landing = try #require(trace.began("square", "(null)").first).frame
        let highest = try #require(trace.rows.filter { $0.frame > landing }.map(\.y).min())
        // With elasticity 0.2 a bounce rises by 4 % of the fall of 368 pt, 15 pt, in one of its corners a
        // little more.
        #expect((5.0...40.0).contains(square.y - highest))
    }

    @Test func theSquareFallsThroughABarrierThatIsAViewOnly() async throws {
        let trace = try await SceneTrace("PlaygroundBarrierView")
        #expect(trace.contacts.allSatisfy { $0.other == "(null)" })
        #expect(trace.rows.allSatisfy { $0.x == 150 && abs($0.angle) < 0.1 }, "nothing turns it on its way")
        #expect(try #require(trace.last("square")).y > 510)
    }

    @Test func aBarrierThatIsAnItemIsKnockedAway() async throws {
        let trace = try await SceneTrace("PlaygroundBarrierItem")
        let barrier = try #require(trace.last("barrier"))
        #expect(!trace.began("square", "barrier").isEmpty)
        #expect(abs(barrier.angle) > 0.5, "it turned")
        #expect(barrier.y > 350, "and went down")
    }

    @Test func theBarrierStaysAndTheSquareEndsOnTheFloor() async throws {
        let trace = try await SceneTrace("PlaygroundBarrier")
        #expect(trace.rows.allSatisfy { $0.item == "square" }, "the barrier is no item")
        #expect(trace.contacts.first { $0.phase == .began }?.other == "barrier")
        #expect((49.0...51.0).contains(568 - (try #require(trace.last("square")).y)))
    }

    /// The published log: state rows and contact frames.
    @Test(arguments: ["PlaygroundBarrier", "PlaygroundLog"])
    func thePublishedLogIsReproduced(_ scene: String) async throws {
        let golden = GoldenTrace("tutorial-2013").rows
        let trace = try await SceneTrace(scene)
        let states = golden.filter { $0["kind"] == "state" }
        try #require(states.count == 6)
        for row in states {
            let frame = try #require(Int(row["frame"]!))
            let square = try #require(trace.rows.first { $0.frame == frame })
            #expect(
                square.x == Double(row["center_x"]!) && square.y == Double(row["center_y"]!), "frame \(frame)"
            )
        }
        let began = trace.contacts.filter { $0.phase == .began }
        let expected = golden.filter { $0["kind"] == "began" }.map { "\($0["frame"]!) \($0["boundary"]!)" }
        try #require(expected.count == 7)
        #expect(began.map { "\($0.frame - began[0].frame) \($0.other)" } == expected)
    }

    @Test func theSquareFlashesYellowAtAContact() async throws {
        let entry = try catalog.entry(named: "PlaygroundContacts")
        let film = try Film(of: entry, Film.Settings(scale: 1))
        let contact = try #require(
            try await FilmRenderer().contacts(of: film).first { $0.phase == .began && $0.other == "barrier" })
        func color(_ frame: Int) async throws -> Pixel {
            let row = try #require(try await FilmRenderer().trace(of: film).first { $0.frame == frame })
            let bitmap = try Bitmap(drawing: await FilmRenderer().picture(of: film, frame: frame), scale: 1)
            return bitmap[Int(row.x), Int(row.y)]
        }
        let (before, flash, after) = (
            try await color(contact.frame - 1), try await color(contact.frame),
            try await color(contact.frame + 12)
        )
        #expect(before.red == before.blue, "gray")
        #expect(Int(flash.red) - Int(flash.blue) > 200, "yellow")
        #expect(Int(after.red) - Int(after.blue) < 150, "fading back to gray")
    }

    @Test func elasticity06BouncesHigher() async throws {
        func rise(_ scene: String) async throws -> Double {
            let trace = try await SceneTrace(scene)
            let landing = try #require(trace.began("square", "barrier").first).frame
            let rows = trace.rows(of: "square").filter { (landing...landing + 40).contains($0.frame) }
            return try #require(rows.first).y - (try #require(rows.map(\.y).min()))
        }
        let (plain, elastic) = (try await rise("PlaygroundContacts"), try await rise("PlaygroundElastic"))
        #expect(elastic > plain + 10)
    }

    @Test func theTrailGrowsByAnOutlineEveryFifthStep() async throws {
        let film = try Film(of: catalog.entry(named: "PlaygroundTrail"))
        let early = try await FilmRenderer().picture(of: film, frame: 20)
        let late = try await FilmRenderer().picture(of: film, frame: 60)
        func sheets(_ picture: Picture) -> Int { picture.layers[0].children[0].children.count }
        #expect(sheets(late) - sheets(early) == 8)
    }
}
