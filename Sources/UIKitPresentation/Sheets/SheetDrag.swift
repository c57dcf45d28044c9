@_spi(UIKitInternals) import UIKitCore

// A finger drags a sheet from anywhere in it, except where it scrolls content that is not at its upper edge.
// Between the smallest and the largest height the sheet follows the finger; above, and below where the sheet
// must stay, it resists; below where it may leave, the finger drives the dismissal. A finger that has
// enlarged the sheet from content goes on to scroll that.

/// The touches that drag a sheet, or end its presentation.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = SheetPan()
    private weak var touched: UIView?
    /// The content that scrolls once the sheet has its largest height; nil for none.
    private weak var content: UIScrollView?
    /// The height of the sheet when the finger began to drag it; nil when none does.
    private var startHeight: CGFloat?
    private var dismissal: SheetDismissal?
    /// The answer of the delegate in this drag; nil before the question.
    private var mayDismiss: Bool?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.addTarget { [weak self] _ in self?.panned() }
    }

    /// Adds the recognizers: that of drags to the container, that of taps beside the sheet to the veil.
    func follow(in container: UIView, veil: UIView) {
        pan.sheet = sheet.presentedView
        container.addGestureRecognizer(pan)
        veil.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.tappedBeside() })
    }

    // MARK: Recognition

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isAtRest, let view = touch.view, let content = sheet.presentedView else { return false }
        touched = view
        return view.isDescendant(of: content)
    }

    /// True when nothing else moves or covers the sheet.
    private var isAtRest: Bool {
        let presented = sheet.presentedViewController
        return presented.modalTransition == nil && presented.presented == nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: sheet.container)
        guard isAtRest, abs(way.y) > abs(way.x) else { return false }
        let views = sequence(first: touched, next: { $0?.superview }).prefix {
            $0 != nil && $0 !== sheet.container
        }
        let scrollViews = views.compactMap { $0 as? UIScrollView }
            .filter { $0.isScrollEnabled && $0.canMove(along: CGPoint(x: 0, y: 1)) }
        content = nil
        guard !scrollViews.isEmpty else { return true }
        guard scrollViews.allSatisfy(\.isAtUpperEdge) else { return false }
        if way.y > 0 { return scrollViews.allSatisfy { $0.pullControl == nil } }
        content = scrollViews.first
        return sheet.prefersScrollingExpandsWhenScrolledToEdge
            && sheet.height(of: sheet.selectedDetent) < sheet.largestDetentHeight
    }

    // MARK: Drag

    private func panned() {
        switch pan.state {
        case .began:
            begin()
            follow()
        case .changed: follow()
        case .ended:
            follow()
            end(at: pan.velocity(in: sheet.container).y)
        case .cancelled: end(at: 0)
        default: break
        }
    }

    private func begin() {
        guard let view = sheet.presentedView else { return }
        // The first 10 pt, by which the pan was recognized, do not count.
        let way = pan.translation(in: sheet.container).y
        let rest = way > 0 ? way - UITouch.threshold : way + UITouch.threshold
        pan.setTranslation(CGPoint(x: 0, y: rest), in: sheet.container)
        // A finger that catches a moving sheet holds it where it is.
        let missing = (view.layer.presentation()?.frame.minY ?? view.frame.minY) - view.frame.minY
        view.layer.removeAllAnimations()
        sheet.presenterCard?.stop()
        startHeight = sheet.height(of: sheet.selectedDetent) - missing
        mayDismiss = nil
    }

    /// The height that a sheet without resistance has under the finger; nil without a finger.
    private var wantedHeight: CGFloat? { startHeight.map { $0 - pan.translation(in: sheet.container).y } }

    private func follow() {
        guard let wanted = wantedHeight else { return }
        let (smallest, largest) = (sheet.smallestDetentHeight, sheet.largestDetentHeight)
        sheet.draggedHeight = max(smallest, min(wanted, largest)) + resistance(to: wanted - largest)
        content?.scroll(beyondTopBy: max(0, wanted - largest))
        sheet.pull = 0
        if wanted < smallest, isDismissalAllowed {
            sheet.pull = smallest - wanted
            beginDismissal()
        } else if wanted < smallest {
            sheet.pull = RubberBand.distance(for: smallest - wanted, over: SheetDrag.stretch)
        }
        sheet.place()
        dismissal?.move(to: Double(min(1, sheet.pull / max(1, smallest))))
    }

    /// The distance in points that a sheet never gets beyond its heights, however far a finger pulls it.
    private static let stretch: CGFloat = 60

    /// Returns how far the sheet rises above its largest height under a finger that is farther above, without
    /// reaching the upper edge.
    private func resistance(to distance: CGFloat) -> CGFloat {
        guard distance > 0, content == nil else { return 0 }
        let room = max(0, sheet.container.bounds.height - sheet.largestDetentHeight)
        return RubberBand.distance(for: distance, over: min(SheetDrag.stretch, room))
    }

    /// Moves the sheet to the height nearest to where a throw at a speed, in points per second, takes it, or
    /// off the screen.
    private func end(at speed: CGFloat) {
        guard let wanted = wantedHeight else { return }
        startHeight = nil
        let rate = UIScrollView.DecelerationRate.normal.rawValue
        let end = wanted - ScrollMotion.glide(at: speed, rate: rate)
        let nearest = sheet.detents.min { abs(sheet.height(of: $0) - end) < abs(sheet.height(of: $1) - end) }
        let leaves = end < sheet.smallestDetentHeight / 2
        if leaves, isDismissalAllowed {
            beginDismissal()
            return leave(speed)
        }
        content?.letGlide(at: speed)
        settle(at: nearest, speed)
        if leaves { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    }

    private func settle(at detent: UISheetPresentationController.Detent?, _ speed: CGFloat) {
        let isNew = detent.map { $0 !== sheet.selectedDetent } ?? false
        let target = sheet.height(of: detent ?? sheet.selectedDetent)
        let way = (sheet.draggedHeight ?? target) - sheet.pull - target
        let dismissal = dismissal
        self.dismissal = nil
        dismissal?.end(at: 0, velocity: SheetDrag.velocity(along: way, speed))
        SheetDrag.animate(along: way, speed) { [sheet] in
            (sheet.draggedHeight, sheet.pull) = (nil, 0)
            if isNew { sheet.selectedDetentIdentifier = detent?.identifier } else { sheet.place() }
        } completion: { _ in
            dismissal?.complete(at: 0)
        }
        guard isNew else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    /// Animates with the spring of presentations, which goes on at a finger's speed in points per second.
    private static func animate(
        along way: CGFloat, _ speed: CGFloat, _ changes: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: MotionConstants.current.presentationDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: velocity(along: way, speed), animations: changes, completion: completion)
    }

    /// Returns a speed in points per second as one in total distances per second.
    private static func velocity(along way: CGFloat, _ speed: CGFloat) -> CGFloat {
        abs(way) < 1 ? 0 : max(-20, min(speed / way, 20))
    }

    // MARK: Dismissal

    private var isDismissalAllowed: Bool {
        if let mayDismiss { return mayDismiss }
        let answer =
            !sheet.presentedViewController.isModal
            && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
        mayDismiss = answer
        return answer
    }

    private func beginDismissal() {
        guard dismissal == nil else { return }
        let driver = SheetDismissal()
        dismissal = driver
        startDismissal(drivenBy: driver)
    }

    private func startDismissal(drivenBy driver: SheetDismissal?) {
        var transition: ModalTransition?
        let new = ModalTransition(sheet, isPresenting: false, isAnimated: true, drivenBy: driver) { [sheet] in
            let wasCancelled = transition?.transitionWasCancelled ?? true
            transition = nil
            guard !wasCancelled else { return }
            sheet.delegate?.presentationControllerDidDismiss(sheet)
        }
        transition = new
        new.enter()
        sheet.delegate?.presentationControllerWillDismiss(sheet)
        if driver == nil { sheet.willDismiss(alongside: new.coordinator) }
        new.start()
    }

    private func leave(_ speed: CGFloat) {
        let height = sheet.smallestDetentHeight
        let dismissal = dismissal
        self.dismissal = nil
        dismissal?.end(at: 1, velocity: SheetDrag.velocity(along: height - sheet.pull, speed))
        SheetDrag.animate(along: height - sheet.pull, speed) { [sheet] in
            (sheet.draggedHeight, sheet.pull) = (height, height)
            sheet.place()
        } completion: { _ in
            dismissal?.complete(at: 1)
        }
    }

    private func tappedBeside() {
        guard isAtRest else { return }
        mayDismiss = nil
        if isDismissalAllowed { return startDismissal(drivenBy: nil) }
        sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
}

/// The recognizer of a finger that drags a sheet: content in the sheet scrolls only where it fails.
@MainActor private final class SheetPan: UIPanGestureRecognizer {
    weak var sheet: UIView?

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, let view = otherGestureRecognizer.view as? UIScrollView else { return false }
        return view.panGestureRecognizer === otherGestureRecognizer && view.isDescendant(of: sheet)
    }
}

extension UIScrollView {
    /// True when the content shows its upper edge.
    fileprivate var isAtUpperEdge: Bool { contentOffset.y <= offsetRange.y.lowerBound + 0.5 }
}

extension UIViewController {
    /// True when the controller, or a child that it shows, must not be dismissed by touch.
    var isModal: Bool {
        if isModalInPresentation { return true }
        if let shownChild { return shownChild.isModal }
        return children.contains { $0.viewIfLoaded?.window != nil && $0.isModal }
    }
}
