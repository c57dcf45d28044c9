import Flipbook
import Foundation
import Testing
import UIKitHost

/// The behavior that each scene of the book must show.
@MainActor @Suite struct BookSceneTests {
    // On iOS 7 an item's box is a point smaller and keeps a skin of 2 pt to boundaries, of which half a point
    // may be used up, and the reference bounds lie a point outside: at rest a 50 pt square's center is
    // between 24 and 26 pt above the line it lies on.
    private let restingHeight = 24.0...26.0

    @Test func fallingSquareLeavesThroughTheBottom() async throws {
        let trace = try await SceneTrace("FallingSquare")
        let square = trace.rows(of: "square")
        #expect(square.first?.y == 284)
        #expect(zip(square, square.dropFirst()).allSatisfy { $0.y < $1.y })
        #expect(try #require(square.last).y - 50 > 568, "its upper edge is below the view")
        #expect(trace.contacts.isEmpty)
    }

    @Test func bouncingSquaresEndAsAStack() async throws {
        let trace = try await SceneTrace("BouncingSquares")
        let (red, green) = (try #require(trace.last("squares0")), try #require(trace.last("squares1")))
        #expect(restingHeight.contains(568 - green.y))
        #expect((49.0...51.0).contains(green.y - red.y), "the upper one lies on the lower one")
        #expect(red.isAsleep && green.isAsleep)
        for row in trace.rows {
            #expect(row.y <= 568 - 23 && abs(row.x - 160) < 1, "frame \(row.frame): inside the view")
        }
        let pairs = zip(trace.rows(of: "squares0"), trace.rows(of: "squares1"))
        #expect(pairs.allSatisfy { $1.y - $0.y > 48 }, "they never overlap by more than their insets")
    }

    @Test func bottomBoundaryStopsThem100PointsAboveTheEdge() async throws {
        let trace = try await SceneTrace("BottomBoundary")
        let (red, green) = (try #require(trace.last("squares0")), try #require(trace.last("squares1")))
        #expect(restingHeight.contains(468 - green.y))
        #expect((49.0...51.0).contains(green.y - red.y))
        #expect(!trace.began("squares1", "bottomBoundary").isEmpty)
    }

    @Test func aSquareBurstsIntoShardsThatInheritItsMomentum() async throws {
        let trace = try await SceneTrace("ShatteringSquares")
        let burst = try #require(trace.contacts.first { $0.other == "bottomBoundary" })
        func moving(_ frame: Int) -> [ItemRecord] { trace.rows.filter { $0.frame == frame } }
        let before = try #require(moving(burst.frame - 1).first { $0.item == burst.item })
        let shards = moving(burst.frame).filter { !$0.item.hasPrefix("squares") }
        #expect(shards.count == 16)
        #expect(moving(burst.frame).allSatisfy { $0.item != burst.item }, "the square is gone")
        // They take over the velocity with which the square left the boundary: up, and slower than it came.
        #expect(Set(shards.map(\.vy)).count == 1)
        #expect(try #require(shards.first).vy < before.vy * 0.5)
        // The pushes cancel out: a step later the mean velocity is the same but for gravity and the floor.
        let later = moving(burst.frame + 1).filter { !$0.item.hasPrefix("squares") }
        let (mean, meanLater) = (shards.map(\.vx).reduce(0, +) / 16, later.map(\.vx).reduce(0, +) / 16)
        #expect(abs(mean - meanLater) < 15)
        #expect(try #require(later.map(\.vx).max()) > mean + 50, "and yet they fly apart")
        #expect(trace.rows.filter { $0.frame == 149 }.isEmpty, "all shards have faded")
    }

    @Test func modeItemsCollidesWithItemsOnly() async throws {
        let trace = try await SceneTrace("CollisionModesItems")
        #expect(
            try #require(trace.last("squares0")).y > 568 && (try #require(trace.last("squares1")).y) > 568)
        #expect(trace.contacts.allSatisfy { $0.other != "bottomBoundary" })
    }

    @Test func modeBoundariesLetsItemsOverlap() async throws {
        let trace = try await SceneTrace("CollisionModesBoundaries")
        let (red, green) = (try #require(trace.last("squares0")), try #require(trace.last("squares1")))
        #expect(restingHeight.contains(468 - green.y) && restingHeight.contains(468 - red.y))
        #expect(trace.began("squares0", "squares1").isEmpty, "no contact of items is reported")
    }

    @Test func modeEverythingStacksThemOnTheLine() async throws {
        let trace = try await SceneTrace("CollisionModesEverything")
        let (red, green) = (try #require(trace.last("squares0")), try #require(trace.last("squares1")))
        #expect(restingHeight.contains(468 - green.y))
        #expect((49.0...51.0).contains(green.y - red.y))
        #expect(!trace.began("squares0", "squares1").isEmpty)
    }

    @Test func theElasticSquareBouncesMuchHigher() async throws {
        let trace = try await SceneTrace("ElasticSquares")
        func highestAfterTheFloor(_ item: String) throws -> Double {
            let landing = try #require(trace.contacts.first { $0.item == item && $0.point.y > 560 }).frame
            return try #require(trace.rows(of: item).filter { $0.frame > landing }.map(\.y).min())
        }
        let (red, green) = (try highestAfterTheFloor("red"), try highestAfterTheFloor("green"))
        #expect(red < green - 50, "y grows downwards")
    }
}
