import Observation
import Testing
import UIKitHost

/// The order of tasks that need no time, and what becomes of those that do not end.
@MainActor @Suite struct TaskOrderTests {
    let log = TaskLog()

    @Observable @MainActor final class Counter {
        var count = 0
    }

    actor Sum {
        private var value = 0
        func add(_ number: Int) -> Int {
            value += number
            return value
        }
    }

    @Test func tasksRunInTheOrderInWhichTheyBecameReady() {
        log.begin { [log] in
            for name in ["a", "b", "c"] {
                Task {
                    log(name)
                    await Task.yield()
                    log(name + name)
                }
            }
            Task.detached {
                await MainActor.run {
                    MainActor.assertIsolated()
                    log("main")
                }
            }
        }
        log.run(2)
        #expect(log.entries == ["a 1", "b 1", "c 1", "main 1", "aa 1", "bb 1", "cc 1"])
    }

    @Test func groupsActorsAndStreamsEndInTheTickInWhichTheyBegin() {
        log.begin { [log] in
            Task {
                let sum = Sum()
                let sums = await withTaskGroup(of: Int.self) { group in
                    for number in 1...4 { group.addTask { await sum.add(number) } }
                    var sums: [Int] = []
                    for await sum in group { sums.append(sum) }
                    return sums
                }
                log("\(sums)")
                async let first = sum.add(1)
                async let second = sum.add(1)
                log("\(await [first, second])")
            }
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task { for await number in stream { log("got \(number)") } }
            Task {
                for number in 1...2 { continuation.yield(number) }
                continuation.finish()
            }
        }
        log.run(1)
        #expect(Set(log.entries) == ["[1, 3, 6, 10] 1", "[11, 12] 1", "got 1 1", "got 2 1"])
        #expect(log.entries.count == 4)
    }

    @Test func anObservedChangeRunsItsTaskInTheSameTick() {
        let counter = Counter()
        log.begin { [log] in
            withObservationTracking {
                _ = counter.count
            } onChange: {
                Task { @MainActor in log("count \(counter.count)") }
            }
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in counter.count = 7 }
        }
        log.run(10)
        #expect(log.entries == ["count 7 6"])
    }

    @Test func tasksOfAControllerRunBeforeTheFirstPicture() {
        final class Controller: UIViewController {
            override func viewDidLoad() {
                Task { [view] in
                    view?.backgroundColor = .red
                    try await Task.sleep(for: .milliseconds(1))
                    view?.backgroundColor = .blue
                }
            }
        }
        let controller = Controller()
        log.host.install(controller)
        #expect(controller.view.backgroundColor == .red)
        log.run(1)
        #expect(controller.view.backgroundColor == .blue)
    }

    @Test func aTaskThatWaitsInALoopOfYieldsDoesNotStopTheFilm() {
        var isOver = false
        log.begin { [log] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isOver = true }
            Task {
                while !isOver { await Task.yield() }
                log("over")
            }
        }
        log.run(5)
        // The steps of tick 3 are used up when the timer fires.
        #expect(log.entries == ["over 4"])
        #expect(log.host.warnings.count == 1 && log.host.warnings[0].contains("steps of one tick"))
    }

    @Test func tasksOfARunThatIsOverNeverRun() async {
        var kept: CheckedContinuation<Void, Never>?
        var entries: [String] = []
        do {
            let log = TaskLog()
            log.begin {
                Task {
                    await withCheckedContinuation { kept = $0 }
                    entries.append("later")
                }
                Task {
                    try await Task.sleep(for: .milliseconds(100))
                    entries.append("slept")
                }
            }
            log.run(1)
        }
        #expect(kept != nil)
        kept?.resume()
        for _ in 0..<100 { await Task.yield() }
        #expect(entries.isEmpty)
    }

    @Test func aTaskThatAnotherThreadResumesGoesOnInItsRunWithAWarning() {
        var kept: CheckedContinuation<Void, Never>?
        log.begin { [log] in
            Task {
                await withCheckedContinuation { kept = $0 }
                #expect(RunContext.current === log.host.context)
                log("resumed")
            }
        }
        log.run(1)
        let isResumed = Dispatch.DispatchSemaphore(value: 0)
        let continuation = kept
        Foundation.Thread.detachNewThread {
            continuation?.resume()
            isResumed.signal()
        }
        isResumed.wait()
        log.run(1)
        #expect(log.entries == ["resumed 2"])
        #expect(log.host.warnings.count == 1 && log.host.warnings[0].contains("another thread"))
    }

    @Test func moreThanHalfAMillionTasksThatWaitAreAFailure() {
        log.begin {
            for _ in 0..<520_000 { Task {} }
        }
        log.run(1)
        #expect(log.host.failure?.message.hasPrefix("More than 500000 tasks wait for a later tick") == true)
    }
}
