/// The places of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Any place.
    case any = 0
    /// The bottom of the screen.
    case bottom
    /// The top of the screen.
    case top
    /// The top of the screen, below the status bar, behind which the bar goes on.
    case topAttached
}

/// An object that has a place on the screen, such as a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which places it. Bars are drawn up to the screen's edge where they lie below the
/// status bar, without its answer.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the place of a bar; default any. A film never calls it.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns any place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
