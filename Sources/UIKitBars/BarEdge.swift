import Picture
@_spi(UIKitInternals) import UIKitCore

/// The end of content below a bar of iOS 26, by the effect at the edge of its scroll view: the content fades
/// out, or the bar covers it up to a line.
struct BarEdge: Equatable {
    /// A Boolean value that indicates whether the bar covers the content up to a line.
    let isHard: Bool
    /// The color behind the content.
    let ground: UIColor

    /// The opacities of the color from the edge of the screen to the content, by eye: a title is readable.
    private static let fade: [(place: CGFloat, opacity: Double)] = [
        (0, 0.95), (0.5, 0.85), (0.75, 0.6), (1, 0),
    ]
    /// The opacity of a hard end: that of bars until iOS 18.
    private static let cover = 0.94

    /// Creates the end of a content at an edge; nil without content, where code hides the effect, and before
    /// iOS 26.
    @MainActor init?(_ edge: UIRectEdge, of content: UIScrollView?) {
        guard NavigationBarMeasures.current.platter != nil, let content,
            let style = content.edgeEffectStyle(at: edge)
        else { return nil }
        isHard = style === UIScrollEdgeEffect.Style.hard
        ground = Self.ground(behind: content)
    }

    /// Returns the first color that is not clear, from a view outward.
    @MainActor private static func ground(behind content: UIView) -> UIColor {
        var view: UIView? = content
        while let shown = view {
            if let color = shown.backgroundColor, color.pattern == nil, color.color.alpha > 0 { return color }
            view = shown.superview
        }
        return .systemBackground
    }

    /// Returns the drawing in the area of a bar, with the room between it and the edge of the screen.
    @MainActor func contents(
        in box: CGRect, isAtTop: Bool, hasLine: Bool, lineColor: UIColor?
    ) -> [Layer.Content] {
        let color = ground.color
        if isHard {
            let line = BarBackground.hairline(of: box, atTop: !isAtTop, lineColor, .default)
            return [.fill(.rectangle(box), color.faded(by: Self.cover))] + (hasLine ? line : [])
        }
        let (start, end) = isAtTop ? (box.minY, box.maxY) : (box.maxY, box.minY)
        let form = Gradient.Form.axial(
            from: CGPoint(x: box.midX, y: start), to: CGPoint(x: box.midX, y: end))
        let stops = Self.fade.map { Gradient.Stop($0.place, color.faded(by: $0.opacity)) }
        return [.gradient(.rectangle(box), Gradient(form, stops))]
    }
}
