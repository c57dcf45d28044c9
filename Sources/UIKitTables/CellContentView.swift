/// The content view of a row. Bars above and below do not move its content, since rows scroll beneath them.
@MainActor final class CellContentView: UIView {
    /// The frames of the subviews after the last layout.
    private var frames: [CGRect] = []

    /// The insets at the sides, where a device has a notch.
    override var safeAreaInsets: UIEdgeInsets {
        let insets = super.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    /// Lays out the content, and then the cell once more where constraints have moved the content. UIKit lays
    /// out a row to measure it and then in its place, so that cells that give layers the bounds of views in
    /// their content find these views placed.
    override func layoutSubviews() {
        super.layoutSubviews()
        let placed = subviews.map(\.frame)
        if placed != frames, holdsConstrainedViews { superview?.setNeedsLayout() }
        frames = placed
    }
}
