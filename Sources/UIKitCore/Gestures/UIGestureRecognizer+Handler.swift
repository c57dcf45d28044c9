/// A recognizer that can call a closure; every recognizer conforms. Flipbook's own.
@preconcurrency @MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
    /// Adds a closure that is called with the recognizer whenever its state changes, except on failure.
    /// Flipbook's own.
    ///
    /// The recognizer holds the closure, so a closure should hold the scene weakly or unowned.
    public func addTarget(_ handler: @escaping (Self) -> Void) {
        addHandler { sender in
            if let sender = sender as? Self { handler(sender) }
        }
    }
}

extension UITapGestureRecognizer {
    /// Creates a recognizer that calls a closure for each tap. Flipbook's own, in addition to target and
    /// action.
    public convenience init(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

extension UIPanGestureRecognizer {
    /// Creates a recognizer that calls a closure when a pan begins, with each move, and at its end.
    /// Flipbook's own, in addition to target and action.
    public convenience init(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}
