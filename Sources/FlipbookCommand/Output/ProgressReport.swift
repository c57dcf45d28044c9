import ArgumentParser
import Foundation

/// A report of a film's progress on standard error: a bar on a terminal, elsewhere a line at most every 2 s.
/// With `--progress openjd` the report goes to the results instead.
final class ProgressReport: @unchecked Sendable {
    private let style: ProgressStyle
    private let name: String
    private let part, parts: Int
    private let results: Results
    private let isAnimated: Bool
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var last: ContinuousClock.Instant

    /// Creates the report of one of several films.
    ///
    /// - Parameters:
    ///   - style: the format of the report.
    ///   - name: the film's name.
    ///   - part: the film's index, from 0.
    ///   - parts: the number of films.
    ///   - results: the output for Open Job Description's lines.
    init(_ style: ProgressStyle, of name: String, part: Int, of parts: Int, _ results: Results) {
        (self.style, self.name, self.part, self.parts, self.results) = (style, name, part, parts, results)
        isAnimated = style == .bar && Terminal.isAnimated
        last = start
        guard style == .openjd else { return }
        report("status", parts == 1 ? name : "\(name), film \(part + 1) of \(parts)")
        reportPercent(0, of: 1)
    }

    /// Records the number of written frames and of all frames. May be called from any thread.
    func note(_ done: Int, of total: Int) {
        lock.withLock {
            switch style {
            case .none: break
            case .openjd: report(done, total)
            case .bar, .lines: if isAnimated { draw(done, total) } else { say(done, total) }
            }
        }
    }

    /// Removes the bar, so that the next message has a line of its own. Reports the failure to Open Job
    /// Description, unless the film was canceled.
    func fail(_ error: any Error) {
        if isAnimated { Terminal.clearLine() }
        if style == .openjd, !(error is CancellationError) { report("fail", ExitCode.sentence(of: error)) }
    }

    private func report(_ done: Int, _ total: Int) {
        guard done == total || isDue(after: .milliseconds(500)) else { return }
        reportPercent(done, of: total)
        report("status", "\(name): \(ProgressLine(done: done, total: total, seconds: seconds).words)")
    }

    /// Reports the percentage over all films, so that the number never decreases.
    private func reportPercent(_ done: Int, of total: Int) {
        let share = (Double(part) + Double(done) / Double(max(total, 1))) / Double(parts)
        report("progress", (share * 1000).rounded(.down) / 10)
    }

    private func report(_ key: String, _ value: some CustomStringConvertible) {
        // A message ends at its first line break, so line breaks become spaces.
        let text = value.description.split(whereSeparator: \.isNewline).joined(separator: " ")
        try? results.print("openjd_\(key): \(text)")
    }

    /// Draws the bar at most 20 times a second; more updates are not visible.
    private func draw(_ done: Int, _ total: Int) {
        guard done == total || isDue(after: .milliseconds(50)) else { return }
        let line = ProgressLine(done: done, total: total, seconds: seconds)
        let text = done == total ? line.words : line.bar(width: Terminal.width, isColored: Terminal.isColored)
        Terminal.error("\r\(text)\u{1b}[K", terminator: done == total ? "\n" : "")
    }

    private func say(_ done: Int, _ total: Int) {
        guard done == total || isDue(after: .seconds(2)) else { return }
        Terminal.error(ProgressLine(done: done, total: total, seconds: seconds).words)
    }

    private func isDue(after pause: Duration) -> Bool {
        let now = ContinuousClock.now
        guard now - last >= pause else { return false }
        last = now
        return true
    }

    private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}
