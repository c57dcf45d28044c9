/// The replacement of a child controller's view in a container by another one's, with the calls in UIKit's
/// order.
@MainActor struct ChildChange {
    let from: UIViewController?
    let to: UIViewController?
    let container: UIView
    /// True when the container is in the window, so that the controllers' appearance methods are called.
    let isSeen: Bool
    let isAnimated: Bool

    init(
        from: UIViewController?, to: UIViewController?, in container: UIView, isSeen: Bool, isAnimated: Bool
    ) {
        (self.from, self.to, self.container) = (from, to, container)
        (self.isSeen, self.isAnimated) = (isSeen, isAnimated)
    }

    /// Shows the new view at once.
    func show() {
        begin()
        end()
    }

    /// Slides the new view in from the right, or the old one out to the right; the other one moves by three
    /// tenths of the width. They move as the system's spring, for 0.506 s.
    ///
    /// - Parameters:
    ///   - isPop: true for the way back.
    ///   - isShown: returns true for a controller that is shown now: another change, which began while the
    ///     views slid, may have brought the old one back.
    ///   - completion: what follows.
    func slide(
        isPop: Bool, isShown: @escaping (UIViewController) -> Bool, completion: @escaping () -> Void
    ) {
        begin()
        guard isAnimated, let new = to?.viewIfLoaded, let old = from?.viewIfLoaded else {
            end()
            return completion()
        }
        let (middle, width) = (new.center, container.bounds.width)
        if isPop { container.bringSubviewToFront(old) }
        UIView.performWithoutAnimation { new.center.x = middle.x + (isPop ? -0.3 : 1) * width }
        UIView.animate(
            as: MotionConstants.current.systemSpring, delay: 0, options: [],
            animations: {
                new.center = middle
                old.center.x = middle.x + (isPop ? 1 : -0.3) * width
            },
            completion: { _ in
                end(keepsOldView: from.map(isShown) ?? false)
                completion()
            })
    }

    private func begin() {
        if isSeen { from?.viewWillDisappear(isAnimated) }
        guard let to, let view = to.view else { return }
        if isSeen { to.viewWillAppear(isAnimated) }
        view.frame = container.bounds
        container.addSubview(view)
        container.superview?.setNeedsLayout()
        if isSeen { to.viewIsAppearing(isAnimated) }
        container.superview?.layoutIfNeeded()
    }

    private func end(keepsOldView: Bool = false) {
        if !keepsOldView { from?.viewIfLoaded?.removeFromSuperview() }
        if isSeen {
            from?.viewDidDisappear(isAnimated)
            to?.viewDidAppear(isAnimated)
        }
    }
}
