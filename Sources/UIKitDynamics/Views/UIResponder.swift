/// An object that can answer to events: the ancestor of views and view controllers.
@MainActor open class UIResponder: NSObject {
    /// A responder that answers to nothing.
    public override init() {
        super.init()
    }

    /// The responder that is asked after this one; default none.
    open var next: UIResponder? { nil }

    /// Called when a property changes that this object observes; by itself an error, for whoever observes overrides
    /// it.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        Stage.current.fail(
            SceneFailure(
                "\(type(of: self)) observes '\(keyPath ?? "")', so it must override "
                    + "observeValue(forKeyPath:of:change:context:), and not call super for it."))
    }

    // A call has one touch: a set of several would have another order in every run, and that order could
    // reach the film.

    /// Called when a finger is put down on the view; by itself passes it on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when the finger has moved; by itself passes it on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when the finger was lifted; by itself passes it on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called instead of `touchesEnded` when the touch was taken away: a recognizer has recognized it, or the
    /// view has left the window; by itself passes it on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
