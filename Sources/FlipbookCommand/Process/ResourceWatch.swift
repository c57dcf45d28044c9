import CSignals
import Flipbook
import Foundation

/// The watch over the memory of this process and the files of its films: at a limit, the scene's code is
/// stopped and its place is recorded, as if it had crashed there.
struct ResourceWatch {
    /// The words of the excess, after which the process ends; nil within the limits.
    static var excess: String? { lock.withLock { words } }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var words: String?

    private let memory = MemoryLimit()
    private var files = FileLimit()
    private var looks = 0
    /// The number of looks after which a scene's place that was not recorded is given up: those of 1 s.
    private static let mostLooks = 1000 / Int(LoopWatch.interval)

    /// Looks at the resources, every `LoopWatch.interval`, and ends the process where one exceeds its limit:
    /// with the place of the scene's code, once that is recorded, or without one where none runs.
    mutating func look() {
        if Self.excess != nil {
            looks += 1
            if looks > Self.mostLooks { leave() }
            return
        }
        guard let words = memory?.excess ?? files.excess() else { return }
        Self.lock.withLock { Self.words = words }
        let isRecording = RunMonitor.process.scene.withStretch { stretch in
            stretch.map { csignals_sample($0.thread) != 0 } ?? false
        }
        if !isRecording { leave() }
    }

    private func leave() -> Never {
        let outputs = RunMonitor.process.outputs.sentence
        let end = outputs.isEmpty ? "" : " " + outputs
        let subject = RunMonitor.process.scene.name.map { "The film of the scene \($0)" } ?? "Flipbook"
        ProcessEnd.leaveAtOnce(70) { "Error: \(subject) was stopped: \(Self.excess ?? "").\(end)" }
    }

    /// Returns a number of bytes in words, to a tenth of a GiB.
    static func text(_ bytes: Int) -> String {
        "\((Double(bytes) / Double(1 << 30) * 10).rounded() / 10) GiB"
    }
}
