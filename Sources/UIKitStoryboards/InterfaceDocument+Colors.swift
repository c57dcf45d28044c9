import Picture

extension InterfaceDocument {
    /// Returns a color element's color; nil, with a warning, for an unknown one.
    func color(_ element: InterfaceElement?) -> Color? {
        guard let element else { return nil }
        let alpha = element.number("alpha") ?? 1
        if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let white = element.number("white") {
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"] else {
            return nil
        }
        if let color = color(named: name, isOfApp: element["cocoaTouchSystemColor"] == nil) { return color }
        RunContext.current.warn("\(self.name): the color “\(name)” is unknown; it is left out.")
        return nil
    }

    private func color(named name: String, isOfApp: Bool) -> Color? {
        guard isOfApp else { return UIColor.systemColor(named: name)?.color }
        let resources = root.child("resources")?.children ?? []
        let stored = resources.first { $0["name"] == name }?.child("color")
        return color(stored) ?? UIColor(named: name)?.color ?? UIColor.systemColor(named: name)?.color
    }
}
