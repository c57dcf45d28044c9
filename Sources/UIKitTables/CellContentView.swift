/// The content view of a row without a content configuration.
@MainActor final class CellContentView: UIView {
    /// The frames of the subviews after the last layout.
    private var frames: [CGRect] = []

    /// Lets the row be measured again.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
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
