import Picture

// The colours that Apple adapts to the appearance, in their light values as the Human Interface Guidelines
// list them:
// film has one appearance.

extension UIColor {
    /// (255, 59, 48) of 255.
    public static let systemRed = bytes(255, 59, 48)
    /// (255, 149, 0) of 255.
    public static let systemOrange = bytes(255, 149, 0)
    /// (255, 204, 0) of 255.
    public static let systemYellow = bytes(255, 204, 0)
    /// (52, 199, 89) of 255.
    public static let systemGreen = bytes(52, 199, 89)
    /// (0, 199, 190) of 255.
    public static let systemMint = bytes(0, 199, 190)
    /// (48, 176, 199) of 255.
    public static let systemTeal = bytes(48, 176, 199)
    /// (50, 173, 230) of 255.
    public static let systemCyan = bytes(50, 173, 230)
    /// (0, 122, 255) of 255.
    public static let systemBlue = bytes(0, 122, 255)
    /// (88, 86, 214) of 255.
    public static let systemIndigo = bytes(88, 86, 214)
    /// (175, 82, 222) of 255.
    public static let systemPurple = bytes(175, 82, 222)
    /// (255, 45, 85) of 255.
    public static let systemPink = bytes(255, 45, 85)
    /// (162, 132, 94) of 255.
    public static let systemBrown = bytes(162, 132, 94)
    /// (142, 142, 147) of 255.
    public static let systemGray = bytes(142, 142, 147)
    /// (174, 174, 178) of 255.
    public static let systemGray2 = bytes(174, 174, 178)
    /// (199, 199, 204) of 255.
    public static let systemGray3 = bytes(199, 199, 204)
    /// (209, 209, 214) of 255.
    public static let systemGray4 = bytes(209, 209, 214)
    /// (229, 229, 234) of 255.
    public static let systemGray5 = bytes(229, 229, 234)
    /// (242, 242, 247) of 255.
    public static let systemGray6 = bytes(242, 242, 247)
    /// (0, 0, 0) of 255.
    public static let label = bytes(0, 0, 0)
    /// (60, 60, 67) of 255, opacity 0.6.
    public static let secondaryLabel = bytes(60, 60, 67, 0.6)
    /// (60, 60, 67) of 255, opacity 0.3.
    public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
    /// (60, 60, 67) of 255, opacity 0.18.
    public static let quaternaryLabel = bytes(60, 60, 67, 0.18)
    /// (60, 60, 67) of 255, opacity 0.3.
    public static let placeholderText = bytes(60, 60, 67, 0.3)
    /// (60, 60, 67) of 255, opacity 0.29.
    public static let separator = bytes(60, 60, 67, 0.29)
    /// (198, 198, 200) of 255.
    public static let opaqueSeparator = bytes(198, 198, 200)
    /// (0, 122, 255) of 255.
    public static let link = bytes(0, 122, 255)
    /// (120, 120, 128) of 255, opacity 0.2.
    public static let systemFill = bytes(120, 120, 128, 0.2)
    /// (120, 120, 128) of 255, opacity 0.16.
    public static let secondarySystemFill = bytes(120, 120, 128, 0.16)
    /// (118, 118, 128) of 255, opacity 0.12.
    public static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
    /// (116, 116, 128) of 255, opacity 0.08.
    public static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
    /// (255, 255, 255) of 255.
    public static let systemBackground = bytes(255, 255, 255)
    /// (242, 242, 247) of 255.
    public static let secondarySystemBackground = bytes(242, 242, 247)
    /// (255, 255, 255) of 255.
    public static let tertiarySystemBackground = bytes(255, 255, 255)
    /// (242, 242, 247) of 255.
    public static let systemGroupedBackground = bytes(242, 242, 247)
    /// (255, 255, 255) of 255.
    public static let secondarySystemGroupedBackground = bytes(255, 255, 255)
    /// (242, 242, 247) of 255.
    public static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
    /// (0, 0, 0) of 255.
    public static let darkText = bytes(0, 0, 0)
    /// (255, 255, 255) of 255, opacity 0.6.
    public static let lightText = bytes(255, 255, 255, 0.6)

    private static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor
    {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
