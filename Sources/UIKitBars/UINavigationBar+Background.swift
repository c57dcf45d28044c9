import Picture

// The background of the bar, and what lies below its buttons.
extension UINavigationBar {
    /// The platters on which the buttons lie; none in a look without.
    var platters: [Layer.Content] {
        measures.platter == nil
            ? [] : BarPlatters.contents(of: platterGroups.onPlatters(leftViews + rightViews))
    }

    /// Returns the background without images.
    func background(in bounds: CGRect) -> [Layer.Content] {
        let appearance = appearance
        let hasLine = (shadowImage ?? appearance.shadowImage) == nil && appearance.drawsLine
        if let image = ownBackgroundImage, !image.isEmpty || isTranslucent {
            guard hasLine, !image.isEmpty else { return [] }
            return BarBackground.hairline(of: bounds, atTop: false, appearance.lineColor, barStyle)
        }
        if appearance.isTransparent { return [] }
        let color = barTintColor ?? appearance.backgroundColor
        let isClear =
            measures.isClearAtEdge && isAtEdge && appearanceAtEdge == nil
            || hidesEdgeEffect && !appearance.isOpaque
        if isClear, color == nil, barStyle == .default, isTranslucent {
            return []
        }
        return BarBackground.contents(
            of: self, in: bounds, roomAbove: roomAbove, look: appearance, hasHairline: hasLine)
    }
}
