import UIKitPresentation

// The way back that follows a finger from the left edge.
extension UINavigationController {
    /// The speed, in points per second, from which on a lifted finger decides by its direction; by eye.
    private static let decisiveSpeed: CGFloat = 300

    /// Leads back as far as a finger drags. Lifted beyond the middle, or on its way to the right, it leads to
    /// the end, otherwise back to the start.
    func followSwipe(_ gesture: UIGestureRecognizer) {
        guard let pan = gesture as? UIPanGestureRecognizer else { return }
        let share = pan.translation(in: view).x / max(1, view.bounds.width)
        switch pan.state {
        case .began:
            guard allowsSwipe(pan) else {
                // This ends the gesture.
                pan.isEnabled = false
                pan.isEnabled = true
                return
            }
            swipe = UIPercentDrivenInteractiveTransition()
            // Slow at both ends, the content would stop under the finger that lets go of it.
            swipe?.completionCurve = .linear
            popViewController(animated: true)
            // The drag may end before the next layout, when the way back would begin: a recognizer that has
            // waited for another one to fail begins and ends in one event.
            beginPendingChange()
        case .changed: swipe?.update(share)
        case .ended:
            swipe?.update(share)
            let speed = pan.velocity(in: view).x
            let isFar = abs(speed) > Self.decisiveSpeed ? speed > 0 : share > 0.5
            if isFar { swipe?.finish() } else { swipe?.cancel() }
            swipe = nil
        case .cancelled, .failed:
            swipe?.cancel()
            swipe = nil
        case .possible: break
        }
    }
}
