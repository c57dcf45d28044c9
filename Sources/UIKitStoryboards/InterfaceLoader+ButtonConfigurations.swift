import Picture

extension InterfaceLoader {
    /// Returns the configuration of a button.
    func configuration(_ style: InterfaceElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch style["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        func color(_ key: String) -> UIColor? { document.color(style.child(key: key)) }
        (configuration.title, configuration.subtitle) = (style["title"], style["subtitle"])
        if let font = font(style.child(key: "titleFontDescription")) {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = font
                return attributes
            }
        }
        if let image = image("image", of: style) { configuration.image = image }
        if let form = symbolConfiguration(style.child(key: "preferredSymbolConfigurationForImage")) {
            configuration.preferredSymbolConfigurationForImage = form
        }
        if let edge = style["imagePlacement"].flatMap({ edges[$0] }) { configuration.imagePlacement = edge }
        if let padding = style.number("imagePadding") { configuration.imagePadding = padding }
        if let corner = style["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = corner }
        if let insets = style.child(key: "contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
                bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
        }
        if let fill = color("baseBackgroundColor") { configuration.baseBackgroundColor = fill }
        if let ink = color("baseForegroundColor") { configuration.baseForegroundColor = ink }
        return configuration
    }
}
