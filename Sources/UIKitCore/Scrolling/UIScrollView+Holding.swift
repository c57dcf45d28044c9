// Content in motion stops under a finger, and moves on when the finger is lifted beyond an edge or between
// pages.

extension UIScrollView {
    /// Stops content that decelerates and holds it where it is.
    ///
    /// - Returns: true when the content was in motion: nothing in it receives the touch, as from Apple.
    func hold() -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled, deceleration != nil else { return false }
        isHeld = true
        finishDeceleration(at: contentOffset)
        return true
    }

    /// Lets go of content that a finger stopped and did not drag.
    func letGo() {
        guard isHeld else { return }
        isHeld = false
        guard dragStart == nil, deceleration == nil, scrollAnimation == nil else { return }
        let end = isPagingEnabled ? nearestOffset(to: page(towards: .zero)) : restOffset(from: contentOffset)
        guard end != contentOffset || nearestOffset(to: contentOffset) != contentOffset else { return }
        showIndicators()
        delegate?.scrollViewWillBeginDecelerating(self)
        decelerate(to: end, .zero)
    }

    /// The time in seconds after which content receives a touch that has not become a drag.
    private static let touchDelay: TimeInterval = 0.15

    /// True when a drag may take its touches from the content.
    var mayTakeTouch: Bool {
        panGestureRecognizer.touches.allSatisfy { touch in
            guard let view = touch.view, view !== self else { return true }
            let isDelivered = !delaysContentTouches || isDelayOver(touch)
            return !isDelivered || canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Returns true while the view keeps a touch from its content, since the touch can still become a drag.
    func delays(_ touch: UITouch, of view: UIView) -> Bool {
        guard delaysContentTouches, !settings.sendsTouchesAtOnce, panGestureRecognizer.isUndecided,
            (view as? UIControl)?.receivesTouchesAtOnce != true, !isDelayOver(touch)
        else { return false }
        return canMove(along: CGPoint(x: 1, y: 0)) || canMove(along: CGPoint(x: 0, y: 1))
    }

    private func isDelayOver(_ touch: UITouch) -> Bool {
        RunContext.current.clock.time - touch.origin.time >= Self.touchDelay - FilmClock.tolerance
    }
}
