import Flipbook
import Foundation
import Scenes
import Testing
import UIKitHost

/// The behavior that each scene of joined items must show.
@MainActor @Suite struct JointSceneTests {
    private func distance(_ a: ItemRecord, _ b: ItemRecord) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    @Test func theSecondSquareOfThePlaygroundHangsOnARod() async throws {
        let trace = try await SceneTrace("PlaygroundAttached")
        let names = Set(trace.rows.map(\.item)).sorted()
        try #require(names.count == 2 && names.contains("square"))
        let second = trace.rows(of: names.first { $0 != "square" }!)
        let contact = try #require(trace.began("square", "barrier").first).frame
        #expect(second.first?.frame == contact, "it appears at the first contact")
        let first = trace.rows(of: "square").suffix(second.count)
        let lengths = zip(first, second).map(distance)
        #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 1 })
    }

    @Test func thePendulumsKeepTheirLengthsAndDriftApart() async throws {
        let trace = try await SceneTrace("Pendulum")
        for index in 0..<8 {
            let rows = trace.rows(of: "bobs\(index)")
            let lengths = rows.map { hypot($0.x - 160, $0.y - 30) }
            #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 0.5 })
            // In 11 of the 22 seconds pendulum n swings (5 + n) / 2 times: it turns from the left to the
            // right as often, give or take the one that is under way.
            let crossings = zip(rows, rows.dropFirst()).filter { $0.x < 160 && $1.x >= 160 }.count
            let expected = Double(5 + index) / 2 * 11.5 / 11
            #expect(abs(Double(crossings) - expected) <= 1)
        }
    }

    @Test func theCradlePassesTheSwingFromEndToEnd() async throws {
        let trace = try await SceneTrace("NewtonsCradle")
        let first = try #require(trace.rows(of: "balls0").map(\.x).min())
        let last = try #require(trace.rows(of: "balls4").map(\.x).max())
        #expect(abs((last - 365) - (203 - first)) < 12, "the last swings as far as the first was drawn aside")
        let middle = trace.rows(of: "balls2").filter { $0.time < 3 }
        #expect(middle.allSatisfy { abs($0.x - 284) < 12 }, "the middle one hardly moves")
    }

    @Test func theChainAndTheBridgeHoldTogether() async throws {
        for (scene, item, count) in [("HangingChain", "links", 16), ("RopeBridge", "planks", 13)] {
            let trace = try await SceneTrace(scene)
            let rows = (0..<count).map { trace.rows(of: "\(item)\($0)") }
            #expect(rows.allSatisfy { !$0.isEmpty })
            for (upper, lower) in zip(rows, rows.dropFirst()) {
                let greatest = zip(upper, lower).map(distance).max() ?? 0
                #expect(greatest < 26, "\(scene)")
            }
        }
    }

    @Test func theBridgeCarriesItsLoad() async throws {
        let trace = try await SceneTrace("RopeBridge")
        for index in 0..<5 {
            let block = try #require(trace.last("blocks\(index)"))
            #expect((40.0...280.0).contains(block.x) && (250.0...380.0).contains(block.y))
        }
    }

    @Test func theCurtainBillowsAndStaysOnItsRail() async throws {
        let trace = try await SceneTrace("SpringyCurtain")
        let corner = trace.rows(of: "tiles97").map(\.x)
        #expect(corner.max()! - corner.min()! > 60)
        #expect(trace.rows.allSatisfy { (0.0...320.0).contains($0.x) && (40.0...568.0).contains($0.y) })
    }

    @Test func theBallKnocksTheTowerDown() async throws {
        let trace = try await SceneTrace("WreckingBall")
        let bricks = trace.rows.filter { $0.item.hasPrefix("bricks") }
        let start = bricks.filter { $0.frame == 30 }.map(\.y).min()!
        let last = bricks.last!.frame
        let end = bricks.filter { $0.frame == last }.map(\.y).min()!
        #expect(start < 120 && end > 200)
        #expect(bricks.filter { $0.frame == 30 }.allSatisfy { abs($0.angle) < 0.05 }, "it stood before")
    }

    @Test func nothingLeavesTheTumbler() async throws {
        let trace = try await SceneTrace("Tumbler")
        for row in trace.rows where row.item.hasPrefix("laundry") {
            let reach = ((row.x - 160) * (row.x - 160) + (row.y - 284) * (row.y - 284)).squareRoot()
            #expect(reach < 141, "\(row.item) in frame \(row.frame)")
        }
        #expect(abs(try #require(trace.last("walls0")).angle) > 8, "it turns")
    }

    @Test func thePanelOpensAndCloses() async throws {
        let trace = try await SceneTrace("SpringPanel")
        let panel = trace.rows(of: "panel")
        let slow = panel.filter { abs($0.vy) < 1 && $0.frame > 5 }.map(\.y)
        #expect(slow.contains { abs($0 - 440) < 1 } && slow.contains { abs($0 - 700) < 1 })
        #expect(panel.allSatisfy { abs($0.x - 160) < 0.5 && abs($0.angle) < 1e-3 }, "it slides")
    }

    @Test func thePanelIsInTheMiddleAndAtTheBottomOfALargerScreen() async throws {
        let device = try #require(DeviceProfile.named("iPhone15"))
        let film = try Film(of: catalog.entry(named: "SpringPanel").shown(on: device)).resolved()
        let panel = try await FilmRenderer().trace(of: film).filter { $0.item == "panel" }
        let slow = panel.filter { abs($0.vy) < 1 && $0.frame > 5 }.map(\.y)
        #expect(slow.contains { abs($0 - 440 - 284) < 1 }, "it opens as far above the bottom")
        #expect(panel.allSatisfy { abs($0.x - 196.5) < 0.5 })
    }
}
