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

    /// The allowed time of one tick or picture in seconds; default 10. It counts what the scene's thread
    /// computes, so that other programs on the same machine do not matter.
    static var patience: Double {
        get { lock.withLock { seconds } }
        set { lock.withLock { seconds = newValue } }
    }

    /// The time for which the scene's code waited instead of computing before its place was recorded, in
    /// seconds; nil where it computed.
    static var secondsOfWaiting: Double? { lock.withLock { waiting } }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var waiting: Double?
    nonisolated(unsafe) private static var seconds = 10.0
    /// The factor of the patience with code that waits instead of computing, as for a lock.
    private static let factorOfWaiting = 6.0

    private var number: Int?
    private var secondsAtStart = 0.0
    private var looks = 0

    /// Looks at the scene that runs, every `interval`, and records its place when its time is over.
    mutating func look() {
        guard let stretch = RunMonitor.process.scene.stretch else { return number = nil }
        let computed = csignals_seconds_of(stretch.thread)
        guard number == stretch.number else {
            (number, secondsAtStart, looks) = (stretch.number, computed, 0)
            return
        }
        // Looks are counted and not the time of day, which goes on while the program is suspended.
        looks += 1
        let waited = Double(looks) * Double(Self.interval) / 1000
        let patience = Self.patience
        let hasComputed = computed - secondsAtStart > patience
        guard hasComputed || waited > patience * Self.factorOfWaiting else { return }
        looks = 0
        Self.lock.withLock { Self.waiting = hasComputed ? nil : patience * Self.factorOfWaiting }
        _ = csignals_sample(stretch.thread)
    }
}
