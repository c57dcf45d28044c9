@_spi(UIKitInternals) import UIKitCore

/// The swipes, the taps and the keyboard that hide the bars of a stack of controllers and show them again.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate, KeyboardFollower {
    /// The recognizer of the swipes.
    let swipe = UIPanGestureRecognizer()
    /// The recognizer of the taps.
    let tap = UITapGestureRecognizer()
    private weak var stack: UINavigationController?
    /// The height of the finger below its first point, as it was read last, in points.
    private var place: CGFloat = 0
    /// The way of the finger in one direction up to there.
    private var way: CGFloat = 0
    /// True while the bar below is hidden together with that above.
    private var hasHiddenToolbar = false
    /// True while the bars are hidden because of the keyboard: then a tap shows them.
    private var hasMadeRoom = false
    private var isKeyboardUp = false

    /// The ways of a finger up that hide the bars, and down that show them, in points; by eye.
    private static let ways = (hide: CGFloat(10), show: CGFloat(40))

    init(of stack: UINavigationController) {
        self.stack = stack
        super.init()
        (swipe.delegate, tap.delegate) = (self, self)
        // The content goes on to receive the touches, since hidden bars leave all of it in sight.
        (swipe.cancelsTouchesInView, tap.cancelsTouchesInView) = (false, false)
        swipe.addTarget { [weak self] pan in self?.follow(pan) }
        tap.addTarget { [weak self] _ in self?.toggle() }
    }

    /// Begins to follow the touches on the loaded view of the stack, and the keyboard.
    func connect() {
        guard let stack, swipe.view == nil else { return }
        stack.view.addGestureRecognizer(swipe)
        stack.view.addGestureRecognizer(tap)
        RunContext.current.screenState.keyboard?.add(self)
    }

    // MARK: Recognition

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let stack, let view = touch.view, !isInBar(view) else { return false }
        if gestureRecognizer === swipe { return stack.hidesBarsOnSwipe }
        guard stack.hidesBarsOnTap || hasMadeRoom && stack.isNavigationBarHidden else { return false }
        return !sequence(first: view, next: \.superview).contains { $0 is UIControl }
    }

    /// Returns false for a swipe to a side.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipe, let stack else { return true }
        let way = swipe.translation(in: stack.view)
        return abs(way.y) > abs(way.x)
    }

    /// Returns true for a swipe that scrolls.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === swipe && otherGestureRecognizer.view is UIScrollView
    }

    private func isInBar(_ view: UIView) -> Bool {
        guard let stack else { return false }
        return view.isDescendant(of: stack.navigationBar) || view.isDescendant(of: stack.toolbar)
    }

    // MARK: Bars

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let stack, pan.state == .began || pan.state == .changed else { return }
        if pan.state == .began { (place, way) = (0, 0) }
        let new = pan.translation(in: stack.view).y
        let step = new - place
        guard step != 0 else { return }
        place = new
        way = way * step > 0 ? way + step : step
        if way <= -Self.ways.hide { setHidden(true) }
        if way >= Self.ways.show { setHidden(false) }
    }

    private func toggle() {
        if let stack { setHidden(!stack.isNavigationBarHidden) }
    }

    /// Hides or shows the bars in an animation. The bar below takes part where it has entries.
    private func setHidden(_ hidden: Bool) {
        guard let stack, stack.isNavigationBarHidden != hidden, !stack.hidesBarsForHeight,
            stack.childTransition == nil, stack.pendingChange == nil,
            stack.topViewController?.navigationItem.searchController?.isActive != true
        else { return }
        stack.setNavigationBarHidden(hidden, animated: true)
        if hidden {
            hasHiddenToolbar = !stack.isToolbarHidden && stack.toolbar.items?.isEmpty == false
            if hasHiddenToolbar { stack.setToolbarHidden(true, animated: true) }
        } else {
            if hasHiddenToolbar { stack.setToolbarHidden(false, animated: true) }
            (hasHiddenToolbar, hasMadeRoom) = (false, false)
        }
    }

    // MARK: Keyboard

    var movesOthers: Bool { true }

    func makeRoom(for keyboard: ScreenKeyboard) {
        let wasUp = isKeyboardUp
        isKeyboardUp = keyboard.isUp
        guard !wasUp, isKeyboardUp, let stack, stack.hidesBarsWhenKeyboardAppears,
            let field = RunContext.current.screenState.firstResponder as? UIView,
            field.isDescendant(of: stack.view), !isInBar(field), !stack.isNavigationBarHidden
        else { return }
        hasMadeRoom = true
        setHidden(true)
    }
}

extension UINavigationController {
    /// Lets swipes, taps and the keyboard hide the bars, where any of them may.
    func connectHiding() {
        guard isViewLoaded, hidesBarsOnSwipe || hidesBarsOnTap || hidesBarsWhenKeyboardAppears else {
            return
        }
        barHiding.connect()
    }
}
