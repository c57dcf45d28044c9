/// An object that can answer to events: the ancestor of views and view controllers.
@MainActor open class UIResponder: NSObject {
    /// A responder that answers to nothing.
    public override init() {
        super.init()
    }

    /// The responder that is asked after this one; default none.
    open var next: UIResponder? { nil }
}
