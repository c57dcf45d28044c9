/// A lock as a value, as Darwin has it.
public struct os_unfair_lock_s: Sendable {
    /// A Boolean value that indicates whether code holds the lock.
    var isHeld = false

    /// Creates a lock that nobody holds.
    public init() {}
}

/// A lock as a value.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, once code in another thread of the run has given it up. A film has one thread at a time: a
/// wait that nothing can end returns with a warning.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    nonisolated(unsafe) let lock = lock
    MainActor.ifCurrent {
        if !RunContext.current[PendingWork.self].perform(until: { !lock.pointee.isHeld }) {
            RunContext.current.warn(endlessWaitOf: "os_unfair_lock_lock")
        }
    }
    lock.pointee.isHeld = true
}

/// Takes a lock that nobody holds, and returns whether it did.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard !lock.pointee.isHeld else { return false }
    lock.pointee.isHeld = true
    return true
}

/// Gives up a lock. One that nobody holds is an error of the scene.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if !lock.pointee.isHeld {
        MainActor.ifCurrent {
            RunContext.current.fail(SceneFailure("os_unfair_lock_unlock: nobody holds the lock."))
        }
    }
    lock.pointee.isHeld = false
}

/// Ends the scene unless code holds a lock.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    guard !lock.pointee.isHeld else { return }
    MainActor.ifCurrent {
        RunContext.current.fail(SceneFailure("os_unfair_lock_assert_owner: nobody holds the lock."))
    }
}
