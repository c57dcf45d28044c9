import Picture

extension UIView {
    /// True when the view does not inherit its tint color.
    package var hasOwnTint: Bool { ownTintColor != nil }

    /// Notifies the view and the subviews that inherit its tint color of a change.
    func tintDidChange() {
        tintColorDidChange()
        for subview in subviews where !subview.hasOwnTint { subview.tintDidChange() }
    }

    /// The tint color, or a gray of its brightness where the tint is dimmed; nil while no view dims tints.
    var adjustedTint: UIColor? {
        guard RunContext.current.screenState.hasDimmedTints else { return nil }
        guard tintAdjustmentMode == .dimmed else { return fullTint }
        let color = fullTint.color
        // The brightness of television, ITU-R BT.601.
        let brightness = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return UIColor(white: brightness, alpha: color.alpha)
    }

    /// The tint color as it is set, which may be shown dimmed.
    private var fullTint: UIColor { ownTintColor ?? superview?.fullTint ?? .tintColor }

    /// The way in which the tint color is shown: that of the nearest view around this one that sets one;
    /// default normal.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard RunContext.current.screenState.hasDimmedTints else { return .normal }
            let own = storedTraits?.tintAdjustmentMode ?? .automatic
            return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
        }
        set {
            guard newValue != storedTraits?.tintAdjustmentMode ?? .automatic else { return }
            traits.tintAdjustmentMode = newValue
            if newValue == .dimmed { RunContext.current.screenState.hasDimmedTints = true }
            announceTint()
        }
    }

    /// Notifies the view and all views in it that the tint may be shown in another way.
    private func announceTint() {
        tintColorDidChange()
        for subview in subviews { subview.announceTint() }
    }
}
