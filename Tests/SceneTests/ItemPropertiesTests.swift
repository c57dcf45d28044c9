import Flipbook
import Scenes
import Testing

/// The behavior that recipe 2.6 must show: the effect of each property, side by side.
@MainActor @Suite struct ItemPropertiesTests {
    private static let shared = Task { @MainActor in try await SceneTrace("ItemProperties") }

    private func rows(_ item: String) async throws -> [ItemRecord] {
        try await Self.shared.value.rows(of: item)
    }

    private func last(_ item: String, _ count: Int) async throws -> [ItemRecord] {
        var result: [ItemRecord] = []
        for index in 0..<count {
            result.append(try #require(try await rows("\(item)\(index)").last))
        }
        return result
    }

    private func isRising(_ values: [Double], by step: Double) -> Bool {
        zip(values, values.dropFirst()).allSatisfy { $1 - $0 >= step }
    }

    @Test func theMoreElasticBounceHigher() async throws {
        var heights: [Double] = []
        for index in 0..<5 {
            let rows = try await rows("elastic\(index)")
            let landing = try #require(rows.firstIndex { $0.vy < 0 || $0.y > 105 })
            heights.append(106 - rows[landing...].map(\.y).min()!)
        }
        #expect(isRising(heights, by: 3), "\(heights)")
        // Of two that meet, the larger elasticity counts: a half keeps a quarter of the height, 62 pt.
        #expect(abs(heights[2] - 62 / 4) < 5 && heights[4] > 50, "\(heights)")
    }

    @Test func theSmootherSlideFaster() async throws {
        let places = try await Self.shared.value.rows.filter { $0.frame == 84 }
        let ways = (0..<4).compactMap { index in places.first { $0.item == "sliding\(index)" }?.x }
        #expect(ways.count == 4 && isRising(ways.reversed(), by: 8), "\(ways)")
        let stuck = try await rows("sliding3")
        #expect(abs(stuck.last!.x - stuck[0].x) < 3, "the roughest does not slide")
    }

    @Test func theDenserStrikesHarder() async throws {
        let struck = try await last("struck", 3).map { $0.x - 150 }
        #expect(struck[0] > 5 && isRising(struck, by: 20), "\(struck)")
        let striking = try await last("striking", 3).map(\.x)
        #expect(striking[0] < 110 && isRising(striking, by: 10), "the light one comes back, \(striking)")
        // Equal masses that meet head-on and lose nothing swap velocities.
        #expect(abs(striking[1] - 127.5) < 4)
    }

    @Test func theOnesThatResistSinkSlowerAndTheLastNotAtAll() async throws {
        let middle = try await Self.shared.value.rows.filter { $0.frame == 36 }
        let heights = (0..<5).compactMap { index in middle.first { $0.item == "resisting\(index)" }?.y }
        #expect(heights.count == 5 && isRising(heights.reversed(), by: 2), "\(heights)")
        let last = try await rows("resisting4")
        #expect(last.allSatisfy { $0.y == last[0].y })
    }

    @Test func theOnesThatResistSpinLess() async throws {
        let angles = try await last("spinning", 5).map(\.angle)
        #expect(isRising(angles.reversed(), by: 1), "\(angles)")
        // Without resistance the spin of 9 rad/s goes on.
        #expect(abs(angles[0] - 9 * 5) < 1)
    }

    @Test func onlyTheOneThatMayTurnTopples() async throws {
        let toppling = try await last("toppling", 2)
        #expect(abs(toppling[0].angle) > 1 && toppling[0].y > 284 + 98)
        #expect(toppling[1].angle == 0 && toppling[1].y < 284 + 75)
    }

    @Test func theChargesDriftInProportion() async throws {
        let drifts = try await last("charged", 5).map { 426 + 74 - $0.y }
        #expect(abs(drifts[2]) < 1e-3 && drifts[4] > 15, "\(drifts)")
        #expect(abs(drifts[4] - 2 * drifts[3]) < 1 && abs(drifts[3] + drifts[1]) < 1, "\(drifts)")
    }

    @Test func theAnchoredOneHoldsAndTheOtherIsKnockedDown() async throws {
        let anchored = try await rows("hovering0")
        #expect(anchored.allSatisfy { $0.x == anchored[0].x && $0.y == anchored[0].y })
        #expect(try #require(try await rows("hovering1").last).y > 426 + 95)
    }
}
