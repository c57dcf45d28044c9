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
        if let color = found ?? storedColor(named: name) ?? UIColor.systemColor(named: name) { return color }
        RunContext.current.warn("\(self.name): the color “\(name)” is unknown; it is left out.")
        return nil
    }

    /// Returns the value that Xcode has written beside the name of a color, that of light interfaces; nil for
    /// none.
    private func storedColor(named name: String) -> UIColor? {
        let stored = root.child("resources")?.children.first { $0["name"] == name }?.child("color")
        return stored.flatMap(Self.mixedColor)
    }

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
