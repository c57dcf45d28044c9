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
