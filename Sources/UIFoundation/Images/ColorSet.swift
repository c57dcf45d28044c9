import Picture

/// The contents of a color set, as Xcode writes them.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Value: Decodable {
            var components: [String: String]?
            /// The name of a color of the system, such as `labelColor`.
            var reference: String?
        }

        var color: Value?
        var appearances: [CatalogAppearance]?

        /// True for the color of dark interfaces, without high contrast.
        fileprivate var isDark: Bool { CatalogAppearance.areLuminosity("dark", appearances) }
    }

    var colors: [Entry]

    /// The color, with its values in light and dark interfaces; nil for none that is read.
    @MainActor var color: UIColor? {
        guard let light = colors.first(where: { $0.appearances == nil })?.color?.color else { return nil }
        guard let dark = colors.first(where: \.isDark)?.color?.color else { return light }
        return UIColor {
            $0.userInterfaceStyle == .dark ? dark.resolvedColor(with: $0) : light.resolvedColor(with: $0)
        }
    }
}

extension ColorSet.Entry.Value {
    fileprivate var color: UIColor? { reference.flatMap(UIColor.systemColor) ?? mixed.map { UIColor($0) } }

    private static func finite(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The color of the components; nil for none.
    private var mixed: Color? {
        guard let parts = components else { return nil }
        func number(_ key: String) -> Double? {
            guard let text = parts[key] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            // A number without a decimal point counts from 0 to 255.
            return Self.finite(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let alpha = parts["alpha"].flatMap(Self.finite) ?? 1
        if let white = number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
