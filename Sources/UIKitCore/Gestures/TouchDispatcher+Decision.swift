extension TouchDispatcher {
    /// Decides whether a recognizer that has detected its gesture recognizes it, waits or fails.
    ///
    /// It fails when another one that was required to fail has recognized, when its view or its delegate
    /// forbids it, or when another one already has the touch. It waits while one that is required to fail is
    /// undecided. When it recognizes, the others that follow the same touch fail. Those that waited for them
    /// are decided in the next call of `settle`, in the same tick.
    func decide(_ recognizer: UIGestureRecognizer) {
        let earlier = followers.filter { $0 !== recognizer && recognizer.waits(for: $0) }
        if earlier.contains(where: \.hasRecognized) { return recognizer.fail() }
        if earlier.contains(where: \.isUndecided) { return }
        let rivals = followers.filter { $0 !== recognizer && $0.shares(recognizer.touches) }
        guard recognizer.mayBegin,
            !rivals.contains(where: { $0.hasRecognized && $0.prevents(recognizer) })
        else { return recognizer.fail() }
        recognizer.recognize()
        for rival in rivals where rival.isUndecided && recognizer.prevents(rival) { rival.fail() }
    }
}

extension UIGestureRecognizer {
    fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    fileprivate func shares(_ touches: [UITouch]) -> Bool {
        self.touches.contains { touch in touches.contains { $0 === touch } }
    }

    fileprivate var mayBegin: Bool {
        // The fingers are lifted when a tap has waited for a double tap to fail.
        let fingers = touches.isEmpty ? lastTouches : touches
        return view?.gestureRecognizerShouldBegin(self) != false
            && delegate?.gestureRecognizerShouldBegin(self) != false
            && fingers.allSatisfy { ($0.view as? UIControl)?.yields(to: self) != false }
    }

    fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
        let isShared =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
        return !isShared && canPrevent(other) && other.canBePrevented(by: self)
    }
}
