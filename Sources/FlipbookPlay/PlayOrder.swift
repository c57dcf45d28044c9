import CoreGeometry

/// A line that the page sends: a word, and what belongs to it.
///
///     down 1 60.5 120        touches: the finger, and the place in points; also move, up, cancel
///     step                   also play, pause, restart, save
///     speed 0.25             the speed of time
///     device iPhone15        or `device scene`
///     appearance dark        or `light`
///     set elasticity 0.9     a parameter; `reset` gives all of them the values of the text
///     write elasticity       puts a value into the scene's file
///     trail on               or `off`
///     page 2 dark            a page has opened: its pixels per point, and its colors
///     shown 17               the page has shown a frame
enum PlayOrder: Equatable {
    case touch(TouchEvent)
    case play, pause, step, restart, reset, save, gone
    case speed(Double)
    case device(String)
    case appearance(isDark: Bool)
    case set(String, Double)
    case write(String)
    case trail(Bool)
    case page(scale: Double, isDark: Bool)
    case shown(UInt32)

    /// The speeds that a page may choose.
    static let speeds = [1, 0.5, 0.25, 0.1]

    /// Reads a line; nil for one that no page of ours sends.
    init?(_ line: String) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let order = Self.plain[line] ?? Self.touch(words) ?? Self.order(words) {
            self = order
        } else {
            return nil
        }
    }

    private static let plain: [String: PlayOrder] = [
        "play": .play, "pause": .pause, "step": .step, "restart": .restart, "reset": .reset, "save": .save,
        "gone": .gone, "trail on": .trail(true), "trail off": .trail(false),
        "appearance dark": .appearance(isDark: true), "appearance light": .appearance(isDark: false),
    ]

    private static func touch(_ words: [String]) -> PlayOrder? {
        guard words.count == 4, let phase = TouchEvent.Phase(rawValue: words[0]), let finger = Int(words[1]),
            let x = number(words[2]), let y = number(words[3]), max(abs(x), abs(y)) < 1e6
        else { return nil }
        return .touch(TouchEvent(phase, finger: finger, at: CGPoint(x: x, y: y)))
    }

    private static func order(_ words: [String]) -> PlayOrder? {
        switch (words[0], words.count) {
        case ("speed", 2): number(words[1]).flatMap { speeds.contains($0) ? .speed($0) : nil }
        case ("device", 2): .device(words[1])
        case ("set", 3): number(words[2]).map { .set(words[1], $0) }
        case ("write", 2): .write(words[1])
        case ("shown", 2): UInt32(words[1]).map { .shown($0) }
        case ("page", 3):
            number(words[1]).flatMap { scale in
                ["light", "dark"].contains(words[2]) && scale > 0
                    ? .page(scale: min(scale, 2), isDark: words[2] == "dark") : nil
            }
        default: nil
        }
    }

    private static func number(_ word: String) -> Double? {
        Double(word).flatMap { $0.isFinite ? $0 : nil }
    }
}
