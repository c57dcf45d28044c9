import Picture

/// The paint of an area or line.
enum SVGPaint {
    case none
    case color(Color)
    /// A gradient or pattern by its name, and the color in place of one that is missing; nil for no paint.
    case server(String, Color?)

    /// Reads a paint; nil for one that is not read, which leaves the inherited one.
    ///
    /// - Parameters:
    ///   - text: The value of `fill` or `stroke`.
    ///   - current: The color that `currentColor` names.
    init?(_ text: String, current: Color) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text == "none" || text == "transparent" { self = .none; return }
        if let name = Self.name(in: text) {
            let rest = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
            self = .server(name, Self.color(rest, current: current))
            return
        }
        guard let color = Self.color(text, current: current) else { return nil }
        self = .color(color)
    }

    /// Returns the name in `url(#name)`; nil for another notation.
    static func name(in text: String) -> String? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inner = text[text.index(text.startIndex, offsetBy: 4)..<end]
            .filter { $0 != "\"" && $0 != "'" && $0 != " " }
        return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }

    /// Returns a color: a name, `#rgb`, `#rrggbb`, both with an opacity, or `rgb(r, g, b)`; nil for another
    /// notation.
    static func color(_ text: String, current: Color) -> Color? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "currentcolor" { return current }
        if let number = names[text] { return color(number) }
        if text.hasPrefix("#") { return color(digits: text.dropFirst()) }
        guard text.hasPrefix("rgb"), text.hasSuffix(")"), let start = text.firstIndex(of: "(") else {
            return nil
        }
        let parts = text[text.index(after: start)...].dropLast()
            .split { $0 == "," || $0 == " " || $0 == "/" }
        let values = parts.enumerated().compactMap { index, part -> CGFloat? in
            let value = SVGNumbers.length(String(part), of: index < 3 ? 255 : 1)
            return index < 3 ? value.map { $0 / 255 } : value
        }
        guard values.count == parts.count, values.count == 3 || values.count == 4 else { return nil }
        return Color(
            red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
    }

    private static func color(digits: Substring) -> Color? {
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
        let isShort = values.count < 6
        let places = stride(from: 0, to: values.count, by: isShort ? 1 : 2)
        let parts = places.map { index -> Double in
            let byte = isShort ? values[index] * 17 : values[index] * 16 + values[index + 1]
            return Double(byte) / 255
        }
        return Color(
            red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    private static func color(_ number: Int) -> Color {
        Color(
            red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
            blue: Double(number & 255) / 255)
    }

    /// The names of colors (SVG 1.1, 4.4) that drawings use, which leaves out the rarest.
    private static let names = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
        "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "coral": 0xFF7F50, "tomato": 0xFF6347,
        "crimson": 0xDC143C, "salmon": 0xFA8072, "khaki": 0xF0E68C, "violet": 0xEE82EE, "orchid": 0xDA70D6,
        "plum": 0xDDA0DD, "indigo": 0x4B0082, "beige": 0xF5F5DC, "ivory": 0xFFFFF0, "lavender": 0xE6E6FA,
        "linen": 0xFAF0E6, "snow": 0xFFFAFA, "tan": 0xD2B48C, "chocolate": 0xD2691E, "sienna": 0xA0522D,
        "turquoise": 0x40E0D0, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
        "slateblue": 0x6A5ACD, "slategray": 0x708090, "slategrey": 0x708090, "lightgray": 0xD3D3D3,
        "lightgrey": 0xD3D3D3, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "dimgray": 0x696969,
        "dimgrey": 0x696969, "gainsboro": 0xDCDCDC, "whitesmoke": 0xF5F5F5, "lightblue": 0xADD8E6,
        "darkblue": 0x00008B, "midnightblue": 0x191970, "dodgerblue": 0x1E90FF, "deepskyblue": 0x00BFFF,
        "cornflowerblue": 0x6495ED, "lightgreen": 0x90EE90, "darkgreen": 0x006400, "forestgreen": 0x228B22,
        "limegreen": 0x32CD32, "seagreen": 0x2E8B57, "darkred": 0x8B0000, "firebrick": 0xB22222,
        "orangered": 0xFF4500, "darkorange": 0xFF8C00, "hotpink": 0xFF69B4, "deeppink": 0xFF1493,
        "goldenrod": 0xDAA520,
    ]
}
