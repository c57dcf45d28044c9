// The rules of animators, for which a device raises exceptions.
extension UIViewPropertyAnimator {
    /// Returns true for an animator that may run; reports one that is stopped.
    func mayRun(_ method: String) -> Bool {
        guard state == .stopped else { return true }
        Self.report("\(method) needs an animator that is not stopped: call finishAnimation(at:) first.")
        return false
    }

    /// Returns true for a stopped animator; reports another one, which cannot be finished.
    func mayFinish() -> Bool {
        if state == .stopped { return true }
        Self.report("finishAnimation(at:) needs a stopped animator: call stopAnimation(false) first.")
        return false
    }

    /// Returns true for an animator that is not active; reports an active one, of which some properties do
    /// not change.
    func maySet(_ property: String) -> Bool {
        if state != .active { return true }
        Self.report("\(property) cannot be set while the animator is active: set it before startAnimation().")
        return false
    }

    /// Returns true for an animator that may be paused or stopped now; warns of one that goes on to its end.
    func mayInterrupt(_ member: String) -> Bool {
        if isInterruptible || !isRunning { return true }
        RunContext.current.warn(
            "UIViewPropertyAnimator: \(member) does nothing on the way, because isInterruptible is false.")
        return false
    }

    /// Reports an animator that was released on its way: views would keep what it shows.
    ///
    /// - Parameters:
    ///   - state: the state of the animator.
    ///   - context: the run in which it began. What is released with a run is no mistake.
    nonisolated static func check(_ state: UIViewAnimatingState, releasedIn context: RunContext?) {
        guard state != .inactive, let context else { return }
        _ = MainActor.ifCurrent {
            guard RunContext.current === context else { return }
            report(
                "an animator was released while it was \(state == .stopped ? "stopped" : "paused"): hold it until "
                    + "it ends, or stop and finish it.")
        }
    }

    private static func report(_ sentence: String) {
        RunContext.current.fail(SceneFailure("UIViewPropertyAnimator: \(sentence)"))
    }
}
