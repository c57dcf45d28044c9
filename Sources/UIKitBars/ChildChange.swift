/// The replacement at once of a child controller's view in a container by another one's, with the calls in
/// UIKit's order.
@MainActor struct ChildChange {
    let from: UIViewController?
    let to: UIViewController?
    let container: UIView
    /// True when the container is in the window, so that the controllers' appearance methods are called.
    let isSeen: Bool

    init(from: UIViewController?, to: UIViewController?, in container: UIView, isSeen: Bool) {
        (self.from, self.to, self.container, self.isSeen) = (from, to, container, isSeen)
    }

    /// Shows the new view; in the window it calls a closure when the new controller has been notified that it
    /// will appear.
    func show(willShow: () -> Void = {}) {
        if isSeen { from?.willDisappear(false) }
        if let to, let view = to.view {
            if isSeen {
                to.willAppear(false)
                willShow()
            }
            view.frame = container.bounds
            container.addSubview(view)
            container.superview?.setNeedsLayout()
            if isSeen { to.isAppearing(false) }
            container.superview?.layOutSubtree()
        }
        from?.viewIfLoaded?.removeFromSuperview()
        guard isSeen else { return }
        from?.didDisappear(false)
        to?.didAppear(false)
    }
}
