/// An object that follows the steps of animators, to repeat them elsewhere.
@MainActor package protocol StepObserver: AnyObject {
    /// Notifies that an animator is about to step by a time in seconds. Pushes have not acted yet.
    func willStep(_ animator: UIDynamicAnimator, by dt: TimeInterval)
    /// Notifies that an animator has run the sub-steps of a step. Its views have not moved yet, and no code
    /// of the scene has run since `willStep` but blocks of custom fields.
    func didStep(_ animator: UIDynamicAnimator)
}
