/// The coordinator of animations alongside a presentation or dismissal.
@MainActor final class ModalCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = ((any UIViewControllerTransitionCoordinatorContext)) -> Void

    weak var transition: ModalTransition?
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var hasRun = false

    @discardableResult package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRun {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            animations.append(animation)
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Step) { completions.append(handler) }
    func notifyWhenInteractionChanges(_ handler: @escaping Step) { completions.append(handler) }

    /// Performs the animations over the time of the transition.
    func runAlongside(duration: TimeInterval) {
        hasRun = true
        let all = animations
        animations = []
        guard !all.isEmpty else { return }
        guard duration > 0 else { return all.forEach { $0(self) } }
        UIView.animate(withDuration: duration) { for animation in all { animation(self) } }
    }

    /// Performs the completions.
    package func end() {
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }

    var isAnimated: Bool { transition?.isAnimated ?? false }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
    var initiallyInteractive: Bool { isInteractive }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    var targetTransform: CGAffineTransform { .identity }
    var containerView: UIView { transition?.containerView ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}
