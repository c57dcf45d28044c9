/// The background of a cell or a header, as its background configuration describes it.
@MainActor package struct CellBackground {
    package let configuration: UIBackgroundConfiguration
    /// The view that draws the background.
    private let view: UIView

    /// Shows a background behind all other views of a cell, in place of another one.
    package init(_ configuration: UIBackgroundConfiguration, in cell: UIView, replacing old: CellBackground?)
    {
        // A view that both configurations share is added again.
        old?.remove()
        self.configuration = configuration
        view = configuration.makeView(tint: cell.tintColor, margins: cell.directionalLayoutMargins)
        view.frame = cell.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: 0)
    }

    /// Removes the background from its cell.
    package func remove() { view.removeFromSuperview() }
}
