/// The scroll views that controllers of a run have named.
@MainActor private final class ContentScrollViews: RunState {
    var all: [ObjectIdentifier: (owner: UIViewController, views: [UInt: UIScrollView])] = [:]

    init(of context: RunContext) {}
}

extension UIViewController {
    /// Names the scroll view that bars at edges follow; nil for the one that they find.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let store = RunContext.current[ContentScrollViews.self]
        var views = store.all[ObjectIdentifier(self)]?.views ?? [:]
        for bar in [NSDirectionalRectEdge.top, .bottom] where edge.contains(bar) {
            views[UInt(bar.rawValue)] = scrollView
        }
        store.all[ObjectIdentifier(self)] = (self, views)
        (self as? UINavigationController ?? navigationController)?.viewIfLoaded?.setNeedsLayout()
    }

    /// Names the scroll view that all bars follow; nil for the one that they find.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: [.top, .bottom])
    }

    /// Returns the scroll view that the code has named for an edge; nil for none.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        RunContext.current[ContentScrollViews.self].all[ObjectIdentifier(self)]?.views[UInt(edge.rawValue)]
    }
}
