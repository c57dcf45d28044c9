/// The coordinator of animations alongside a change between controllers or a turn of the device.
@MainActor package final class ModalCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    package typealias Step = ((any UIViewControllerTransitionCoordinatorContext)) -> Void

    package weak var transition: (any ControllerTransition)?
    /// The object that drives the transition; nil where none does.
    package weak var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var animations: [Step] = []
    private var completions: [Step] = []
    /// The handlers of the end of an interaction.
    private var interactionHandlers: [Step] = []
    private var hasEndedInteraction = false
    private var hasRun = false
    /// The window of a device that turns, and the time that it takes; nil for a change between controllers.
    private var turn: (window: UIView, duration: TimeInterval)?
    /// The directions of the screen before and after a turn; nil for a change between controllers.
    private(set) var turnedDirections: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?

    /// Creates the coordinator of a transition that is set later.
    package override init() {
        super.init()
    }

    /// Creates the coordinator of a turn.
    init(turning window: UIView, duration: TimeInterval) {
        turn = (window, duration)
        let isWide = window.bounds.width > window.bounds.height
        turnedDirections = isWide ? (.landscapeRight, .portrait) : (.portrait, .landscapeRight)
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

    package func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionEnds(_ handler: @escaping Step) { interactionHandlers.append(handler) }
    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        interactionHandlers.append(handler)
    }

    /// Takes the fraction to which a finger has moved the transition, for the handlers of the end.
    package func updateInteraction(_ fraction: CGFloat) { percentComplete = fraction }

    /// Calls the handlers of the end of an interaction.
    package func endInteraction() {
        hasEndedInteraction = true
        let all = interactionHandlers
        interactionHandlers = []
        for handler in all { handler(self) }
    }

    /// Performs the animations over the time of the transition; alongside the system's they are springs, too.
    /// Others have the curve of the options.
    package func runAlongside(
        duration: TimeInterval, asSpring: Bool = false, options: UIView.AnimationOptions = []
    ) {
        hasRun = true
        let all = animations
        animations = []
        guard !all.isEmpty else { return }
        guard duration > 0 else { return all.forEach { $0(self) } }
        let perform = { for animation in all { animation(self) } }
        guard asSpring else {
            return UIView.animate(withDuration: duration, delay: 0, options: options, animations: perform)
        }
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

    package var isAnimated: Bool { turn != nil || transition?.isAnimated ?? false }
    package var isInteractive: Bool { initiallyInteractive && !hasEndedInteraction }
    package var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
    package var initiallyInteractive: Bool { transition?.isInteractive ?? false }
    package var isInterruptible: Bool { false }
    package var transitionDuration: TimeInterval { turn?.duration ?? transition?.duration ?? 0 }
    package private(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
    package var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
    /// The turn of the content to its new direction, a quarter of a circle.
    package var targetTransform: CGAffineTransform {
        guard let turn else { return .identity }
        let isWide = turn.window.bounds.width > turn.window.bounds.height
        return CGAffineTransform(a: 0, b: isWide ? 1 : -1, c: isWide ? -1 : 1, d: 0, tx: 0, ty: 0)
    }
    package var containerView: UIView { turn?.window ?? transition?.containerView ?? UIView() }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}
