/// The values of attributes and of the `style` attribute.
extension HTMLStyle {
    /// Applies an attribute of an element. Returns the name of what has no effect here, such as "class"; nil
    /// for an attribute that counts.
    mutating func apply(_ attribute: String, _ value: String, of element: String) -> String? {
        switch (attribute, element) {
        case ("href", "a"): link = URL(string: value)
        case ("face", "font"): setFamily(value)
        case ("color", "font"): return set(\.color, to: value)
        case ("align", _): return set(alignment: value)
        case ("style", _): return apply(declarations: value)
        // Names without a look of their own.
        case ("id", _), ("title", _), ("target", _), ("rel", _), ("lang", _), ("dir", _): break
        default: return "the attribute \(attribute) of \(element)"
        }
        return nil
    }

    /// Applies the declarations of a `style` attribute, such as `color: red; font-size: 14px`.
    private mutating func apply(declarations: String) -> String? {
        var unknown: String?
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { HTMLText.trimmed(String($0)) }
            guard parts.count == 2 else { continue }
            unknown = apply(property: parts[0].lowercased(), parts[1]) ?? unknown
        }
        return unknown
    }

    private mutating func apply(property: String, _ value: String) -> String? {
        switch property {
        case "color": return set(\.color, to: value)
        case "background-color", "background":
            guard let color = Self.color(value) else { return "the color \(value)" }
            background = color
        case "font-family": setFamily(value)
        case "font-size":
            guard let size = Self.length(value, in: size) else { return "the size \(value)" }
            self.size = size
        case "font-weight":
            isBold = ["bold", "bolder", "600", "700", "800", "900"].contains(value.lowercased())
        case "font-style": isItalic = ["italic", "oblique"].contains(value.lowercased())
        case "text-align": return set(alignment: value)
        case "text-decoration":
            (isUnderlined, isStruck) = (value.contains("underline"), value.contains("line-through"))
        default: return "the property \(property)"
        }
        return nil
    }

    private mutating func setFamily(_ value: String) {
        let first = value.split(separator: ",").first.map(String.init) ?? value
        let name = HTMLText.trimmed(first).filter { $0 != "'" && $0 != "\"" }
        let generic = ["serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier"]
        if !name.isEmpty { family = generic[name.lowercased()] ?? name }
    }

    private mutating func set(alignment value: String) -> String? {
        let names: [String: NSTextAlignment] = [
            "left": .left, "right": .right, "center": .center, "justify": .justified,
        ]
        guard let known = names[value.lowercased()] else { return "the alignment \(value)" }
        alignment = known
        return nil
    }

    private mutating func set(_ path: WritableKeyPath<HTMLStyle, UIColor>, to value: String) -> String? {
        guard let color = Self.color(value) else { return "the color \(value)" }
        self[keyPath: path] = color
        return nil
    }

    /// Returns a length in points: pixels count as points, as in Apple's importer.
    private static func length(_ value: String, in size: CGFloat) -> CGFloat? {
        let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let amount = Double(number), amount.isFinite, (0.01...10_000).contains(amount) else {
            return nil
        }
        switch value.dropFirst(number.count).lowercased() {
        case "", "px": return amount
        case "pt": return amount * 4 / 3
        case "em": return amount * size
        case "%": return amount / 100 * size
        default: return nil
        }
    }

    /// Returns a color: a name, `#rgb`, `#rrggbb` or `rgb(r, g, b)`; nil for another notation.
    private static func color(_ value: String) -> UIColor? {
        let text = value.lowercased()
        if let number = names[text] { return color(number) }
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            guard [3, 6].contains(digits.count), digits.allSatisfy(\.isASCII),
                let number = Int(digits, radix: 16)
            else { return nil }
            guard digits.count == 3 else { return color(number) }
            return color((number >> 8) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)
        }
        guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(4).dropLast().split(separator: ",").compactMap {
            Int(HTMLText.trimmed(String($0)))
        }
        guard parts.count == 3, parts.allSatisfy((0...255).contains) else { return nil }
        return color(parts[0] << 16 | parts[1] << 8 | parts[2])
    }

    private static func color(_ number: Int) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: 1)
    }

    /// The colors of HTML 4.01, section 6.5, and four more of CSS.
    private static let names = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000,
        "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    ]
}
