/// A layer that shows a part of its sublayers, and scrolls to another part by its bounds.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls; default both.
    open var scrollMode = CAScrollLayerScrollMode.both

    @_spi(UIKitInternals) open override func makeEmptyCopy() -> CALayer { CAScrollLayer() }

    /// Scrolls until a point is at the origin, as far as the mode lets it; animated as a change of the
    /// bounds.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .horizontally || scrollMode == .both { origin.x = p.x }
        if scrollMode == .vertically || scrollMode == .both { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as makes a rectangle visible.
    open func scroll(to r: CGRect) {
        func nearest(_ least: CGFloat, _ most: CGFloat, _ now: CGFloat, _ size: CGFloat) -> CGFloat {
            least < now || most - least > size ? least : max(now, most - size)
        }
        scroll(
            to: CGPoint(
                x: nearest(r.minX, r.maxX, bounds.minX, bounds.width),
                y: nearest(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

extension CALayer {
    /// The part of the layer's rectangle that the nearest scroll layer above shows, in the layer's own
    /// coordinates; without one, all of it.
    public var visibleRect: CGRect {
        guard let target = scrollLayer else { return bounds }
        let shown = bounds.intersection(convert(target.bounds, from: target))
        return shown.isNull ? .zero : shown
    }

    /// Scrolls the nearest scroll layer above until a point of this layer is at its origin.
    public func scroll(_ p: CGPoint) {
        guard let target = scrollLayer else { return }
        target.scroll(to: convert(p, to: target))
    }

    /// Scrolls the nearest scroll layer above as little as makes a rectangle of this layer visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let target = scrollLayer else { return }
        target.scroll(to: convert(r, to: target))
    }

    private var scrollLayer: CAScrollLayer? {
        sequence(first: superlayer, next: { $0?.superlayer }).prefix { $0 != nil }
            .lazy.compactMap { $0 as? CAScrollLayer }.first
    }
}
