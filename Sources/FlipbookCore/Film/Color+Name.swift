public import Picture

extension Color {
    /// Parses a color: a name such as `white` or `systemIndigo` with UIKit's value, in any case, or `#rgb`,
    /// `#rrggbb` or `#rrggbbaa` in hexadecimal digits.
    /// - Throws: `FilmError.invalid` for any other text.
    public init(named text: String) throws {
        let name = text.lowercased()
        guard let color = Color(hexadecimal: Self.values[name] ?? name) else {
            let nearest = suggestion(to: name, among: Self.values.keys.sorted())
            let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
            throw FilmError.invalid(
                "“\(text)” is not a color; it has to be a name such as white, clear or systemBlue, or #rrggbb or "
                    + "#rrggbbaa.\(hint)")
        }
        self = color
    }

    /// All color names in lower case, sorted.
    public static var names: [String] { values.keys.sorted() }

    private init?(hexadecimal text: String) {
        var digits = text.dropFirst().compactMap(\.hexDigitValue)
        guard text.first == "#", digits.count == text.count - 1 else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let parts = stride(from: 0, to: digits.count, by: 2).map { (first: Int) -> Double in
            Double(digits[first] * 16 + digits[first + 1]) / 255
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// The color as `#rrggbbaa`.
    var hexadecimal: String {
        let bytes = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// UIKit's colors by name: `green` is UIKit's (0, 255, 0), not (0, 128, 0) as in CSS.
    private static let values = [
        "clear": "#00000000", "black": "#000000", "darkgray": "#555555", "lightgray": "#aaaaaa",
        "white": "#ffffff", "gray": "#808080", "red": "#ff0000", "green": "#00ff00", "blue": "#0000ff",
        "cyan": "#00ffff", "yellow": "#ffff00", "magenta": "#ff00ff", "orange": "#ff8000",
        "purple": "#800080", "brown": "#996633", "systemred": "#ff3b30", "systemorange": "#ff9500",
        "systemyellow": "#ffcc00", "systemgreen": "#34c759", "systemmint": "#00c7be",
        "systemteal": "#30b0c7", "systemcyan": "#32ade6", "systemblue": "#007aff",
        "systemindigo": "#5856d6", "systempurple": "#af52de", "systempink": "#ff2d55",
        "systembrown": "#a2845e", "systemgray": "#8e8e93", "systemgray2": "#aeaeb2",
        "systemgray3": "#c7c7cc", "systemgray4": "#d1d1d6", "systemgray5": "#e5e5ea",
        "systemgray6": "#f2f2f7",
    ]
}
