import Flipbook
import Picture

extension Theme {
    /// The style's variables, each with its color on light and on dark pages.
    static var pageInks: String {
        let inks: [(String, KeyPath<Theme, Color>)] = [
            ("paper", \.paper), ("ink", \.ink), ("quiet", \.quietInk), ("hairline", \.hairline),
            ("accent", \.accent),
        ]
        let lines = inks.map { name, color in
            "--\(name): light-dark(\(light[keyPath: color].hexText), \(dark[keyPath: color].hexText));"
        }
        return ":root { \(lines.joined(separator: " ")) }"
    }
}

extension Color {
    /// The color as hexadecimal text, such as `#1d1d1f`, without the opacity.
    fileprivate var hexText: String {
        "#"
            + [red, green, blue].map { component in
                let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
            .joined()
    }
}
