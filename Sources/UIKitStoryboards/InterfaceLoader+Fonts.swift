import Picture

extension InterfaceLoader {
    /// Returns the font of a description: a style of texts, a font of a name, or the system's in a weight;
    /// nil without a description.
    func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] { return .preferredFont(forTextStyle: Self.textStyle(style)) }
        let size = element.number("pointSize") ?? 17
        if let name = element["name"] { return Self.font(name, family: element["family"], size) }
        switch element["type"] {
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        default:
            return .systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
        }
    }

    /// Returns a font of a name, which says weight and slant, and of a family, whose name has spaces.
    private static func font(_ name: String, family: String?, _ size: CGFloat) -> UIFont {
        var font = Font(postScriptName: name, size: size)
        if let family, font.face == nil, font.design == .installed, !font.family.hasSuffix(" Condensed") {
            font.take(family: family)
        }
        return UIFont(font)
    }

    /// Returns the style of a name in a storyboard: Xcode calls the largest title Title0.
    private static func textStyle(_ name: String) -> UIFont.TextStyle {
        name == "UICTFontTextStyleLargeTitle" ? .largeTitle : UIFont.TextStyle(rawValue: name)
    }

    private var weights: [String: UIFont.Weight] {
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
            "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
    }
}
