@_spi(UIKitInternals) import UIKitCore

/// The taps beside a popover, which dismiss it.
@MainActor final class PopoverTouches: NSObject, UIGestureRecognizerDelegate {
    private unowned let popover: UIPopoverPresentationController
    private let tap = UITapGestureRecognizer()

    init(_ popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init()
        tap.delegate = self
        tap.addTarget { [weak self] _ in self?.tappedBeside() }
    }

    /// Adds the recognizer to the view in which the popover is.
    func follow(in container: UIView) { container.addGestureRecognizer(tap) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === popover.container
    }

    private var mayDismiss: Bool {
        let own = popover.delegate as? any UIPopoverPresentationControllerDelegate
        return !popover.presentedViewController.isModal
            && popover.delegate?.presentationControllerShouldDismiss(popover) ?? true
            && own?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
    }

    private func tappedBeside() {
        let presented = popover.presentedViewController
        guard presented.modalTransition == nil, presented.presented == nil else { return }
        guard mayDismiss else {
            popover.delegate?.presentationControllerDidAttemptToDismiss(popover)
            return
        }
        let transition = ModalTransition(popover, isPresenting: false, isAnimated: true) { [popover] in
            popover.wasDismissedByTouch?()
            popover.delegate?.presentationControllerDidDismiss(popover)
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
                .popoverPresentationControllerDidDismissPopover(popover)
        }
        transition.enter()
        popover.delegate?.presentationControllerWillDismiss(popover)
        transition.start()
    }
}
