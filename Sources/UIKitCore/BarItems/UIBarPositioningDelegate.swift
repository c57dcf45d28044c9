/// The delegate of a bar, which places it. Bars are drawn up to the screen's edge where they lie below the
/// status bar, without its answer.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the place of a bar; default any, for that of the bar. It is read by code alone.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns any place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
