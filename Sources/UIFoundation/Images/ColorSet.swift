import Picture

/// The contents of a color set, as Xcode writes them.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {}
        struct Value: Decodable { var components: [String: String]? }
        package var color: Value?
        var appearances: [Appearance]?
    }

    package var colors: [Entry]

    package var color: Color? {
        guard let parts = colors.first(where: { $0.appearances == nil })?.color?.components else {
            return nil
        }
        func number(_ key: String) -> Double? {
            guard let text = parts[key] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            // A number without a decimal point counts from 0 to 255.
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        let alpha = parts["alpha"].flatMap(Double.init) ?? 1
        if let white = number("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return nil
        }
        return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
