import Foundation

/// Says on standard error how far a film is: a bar on a terminal, now and then a plain line elsewhere, nothing when quiet.
final class ProgressReport: @unchecked Sendable {
    private let isQuiet: Bool
    private let isAnimated: Bool
    private let start = ContinuousClock.now
    private let lock = NSLock()
    private var last: ContinuousClock.Instant

    init(isQuiet: Bool) {
        self.isQuiet = isQuiet
        isAnimated = Terminal.isAnimated
        last = start
    }

    /// Takes note of how many frames are written, of how many. May be called from any thread.
    func note(_ done: Int, of total: Int) {
        if isQuiet { return }
        lock.withLock {
            if isAnimated { draw(done, total) } else { say(done, total) }
        }
    }

    /// Removes the bar, so that what is printed next stands alone.
    func clear() {
        if !isQuiet { Terminal.clearLine() }
    }

    /// At most 20 times a second, for that is all an eye follows.
    private func draw(_ done: Int, _ total: Int) {
        guard done == total || isDue(after: .milliseconds(50)) else { return }
        let line = ProgressLine(done: done, total: total, seconds: seconds)
        let text = done == total ? line.words : line.bar(width: Terminal.width, isColored: Terminal.isColored)
        Terminal.complain("\r\(text)\u{1b}[K", terminator: done == total ? "\n" : "")
    }

    private func say(_ done: Int, _ total: Int) {
        guard done == total || isDue(after: .seconds(2)) else { return }
        Terminal.complain(ProgressLine(done: done, total: total, seconds: seconds).words)
    }

    private func isDue(after pause: Duration) -> Bool {
        let now = ContinuousClock.now
        guard now - last >= pause else { return false }
        last = now
        return true
    }

    private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}

/// How far a film is, in words and as a bar.
struct ProgressLine {
    /// Frames written.
    let done: Int
    /// Frames in all.
    let total: Int
    /// Seconds since the start.
    let seconds: Double

    /// `72 of 120 frames, 84 fps, 1 s left`, or at the end `120 frames in 1.4 s, 84 fps`.
    var words: String {
        guard done < total else {
            return "\(frames(total)) in \(String(format: "%.1f", seconds)) s, \(rate) fps"
        }
        return "\(done) of \(frames(total)), \(rate) fps, \(left) left"
    }

    /// The words behind a bar that takes the room they leave, at most 30 letters; without a bar where there is no room.
    func bar(width: Int, isColored: Bool) -> String {
        let room = min(30, width - 1 - words.count - 2)
        guard room >= 5 else { return String(words.prefix(max(0, width - 1))) }
        let full = total > 0 ? room * done / total : room
        let bar = String(repeating: "━", count: full)
        let rest = String(repeating: isColored ? "━" : " ", count: room - full)
        return isColored
            ? "\u{1b}[32m\(bar)\u{1b}[90m\(rest)\u{1b}[0m  \(words)" : "\(bar)\(rest)  \(words)"
    }

    private var rate: Int { seconds > 0 ? Int((Double(done) / seconds).rounded()) : 0 }

    private var left: String {
        guard done > 0 else { return "?" }
        let left = Int((seconds / Double(done) * Double(total - done)).rounded(.up))
        return left < 120 ? "\(left) s" : "\((left + 59) / 60) min"
    }

    private func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
}
