import FlipbookCore
import Foundation

extension KeyframeExport {
    /// Modifiers of SwiftUI.
    var swiftUI: String {
        let modifiers = items.map { item -> String in
            let tracks = item.tracks.map { quantity, track in
                "            KeyframeTrack(\\.\(quantity.rawValue)) {\n"
                    + swiftUIKeys(of: track).map { "                \($0)\n" }.joined() + "            }\n"
            }
            return """

                    /// Moves a view as “\(item.name.commentText)”.
                    func \(item.identifier.inCamelCase)Motion() -> some View {
                        keyframeAnimator(initialValue: FlipbookMotion(), repeating: true) { view, motion in
                            view.modifier(motion)
                        } keyframes: { _ in
                \(tracks.joined().trimmingSuffixNewline)
                        }
                    }

                """
        }
        return """
            // \(headline)
            import SwiftUI

            /// The displacement, rotation, scale and opacity of a view.
            struct FlipbookMotion: ViewModifier {
                var x = 0.0, y = 0.0, rotation = 0.0, scaleX = 1.0, scaleY = 1.0, opacity = 1.0

                func body(content: Content) -> some View {
                    content.scaleEffect(x: scaleX, y: scaleY).rotationEffect(.degrees(rotation))
                        .offset(x: x, y: y).opacity(opacity)
                }
            }

            extension View {\(modifiers.joined())}

            """
    }

    private func swiftUIKeys(of track: Track) -> [String] {
        var lines = ["MoveKeyframe(\(track.keys[0].value.swift))"]
        if track.keys[0].frame > 0 { lines.append(hold(track.keys[0].value, time(track.keys[0].frame))) }
        for (key, next) in zip(track.keys, track.keys.dropFirst()) {
            let length = time(next.frame - key.frame)
            switch key.curve {
            case .hold: lines += [hold(key.value, length), "MoveKeyframe(\(next.value.swift))"]
            case .line: lines.append(hold(next.value, length))
            case .cubic(let one, let two):
                let (start, end) = (3 * (one - key.value) / length, 3 * (next.value - two) / length)
                lines.append(
                    "CubicKeyframe(\(next.value.swift), duration: \(length.swift), "
                        + "startVelocity: \(start.swift), endVelocity: \(end.swift))")
            }
        }
        if let last = track.keys.last, last.frame < film.frameCount {
            lines.append(hold(last.value, time(film.frameCount - last.frame)))
        }
        return lines
    }

    private func hold(_ value: Double, _ length: Double) -> String {
        "LinearKeyframe(\(value.swift), duration: \(length.swift))"
    }

    /// Functions that return animations of Core Animation.
    var coreAnimation: String {
        let functions = items.map { item -> String in
            let tracks = item.tracks.map {
                animation(of: $1, path: $0.keyPath, factor: $0.coreAnimationFactor)
            }
            return """
                /// Returns the motion of “\(item.name.commentText)” for a layer.
                func \(item.identifier.inCamelCase)Motion() -> CAAnimationGroup {
                    flipbookGroup([
                \(tracks.joined(separator: ",\n")),
                    ])
                }

                """
        }
        return """
            // \(headline)
            import QuartzCore

            private func flipbookGroup(_ animations: [CAAnimation]) -> CAAnimationGroup {
                let group = CAAnimationGroup()
                group.animations = animations
                group.duration = \(film.duration.swift)
                group.repeatCount = .infinity
                return group
            }

            private func flipbookKeys(
                _ keyPath: String, _ values: [Double], at times: [Double], _ controls: [[Float]]
            ) -> CAKeyframeAnimation {
                let animation = CAKeyframeAnimation(keyPath: keyPath)
                animation.values = values
                animation.keyTimes = times.map { NSNumber(value: $0) }
                animation.timingFunctions = controls.map {
                    CAMediaTimingFunction(controlPoints: $0[0], $0[1], $0[2], $0[3])
                }
                animation.duration = \(film.duration.swift)
                return animation
            }

            \(functions.joined(separator: "\n"))
            """
    }

    private func animation(of track: Track, path: String, factor: Double) -> String {
        var (values, times, controls): ([Double], [Double], [String]) = ([], [], [])
        let linear = "[0, 0, 1, 1]"
        func add(_ value: Double, _ frame: Int) {
            values.append(value * factor)
            times.append(Double(frame) / Double(film.frameCount))
        }
        if let first = track.keys.first, first.frame > 0 {
            add(first.value, 0)
            controls.append(linear)
        }
        for (index, key) in track.keys.enumerated() {
            add(key.value, key.frame)
            guard index + 1 < track.keys.count else { continue }
            let next = track.keys[index + 1]
            if let (one, two) = key.easing(to: next) {
                controls.append("[\((1.0 / 3).swift), \(one.swift), \((2.0 / 3).swift), \(two.swift)]")
            } else {
                controls.append(linear)
                guard key.curve == .hold, next.value != key.value else { continue }
                // The value jumps: the old one and the new one have the same time.
                add(key.value, next.frame)
                controls.append(linear)
            }
        }
        if let last = track.keys.last, last.frame < film.frameCount {
            add(last.value, film.frameCount)
            controls.append(linear)
        }
        func list(_ numbers: [Double]) -> String { "[" + numbers.map(\.swift).joined(separator: ", ") + "]" }
        return "        flipbookKeys(\"\(path)\", \(list(values)), at: \(list(times)), "
            + "[\(controls.joined(separator: ", "))])"
    }
}

extension KeyframeExport.Quantity {
    /// The key path of Core Animation.
    fileprivate var keyPath: String {
        switch self {
        case .x: "transform.translation.x"
        case .y: "transform.translation.y"
        case .rotation: "transform.rotation.z"
        case .scaleX: "transform.scale.x"
        case .scaleY: "transform.scale.y"
        case .opacity: "opacity"
        }
    }

    /// The factor to the units of Core Animation, which has angles in radians.
    fileprivate var coreAnimationFactor: Double { self == .rotation ? .pi / 180 : 1 }
}

extension Double {
    /// The number in Swift, which needs a digit before the point.
    fileprivate var swift: String { JSONText.number(self, decimals: 5).text }
}

extension String {
    fileprivate var trimmingSuffixNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
