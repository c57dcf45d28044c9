/// A menu that a long press shows. A film shows none.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The delegate; held weakly.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates a menu of a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
}
