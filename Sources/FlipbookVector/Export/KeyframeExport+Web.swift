import FlipbookCore
import Foundation

extension KeyframeExport {
    /// A style sheet with a class for each item.
    var css: String {
        var rules = KeyframeRules(frameCount: film.frameCount, prefix: "flipbook-")
        let classes = items.map { item -> String in
            let names = item.tracks.map { quantity, track in rules.name(track, quantity.declaration) }
            let list = names.map { "\($0) \(film.duration.text(4))s linear infinite" }.joined(
                separator: ",\n    ")
            return """
                /* \(item.name.commentText) */
                .\(item.identifier) {
                  translate: var(--flipbook-x) var(--flipbook-y);
                  scale: var(--flipbook-scale-x) var(--flipbook-scale-y);
                  animation: \(list);
                }
                """
        }
        // Registered properties move evenly and apart from one another, as the two values of `translate`
        // cannot.
        let lengths = ["x", "y"].map {
            "@property --flipbook-\($0) { syntax: \"<length>\"; inherits: false; initial-value: 0px; }"
        }
        let factors = ["x", "y"].map {
            "@property --flipbook-scale-\($0) { syntax: \"<number>\"; inherits: false; initial-value: 1; }"
        }
        let still =
            "@media (prefers-reduced-motion: reduce) { "
            + items.map { "." + $0.identifier }.joined(separator: ", ") + " { animation: none; } }"
        return (["/* \(headline) */"] + lengths + factors + classes + [still] + rules.rules)
            .joined(separator: "\n") + "\n"
    }

    /// A module of JavaScript.
    var javaScript: String {
        let list = items.map { item -> String in
            let tracks = item.tracks.map { "    " + keyframes($0, $1) }.joined(separator: ",\n")
            return "  \(JSONText.text(item.name).text): [\n\(tracks)\n  ]"
        }
        return """
            // \(headline)
            export const duration = \((film.duration * 1000).text(3));
            export const tracks = {
            \(list.joined(separator: ",\n"))
            };

            /** Moves an element as an item of the film does, and returns its animations. */
            export function animate(element, item, options = {}) {
              if (matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
              return tracks[item].map((keyframes) =>
                element.animate(keyframes, {
                  duration, iterations: Infinity, composite: "opacity" in keyframes[0] ? "replace" : "add", ...options,
                }));
            }

            """
    }

    private func keyframes(_ quantity: Quantity, _ track: Track) -> String {
        var frames: [String] = []
        func add(_ frame: Int, _ value: Double, _ easing: String) {
            let offset = (Double(frame) / Double(film.frameCount)).text(5)
            let easing = easing.isEmpty ? "" : ", easing: \"\(easing)\""
            frames.append("{ offset: \(offset), \(quantity.member(value))\(easing) }")
        }
        if let first = track.keys.first, first.frame > 0 { add(0, first.value, "step-end") }
        for (index, key) in track.keys.enumerated() {
            let next = index + 1 < track.keys.count ? track.keys[index + 1] : nil
            add(key.frame, key.value, next.map { key.cssEasing(to: $0) } ?? "")
        }
        if let last = track.keys.last, last.frame < film.frameCount { add(film.frameCount, last.value, "") }
        return "[" + frames.joined(separator: ", ") + "]"
    }
}

extension KeyframeExport.Quantity {
    /// Returns a declaration of CSS.
    fileprivate func declaration(_ value: Double) -> String {
        switch self {
        case .x, .y: "--flipbook-\(rawValue):\(value.text())px"
        case .rotation: "rotate:\(value.text(3))deg"
        case .scaleX: "--flipbook-scale-x:\(value.text(4))"
        case .scaleY: "--flipbook-scale-y:\(value.text(4))"
        case .opacity: "opacity:\(value.text(3))"
        }
    }

    /// Returns a member of a keyframe of the Web Animations API.
    fileprivate func member(_ value: Double) -> String {
        switch self {
        case .x: "translate: \"\(value.text())px 0px\""
        case .y: "translate: \"0px \(value.text())px\""
        case .rotation: "rotate: \"\(value.text(3))deg\""
        case .scaleX: "scale: \"\(value.text(4)) 1\""
        case .scaleY: "scale: \"1 \(value.text(4))\""
        case .opacity: "opacity: \(value.text(3))"
        }
    }
}

extension Track.Key {
    /// Returns the timing function of CSS to the next key.
    fileprivate func cssEasing(to next: Track.Key) -> String {
        switch curve {
        case .line: return "linear"
        case .hold: return "step-end"
        case .cubic:
            guard let (one, two) = easing(to: next) else { return "linear" }
            return "cubic-bezier(.3333,\(one.text(4)),.6667,\(two.text(4)))"
        }
    }
}
