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
        guard isOfApp else { return Self.systemColors[name]?.color }
        let resources = root.child("resources")?.children ?? []
        let stored = resources.first { $0["name"] == name }?.child("color")
        return color(stored) ?? UIColor(named: name)?.color ?? Self.systemColors[name]?.color
    }

    /// The colors that files refer to by name without storing them.
    private static let systemColors: [String: UIColor] = surfaces.merging(inks) { $1 }.merging(fixed) { $1 }

    private static let surfaces: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "tableCellGroupedBackgroundColor": .white,
        "viewFlipsideBackgroundColor": UIColor(red: 0.1216, green: 0.1294, blue: 0.1412, alpha: 1),
        "scrollViewTexturedBackgroundColor": UIColor(red: 0.4352, green: 0.4431, blue: 0.4745, alpha: 1),
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    ]

    private static let inks: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
        "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown, "systemMintColor": .systemMint,
        "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
        "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "darkTextColor": .darkText, "lightTextColor": .lightText,
    ]

    private static let fixed: [String: UIColor] = [
        "whiteColor": .white, "blackColor": .black, "redColor": .red, "greenColor": .green,
        "blueColor": .blue, "cyanColor": .cyan, "magentaColor": .magenta, "yellowColor": .yellow,
        "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
        "lightGrayColor": .lightGray, "darkGrayColor": .darkGray, "grayColor": .gray, "clearColor": .clear,
    ]
}
