import Foundation

/// The progress of one or several films, as text and as a bar.
struct ProgressLine {
    /// The progress through scenes that are filmed one after the other.
    struct Scenes {
        /// The number of finished scenes.
        let done: Int
        /// The number of all scenes.
        let total: Int
        /// The name of the current scene.
        let current: String
    }

    /// The number of written frames.
    let done: Int
    /// The number of all frames.
    let total: Int
    /// The seconds since the start.
    let seconds: Double
    /// The progress in scenes; nil for a film, whose progress is given in frames and frames per second.
    var scenes: Scenes?

    /// The progress as text.
    ///
    /// A film: `3 of 120 frames` at the beginning, then `72 of 120 frames, 84 fps, 1 s left`, and
    /// `120 frames in 1.4 s, 84 fps` at the end. Several scenes: `12 of 42 scenes, 95 s left, RopeBridge`,
    /// and `42 scenes in 210.5 s` at the end.
    var words: String {
        let time = String(format: "%.1f", seconds)
        if let scenes {
            let all = Self.count(scenes.total, "scene")
            guard done < total else { return "\(all) in \(time) s" }
            return "\(scenes.done) of \(all)" + (reportsEstimate ? ", \(left) left" : "")
                + ", \(scenes.current)"
        }
        let all = Self.count(total, "frame")
        guard done < total else { return "\(all) in \(time) s, \(rate)" }
        return "\(done) of \(all)" + (reportsEstimate ? ", \(rate), \(left) left" : "")
    }

    /// True when the rate is stable enough for an estimate: after 1 s and 5 % of the frames. The first frames
    /// wait for the scene and for ffmpeg's start.
    private var reportsEstimate: Bool { seconds >= 1 && done * 20 >= total && done > 0 }

    /// Returns a bar followed by the text. The bar takes the columns that the text leaves, at most 30; with
    /// fewer than 5 there is no bar.
    func bar(width: Int, isColored: Bool) -> String {
        let room = min(30, width - 1 - words.count - 2)
        guard room >= 5 else { return String(words.prefix(max(0, width - 1))) }
        let full = total > 0 ? room * done / total : room
        let bar = String(repeating: "━", count: full)
        let rest = String(repeating: isColored ? "━" : " ", count: room - full)
        return isColored
            ? "\u{1b}[32m\(bar)\u{1b}[90m\(rest)\u{1b}[0m  \(words)" : "\(bar)\(rest)  \(words)"
    }

    /// The frames per second, or the seconds that a frame takes where it takes more than one.
    private var rate: String {
        guard done > 0, seconds > Double(done) else {
            return "\(seconds > 0 ? Int((Double(done) / seconds).rounded()) : 0) fps"
        }
        return String(format: "%.1f s a frame", seconds / Double(done))
    }

    private var left: String {
        let left = Int((seconds / Double(done) * Double(total - done)).rounded(.up))
        return left < 120 ? "\(left) s" : "\((left + 59) / 60) min"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
