import Picture

// The background of the bar, and what lies below its buttons.
extension UINavigationBar {
    /// The platters on which the buttons lie; none in a look without.
    var platters: [Layer.Content] {
        measures.platter == nil
            ? [] : BarPlatters.contents(of: platterGroups.onPlatters(leftViews + rightViews + centerViews))
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
        if let edge = edgeInEffect {
            let box = bounds.inset(by: UIEdgeInsets(top: -roomAbove, left: 0, bottom: 0, right: 0))
            return edge.contents(in: box, isAtTop: true, hasLine: hasLine, lineColor: appearance.lineColor)
        }
        return BarBackground.contents(
            of: self, in: bounds, roomAbove: roomAbove, look: appearance, hasHairline: hasLine)
    }

    /// The end of the content that takes the place of a background: below a bar of iOS 26 without a color.
    private var edgeInEffect: BarEdge? {
        guard !isAtEdge, barStyle == .default, isTranslucent, !appearance.isOpaque,
            BarBackground.color(of: self, tint: barTintColor, appearance) == nil
        else { return nil }
        return edge
    }

    /// True where content fades out below the bar.
    var isSoftAtEnd: Bool {
        ownBackgroundImage == nil && !appearance.isTransparent && edgeInEffect?.isHard == false
    }

    /// Returns the parts of the background that fade from one to another in a transition: the images, and
    /// the end of content that fades out.
    func fadingLayers(in bounds: CGRect) -> [Layer] {
        guard isSoftAtEnd else { return imageLayers(in: bounds) }
        return [Layer(contents: background(in: bounds))] + imageLayers(in: bounds)
    }
}
