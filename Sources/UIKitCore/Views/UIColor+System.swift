import Picture

// The colors that Apple adapts to the appearance, in their light values as the Human Interface Guidelines
// list them: a film has one appearance.

extension UIColor {
    /// The system red, RGB (255, 59, 48).
    public static let systemRed = bytes(255, 59, 48)
    /// The system orange, RGB (255, 149, 0).
    public static let systemOrange = bytes(255, 149, 0)
    /// The system yellow, RGB (255, 204, 0).
    public static let systemYellow = bytes(255, 204, 0)
    /// The system green, RGB (52, 199, 89).
    public static let systemGreen = bytes(52, 199, 89)
    /// The system mint, RGB (0, 199, 190).
    public static let systemMint = bytes(0, 199, 190)
    /// The system teal, RGB (48, 176, 199).
    public static let systemTeal = bytes(48, 176, 199)
    /// The system cyan, RGB (50, 173, 230).
    public static let systemCyan = bytes(50, 173, 230)
    /// The system blue, RGB (0, 122, 255).
    public static let systemBlue = bytes(0, 122, 255)
    /// The system indigo, RGB (88, 86, 214).
    public static let systemIndigo = bytes(88, 86, 214)
    /// The system purple, RGB (175, 82, 222).
    public static let systemPurple = bytes(175, 82, 222)
    /// The system pink, RGB (255, 45, 85).
    public static let systemPink = bytes(255, 45, 85)
    /// The system brown, RGB (162, 132, 94).
    public static let systemBrown = bytes(162, 132, 94)
    /// The system gray, RGB (142, 142, 147).
    public static let systemGray = bytes(142, 142, 147)
    /// The system gray 2, RGB (174, 174, 178).
    public static let systemGray2 = bytes(174, 174, 178)
    /// The system gray 3, RGB (199, 199, 204).
    public static let systemGray3 = bytes(199, 199, 204)
    /// The system gray 4, RGB (209, 209, 214).
    public static let systemGray4 = bytes(209, 209, 214)
    /// The system gray 5, RGB (229, 229, 234).
    public static let systemGray5 = bytes(229, 229, 234)
    /// The system gray 6, RGB (242, 242, 247).
    public static let systemGray6 = bytes(242, 242, 247)
    /// The color of text labels with primary content, RGB (0, 0, 0).
    public static let label = bytes(0, 0, 0)
    /// The color of text labels with secondary content, RGB (60, 60, 67) with opacity 0.6.
    public static let secondaryLabel = bytes(60, 60, 67, 0.6)
    /// The color of text labels with tertiary content, RGB (60, 60, 67) with opacity 0.3.
    public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
    /// The color of text labels with quaternary content, RGB (60, 60, 67) with opacity 0.18.
    public static let quaternaryLabel = bytes(60, 60, 67, 0.18)
    /// The color of placeholder text, RGB (60, 60, 67) with opacity 0.3.
    public static let placeholderText = bytes(60, 60, 67, 0.3)
    /// The color of translucent separators, RGB (60, 60, 67) with opacity 0.29.
    public static let separator = bytes(60, 60, 67, 0.29)
    /// The color of opaque separators, RGB (198, 198, 200).
    public static let opaqueSeparator = bytes(198, 198, 200)
    /// The color of links, RGB (0, 122, 255).
    public static let link = bytes(0, 122, 255)
    /// The color of fills of thin and small shapes, RGB (120, 120, 128) with opacity 0.2.
    public static let systemFill = bytes(120, 120, 128, 0.2)
    /// The color of fills of medium-size shapes, RGB (120, 120, 128) with opacity 0.16.
    public static let secondarySystemFill = bytes(120, 120, 128, 0.16)
    /// The color of fills of large shapes, RGB (118, 118, 128) with opacity 0.12.
    public static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
    /// The color of fills of large areas with complex content, RGB (116, 116, 128) with opacity 0.08.
    public static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
    /// The color of the main background, RGB (255, 255, 255).
    public static let systemBackground = bytes(255, 255, 255)
    /// The color of content on the main background, RGB (242, 242, 247).
    public static let secondarySystemBackground = bytes(242, 242, 247)
    /// The color of content on a secondary background, RGB (255, 255, 255).
    public static let tertiarySystemBackground = bytes(255, 255, 255)
    /// The color of the main background of grouped content, RGB (242, 242, 247).
    public static let systemGroupedBackground = bytes(242, 242, 247)
    /// The color of content on a grouped background, RGB (255, 255, 255).
    public static let secondarySystemGroupedBackground = bytes(255, 255, 255)
    /// The color of content on a secondary grouped background, RGB (242, 242, 247).
    public static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
    /// The color of text on a light background, RGB (0, 0, 0).
    public static let darkText = bytes(0, 0, 0)
    /// The color of text on a dark background, RGB (255, 255, 255) with opacity 0.6.
    public static let lightText = bytes(255, 255, 255, 0.6)

    private static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor
    {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
