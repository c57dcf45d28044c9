/// An interaction of a view with controls above an edge of a scroll view, which gives the effect at that edge
/// the form of the controls.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view; nil before it is added.
    open private(set) weak var view: UIView?
    /// The scroll view; held weakly; default nil. It has no effect.
    open weak var scrollView: UIScrollView? {
        didSet { warnOfNoEffect("UIScrollEdgeElementContainerInteraction.scrollView", oldValue, scrollView) }
    }
    /// The edge of the scroll view; default none. Without an effect at the edge it changes nothing.
    open var edge: UIRectEdge = []

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes the view to which the interaction was added.
    open func didMove(to view: UIView?) { self.view = view }
}
