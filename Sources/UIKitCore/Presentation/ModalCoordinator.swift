/// The coordinator of animations alongside a presentation, a dismissal or a turn of the device.
@MainActor final class ModalCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = ((any UIViewControllerTransitionCoordinatorContext)) -> Void

    weak var transition: ModalTransition?
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var hasRun = false
    /// The window of a device that turns, and the time that it takes; nil for a presentation.
    private var turn: (window: UIView, duration: TimeInterval)?

    /// Creates the coordinator of a transition that is set later.
    override init() {
        super.init()
    }

    /// Creates the coordinator of a turn.
    init(turning window: UIView, duration: TimeInterval) {
        turn = (window, duration)
        super.init()
    }

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

    /// Performs the animations over the time of the transition; alongside the system's they are springs, too.
    func runAlongside(duration: TimeInterval, asSpring: Bool = false) {
        hasRun = true
        let all = animations
        animations = []
        guard !all.isEmpty else { return }
        guard duration > 0 else { return all.forEach { $0(self) } }
        let perform = { for animation in all { animation(self) } }
        guard asSpring else { return UIView.animate(withDuration: duration, animations: perform) }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: perform)
    }

    /// Performs the completions.
    package func end() {
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }

    var isAnimated: Bool { turn != nil || transition?.isAnimated ?? false }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
    var initiallyInteractive: Bool { isInteractive }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { turn?.duration ?? transition?.duration ?? 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    /// The turn of the content to its new direction, a quarter of a circle.
    var targetTransform: CGAffineTransform {
        guard let turn else { return .identity }
        let isWide = turn.window.bounds.width > turn.window.bounds.height
        return CGAffineTransform(a: 0, b: isWide ? 1 : -1, c: isWide ? -1 : 1, d: 0, tx: 0, ty: 0)
    }
    var containerView: UIView { turn?.window ?? transition?.containerView ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}
