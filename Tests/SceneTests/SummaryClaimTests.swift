import CoreGeometry
import Flipbook
import Picture
import Scenes
import Testing

/// The claims of summaries that no other test of the scene checks.
@MainActor @Suite struct SummaryClaimTests {
    private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    @Test func theSquareIsPushedHarderTheFurtherAwayTheTapIs() async throws {
        let rows = try await SceneTrace("PushedSquare").rows
        let taps = [(30, 276.0, 96.0), (132, 44, 180), (228, 84, 520), (336, 282, 452)]
        let pushes = taps.map { frame, x, y in
            // A tap is recognized when the finger is lifted, some frames later.
            let (before, after) = (rows[frame + 6], rows[frame + 12])
            return (
                distance: length(x - before.x, y - before.y),
                acceleration: length(after.vx - before.vx, after.vy - before.vy) / 0.1
            )
        }
        for push in pushes {
            let ratio = push.acceleration / push.distance
            #expect(abs(ratio - 100 / 200 / 0.64) < 0.08, "\(push)")
        }
        #expect(pushes.map(\.distance).max()! > 1.5 * pushes.map(\.distance).min()!)
    }

    @Test func theChainCracksLikeAWhip() async throws {
        let trace = try await SceneTrace("HangingChain")
        let speeds = (0..<16).map { link in
            trace.rows(of: "links\(link)").map { length($0.vx, $0.vy) }.max() ?? 0
        }
        #expect(speeds[0] < 60 && speeds[15] > 300, "the tip is many times as fast as the hook")
        for (upper, lower) in zip(speeds, speeds.dropFirst(3)) { #expect(lower > upper) }
        let tip = trace.rows(of: "links15").map(\.x)
        #expect(tip.max()! - tip.min()! > 200, "it swings")
    }

    @Test func theDrumTumblesEverySquare() async throws {
        let trace = try await SceneTrace("Tumbler")
        for index in 0..<24 {
            let rows = trace.rows(of: "laundry\(index)")
            let angles = rows.map(\.angle)
            #expect(try #require(angles.max()) - angles.min()! > 2 * .pi, "square \(index) turns over")
            #expect(rows.contains { $0.y < 284 } && rows.contains { $0.y > 350 }, "and is carried up")
        }
    }

    @Test func theButtonsTrailThePanel() async throws {
        let trace = try await SceneTrace("SpringPanel")
        let panel = trace.rows(of: "panel")
        var lags: [Double] = []
        for index in 0..<4 {
            let gaps = zip(trace.rows(of: "buttons\(index)"), panel).map { $0.y - $1.y }
            let rest = try #require(gaps.first)
            lags.append(gaps.map { abs($0 - rest) }.max() ?? 0)
            // Behind the panel, whichever way it goes.
            let along = zip(gaps, panel).reduce(0) { $0 + ($1.0 - rest) * $1.1.vy }
            #expect(index == 0 || along < 0)
        }
        #expect(lags[0] < 1)
        for (lag, next) in zip(lags, lags.dropFirst()) { #expect(next > lag + 5, "each later one more") }
    }

    @Test func theHillsShiftAgainstTheTiltTheNearOnesMore() async throws {
        let film = try Film(of: catalog.entry(named: "ParallaxTilt"))
        func places(_ frame: Int) async throws -> [CGPoint] {
            let picture = try await FilmRenderer().picture(of: film, frame: frame)
            // Two discs of the sun, then the hills from far to near.
            return picture.layers[0].children[0].children.suffix(7).map {
                CGPoint(x: $0.transform.tx, y: $0.transform.ty)
            }
        }
        let level = try await places(0)
        var signs: [Bool] = []
        for frame in [80, 142] {
            let shifts = zip(try await places(frame), level).map { $0.x - $1.x }
            let (sun, hills) = (shifts[0], Array(shifts.suffix(5)))
            for (far, near) in zip(hills, hills.dropFirst()) { #expect(abs(near) > abs(far) + 1) }
            #expect(abs(hills[4]) > 20 && hills.allSatisfy { ($0 > 0) == (hills[4] > 0) })
            #expect((sun > 0) != (hills[4] > 0), "the sun lies behind the horizon")
            signs.append(hills[4] > 0)
        }
        #expect(signs[0] != signs[1], "the other tilt shifts them the other way")
    }
}
