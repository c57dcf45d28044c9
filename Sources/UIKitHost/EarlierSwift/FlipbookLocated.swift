/// An object that has a place in a view: a touch, or a gesture recognizer. Source adaptation takes any object
/// as one whose `location(in:)` is called. Flipbook's own.
@preconcurrency @MainActor public protocol FlipbookLocated: AnyObject {
    /// Returns the place in the coordinates of a view; nil for those of the window.
    func location(in view: UIView?) -> CGPoint
}

extension UITouch: FlipbookLocated {}
extension UIGestureRecognizer: FlipbookLocated {}
