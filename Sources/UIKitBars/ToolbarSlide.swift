@_spi(UIKitInternals) import UIKitCore

/// The way of a toolbar in a transition of its stack: one that code hides or shows leaves or comes with the
/// content, and one that stays moves to its new place.
@MainActor final class ToolbarSlide {
    private weak var stack: UINavigationController?
    private let isPop: Bool
    private let wasShown: Bool
    private let past: CGRect
    private var hasBegun = false
    /// True where code hides or shows the bar in step with the transition.
    private var goesAlong = false
    /// The place to which a bar that is hidden leaves; nil for one that is not, or not in step.
    private(set) var leavingFrame: CGRect?

    /// Prepares the way of a bar from the place that it has now.
    init(of stack: UINavigationController, isPop: Bool) {
        (self.stack, self.isPop) = (stack, isPop)
        (wasShown, past) = (stack.showsToolbar, stack.toolbarInUse.frame)
        stack.toolbarSlide = self
    }

    /// Returns true before the animation has begun: then the bar slides with the content when it is hidden or
    /// shown.
    func takesSlide() -> Bool {
        guard !hasBegun else { return false }
        goesAlong = true
        return true
    }

    /// Moves the bar in the animation that is being performed.
    func run() {
        guard let stack, stack.toolbarSlide === self, !hasBegun else { return }
        hasBegun = true
        let isShown = stack.showsToolbar
        guard isShown || wasShown, isShown == wasShown || goesAlong else { return }
        let distance = (isPop ? 1 : -1) * stack.view.bounds.width
        if !isShown { leavingFrame = past.offsetBy(dx: distance, dy: 0) }
        UIView.withoutAnimation { stack.placeToolbar() }
        let bar = stack.toolbarInUse
        let end = bar.frame
        let start = wasShown ? past : end.offsetBy(dx: -distance, dy: 0)
        guard start != end else { return }
        UIView.withoutAnimation { bar.frame = start }
        bar.frame = end
    }

    /// Ends the way. A bar whose transition was canceled is where it was before.
    func end(didComplete: Bool) {
        leavingFrame = nil
        guard let stack, stack.toolbarSlide === self else { return }
        stack.toolbarSlide = nil
        if !didComplete { UIView.withoutAnimation { stack.toolbarInUse.frame = past } }
        stack.viewIfLoaded?.setNeedsLayout()
    }
}
