extension UIColor {
    /// Returns a color of the system by the name that storyboards and asset catalogs have for it, such as
    /// `labelColor`; nil for none.
    package static func systemColor(named name: String) -> UIColor? { systemColors[name] }

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
