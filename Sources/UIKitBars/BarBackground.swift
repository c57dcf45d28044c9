import Picture

/// The background of a bar with a hairline at the edge to the content.
@MainActor struct BarBackground {
    /// The color of a bar without one of its own: Apple's light bar, almost opaque.
    static let light = Color(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255, alpha: 0.94)
    static let dark = Color(red: 22.0 / 255, green: 22.0 / 255, blue: 22.0 / 255, alpha: 0.94)

    private static let darkLine = Color(red: 84.0 / 255, green: 84.0 / 255, blue: 88.0 / 255, alpha: 0.6)

    /// Returns the background in a rectangle; the hairline is half a point high.
    static func contents(
        in box: CGRect, color: UIColor?, style: UIBarStyle, hairlineAtTop: Bool, hasHairline: Bool = true,
        lineColor: UIColor? = nil
    ) -> [Layer.Content] {
        let isDark = style == .black || InterfaceStyle.isDark
        let fill = color?.color ?? (isDark ? dark : light)
        let line = CGRect(
            x: box.minX, y: hairlineAtTop ? box.minY - 0.5 : box.maxY, width: box.width, height: 0.5)
        var contents: [Layer.Content] = fill.alpha > 0 ? [.fill(.rectangle(box), fill)] : []
        let ink = lineColor?.color ?? (isDark ? darkLine : Color(alpha: 0.3))
        if hasHairline, ink.alpha > 0 { contents.append(.fill(.rectangle(line), ink)) }
        return contents
    }
}
