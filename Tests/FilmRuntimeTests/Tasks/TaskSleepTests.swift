import Testing
import UIKitHost

/// Sleeping tasks on the film's clock, in ticks of 1/60 s.
@MainActor @Suite struct TaskSleepTests {
    let log = TaskLog()

    @Test func everyKindOfSleepEndsOnTheFirstTickAtOrAfterItsTime() {
        log.begin { [log] in
            Task {
                try await Task.sleep(for: .milliseconds(500))
                log("for")
            }
            Task {
                try await Task.sleep(nanoseconds: 101_000_000)
                log("nanoseconds")
            }
            Task {
                try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
                log("until")
            }
            Task {
                try await ContinuousClock().sleep(until: .now + .milliseconds(250), tolerance: .seconds(1))
                log("clock")
            }
            Task.detached {
                try await Task.sleep(for: .seconds(0.75), tolerance: .milliseconds(1))
                await log("detached")
            }
            Task {
                try await Task.sleep(for: .seconds(1_000_000_000))
                log("never")
            }
        }
        log.run(70)
        #expect(log.entries == ["nanoseconds 7", "clock 15", "for 30", "detached 45", "until 60"])
    }

    @Test func aLoopOfSleepsShorterThanATickDoesNotDrift() {
        log.begin { [log] in
            Task {
                for number in 1...100 {
                    try await Task.sleep(for: .milliseconds(10))
                    if number.isMultiple(of: 25) { log("\(number)") }
                }
            }
        }
        log.run(60)
        #expect(log.entries == ["25 15", "50 30", "75 45", "100 60"])
    }

    @Test func clocksAndDatesShowTheMomentAtWhichATaskWakes() {
        log.begin { [log] in
            let (start, day) = (ContinuousClock.now, Date())
            Task {
                for _ in 0..<3 {
                    try await Task.sleep(for: .milliseconds(7))
                    let seconds = Date().timeIntervalSince(day)
                    log("\((ContinuousClock.now - start) / .milliseconds(1)) \((seconds * 1000).rounded())")
                }
            }
        }
        log.run(2)
        #expect(log.entries == ["7.0 7.0 1", "14.0 14.0 1", "21.0 21.0 2"])
    }

    @Test func dayAndUptimeBeginWithTheFilm() {
        log.run(30)
        log.begin {
            #expect(Date() == Date(timeIntervalSinceReferenceDate: 0.5))
            #expect(ProcessInfo.processInfo.systemUptime == 0.5)
            #expect(SuspendingClock().measure {} == .zero)
        }
        #expect(Date() > Date(timeIntervalSinceReferenceDate: 86400))
    }

    @Test func aThreadThatSleepsOrWaitsForTheClockTakesNoTimeOfTheMachine() {
        log.begin { [log] in
            let start = Date()
            Thread.sleep(forTimeInterval: 1_000_000)
            log("\(Date().timeIntervalSince(start))")
            let end = ContinuousClock.now + .seconds(3)
            while ContinuousClock.now < end {}
            log("over")
        }
        log.run(1)
        #expect(log.entries == ["1000000.0 0", "over 0"])
        log.begin { #expect(Date().timeIntervalSinceReferenceDate < 1) }
    }

    @Test func whatFollowsTheSleepOfAThreadComesLater() {
        @Sendable nonisolated func sleep() { Thread.sleep(forTimeInterval: 0.25) }
        log.begin { [log] in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.5)
                DispatchQueue.main.async { log("main") }
            }
            DispatchQueue.global().async { DispatchQueue.main.async { log("other") } }
            Task.detached {
                sleep()
                await log("task")
            }
            Task { log("first") }
        }
        log.run(40)
        #expect(log.entries == ["first 1", "other 2", "task 15", "main 31"])
    }

    @Test func aCanceledSleepEndsAtOnce() {
        log.begin { [log] in
            let sleeper = Task {
                do { try await Task.sleep(for: .seconds(1)) } catch { log("\(type(of: error))") }
            }
            Task {
                try await Task.sleep(for: .milliseconds(100))
                sleeper.cancel()
            }
        }
        log.run(90)
        #expect(log.entries == ["CancellationError 6"])
    }

    @Test func aSleepOfNoTimeLetsTheFilmGoOn() {
        log.begin { [log] in
            var isOver = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isOver = true }
            Task {
                while !isOver { try await Task.sleep(for: .zero) }
                log("over")
            }
        }
        log.run(40)
        #expect(log.entries == ["over 31"])
        #expect(log.host.warnings.isEmpty)
    }

    @Test func gravityThatBeginsAfterASleepMovesTheItemFromThatTickOn() {
        let view = UIView(frame: CGRect(x: 40, y: 0, width: 10, height: 10))
        var animator: UIDynamicAnimator?
        log.begin { [log] in
            log.host.window.addSubview(view)
            animator = UIDynamicAnimator(referenceView: log.host.window)
            Task {
                try await Task.sleep(for: .milliseconds(500))
                animator?.addBehavior(UIGravityBehavior(items: [view]))
            }
        }
        log.run(29)
        #expect(view.frame.minY == 0)
        log.run(1)
        let start = view.frame.minY
        log.run(30)
        #expect(start > 0 && start < 1)
        #expect(abs(view.frame.minY - 125) < 8)
        #expect(animator?.isRunning == true)
    }
}
