import CFilmTime

/// The moment that tasks, dates and clocks of a run show, in memory that the functions of the C library read.
final class FilmMoment: @unchecked Sendable {
    /// The address of the time in nanoseconds; only the thread that executes the run's code uses it.
    let address: UnsafeMutablePointer<Int64>

    /// Creates the beginning of a film.
    init() {
        address = .allocate(capacity: 1)
        address.initialize(to: 0)
        // An earlier run may have had the same address, and have waited at its beginning.
        Self.endDelay()
    }

    deinit { address.deallocate() }

    /// The time since the start of the run, in nanoseconds.
    var nanoseconds: Int64 {
        get { address.pointee }
        set { address.pointee = newValue }
    }

    /// The time since the start of the run, in seconds.
    var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

    /// The time that the running code has waited for on its thread, in nanoseconds. What it starts comes
    /// later by as much.
    static var delay: Int64 {
        get { cfilmtime_delay() }
        set { cfilmtime_set_delay(newValue) }
    }

    /// Ends the delay, for code that does not wait for the code before.
    static func endDelay() { cfilmtime_end_delay() }

    /// Returns a time in seconds as nanoseconds, rounded.
    static func nanoseconds(_ seconds: TimeInterval) -> Int64 { Int64((seconds * 1e9).rounded()) }
}
