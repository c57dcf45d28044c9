import Picture

extension UIView {
    /// Returns the view with its subviews as presented at a time on the film's clock;
    /// nil when nothing of it is visible.
    package func pictureLayer(at time: TimeInterval) -> Layer? {
        guard !isHidden else { return nil }
        if let viewLayer, !viewLayer.isPlain { return viewLayer.pictureLayer(at: time) }
        let seen = presentation(at: time)
        guard seen.opacity > 0, seen.transform.determinant != 0 else { return nil }
        let outline = seen.outline
        var layer = Layer(
            identity: identity, name: pictureName, transform: seen.transformToSuperview,
            opacity: seen.opacity,
            clip: clipsToBounds ? outline : nil)
        layer.anchor = seen.anchorInBounds
        if let color = seen.backgroundColor, color.alpha > 0 { layer.contents.append(.fill(outline, color)) }
        layer.contents += pictureContents(in: seen.bounds)
        layer.children = drawnContents(in: seen.bounds) + pictureLayers(in: seen.bounds)
        layer.children += subviewsByHeight.compactMap { $0.pictureLayer(at: time) }
        if let mask { layer.mask = [mask.pictureLayer(at: time) ?? Layer()] }
        if let border = seen.border { layer.addInFront(border) }
        return layer
    }

    /// The item name for a view that an animator moves, else the accessibility identifier.
    var pictureName: String? {
        isDrivenByAnimator ? RunContext.current.name(of: self) : accessibilityIdentifier
    }

    private var subviewsByHeight: [UIView] {
        guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
        return subviews.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
