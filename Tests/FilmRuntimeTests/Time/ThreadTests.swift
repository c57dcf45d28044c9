import Testing
import UIKitHost

@testable import FilmRuntime

/// The main thread as code of a film sees it.
@MainActor @Suite struct ThreadTests {
    @Test func sceneCodeRunsOnTheMainThreadAndBlocksOfOtherQueuesDoNot() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        var seen: [String: Bool] = [:]
        host.withCurrent {
            seen["now"] = FilmRuntime.Thread.isMainThread
            FilmQueue.main.async { seen["main"] = FilmRuntime.Thread.isMainThread }
            FilmQueue.global().sync { seen["sync"] = FilmRuntime.Thread.current.isMainThread }
            FilmQueue.global().async {
                seen["global"] = FilmRuntime.Thread.isMainThread
                FilmQueue.main.sync { seen["main from global"] = FilmRuntime.Thread.isMainThread }
            }
        }
        for _ in 0..<3 { host.advance(by: 1.0 / 60) }
        let expected = ["now": true, "main": true, "sync": true, "global": false, "main from global": true]
        #expect(seen == expected)
    }

    /// Notes of threads, which run in turns.
    private final class Notes: @unchecked Sendable {
        var entries: [String] = []
    }

    /// Films code for a number of ticks of 1/60 s.
    private func film(_ ticks: Int, _ body: () -> Void) {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        host.withCurrent(body)
        for _ in 0..<ticks { host.advance(by: 1.0 / 60) }
    }

    @Test func aThreadRunsOnTheFilmsClockUntilItIsCanceled() {
        for _ in 0..<2 {
            let notes = Notes()
            film(60) {
                let thread = FilmRuntime.Thread {
                    while !FilmRuntime.Thread.current.isCancelled {
                        let time = (Date.timeIntervalSinceReferenceDate * 1000).rounded()
                        notes.entries.append("\(Int(time)) \(FilmRuntime.Thread.isMainThread)")
                        FilmRuntime.Thread.sleep(forTimeInterval: 0.1)
                    }
                    notes.entries.append("end")
                }
                thread.start()
                #expect(notes.entries.isEmpty && !thread.isExecuting)
                FilmQueue.main.asyncAfter(deadline: .now() + 0.35) { thread.cancel() }
            }
            #expect(notes.entries == ["0 false", "100 false", "200 false", "300 false", "end"])
        }
    }

    @Test func aThreadReachesTheMainQueueAndTheFilmsNumbers() {
        var runs: [[String]] = []
        for _ in 0..<2 {
            let notes = Notes()
            film(5) {
                FilmRuntime.Thread.detachNewThread {
                    let identifier = UUID().uuidString
                    MainActor.assumeIsolated {
                        FilmQueue.main.async {
                            notes.entries += [identifier, "\(FilmRuntime.Thread.isMainThread)"]
                        }
                    }
                }
            }
            runs.append(notes.entries)
        }
        #expect(runs[0] == runs[1] && runs[0].last == "true")
    }

    @Test func aThreadWaitsForASemaphoreThatTheMainThreadSignals() {
        let notes = Notes()
        film(60) {
            let semaphore = FilmSemaphore(value: 0)
            FilmRuntime.Thread.detachNewThread {
                for number in 0..<2 {
                    MainActor.assumeIsolated { semaphore.wait() }
                    notes.entries.append("work \(number)")
                }
            }
            FilmQueue.main.asyncAfter(deadline: .now() + 0.25) {
                notes.entries.append("signal")
                semaphore.signal()
            }
        }
        #expect(notes.entries == ["signal", "work 0"])
    }

    @Test func aThreadMayEndItself() {
        let notes = Notes()
        film(3) {
            FilmRuntime.Thread.detachNewThread {
                notes.entries.append("begin")
                FilmRuntime.Thread.exit()
            }
        }
        #expect(notes.entries == ["begin"])
    }
}
