import Picture

/// The contents of an image set, as Xcode writes them.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {}
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        /// The number of pixels per point.
        package var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        /// The order of preference by device.
        var rank: Int { idiom == "iphone" ? 0 : idiom == "universal" || idiom == nil ? 1 : 2 }
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        var intent: String?
    }

    package var images: [Entry]
    var properties: Properties?
}

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
