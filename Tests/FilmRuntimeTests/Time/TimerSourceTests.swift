import Testing
import UIKitHost

/// Timers of Dispatch, which run on the film's clock of 60 ticks a second.
@MainActor @Suite struct TimerSourceTests {
    private let host = SceneHost(size: CGSize(width: 10, height: 10))

    @MainActor private final class Record {
        var ticks: [Int] = []
        var tick = 0
        var ends = 0
    }

    private let record = Record()

    private func run(_ ticks: Int) {
        for _ in 0..<ticks {
            record.tick += 1
            host.advance(by: 1.0 / 60)
        }
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(flags: [], queue: .main)
        timer.setEventHandler { [record] in record.ticks.append(record.tick) }
        timer.setCancelHandler { [record] in record.ends += 1 }
        return timer
    }

    @Test func itFiresAtItsTimesUntilItIsCanceled() {
        host.withCurrent {
            let timer = makeTimer()
            timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(200))
            timer.resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { timer.cancel() }
        }
        run(60)
        #expect(record.ticks == [6, 18, 30])
        #expect(record.ends == 1)
    }

    @Test func itFiresOnceWithoutAnInterval() {
        let timer = host.withCurrent {
            let timer = makeTimer()
            timer.schedule(deadline: .now() + .milliseconds(50))
            timer.activate()
            return timer
        }
        run(60)
        #expect(record.ticks == [3] && !timer.isCancelled)
    }

    @Test func itWaitsForResume() {
        let timer = host.withCurrent {
            let timer = makeTimer()
            timer.schedule(deadline: .now(), repeating: 0.1)
            return timer
        }
        run(10)
        #expect(record.ticks.isEmpty)
        host.withCurrent { timer.resume() }
        run(8)
        #expect(record.ticks == [11, 12, 18])
        host.withCurrent { timer.suspend() }
        run(30)
        #expect(record.ticks.count == 3)
    }

    @Test func anIntervalShorterThanATickFiresOnceATick() {
        let timer = host.withCurrent {
            let timer = makeTimer()
            timer.schedule(deadline: .now(), repeating: 0.001)
            timer.resume()
            return timer
        }
        run(5)
        #expect(record.ticks == [1, 2, 3, 4, 5])
        timer.cancel()
    }

    @Test func aHandlerMayScheduleTheNextEvent() {
        host.withCurrent {
            let timer = makeTimer()
            timer.setEventHandler { [record] in
                record.ticks.append(record.tick)
                if record.ticks.count == 1 { timer.schedule(deadline: .now() + 0.1, repeating: 0.2) }
                if record.ticks.count == 3 { timer.cancel() }
            }
            timer.schedule(deadline: .now() + 0.05)
            timer.resume()
            timer.resume()
        }
        run(60)
        #expect(record.ticks == [3, 9, 21])
    }
}
