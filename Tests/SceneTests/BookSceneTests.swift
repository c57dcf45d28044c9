import Flipbook
import Testing

/// What each scene of the book must show.
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
            let landing = try #require(trace.contacts.first { $0.item == item && $0.y > 560 }).frame
            return try #require(trace.rows(of: item).filter { $0.frame > landing }.map(\.y).min())
        }
        let (red, green) = (try highestAfterTheFloor("red"), try highestAfterTheFloor("green"))
        #expect(red < green - 50, "y grows downwards")
    }
}
