import Picture

// The colors that Apple adapts to the appearance: their values in light, dark, light of high contrast, dark
// of high contrast, and, for backgrounds, in dark on an elevated level without and with high contrast.
// Sources: the Human Interface Guidelines, for iOS 26 those of June 9, 2025, and the values that UIKit
// resolves them to.

extension UIColor {
    /// The system red, RGB (255, 59, 48).
    public static let systemRed = adaptive(
        0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF,
        iOS26: [0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF])
    /// The system orange, RGB (255, 149, 0).
    public static let systemOrange = adaptive(
        0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF,
        iOS26: [0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF])
    /// The system yellow, RGB (255, 204, 0).
    public static let systemYellow = adaptive(
        0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF,
        iOS26: [0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF])
    /// The system green, RGB (52, 199, 89).
    public static let systemGreen = adaptive(
        0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF, iOS12: 0x4CD964FF,
        iOS26: [0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF])
    /// The system mint, RGB (0, 199, 190).
    public static let systemMint = adaptive(
        0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF,
        iOS26: [0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF])
    /// The system teal, RGB (48, 176, 199).
    public static let systemTeal = adaptive(
        0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF, iOS12: 0x5AC8FAFF,
        iOS26: [0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF])
    /// The system cyan, RGB (50, 173, 230).
    public static let systemCyan = adaptive(
        0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF,
        iOS26: [0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF])
    /// The system blue, RGB (0, 122, 255).
    public static let systemBlue = adaptive(
        0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF,
        iOS26: [0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF])
    /// The system indigo, RGB (88, 86, 214).
    public static let systemIndigo = adaptive(
        0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF,
        iOS26: [0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF])
    /// The system purple, RGB (175, 82, 222).
    public static let systemPurple = adaptive(
        0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF,
        iOS26: [0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF])
    /// The system pink, RGB (255, 45, 85).
    public static let systemPink = adaptive(
        0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF,
        iOS26: [0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF])
    /// The system brown, RGB (162, 132, 94).
    public static let systemBrown = adaptive(
        0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF,
        iOS26: [0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF])
    /// The system gray, RGB (142, 142, 147).
    public static let systemGray = adaptive(0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
    /// The system gray 2, RGB (174, 174, 178).
    public static let systemGray2 = adaptive(0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)
    /// The system gray 3, RGB (199, 199, 204).
    public static let systemGray3 = adaptive(0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)
    /// The system gray 4, RGB (209, 209, 214).
    public static let systemGray4 = adaptive(0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)
    /// The system gray 5, RGB (229, 229, 234).
    public static let systemGray5 = adaptive(0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)
    /// The system gray 6, RGB (242, 242, 247).
    public static let systemGray6 = adaptive(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
    /// The color of text labels with primary content, RGB (0, 0, 0).
    public static let label = adaptive(0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
    /// The color of text labels with secondary content, RGB (60, 60, 67) with opacity 0.6.
    public static let secondaryLabel = adaptive(0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD)
    /// The color of text labels with tertiary content, RGB (60, 60, 67) with opacity 0.3.
    public static let tertiaryLabel = adaptive(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
    /// The color of text labels with quaternary content, RGB (60, 60, 67) with opacity 0.18.
    public static let quaternaryLabel = adaptive(0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D)
    /// The color of placeholder text, RGB (60, 60, 67) with opacity 0.3.
    public static let placeholderText = adaptive(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
    /// The color of translucent separators, RGB (60, 60, 67) with opacity 0.29.
    public static let separator = adaptive(0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD)
    /// The color of opaque separators, RGB (198, 198, 200).
    public static let opaqueSeparator = adaptive(0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)
    /// The color of links, RGB (0, 122, 255).
    public static let link = adaptive(0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)
    /// The color of fills of thin and small shapes, RGB (120, 120, 128) with opacity 0.2.
    public static let systemFill = adaptive(0x78788033, 0x7878805B, 0x78788047, 0x78788070)
    /// The color of fills of medium-size shapes, RGB (120, 120, 128) with opacity 0.16.
    public static let secondarySystemFill = adaptive(0x78788028, 0x78788051, 0x7878803D, 0x78788066)
    /// The color of fills of large shapes, RGB (118, 118, 128) with opacity 0.12.
    public static let tertiarySystemFill = adaptive(0x7676801E, 0x7676803D, 0x76768033, 0x76768051)
    /// The color of fills of large areas with complex content, RGB (116, 116, 128) with opacity 0.08.
    public static let quaternarySystemFill = adaptive(0x74748014, 0x7676802D, 0x74748028, 0x76768042)
    /// The color of the main background, RGB (255, 255, 255).
    public static let systemBackground = adaptive(
        0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF, 0x1C1C1EFF, 0x242426FF)
    /// The color of content on the main background, RGB (242, 242, 247).
    public static let secondarySystemBackground = adaptive(
        0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF, 0x2C2C2EFF, 0x363638FF)
    /// The color of content on a secondary background, RGB (255, 255, 255).
    public static let tertiarySystemBackground = adaptive(
        0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF, 0x3A3A3CFF, 0x444446FF)
    /// The color of the main background of grouped content, RGB (242, 242, 247).
    public static let systemGroupedBackground = adaptive(
        0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF, 0x1C1C1EFF, 0x242426FF)
    /// The color of content on a grouped background, RGB (255, 255, 255).
    public static let secondarySystemGroupedBackground = adaptive(
        0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF, 0x2C2C2EFF, 0x363638FF)
    /// The color of content on a secondary grouped background, RGB (242, 242, 247).
    public static let tertiarySystemGroupedBackground = adaptive(
        0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF, 0x3A3A3CFF, 0x444446FF)
    /// The color of text on a light background, RGB (0, 0, 0).
    public static let darkText = bytes(0, 0, 0)
    /// The color of text on a dark background, RGB (255, 255, 255) with opacity 0.6.
    public static let lightText = bytes(255, 255, 255, 0.6)

    /// Returns a color by its values as bytes of red, green, blue and opacity; see the top of this file.
    /// Colors of iOS 26 have values of their own, and some of iOS 12, which knew only one, too.
    private static func adaptive(_ values: UInt32..., iOS12: UInt32? = nil, iOS26: [UInt32] = []) -> UIColor {
        var looks: [SystemLook: [Color]] = [:]
        if let iOS12 { looks[.iOS12] = Array(repeating: color(iOS12), count: 4) }
        if !iOS26.isEmpty { looks[.iOS26] = iOS26.map(color) }
        return UIColor(variants: values.map(color), looks: looks)
    }

    private static func color(_ value: UInt32) -> Color {
        let bytes = [24, 16, 8, 0].map { (shift: UInt32) in value >> shift & 255 }
        // Opacities have two digits; the bytes are cut.
        let percent: UInt32 = (bytes[3] * 100 + 254) / 255
        return Color(
            red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
            alpha: Double(percent) / 100)
    }

    private static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor
    {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
