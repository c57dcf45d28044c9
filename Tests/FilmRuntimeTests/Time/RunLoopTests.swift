import Testing
import UIKitHost

/// Run loops within the scene's code, which do not run.
@MainActor @Suite struct RunLoopTests {
    let host = SceneHost(size: CGSize(width: 10, height: 10))

    @Test func aNestedRunLoopWaitsAndWarnsOnce() {
        var ticks: [Int] = []
        func note() { ticks.append(Int((CACurrentMediaTime() * 60).rounded())) }
        host.withCurrent {
            RunLoop.main.flipbookRun(until: Date(timeIntervalSinceNow: 0.5))
            RunLoop.main.flipbookRun(until: Date(timeIntervalSinceNow: 0.5))
            FilmQueue.main.async { note() }
            #expect(!RunLoop.main.flipbookRun(mode: .default, before: .distantFuture))
        }
        for _ in 0..<70 { host.advance(by: 1.0 / 60) }
        #expect(ticks == [60])
        #expect(host.context.warnings.count == 2)
        #expect(host.context.warnings.first?.hasPrefix("RunLoop.run(until:)") == true)
    }

    /// The delay of a run that waits at its beginning is not that of another one, which begins at that time.
    @Test func runsDoNotShareWaits() {
        let other = SceneHost(size: CGSize(width: 10, height: 10))
        var ticks = 0
        host.withCurrent { Thread.sleep(forTimeInterval: 0.5) }
        other.withCurrent { FilmQueue.main.async { ticks += 1 } }
        other.advance(by: 1.0 / 60)
        #expect(ticks == 1)
    }

    @Test func coreFoundationsLoopWaitsAndWarns() {
        host.withCurrent { #expect(CFRunLoopRunInMode(.default, 0.5, false) == .timedOut) }
        #expect(host.context.warnings.first?.hasPrefix("CFRunLoopRunInMode") == true)
    }
}
