import CSignals
import Flipbook
import Foundation

/// The signals that this process gets, handled on a thread of their own, which no scene can hold up.
///
/// The first Ctrl-C (SIGINT), SIGTERM or SIGHUP asks the command to stop, so that it can end in good order.
/// Three quarters of a second later the process ends in any case: a scene may be in an endless loop. Further
/// signals change nothing; `timeout`, for one, sends two. A crash is reported and ends the process.
final class SignalHandler: @unchecked Sendable {
    private let lock = NSLock()
    private var received: Int32?
    private let stop: @Sendable () -> Void

    /// How long a command may take to end in good order, in milliseconds.
    private static let patience: Int32 = 750

    /// Handles signals from now on.
    init(_ stop: @escaping @Sendable () -> Void) {
        self.stop = stop
        let pipe = csignals_open()
        guard pipe >= 0 else { return }
        Thread.detachNewThread { self.run(pipe) }
        for number in [SIGINT, SIGTERM] { csignals_watch(number) }
        if !Self.isIgnored(SIGHUP) { csignals_watch(SIGHUP) }
    }

    /// The first signal that came, if any.
    var signal: Int32? { lock.withLock { received } }

    private func run(_ pipe: Int32) {
        // Those who want to see all of the stack set SWIFT_BACKTRACE, and get Swift's own report.
        let settings = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
        if !["enable=yes", "enable=on", "enable=true"].contains(where: settings.contains) {
            // A stack of its own for handlers, so that a scene's stack that is full can be reported.
            SceneUnderWay.prepareThreads { csignals_use_own_stack() }
            csignals_watch_crashes()
        }
        var number: Int32 = 0
        while number == 0 { number = next(in: pipe, within: -1) }
        lock.withLock { received = number }
        stop()
        let end = ContinuousClock.now + .milliseconds(Int(Self.patience))
        while ContinuousClock.now < end {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            _ = next(in: pipe, within: Int32(left.rounded(.up)))
        }
        ProcessEnd.leaveAtOnce(128 + number) { Self.sentence }
    }

    /// Waits for a signal and gives its number, or 0 when none came in so many milliseconds; -1 is for ever.
    private func next(in pipe: Int32, within milliseconds: Int32) -> Int32 {
        var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        var number: UInt8 = 0
        var count: Int32
        repeat { count = poll(&waiting, 1, milliseconds) } while count < 0 && errno == EINTR
        guard count > 0, read(pipe, &number, 1) == 1 else { return 0 }
        if number == 0 { CrashReport(csignals_last_crash().pointee).leave() }
        return Int32(number)
    }

    /// What is said when a signal ended the command.
    static var sentence: String {
        let outputs = OutputAccount.shared.sentence
        return "Stopped. \(outputs.isEmpty ? "Nothing is left unfinished." : outputs)"
    }

    /// `nohup` lets a program ignore that its terminal is gone.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        #if os(Linux)
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        #else
            return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
        #endif
    }
}
