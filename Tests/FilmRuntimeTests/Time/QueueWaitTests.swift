import Foundation
import Testing
import UIKitHost

/// Waits for blocks of other queues, on the one thread of a film.
@MainActor @Suite struct QueueWaitTests {
    private let log = TaskLog()

    @Test func aWaitForASemaphorePerformsTheBlocksThatAreToSignal() {
        log.begin { [log] in
            let semaphore = FilmSemaphore(value: 0)
            FilmQueue.main.async { log("main") }
            FilmQueue.global().async { log("first") }
            FilmQueue(label: "work").async {
                log("second")
                semaphore.signal()
            }
            FilmQueue.global().async { log("third") }
            semaphore.wait()
            log("on")
        }
        log.run(2)
        #expect(log.entries == ["first 0", "second 0", "on 0", "main 1", "third 1"])
        #expect(log.host.warnings.isEmpty)
    }

    @Test func sleepingFunctionsOfCTakeTheFilmsTime() {
        log.begin { [log] in
            FilmQueue.global().async {
                sleep(1)
                usleep(500_000)
                FilmQueue.main.async { log("awake") }
            }
        }
        log.run(100)
        #expect(log.entries == ["awake 91"])
    }

    @Test func aWaitForAGroupPerformsItsBlocksAndThoseThatTheyStart() {
        log.begin { [log] in
            let group = FilmGroup()
            for number in 1...3 {
                FilmQueue.global().async(group: group) {
                    log("\(number)")
                    group.enter()
                    FilmQueue.global().async {
                        log("\(number)+")
                        group.leave()
                    }
                }
            }
            group.wait()
            log("on")
        }
        log.run(2)
        let names = ["1", "2", "3", "1+", "2+", "3+", "on"]
        #expect(log.entries == names.map { $0 + " 0" })
    }

    @Test func aWaitForALaterBlockTakesTheFilmsTime() {
        log.begin { [log] in
            let semaphore = FilmSemaphore(value: 0)
            FilmQueue.global().asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
            semaphore.wait()
            FilmQueue.main.asyncAfter(deadline: .now() + 0.1) { log("after") }
        }
        log.run(60)
        #expect(log.entries == ["after 36"])
    }

    @Test func aWaitEndsAtItsTime() {
        var results: [DispatchTimeoutResult] = []
        log.begin {
            let (semaphore, group) = (FilmSemaphore(value: 0), FilmGroup())
            FilmQueue.global().asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
            results.append(semaphore.wait(timeout: .now() + 0.2))
            results.append(semaphore.wait(timeout: .now() + 0.4))
            group.enter()
            results.append(group.wait(timeout: .now() + 0.1))
            group.leave()
            results.append(group.wait(timeout: .now() + 0.1))
        }
        log.run(60)
        #expect(results == [.timedOut, .success, .timedOut, .success])
    }

    /// Blocks that ticks have performed are not performed again, and many of them leave none behind.
    @Test func aWaitAfterManyBlocksPerformsTheNewOneAlone() {
        var performed = 0
        log.begin {
            for _ in 0..<200 { FilmQueue.global().async { performed += 1 } }
            FilmQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in
                let semaphore = FilmSemaphore(value: 0)
                for _ in 0..<100 { FilmQueue.global().asyncAfter(deadline: .now() + 5) { performed += 1000 } }
                FilmQueue.global().async { semaphore.signal() }
                semaphore.wait()
                log("on after \(performed)")
            }
        }
        log.run(12)
        #expect(log.entries.count == 1 && log.entries[0].hasPrefix("on after 200 "))
    }

    @Test func aSemaphoreWithACountIsALock() {
        log.begin { [log] in
            let lock = FilmSemaphore(value: 1)
            for number in 1...3 {
                lock.wait()
                log("\(number)")
                lock.signal()
            }
        }
        #expect(log.entries.count == 3 && log.host.warnings.isEmpty)
    }

    @Test func aSemaphoreIsSignaledAsOftenAsItWaits() {
        log.begin {
            let semaphore = FilmSemaphore(value: 2)
            semaphore.wait()
            semaphore.signal()
        }
        #expect(log.host.failure == nil)
        log.begin { FilmSemaphore(value: 2).wait() }
        #expect(
            log.host.failure?.message
                == "DispatchSemaphore: it was released with a count of 1, below that of 2 with "
                + "which it was created: signal it once for each wait.")
    }

    @Test func aSemaphoreHasNoNegativeCount() {
        log.begin { _ = FilmSemaphore(value: -1) }
        #expect(log.host.failure?.message == "DispatchSemaphore: a count must be 0 or more, but it is -1.")
    }

    @Test func aGroupIsLeftAsOftenAsItIsEntered() {
        log.begin {
            let group = FilmGroup()
            group.enter()
            group.leave()
            group.leave()
        }
        #expect(log.host.failure?.message == "DispatchGroup: leave() was called more often than enter().")
    }

    /// Blocks that wait for themselves, for ever on a device.
    @Test(arguments: [true, false]) func aQueueDoesNotWaitForItsOwnBlock(_ isMain: Bool) {
        let queue = isMain ? FilmQueue.main : FilmQueue(label: "work")
        log.begin { [log] in
            queue.async { queue.sync { log("within") } }
        }
        log.run(2)
        #expect(
            log.host.failure?.message
                == "DispatchQueue “\(queue.label)”: sync waits for the code of this queue that "
                + "it is called in; call the code itself, or use async.")
    }

    @Test func codeOfTheMainQueueDoesNotWaitForIt() {
        log.begin { [log] in FilmQueue.main.sync { log("within") } }
        #expect(log.host.failure?.message.contains("“main”: sync waits for the code of this queue") == true)
    }

    @Test func answersOfSessionsWaitForTheMainQueue() {
        log.begin { [log] in
            let url = URL(fileURLWithPath: "/nowhere")
            URLSession.shared.dataTask(with: url) { _, _, _ in FilmQueue.main.sync { log("answer") } }
                .resume()
        }
        log.run(3)
        #expect(log.entries.count == 1 && log.host.failure == nil)
    }

    @Test func otherQueuesAreWaitedFor() {
        log.begin { [log] in
            let work = FilmQueue(label: "work")
            FilmQueue.global().async { FilmQueue.main.sync { work.sync { log("main") } } }
            FilmQueue.main.async { work.sync { FilmQueue.global().sync { log("work") } } }
            FilmQueue.global().async { FilmQueue.global().sync { log("global") } }
        }
        log.run(2)
        #expect(log.entries.count == 3 && log.host.failure == nil)
    }

    @Test func aWaitThatNothingEndsIsNamedAndTheFilmGoesOn() {
        log.begin { [log] in
            let (semaphore, group) = (FilmSemaphore(value: 0), FilmGroup())
            FilmQueue.main.async { semaphore.signal() }
            FilmQueue.global().asyncAfter(deadline: .distantFuture) { semaphore.signal() }
            semaphore.wait()
            group.enter()
            group.wait()
            log("on")
        }
        #expect(log.entries == ["on 0"])
        #expect(log.host.warnings.count == 2)
        #expect(log.host.warnings[0].hasPrefix("DispatchSemaphore.wait() would wait forever"))
        #expect(log.host.warnings[1].hasPrefix("DispatchGroup.wait() would wait forever"))
    }
}
