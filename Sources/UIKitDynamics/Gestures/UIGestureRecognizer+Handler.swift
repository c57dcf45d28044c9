/// A recognizer that can be made with a closure: every one. Ours.
@MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
    /// Calls a closure with the recognizer whenever its state changes, but for failing. Ours.
    ///
    /// A closure that uses the scene should hold it weakly or unowned, since the recognizer holds the closure.
    public func addTarget(_ handler: @escaping (Self) -> Void) {
        addHandler { sender in
            if let sender = sender as? Self { handler(sender) }
        }
    }
}

extension UITapGestureRecognizer {
    /// A recognizer that calls a closure for each tap. Ours, beside target and action.
    public convenience init(_ handler: @escaping (UITapGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

extension UIPanGestureRecognizer {
    /// A recognizer that calls a closure when a pan begins, with each move, and at its end. Ours, beside
    /// target and action.
    public convenience init(_ handler: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

extension UILongPressGestureRecognizer {
    /// A recognizer that calls a closure when a press has lasted long enough, with each move, and at its end.
    /// Ours, beside target and action.
    public convenience init(_ handler: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}

extension UISwipeGestureRecognizer {
    /// A recognizer that calls a closure for each swipe. Ours, beside target and action.
    public convenience init(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addTarget(handler)
    }
}
