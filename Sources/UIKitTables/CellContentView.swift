/// The content view of a row. Bars above and below do not move its content, since rows scroll beneath them.
@MainActor final class CellContentView: UIView {
    /// The insets at the sides, where a device has a notch.
    override var safeAreaInsets: UIEdgeInsets {
        let insets = super.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
