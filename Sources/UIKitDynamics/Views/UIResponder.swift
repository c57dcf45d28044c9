/// An object that can respond to events: the superclass of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The next responder, which receives the events that this one does not handle; default nil.
    open var next: UIResponder? { nil }

    /// Notifies the observer that an observed property has changed. The default implementation reports an
    /// error, since an observer has to override it.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        SceneHost.current.fail(
            SceneFailure(
                "\(type(of: self)) observes '\(keyPath ?? "")', so it must override "
                    + "observeValue(forKeyPath:of:change:context:), and not call super for it."))
    }

    // Each of the calls below has exactly one touch: the order of a set of several changes from run to
    // run, and could affect the film.

    /// Notifies the responder that a finger was put down on the view. The default implementation forwards
    /// the call to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Notifies the responder that the finger has moved. The default implementation forwards the call
    /// to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Notifies the responder that the finger was lifted. The default implementation forwards the
    /// call to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Notifies the responder, instead of `touchesEnded`, that the touch was canceled:
    /// a recognizer has recognized it, or the view has left the window. The default implementation forwards
    /// the call to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
