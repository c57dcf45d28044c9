import Foundation

/// The `@keyframes` rules of a style sheet. Equal rules are written once.
struct KeyframeRules {
    /// The number of frames of the film, whose keys CSS counts in percent.
    let frameCount: Int
    /// The beginning of each rule's name, which keeps several films on one page apart.
    let prefix: String
    private var names: [String: String] = [:]
    /// The rules in the order of their names.
    private(set) var rules: [String] = []

    init(frameCount: Int, prefix: String) {
        (self.frameCount, self.prefix) = (frameCount, prefix)
    }

    /// Returns the name of a rule that animates properties by a track, each value of which `declarations`
    /// turns into declarations.
    mutating func name(_ track: Track, _ declarations: (Double) -> String) -> String {
        name(of: body(track, declarations))
    }

    /// Returns the name of a rule with a body.
    mutating func name(of body: String) -> String {
        if let known = names[body] { return known }
        let name = prefix + String(rules.count, radix: 36)
        names[body] = name
        rules.append("@keyframes \(name){\(body)}")
        return name
    }

    /// Returns the name of a rule that animates properties by values that change together.
    mutating func name(_ track: PolylineTrack, _ declarations: ([Double]) -> String) -> String {
        var body = ""
        for (index, key) in track.keys.enumerated() {
            body += stop(key.frame) + "{" + declarations(key.values)
            body += key.isHeld ? ";\(Self.held)}" : "}"
            if index == 0, key.frame > 0 { body = "0%{" + declarations(key.values) + "}" + body }
        }
        if let last = track.keys.last, last.frame < frameCount { body += "to{\(declarations(last.values))}" }
        return name(of: body)
    }

    /// Returns the name of a rule that shows an element only in ranges of frames.
    mutating func name(visible ranges: [Range<Int>]) -> String {
        var body = ranges.first?.lowerBound == 0 ? "" : "0%{opacity:0;\(Self.held)}"
        for range in ranges {
            body += stop(range.lowerBound) + "{opacity:1;\(Self.held)}"
            if range.upperBound < frameCount { body += stop(range.upperBound) + "{opacity:0;\(Self.held)}" }
        }
        return name(of: body + "to{opacity:\(ranges.last?.upperBound == frameCount ? 1 : 0)}")
    }

    private static let held = "animation-timing-function:step-end"

    private func body(_ track: Track, _ declarations: (Double) -> String) -> String {
        var body = ""
        for (index, key) in track.keys.enumerated() {
            let next = index + 1 < track.keys.count ? track.keys[index + 1] : nil
            if index == 0, key.frame > 0 { body += "0%{\(declarations(key.value));\(Self.held)}" }
            let timing = Self.timing(from: key, to: next)
            body += stop(key.frame) + "{" + declarations(key.value) + (timing.isEmpty ? "}" : ";\(timing)}")
        }
        if let last = track.keys.last, last.frame < frameCount { body += "to{\(declarations(last.value))}" }
        return body
    }

    /// Returns the place of a frame in the film's duration.
    ///
    /// It is always a little earlier than the frame's time, however a browser rounds: a jump that a frame
    /// shows must not come after it.
    private func stop(_ frame: Int) -> String {
        guard frame < frameCount else { return "to" }
        let thousandths = max(0, (Double(frame) * 100_000 / Double(frameCount) - 0.5).rounded(.down))
        return (thousandths / 1000).text(3) + "%"
    }

    /// Returns the declaration of the curve between two keys; none for a straight line.
    private static func timing(from key: Track.Key, to next: Track.Key?) -> String {
        guard let next, next.value != key.value else { return "" }
        switch key.curve {
        case .line: return ""
        case .hold: return held
        case .cubic:
            guard let (one, two) = key.easing(to: next) else { return "" }
            let digits = abs(next.value - key.value) > 50 ? 4 : 3
            return
                "animation-timing-function:cubic-bezier(.3333,\(one.text(digits)),.6667,\(two.text(digits)))"
        }
    }
}

extension Track.Key {
    /// Returns the control values of the curve to the next key as shares of the change of value; nil for a
    /// curve that is not cubic.
    func easing(to next: Track.Key) -> (Double, Double)? {
        guard case .cubic(let one, let two) = curve, next.value != value else { return nil }
        return ((one - value) / (next.value - value), (two - value) / (next.value - value))
    }
}
