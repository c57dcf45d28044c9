import CSignals
import Flipbook
import Foundation

/// The watch over a scene's code that does not return: after a time without a new frame, the place where the
/// code is at that moment is recorded, as if it had crashed there.
///
/// Limits of layout passes, jobs and blocks find most loops in the same place in every run. The time is the
/// last resort, for a loop of the scene's own.
struct LoopWatch {
    /// The interval between two looks, in milliseconds.
    static let interval: Int32 = 50

    /// The allowed time of one tick or picture in seconds; default 10. It counts what the scene's threads
    /// compute, so that other programs on the same machine do not matter.
    static var patience: Double {
        get { lock.withLock { seconds } }
        set { lock.withLock { seconds = newValue } }
    }

    /// The reason for which the scene's place was recorded, in words that follow a colon.
    static var reason: String {
        if ProcessEnd.exitingThread != nil {
            return "the program does not end within \(patience.text) s, as when a function that it passed to "
                + "atexit() does not return; --patience allows more"
        }
        guard let seconds = lock.withLock({ waiting }) else {
            return "no new frame came within \(patience.text) s of computing, as in a loop without end; "
                + "--patience sets the seconds"
        }
        return
            "no new frame came in \(seconds.text) s, in which it waited, as for a lock that nothing opens; "
            + "--patience allows more"
    }

    private static let lock = NSLock()
    /// The time for which the scene's code waited instead of computing, in seconds; nil where it computed.
    nonisolated(unsafe) private static var waiting: Double?
    nonisolated(unsafe) private static var seconds = 10.0
    /// The factor of the patience with code that waits instead of computing, as for a lock.
    private static let factorOfWaiting = 6.0

    private var number: Int?
    /// The thread of the latest look, and the seconds that it had computed.
    private var thread: pthread_t?
    private var secondsOfThread = 0.0
    /// The seconds that the threads of the stretch have computed in it.
    private var computed = 0.0
    /// The part of `computed` of threads for which the stretch waited.
    private var computedElsewhere = 0.0
    /// The looks at which the stretch waited, and no other thread of the scene computed. The time in which
    /// other programs have the processors is none of them.
    private var waits = 0
    private var looks = 0
    private var isRecording = false
    private var isExiting = false
    /// The number of looks after which a place that was not recorded is given up: those of 2 s. The record
    /// ends the process on this thread, but the scene's code may block the signal.
    private static let mostLooks = 2000 / Int(interval)

    /// Looks at the scene that runs, every `interval`, and records its place when its time is over.
    mutating func look() {
        if let thread = ProcessEnd.exitingThread {
            lookAtExit(of: thread)
        } else {
            RunMonitor.process.scene.withStretch { look(at: $0) }
        }
        if isRecording, looks > Self.mostLooks { leave() }
    }

    private mutating func look(at stretch: RunningScene.Stretch?) {
        guard let stretch else { return number = nil }
        let isSame = number == stretch.number
        measure(stretch.thread, isSame: isSame)
        guard isSame else {
            (number, looks, waits, isRecording) = (stretch.number, 0, 0, false)
            return
        }
        // Looks are counted and not the time of day, which goes on while the program is suspended.
        looks += 1
        guard !isRecording else { return }
        let waited = Double(waits) * Self.seconds(ofLooks: 1)
        let patience = Self.patience
        let hasComputed = computed > patience
        guard hasComputed || waited > patience * Self.factorOfWaiting else { return }
        looks = 0
        Self.lock.withLock { Self.waiting = hasComputed ? nil : patience * Self.factorOfWaiting }
        isRecording = true
        if hasComputed, computedElsewhere > computed / 2, csignals_sample_busiest() != 0 { return }
        _ = csignals_sample(stretch.thread)
    }

    /// Looks at the functions of a scene that are called when the process exits. All of their time counts:
    /// nothing else is left to be done.
    private mutating func lookAtExit(of thread: pthread_t) {
        if !isExiting { (isExiting, looks, isRecording) = (true, 0, false) }
        looks += 1
        guard !isRecording, Self.seconds(ofLooks: looks) > Self.patience else { return }
        (looks, isRecording) = (0, true)
        ProcessEnd.releaseExit()
        _ = csignals_sample(thread)
    }

    /// Adds what the thread that runs has computed since the look before, or what another one has for which
    /// it waits. Threads of a scene take turns, so what another one has computed in between is less than the
    /// time between two looks.
    private mutating func measure(_ runner: pthread_t, isSame: Bool) {
        let seconds = csignals_seconds_of(runner)
        let elsewhere = csignals_seconds_of_busiest()
        defer { (thread, secondsOfThread) = (runner, seconds) }
        guard isSame else { return (computed, computedElsewhere) = (0, 0) }
        if thread == runner { computed += max(0, seconds - secondsOfThread) }
        guard csignals_waits(runner) else { return }
        if elsewhere < Self.seconds(ofLooks: 1) / 10 {
            waits += 1
        } else {
            computed += elsewhere
            computedElsewhere += elsewhere
        }
    }

    private static func seconds(ofLooks count: Int) -> Double { Double(count) * Double(interval) / 1000 }

    private func leave() -> Never {
        let subject = RunMonitor.process.scene.name.map { "The scene \($0)" } ?? "The scene"
        let outputs = RunMonitor.process.outputs.sentence
        let end = outputs.isEmpty ? "" : " " + outputs
        ProcessEnd.leaveAtOnce(70) { "Error: \(subject) does not go on: \(Self.reason).\(end)" }
    }
}
