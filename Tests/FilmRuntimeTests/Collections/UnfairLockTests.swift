import Testing
import UIKitHost

@testable import FilmRuntime

/// Locks as values.
@MainActor @Suite struct UnfairLockTests {
    @Test func aHeldLockCannotBeTakenAgainUntilItIsGivenUp() {
        let host = SceneHost(size: .zero)
        host.withCurrent {
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            #expect(!os_unfair_lock_trylock(&lock))
            os_unfair_lock_unlock(&lock)
            #expect(os_unfair_lock_trylock(&lock))
        }
        #expect(host.failure == nil && host.warnings == [])
    }

    @Test func aLockThatNobodyHoldsCannotBeGivenUp() {
        let host = SceneHost(size: .zero)
        host.withCurrent {
            var lock = os_unfair_lock_s()
            os_unfair_lock_unlock(&lock)
        }
        #expect(host.failure?.message == "os_unfair_lock_unlock: nobody holds the lock.")
    }

    @Test func aLockThatNothingGivesUpIsWaitedForWithAWarning() {
        let host = SceneHost(size: .zero)
        host.withCurrent {
            var lock = os_unfair_lock()
            os_unfair_lock_lock(&lock)
            os_unfair_lock_lock(&lock)
        }
        #expect(host.warnings.first?.contains("os_unfair_lock_lock would wait forever") == true)
    }

    @Test func aThreadWaitsForTheLockOfAnother() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        nonisolated(unsafe) var order: [String] = []
        host.withCurrent {
            FilmRuntime.Thread.detachNewThread {
                os_unfair_lock_lock(lock)
                FilmRuntime.Thread.sleep(forTimeInterval: 0.5)
                order.append("first")
                os_unfair_lock_unlock(lock)
            }
            FilmRuntime.Thread.detachNewThread {
                os_unfair_lock_lock(lock)
                order.append("second")
                os_unfair_lock_unlock(lock)
            }
        }
        for _ in 0..<120 { host.advance(by: 1.0 / 60) }
        #expect(order == ["first", "second"])
        #expect(host.failure == nil && host.warnings == [])
    }
}
