import Picture

/// The background of a bar with a hairline at the edge to the content.
@MainActor struct BarBackground {
    /// The color of a bar without one of its own: Apple's light bar, almost opaque.
    static let light = Color(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255, alpha: 0.94)
    static let dark = Color(red: 22.0 / 255, green: 22.0 / 255, blue: 22.0 / 255, alpha: 0.94)

    private static let darkLine = Color(red: 84.0 / 255, green: 84.0 / 255, blue: 88.0 / 255, alpha: 0.6)

    /// Returns the color of a bar: its own or that of its appearance; clear where its background color as a
    /// view shows, and nil for the system's.
    ///
    /// From iOS 15 on a bar at the edge of its content has no background by default, so that the color of the
    /// view is seen. An opaque appearance covers that.
    static func color(of bar: UIView, tint: UIColor?, _ look: UIBarAppearance) -> UIColor? {
        if let color = tint ?? look.backgroundColor { return color }
        guard let ground = bar.backgroundColor, ground.color.alpha > 0, !look.isOpaque,
            SystemLook.current != .iOS12
        else { return nil }
        return .clear
    }

    /// Returns the background of a navigation bar and of the room above it, where the status bar is. The
    /// color of the bar's view, if that shows, ends below.
    static func contents(
        of bar: UINavigationBar, in bounds: CGRect, roomAbove: CGFloat, look: UIBarAppearance,
        hasHairline: Bool
    ) -> [Layer.Content] {
        let color = bar.barTintColor ?? look.backgroundColor
        var box = bounds.inset(by: UIEdgeInsets(top: -roomAbove, left: 0, bottom: 0, right: 0))
        if self.color(of: bar, tint: bar.barTintColor, look) != color { box.size.height = roomAbove }
        let line = contents(
            in: bounds, color: .clear, style: bar.barStyle, hairlineAtTop: false, hasHairline: hasHairline,
            lineColor: look.lineColor)
        return contents(
            in: box, color: color, style: bar.barStyle, hairlineAtTop: false, hasHairline: false) + line
    }

    /// Returns the background in a rectangle; the hairline is half a point high.
    static func contents(
        in box: CGRect, color: UIColor?, style: UIBarStyle, hairlineAtTop: Bool, hasHairline: Bool = true,
        lineColor: UIColor? = nil
    ) -> [Layer.Content] {
        let fill = color?.color ?? (isDark(style) ? dark : light)
        let contents: [Layer.Content] = fill.alpha > 0 ? [.fill(.rectangle(box), fill)] : []
        return contents + (hasHairline ? hairline(of: box, atTop: hairlineAtTop, lineColor, style) : [])
    }

    /// Returns the line at an edge of a bar, half a point high.
    static func hairline(
        of box: CGRect, atTop: Bool, _ color: UIColor?, _ style: UIBarStyle
    ) -> [Layer.Content] {
        let line = CGRect(x: box.minX, y: atTop ? box.minY - 0.5 : box.maxY, width: box.width, height: 0.5)
        let ink = color?.color ?? (isDark(style) ? darkLine : Color(alpha: 0.3))
        return ink.alpha > 0 ? [.fill(.rectangle(line), ink)] : []
    }

    private static func isDark(_ style: UIBarStyle) -> Bool { style.isBlack || InterfaceStyle.isDark }
}
