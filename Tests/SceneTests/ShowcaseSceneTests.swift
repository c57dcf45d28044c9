import Flipbook
import Scenes
import Testing
import UIKitHost

/// The behavior that the showpieces of fields, games and cards must show.
@MainActor @Suite struct ShowcaseSceneTests {
    private func isNear(_ a: Double, _ b: Double, _ limit: Double) -> Bool { abs(a - b) <= limit }

    @Test func theMarblesWhirlClockwiseAndSortThemselves() async throws {
        let trace = try await SceneTrace("Vortex")
        let last = try #require(trace.rows.last).frame
        let rows = trace.rows.filter { $0.frame == last }
        #expect(rows.count == 100)
        // On screen, y down, a clockwise whirl has a positive moment of the velocity about the middle.
        let moments = rows.map { ($0.x - 160) * $0.vy - ($0.y - 284) * $0.vx }
        #expect(moments.allSatisfy { $0 > 0 })
        // Of the hundred shares of resistance, the smallest circle furthest out.
        let reach = { (row: ItemRecord) in
            ((row.x - 160) * (row.x - 160) + (row.y - 284) * (row.y - 284)).squareRoot()
        }
        let share = { (row: ItemRecord) in (Int(row.item.dropFirst(7)) ?? 0) * 37 % 100 }
        let inner = rows.filter { share($0) < 30 }.map(reach)
        let outer = rows.filter { share($0) >= 70 }.map(reach)
        #expect(inner.max()! < outer.min()!)
    }

    @Test func theFieldPartsTheBeamBySignAndMass() async throws {
        let trace = try await SceneTrace("MagneticField")
        // In the field the way is an arc of the radius m v / S: 50 pt for density 1, so that the light ones
        // come back 100 pt away from where they went in; the heavy ones go through.
        let up = trace.rows(of: "positive0")
        let down = trace.rows(of: "negative0")
        let upEnd = try #require(up.first { $0.vx < 0 && $0.x < 150 })
        let downEnd = try #require(down.first { $0.vx < 0 && $0.x < 150 })
        #expect(upEnd.vx < -230 && isNear(upEnd.y, 48, 8))
        #expect(downEnd.vx < -230 && isNear(downEnd.y, 272, 8))
        let heavy = try #require(trace.last("positive1"))
        #expect(heavy.vx > 150 && heavy.vy < -100)
        #expect(trace.rows(of: "neutral0").allSatisfy { isNear($0.y, 160, 1e-3) })
        // A magnetic force does no work; the engine, which steps, adds a few percent on the narrowest arc.
        #expect(up.dropFirst().allSatisfy { isNear(($0.vx * $0.vx + $0.vy * $0.vy).squareRoot(), 240, 20) })
    }

    @Test func theBallBreaksBricksAndThePaddleNeverMisses() async throws {
        let trace = try await SceneTrace("Breakout")
        let ball = trace.rows(of: "ball")
        #expect(ball.allSatisfy { $0.y < 530 && (0.0...320.0).contains($0.x) })
        #expect(trace.began("ball", "paddle").count >= 5)
        let last = try #require(ball.last).frame
        let start = trace.rows.filter { $0.frame == 1 }.count
        let end = trace.rows.filter { $0.frame == last }.count
        #expect(start - end >= 10, "bricks that are hit leave the game")
        // The bricks' top edge is at 100 pt, and the ball's radius 9 pt.
        let out = try #require(ball.first { $0.y < 91 }, "the ball breaks out")
        let above = trace.contacts.filter {
            $0.phase == .began && ($0.item + $0.other).contains("bricks") && $0.frame > out.frame
                && $0.point.y < 105
        }
        #expect(!above.isEmpty, "behind the wall it breaks bricks from above")
    }

    @Test func theTowerStandsUntilTheBallComes() async throws {
        let trace = try await SceneTrace("TowerOfCards")
        let cards = trace.rows.filter { $0.item.hasPrefix("cards") }
        let top = { (frame: Int) in cards.filter { $0.frame == frame }.map(\.y).min() ?? 0 }
        let last = try #require(cards.last).frame
        #expect(isNear(top(85), top(0), 3), "it stands")
        #expect(top(0) < 130 && top(last) > 220, "it falls")
    }
}
