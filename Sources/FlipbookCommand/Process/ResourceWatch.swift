import CSignals
import Flipbook
import Foundation

/// The watch over the memory of this process: at its limit, the scene's code is stopped and its place is
/// recorded, as if it had crashed there.
struct MemoryWatch {
    /// The words of the excess, after which the process ends; nil within the limit.
    static var excess: String? { lock.withLock { words } }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var words: String?

    private let limit = MemoryLimit()
    private var looks = 0
    /// The number of looks after which a scene's place that was not recorded is given up: those of 1 s.
    private static let mostLooks = 1000 / Int(LoopWatch.interval)

    /// Looks at the memory, every `LoopWatch.interval`, and ends the process where it exceeds the limit: with
    /// the place of the scene's code, once that is recorded, or without one where none runs.
    mutating func look() {
        if Self.excess != nil {
            looks += 1
            if looks > Self.mostLooks { leave() }
            return
        }
        guard let limit, let bytes = MemoryLimit.residentBytes, bytes > limit.bytes else { return }
        let (grown, allowed) = (Self.text(bytes), Self.text(limit.bytes))
        Self.lock.withLock {
            Self.words = "its memory grew to \(grown), and the limit is \(allowed), \(limit.origin)"
        }
        guard let stretch = RunMonitor.process.scene.stretch, csignals_sample(stretch.thread) != 0 else {
            leave()
        }
    }

    private func leave() -> Never {
        let outputs = RunMonitor.process.outputs.sentence
        let end = outputs.isEmpty ? "" : " " + outputs
        let subject = RunMonitor.process.scene.name.map { "The film of the scene \($0)" } ?? "Flipbook"
        ProcessEnd.leaveAtOnce(70) { "Error: \(subject) was stopped: \(Self.excess ?? "").\(end)" }
    }

    private static func text(_ bytes: Int) -> String {
        "\((Double(bytes) / Double(1 << 30) * 10).rounded() / 10) GiB"
    }
}
