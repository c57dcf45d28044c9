import Foundation

/// What a run of an animator takes of a machine.
@MainActor struct Footprint {
    private let fall: FallingViews

    init(of fall: FallingViews) { self.fall = fall }

    /// Prints a `bench` line for steps from the start, within a limit, and
    ///
    ///     footprint ENGINE SCENE BODIES STEPS SECONDS MEGABYTES THREADS
    ///
    /// MEGABYTES are the most memory that the process had, views and all, and `unknown` where Linux does not
    /// tell.
    func report(_ limit: RunLimit) {
        let run = AnimatorRun(of: fall)
        var steps = 0
        let time = ContinuousClock().measure {
            while limit.remaining(after: steps) > 0 {
                run.step()
                steps += 1
            }
        }
        run.stopAtFailure()
        let name = "\(fall.setup.engine("UIDynamicAnimator")) \(fall.scene) \(run.views.count) \(steps)"
        print("bench \(name) \(time / .microseconds(1) / Double(steps)) \(run.threads)")
        print("footprint \(name) \(time / .seconds(1)) \(peakMegabytes ?? "unknown") \(run.threads)")
    }

    /// The line `VmHWM: 123456 kB` of the process's status, in millions of bytes.
    private var peakMegabytes: String? {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        guard let words = line?.split(whereSeparator: \.isWhitespace), words.count > 1,
            let kilobytes = Double(words[1])
        else { return nil }
        return String(format: "%.1f", kilobytes * 1024 / 1e6)
    }
}
