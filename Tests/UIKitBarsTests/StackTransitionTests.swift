import Testing
import UIKitHost
import UIKitTestSupport

/// Transitions of a stack that a delegate animates.
@MainActor @Suite struct StackTransitionTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()
    private let first: NotingPage
    private let second: NotingPage
    private let stack: UINavigationController
    private let delegate: SlideDelegate

    init() {
        (first, second) = (NotingPage("A", log), NotingPage("B", log))
        stack = UINavigationController(rootViewController: first)
        delegate = SlideDelegate(log)
        stack.delegate = delegate
        host.install(stack)
        log.entries = []
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Performs changes and begins their transition, which would wait for the next layout.
    private func begin(_ changes: () -> Void) {
        host.withCurrent {
            changes()
            _ = stack.transitionCoordinator
        }
    }

    private func seenX(_ page: UIViewController) -> CGFloat? {
        host.withCurrent { page.view.layer.presentation()?.position.x }
    }

    @Test func theDelegateAnimatesAPush() throws {
        begin { stack.pushViewController(second, animated: true) }
        run(0.5)
        #expect(
            log.entries == [
                "push A-B", "A willDisappear", "B willAppear moving", "willShow B",
                "animates from 320.0 to 320.0",
            ])
        #expect(second.view.superview === first.view.superview && first.view.window != nil)
        let x = try #require(seenX(second))
        #expect(isNear(x, 160 + 320 - 160, within: 1e-6))
        log.entries = []
        run(0.6)
        #expect(log.entries == ["A didDisappear", "B didAppear moving", "ended true", "didShow B"])
        #expect(first.view.superview == nil && second.view.frame == host.window.bounds)
    }

    @Test func theDelegateAnimatesAPop() {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        log.entries = []
        begin { _ = stack.popViewController(animated: true) }
        #expect(
            log.entries.prefix(4) == ["pop B-A", "B willDisappear moving", "A willAppear", "willShow A"])
        run(1.2)
        #expect(log.entries.contains("B didDisappear moving") && second.parent == nil)
        #expect(first.view.frame == host.window.bounds && second.view.superview == nil)
        #expect(!second.isMovingFromParent)
    }

    @Test func aHandDrivesAPopToItsEnd() throws {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        log.entries = []
        begin { _ = stack.popViewController(animated: true) }
        host.withCurrent { driver.update(0.25) }
        run(0.4)
        #expect(stack.topViewController === first)
        #expect(isNear(try #require(seenX(first)), 160 + 320 * 0.75, within: 1e-6))
        host.withCurrent { driver.finish() }
        run(0.9)
        #expect(log.entries.suffix(2) == ["ended true", "didShow A"])
        #expect(second.parent == nil && second.view.superview == nil)
        #expect(stack.navigationBar.topItem === first.navigationItem)
    }

    /// At half of the time the curves have gone 0.3153568 of the rest or, slow at the end, 0.6846432.
    @Test(arguments: [
        (UIView.AnimationCurve.easeIn, true, 0.3153568), (.easeOut, true, 0.6846432), (.linear, true, 0.5),
        (.easeIn, false, 0.3153568),
    ])
    func theRestOfAPopHasTheCurveAndTheSpeedOfItsDriver(
        _ curve: UIView.AnimationCurve, _ finishes: Bool, _ passed: Double
    ) throws {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        let driver = UIPercentDrivenInteractiveTransition()
        (driver.completionCurve, driver.completionSpeed) = (curve, 0.5)
        delegate.driver = driver
        begin { _ = stack.popViewController(animated: true) }
        let coordinator = host.withCurrent { stack.transitionCoordinator }
        #expect(coordinator?.completionCurve == curve && coordinator?.completionVelocity == 0.5)
        host.withCurrent {
            driver.update(0.25)
            finishes ? driver.finish() : driver.cancel()
        }
        // The whole way takes 1 s, and half of the speed twice the time: 1.5 s to the end, or 0.5 s back.
        run(finishes ? 0.75 : 0.25)
        let fraction = finishes ? 0.25 + 0.75 * passed : 0.25 - 0.25 * passed
        #expect(isNear(try #require(seenX(first)), 160 + 320 * (1 - fraction), within: 1e-3))
        run(0.9)
        #expect(stack.topViewController === (finishes ? first : second))
        #expect(host.failure == nil)
    }

    @Test func aHandTakesAPopBack() {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        begin { _ = stack.popViewController(animated: true) }
        var ends: [Bool] = []
        var fractions: [CGFloat] = []
        host.withCurrent {
            #expect(stack.transitionCoordinator?.isInteractive == true)
            stack.transitionCoordinator?.notifyWhenInteractionChanges {
                ends += [$0.isCancelled, $0.isInteractive, $0.initiallyInteractive]
                fractions.append($0.percentComplete)
            }
            driver.update(0.5)
            driver.cancel()
        }
        #expect(ends == [true, false, true] && fractions == [0.5])
        log.entries = []
        run(0.8)
        #expect(
            log.entries == [
                "A willDisappear", "A didDisappear", "B willAppear", "B didAppear", "ended false",
            ])
        #expect(stack.viewControllers == [first, second] && second.parent === stack)
        #expect(first.view.superview == nil && second.view.frame == host.window.bounds)
        #expect(stack.navigationBar.topItem === second.navigationItem && !second.isMovingFromParent)
        delegate.driver = nil
        begin { _ = stack.popViewController(animated: true) }
        run(1.2)
        #expect(stack.viewControllers == [first] && second.view.window == nil)
    }

    @Test func aPushDuringATransitionWaitsForItsEnd() {
        let third = NotingPage("C", log)
        begin { stack.pushViewController(second, animated: true) }
        run(0.3)
        begin { stack.pushViewController(third, animated: true) }
        #expect(stack.topViewController === third && third.viewIfLoaded == nil)
        run(1)
        #expect(log.entries.contains("push B-C") && second.view.window != nil)
        run(1)
        #expect(third.view.frame == host.window.bounds && second.view.superview == nil)
        #expect(stack.viewControllers == [first, second, third])
    }

    @Test func withoutAnAnimatorTheStackSlidesAndACoordinatorRunsAlongside() throws {
        delegate.isUsed = false
        var ends = 0
        let veil = UIView()
        host.withCurrent {
            stack.view.addSubview(veil)
            stack.pushViewController(second, animated: true)
            stack.transitionCoordinator?.animate(
                alongsideTransition: { _ in veil.alpha = 0 }, completion: { _ in ends += 1 })
        }
        run(0.2)
        let alpha = try #require(host.withCurrent { veil.layer.presentation()?.opacity })
        #expect(alpha > 0.02 && alpha < 0.98 && ends == 0)
        run(0.6)
        #expect(ends == 1 && stack.transitionCoordinator == nil)
    }

    @Test func anotherTopThatIsNewIsPushed() {
        begin { stack.setViewControllers([second], animated: true) }
        #expect(log.entries.first == "push A-B")
        run(1.2)
        #expect(first.parent == nil && stack.viewControllers == [second])
    }

    @Test func tabsChangeAsTheirDelegateAnimatesThem() throws {
        let tabs = UITabBarController()
        let pages = [NotingPage("One", log), NotingPage("Two", log)]
        let mover = TabMover(log)
        tabs.viewControllers = pages
        tabs.delegate = mover
        host.install(tabs)
        log.entries = []
        host.withCurrent { tabs.selectedIndex = 1 }
        run(0.5)
        #expect(isNear(try #require(seenX(pages[1])), 320, within: 1e-6))
        #expect(pages[0].view.window != nil && tabs.selectedIndex == 1)
        run(0.6)
        #expect(pages[0].view.superview == nil && pages[1].view.frame == host.window.bounds)
        #expect(log.entries.suffix(3) == ["One didDisappear", "Two didAppear", "ended true"])
        mover.driver = UIPercentDrivenInteractiveTransition()
        host.withCurrent {
            tabs.selectedIndex = 0
            mover.driver?.update(0.4)
            mover.driver?.cancel()
        }
        run(0.8)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
        #expect(pages[0].view.superview == nil && pages[1].view.window != nil)
    }
}
