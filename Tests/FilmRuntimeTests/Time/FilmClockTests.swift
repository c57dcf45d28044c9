import Testing
import UIKitHost

@MainActor @Suite struct FilmClockTests {
    let host = SceneHost(size: CGSize(width: 10, height: 10))

    @Test(arguments: [1.0 / 60, 1.0 / 24, 0.1, 1.001 / 30])
    func timeDoesNotDriftOverAHundredThousandFrames(dt: Double) {
        for _ in 0..<100_000 { host.advance(by: dt) }
        #expect(abs(host.clock.time - 100_000 * dt) < 1e-11)
    }

    @Test func frameSixtyIsAtOneSecond() {
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.clock.time == 1)
    }

    @Test func actionsComeInOrderOfTimeThenOfRegistration() {
        var order: [String] = []
        host.clock.schedule(at: 0.3) { order.append("c") }
        host.clock.schedule(at: 0.1) { order.append("a1") }
        host.clock.schedule(at: 0.1) { order.append("a2") }
        host.clock.schedule(at: 0.2) { order.append("b") }
        host.advance(by: 0.25)
        #expect(order == ["a1", "a2", "b"])
        host.advance(by: 0.25)
        #expect(order == ["a1", "a2", "b", "c"])
    }

    @Test func anActionOnTheFrameIsNotMissedByRounding() {
        var frames: [Int] = []
        for hundredth in 1...200 {
            let due = Double(hundredth) / 20
            host.clock.schedule(at: due) { frames.append(hundredth * 3) }
        }
        var frame = 0
        while frames.count < 200, frame < 700 {
            host.advance(by: 1.0 / 60)
            frame += 1
            if let last = frames.last { #expect(last <= frame && frame - last < 3) }
        }
        #expect(frames.count == 200)
    }

    @Test func anActionScheduledByAnActionWaitsForTheNextTick() {
        var count = 0
        let clock = host.clock
        func again() {
            count += 1
            clock.schedule(at: clock.time) { again() }
        }
        clock.schedule(at: 0) { again() }
        host.advance(by: 1)
        #expect(count == 1)
        host.advance(by: 1)
        #expect(count == 2)
    }

    @Test func tickersTickInOrderAfterTheDueActionsAndDieWithTheirOwners() {
        final class Ticker: FilmTicker {
            let note: (Double) -> Void
            init(_ note: @escaping (Double) -> Void) { self.note = note }
            func tick(by dt: TimeInterval) { note(dt) }
        }
        var log: [String] = []
        let first = Ticker { log.append("first \($0)") }
        var second: Ticker? = Ticker { _ in log.append("second") }
        host.clock.addTicker(first)
        host.clock.addTicker(second!)
        host.clock.addTicker(first)
        host.clock.schedule(at: 0.5) { log.append("action") }
        host.advance(by: 0.5)
        #expect(log == ["action", "first 0.5", "second"])
        second = nil
        host.advance(by: 0.5)
        #expect(log.count == 4)
    }

    @Test(arguments: [Double.nan, -1, .infinity])
    func badTicksAreFailures(dt: Double) {
        host.advance(by: dt)
        #expect(host.failure?.message.contains("tick") == true)
        #expect(host.clock.time == 0)
    }
}
