import UIKitHost
import UIKitTestSupport

/// A controller that notes its calls, and whether it is on its way to or from a parent.
@MainActor final class NotingPage: UIViewController {
    private let log: Log

    init(_ title: String, _ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ name: String) {
        log("\(title ?? "") \(name)\(isMovingToParent || isMovingFromParent ? " moving" : "")")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// An animator that moves the new view in from the right, at an even speed in a second.
@MainActor class SlideInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    /// The driver of the transitions; nil for the clock.
    var driver: UIPercentDrivenInteractiveTransition?

    init(_ log: Log) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let view = context.view(forKey: .to)
        else { return }
        let frame = context.finalFrame(for: to)
        log("animates from \(context.initialFrame(for: from).width) to \(frame.width)")
        context.containerView.addSubview(view)
        view.frame = frame.offsetBy(dx: frame.width, dy: 0)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame = frame },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
}

/// A delegate of a stack that animates its changes.
@MainActor final class SlideDelegate: SlideInAnimator, UINavigationControllerDelegate {
    /// False for the system's animation.
    var isUsed = true

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("\(operation) \(fromVC.title ?? "")-\(toVC.title ?? "")")
        return isUsed ? self : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { log("willShow \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { log("didShow \(viewController.title ?? "")") }
}

/// A delegate of tabs that animates their changes.
@MainActor final class TabMover: SlideInAnimator, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
