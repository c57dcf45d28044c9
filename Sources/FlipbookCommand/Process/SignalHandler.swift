import CSignals
import Flipbook
import Foundation

/// The handler of this process's signals, on a thread of its own that no scene can block. While it waits it
/// looks for scenes that do not go on (`LoopWatch`) or fill the memory or the disk (`ResourceWatch`).
///
/// The first Ctrl-C (SIGINT), Ctrl-\ (SIGQUIT), SIGTERM or SIGHUP requests the command to stop cleanly. The
/// process ends 0.75 s later in any case, since a scene may be in an endless loop. Further signals have no
/// effect; `timeout`, for one, sends two. A crash is reported and ends the process.
final class SignalHandler: @unchecked Sendable {
    private let lock = NSLock()
    private var received: Int32?
    private let stop: @Sendable () -> Void

    /// The time that a command has for a clean stop, in milliseconds.
    private static let patience: Int32 = 750

    /// Starts to handle signals.
    init(_ stop: @escaping @Sendable () -> Void) {
        self.stop = stop
        let pipe = csignals_open()
        guard pipe >= 0 else { return }
        Foundation.Thread.detachNewThread { self.run(pipe) }
        // Swift's handler of SIGQUIT stops the threads with the signal of samples, which ends the process.
        let stops = [SIGINT, SIGQUIT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        for number in stops + Self.timers { csignals_watch(number) }
        // A scene may handle its own timers, but does not take Ctrl-C from the user.
        for number in stops { csignals_keep(number) }
    }

    /// The signals of timers and of programs, which a scene's code may ask for. They would end the process
    /// without a word.
    private static let timers = [SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGXCPU]

    /// The first signal that arrived, or nil.
    var signal: Int32? { lock.withLock { received } }

    private func run(_ pipe: Int32) {
        // With SWIFT_BACKTRACE, Swift reports the crash itself and shows the whole stack.
        let settings = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
        if !["enable=yes", "enable=on", "enable=true"].contains(where: settings.contains) {
            // Handlers need a stack of their own to report a scene's stack overflow.
            RunMonitor.process.scene.prepareThreads { csignals_use_own_stack() }
            csignals_watch_crashes()
        }
        var number: Int32 = 0
        var watch = LoopWatch()
        var resources = ResourceWatch()
        while number == 0 {
            number = next(in: pipe, within: LoopWatch.interval)
            if number == 0 {
                resources.look()
                watch.look()
            }
        }
        if Self.timers.contains(number) { ProcessEnd.leaveAtOnce(70) { Self.sentence(about: number) } }
        lock.withLock { received = number }
        stop()
        let end = ContinuousClock.now + .milliseconds(Int(Self.patience))
        while ContinuousClock.now < end {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            _ = next(in: pipe, within: Int32(left.rounded(.up)))
        }
        ProcessEnd.leaveAtOnce(128 + number) { Self.sentence }
    }

    /// Waits for a signal and returns its number, or 0 when none arrived within the given milliseconds.
    private func next(in pipe: Int32, within milliseconds: Int32) -> Int32 {
        var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        var number: UInt8 = 0
        var count: Int32
        repeat { count = poll(&waiting, 1, milliseconds) } while count < 0 && errno == EINTR
        guard count > 0, read(pipe, &number, 1) == 1 else {
            // A scene may break the pipe, whose wait then ends at once.
            if count > 0 { usleep(UInt32(milliseconds) * 1000) }
            return 0
        }
        if number == 0 { CrashReport(csignals_last_crash()).leave() }
        return Int32(number)
    }

    /// Returns the message after the signal of a timer.
    private static func sentence(about number: Int32) -> String {
        let subject = RunMonitor.process.scene.name.map { "The film of the scene \($0)" } ?? "Flipbook"
        let outputs = RunMonitor.process.outputs.sentence
        let name = strsignal(number).map { String(cString: $0) } ?? "unknown"
        return
            "Error: \(subject) was ended by signal \(number) (\(name)), as those of alarm() and `ulimit -t`."
            + (outputs.isEmpty ? "" : " " + outputs)
    }

    /// The message after a signal has ended the command.
    static var sentence: String {
        let outputs = RunMonitor.process.outputs.sentence
        return "Stopped. \(outputs.isEmpty ? "Nothing is left unfinished." : outputs)"
    }

    /// Returns true if the signal is ignored, as `nohup` does with SIGHUP so that a program outlives its
    /// terminal.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
