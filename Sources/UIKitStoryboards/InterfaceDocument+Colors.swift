import Picture

extension InterfaceDocument {
    /// Returns a color element's color; nil, with a warning, for an unknown one. A color that has a name is
    /// that of the system or of a catalog, with its values in light and dark interfaces.
    func color(_ element: InterfaceElement?) -> UIColor? {
        guard let element else { return nil }
        if let color = Self.mixedColor(element) { return color }
        guard let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"] else {
            return nil
        }
        let found = element["systemColor"] == nil ? UIColor(named: name) : UIColor.systemColor(named: name)
        let known = found ?? storedColor(named: name) ?? UIColor.systemColor(named: name)
        if let color = known ?? Self.desktopColors[name] { return color }
        RunContext.current.warn("\(self.name): the color “\(name)” is unknown; it is left out.")
        return nil
    }

    /// Returns the value that Xcode has written beside the name of a color, that of light interfaces; nil for
    /// none.
    private func storedColor(named name: String) -> UIColor? {
        let stored = root.child("resources")?.children.first { $0["name"] == name }?.child("color")
        return stored.flatMap(Self.mixedColor)
    }

    /// The colors of macOS, by the names that Xcode's panel of colors writes. Xcode compiles the components
    /// of the Mac on which it runs, which are those of a light interface here. Source: the list of NSColor's
    /// standard colors in Apple's Human Interface Guidelines, and their components on macOS 10.14.
    private static let desktopColors: [String: UIColor] = {
        let grays: [String: CGFloat] = [
            "controlBackgroundColor": 1, "textBackgroundColor": 1, "controlColor": 1, "highlightColor": 1,
            "headerColor": 1, "alternateSelectedControlTextColor": 1, "selectedMenuItemTextColor": 1,
            "controlLightHighlightColor": 1, "knobColor": 1, "textColor": 0, "controlTextColor": 0,
            "headerTextColor": 0, "windowFrameTextColor": 0, "selectedTextColor": 0, "shadowColor": 0,
            "selectedControlTextColor": 0, "controlDarkShadowColor": 0, "windowBackgroundColor": 0.925,
            "underPageBackgroundColor": 0.588, "gridColor": 0.902, "windowFrameColor": 0.667,
            "scrollBarColor": 0.667, "secondarySelectedControlColor": 0.863,
        ]
        let selection = UIColor(red: 0.702, green: 0.843, blue: 1, alpha: 1)
        let choice = UIColor(red: 0, green: 0.388, blue: 0.882, alpha: 1)
        return grays.mapValues { UIColor(white: $0, alpha: 1) }.merging([
            "disabledControlTextColor": UIColor(white: 0, alpha: 0.247), "selectedControlColor": selection,
            "selectedTextBackgroundColor": selection, "alternateSelectedControlColor": choice,
            "selectedMenuItemColor": choice,
        ]) { $1 }
    }()

    /// Returns the color of an element's components; nil for none.
    private static func mixedColor(_ element: InterfaceElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            return UIColor(Color(red: red, green: green, blue: blue, alpha: alpha))
        }
        return element.number("white").map {
            UIColor(Color(red: $0, green: $0, blue: $0, alpha: alpha))
        }
    }
}
