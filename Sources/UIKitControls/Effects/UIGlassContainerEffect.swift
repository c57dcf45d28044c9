@_spi(UIKitInternals) import UIKitCore

/// An effect that joins the glass of subviews which are near to one another; it draws nothing itself.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points within which glass is joined; default 0. It has no effect.
    open var spacing: CGFloat = 0 {
        didSet { warnOfNoEffect("UIGlassContainerEffect.spacing", oldValue, spacing) }
    }
}
