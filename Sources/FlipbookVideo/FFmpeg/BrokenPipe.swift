import Foundation

/// The signal SIGPIPE, which ends a process that writes into a pipe whose reader has ended.
///
/// The handling of a signal belongs to the program, and a library must not change it. Sockets have a flag for
/// a single write (MSG_NOSIGNAL); pipes have none. But the kernel sends the signal to the thread that writes,
/// so that thread can block it during the write, and take away the one that waits then.
enum BrokenPipe {
    /// Calls a closure whose writes fail with EPIPE and raise no signal.
    static func withoutSignal<T>(_ body: () throws -> T) rethrows -> T {
        var (signal, mask) = (sigset_t(), sigset_t())
        sigemptyset(&signal)
        sigaddset(&signal, SIGPIPE)
        // A signal that waits already is another's.
        let wasPending = isPending
        pthread_sigmask(SIG_BLOCK, &signal, &mask)
        defer {
            var number: Int32 = 0
            if !wasPending, isPending { sigwait(&signal, &number) }
            pthread_sigmask(SIG_SETMASK, &mask, nil)
        }
        return try body()
    }

    private static var isPending: Bool {
        var pending = sigset_t()
        return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
    }
}
