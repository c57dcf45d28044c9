import Flipbook
import Foundation
import Scenes
import Testing

/// The stories of the scenes with fingers.
@MainActor @Suite struct InputSceneTests {
    func rows(of name: String) async throws -> [ItemRecord] {
        try await FilmRenderer().trace(of: Film(of: catalog.entry(named: name)))
    }

    func distance(_ row: ItemRecord, _ x: Double, _ y: Double) -> Double {
        ((row.x - x) * (row.x - x) + (row.y - y) * (row.y - y)).squareRoot()
    }

    @Test func thePushedSquareRestsUntilTheFirstTapAndThenAcceleratesTowardsIt() async throws {
        let rows = try await rows(of: "PushedSquare")
        #expect(rows[35].x == 160 && rows[35].y == 284)
        // From (160, 284) to the tap at (276, 96): 220.9 pt away, a force of 1.10 N on 0.64 kg.
        #expect(distance(rows[80], 276, 96) < distance(rows[50], 276, 96))
        let (vx, vy) = (rows[60].vx - rows[50].vx, rows[60].vy - rows[50].vy)
        #expect(abs(vx / vy - (276 - 160) / (96 - 284)) < 0.02)
        let acceleration = (vx * vx + vy * vy).squareRoot() * 6
        #expect(abs(acceleration - 100 * 220.9 / 200 / 0.64) < 5)
        #expect(rows.allSatisfy { (38...282).contains($0.x) && (38...530).contains($0.y) })
    }

    @Test func theAttachedSquareStaysAtTheLengthOfItsRod() async throws {
        let rows = try await rows(of: "AttachedSquare")
        #expect(rows[20].x == 160 && rows[20].y == 284)
        // The finger ends at (150, 120); the rod is as long as it was at first, from (130, 130) to (190,
        // 254).
        let last = rows[rows.count - 1]
        let (sine, cosine) = (sin(last.angle), cos(last.angle))
        let corner = (x: last.x + 30 * cosine + 30 * sine, y: last.y + 30 * sine - 30 * cosine)
        let length = ((corner.x - 150) * (corner.x - 150) + (corner.y - 120) * (corner.y - 120)).squareRoot()
        #expect(abs(length - 137.75) < 1)
        #expect(rows.contains { abs($0.angle) > 0.5 })
    }

    @Test func theSnappingSquareIsAtEachTapBeforeTheNext() async throws {
        let rows = try await rows(of: "SnappingSquare")
        for (frame, x, y) in [(107, 240.0, 120.0), (185, 70, 220), (263, 250, 460), (359, 90, 470)] {
            #expect(distance(rows[frame], x, y) < 1, "frame \(frame)")
            #expect(abs(rows[frame].angle) < 0.02)
        }
        #expect(rows[30..<107].contains { $0.x > 242 }, "it overshoots")
    }

    @Test func aLiftedCardFallsBackAndAThrownOneDocks() async throws {
        let rows = try await rows(of: "RecipeCards")
        func card(_ index: Int, at frame: Int) -> ItemRecord { rows[frame * 4 + index] }
        let home = card(1, at: 10).y
        #expect(card(1, at: 76).y < home - 100)
        #expect(abs(card(1, at: 165).y - home) < 1)
        #expect(card(0, at: 10).y > 480)
        #expect(abs(card(0, at: 320).y - 240) < 2, "docked")
        #expect(abs(card(0, at: 479).y - card(0, at: 10).y) < 1, "back in the stack")
    }

    @Test func aDraggedTileGoesRoundTheWall() async throws {
        let rows = try await rows(of: "WalledDrag")
        let tile = rows.filter { $0.item == "tile" }
        #expect(tile.count == rows.count / 4)
        #expect(tile.allSatisfy { !($0.x < 190 && (256...338).contains($0.y)) }, "never in the wall")
        #expect(tile[tile.count - 1].y > 400)
    }
}
