import Testing
import UIKitHost
import UIKitTestSupport

/// The change of children by `transition(from:to:...)`, and transitions with an interruptible animator.
@MainActor @Suite struct ControllerChangeTests {
    private final class Noting: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let first = Noting()
    private let second = Noting()

    init() {
        host.install(root)
        host.withCurrent {
            for child in [first, second] {
                root.addChild(child)
                child.view.frame = root.view.bounds
                child.didMove(toParent: root)
            }
            root.view.addSubview(first.view)
        }
        run(0.1)
        (first.calls, second.calls) = ([], [])
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test(arguments: [[], .transitionCrossDissolve] as [UIView.AnimationOptions])
    func aChildReplacesAnother(_ options: UIView.AnimationOptions) {
        var ends: [Bool] = []
        host.withCurrent {
            second.view.alpha = 0
            root.transition(
                from: first, to: second, duration: 0.5, options: options,
                animations: { [second] in second.view.alpha = 1 }, completion: { ends.append($0) })
        }
        #expect(first.calls == ["willDisappear"] && second.calls == ["willAppear"])
        run(0.25)
        #expect(root.view.subviews == [first.view, second.view] && ends.isEmpty)
        if options == [] {
            let opacity = host.withCurrent { second.view.layer.presentation()!.opacity }
            #expect(opacity > 0.3 && opacity < 0.7)
        }
        run(0.4)
        #expect(root.view.subviews == [second.view] && ends == [true])
        #expect(first.calls == ["willDisappear", "didDisappear"])
        #expect(second.calls == ["willAppear", "didAppear"])
    }

    @Test func strangersAreAnError() {
        host.withCurrent {
            root.transition(from: first, to: UIViewController(), duration: 0.5)
        }
        #expect(host.failure?.message.contains("common parent") == true)
    }

    private final class Interruptible: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let driver = UIPercentDrivenInteractiveTransition()
        var animator: (any UIViewImplicitlyAnimating)?
        var ends: [UIViewAnimatingPosition] = []

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.5 }

        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let animator { return animator }
            let view = context.view(forKey: .to)!
            view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            view.alpha = 0
            context.containerView.addSubview(view)
            let new = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 1 }
            new.addCompletion { [self] position in
                ends.append(position)
                context.completeTransition(position == .end)
            }
            animator = new
            return new
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
    }

    @Test(arguments: [false, true])
    func aHandDrivesAnInterruptibleAnimator(_ finishes: Bool) {
        let (transition, shown) = (Interruptible(), UIViewController())
        (shown.transitioningDelegate, shown.modalPresentationStyle) = (transition, .custom)
        host.withCurrent { root.present(shown, animated: true) }
        run(0.3)
        host.withCurrent { transition.driver.update(0.6) }
        run(0.1)
        let opacity = host.withCurrent { shown.view.layer.presentation()!.opacity }
        #expect(abs(opacity - 0.6) < 0.01)
        host.withCurrent { finishes ? transition.driver.finish() : transition.driver.cancel() }
        run(0.5)
        #expect(transition.ends == [finishes ? .end : .start])
        #expect((root.presentedViewController === shown) == finishes)
    }

    @Test func anInterruptibleAnimatorGoesOnWithTheTimingOfItsDriver() {
        let (transition, shown) = (Interruptible(), UIViewController())
        (shown.transitioningDelegate, shown.modalPresentationStyle) = (transition, .custom)
        transition.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        host.withCurrent { root.present(shown, animated: true) }
        run(0.1)
        host.withCurrent {
            transition.driver.update(0.6)
            transition.driver.finish()
        }
        // Half of the 0.2 s that are left.
        run(0.1)
        let opacity = host.withCurrent { shown.view.layer.presentation()?.opacity }
        #expect(isNear(opacity.map { CGFloat($0) }, 0.6 + 0.4 * 0.3153568, within: 1e-3))
        run(0.2)
        #expect(transition.ends == [.end] && host.failure == nil)
    }
}
