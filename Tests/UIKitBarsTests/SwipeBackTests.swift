import Testing
import UIKitHost
import UIKitTestSupport

/// The way back that follows a finger from the left edge, and changes that wait for the next layout.
@MainActor @Suite struct SwipeBackTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()
    private let first: NotingPage
    private let second: NotingPage
    private let stack: UINavigationController

    init() {
        (first, second) = (NotingPage("A", log), NotingPage("B", log))
        stack = UINavigationController(rootViewController: first)
        host.install(stack)
        log.entries = []
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func seenX(_ page: UIViewController) -> CGFloat? {
        host.withCurrent { page.view.layer.presentation()?.position.x }
    }

    /// Drags slowly from the left edge to a distance, and lifts the finger there.
    private func drag(to x: CGFloat, lift: TimeInterval) {
        let now = host.clock.time
        let path = [CGPoint(x: 2, y: 300), CGPoint(x: x, y: 300)]
        host.inputScript = [.pan(along: path, from: now + 0.1, to: now + lift)]
    }

    private func showSecond() {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        log.entries = []
    }

    @Test func thePageFollowsTheFinger() throws {
        showSecond()
        drag(to: 130, lift: 2.1)
        run(1.1)
        #expect(log.entries == ["B willDisappear moving", "A willAppear"])
        let (top, below) = (try #require(seenX(second)), try #require(seenX(first)))
        // Half of the way of 128 points.
        #expect(isNear(top, 160 + 64, within: 2))
        // The page below moves by three tenths of the way, from three tenths at the left.
        #expect(isNear(below, 160 - 96 + 0.3 * (top - 160), within: 1e-6))
        let coordinator = host.withCurrent { stack.transitionCoordinator }
        #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    }

    @Test func aFingerLiftedEarlyTakesTheWayBackBack() {
        showSecond()
        drag(to: 80, lift: 2.1)
        run(3)
        #expect(stack.viewControllers == [first, second] && stack.topViewController === second)
        #expect(second.view.frame == host.window.bounds && first.view.superview == nil)
        #expect(
            log.entries == [
                "B willDisappear moving", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear",
                "B didAppear",
            ])
        #expect(stack.navigationBar.items?.count == 2)
    }

    @Test func aFingerBeyondTheMiddleLeadsBack() {
        showSecond()
        drag(to: 250, lift: 2.1)
        run(3)
        #expect(stack.viewControllers == [first] && second.parent == nil)
        #expect(first.view.frame == host.window.bounds && second.view.superview == nil)
        #expect(log.entries.suffix(2) == ["B didDisappear moving", "A didAppear"])
    }

    /// The swipe waits for a recognizer of two fingers, which fails when the only finger is lifted: it begins
    /// and ends in that moment.
    @Test(arguments: [(80.0, false), (250.0, true)])
    func aSwipeThatBeginsAndEndsInOneTickLeadsAsFarAsItShould(x: Double, leadsBack: Bool) {
        showSecond()
        host.withCurrent {
            let other = UIPanGestureRecognizer()
            other.minimumNumberOfTouches = 2
            second.view.addGestureRecognizer(other)
            stack.interactivePopGestureRecognizer?.require(toFail: other)
        }
        drag(to: x, lift: 1.1)
        run(1)
        #expect(log.entries.isEmpty)
        run(1)
        let begin = ["B willDisappear moving", "A willAppear"]
        let back = ["A willDisappear", "A didDisappear", "B willAppear", "B didAppear"]
        #expect(log.entries == begin + (leadsBack ? ["B didDisappear moving", "A didAppear"] : back))
        let (top, other) = leadsBack ? (first, second) : (second, first)
        #expect(stack.viewControllers == (leadsBack ? [first] : [first, second]))
        #expect(stack.topViewController === top && (second.parent == nil) == leadsBack)
        #expect(top.view.frame == host.window.bounds && other.view.superview == nil)
        #expect(stack.transitionCoordinator == nil && stack.navigationBar.items?.count == (leadsBack ? 1 : 2))
    }

    // MARK: Waiting changes

    @Test func codeMayGiveValuesAfterAPush() {
        host.withCurrent {
            stack.pushViewController(second, animated: true)
            #expect(stack.topViewController === second && !second.isViewLoaded && log.entries.isEmpty)
        }
        run(1.0 / 60)
        #expect(log.entries == ["A willDisappear", "B willAppear moving"])
        run(1)
        #expect(log.entries.suffix(2) == ["A didDisappear", "B didAppear moving"])
    }

    @Test func aCoordinatorThatCodeAsksForBeginsTheChange() {
        var ends = 0
        host.withCurrent {
            stack.pushViewController(second, animated: true)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
        }
        run(1)
        #expect(ends == 1)
    }

    @Test func twoPushesBecomeOneChange() {
        let third = NotingPage("C", log)
        host.withCurrent {
            stack.pushViewController(second, animated: true)
            stack.pushViewController(third, animated: true)
        }
        run(1)
        #expect(stack.viewControllers == [first, second, third] && !second.isViewLoaded)
        #expect(
            log.entries == ["A willDisappear", "C willAppear moving", "A didDisappear", "C didAppear moving"])
    }

    @Test func aStackThatIsSetAfterAPushIsShownWithoutAnimation() {
        let third = NotingPage("C", log)
        let entries = ["A willDisappear", "C willAppear moving", "A didDisappear", "C didAppear moving"]
        host.withCurrent {
            stack.pushViewController(second, animated: true)
            stack.setViewControllers([first, third], animated: false)
            #expect(third.view.window != nil && first.view.superview == nil)
            #expect(!second.isViewLoaded && second.parent == nil && third.parent === stack)
        }
        #expect(log.entries == entries && seenX(third) == 160)
        run(1)
        #expect(log.entries == entries && stack.viewControllers == [first, third])
        #expect(!third.isMovingToParent && stack.navigationBar.items?.count == 2)
    }

    @Test func aPushThatIsTakenBackAtOnceShowsNothing() {
        host.withCurrent {
            stack.pushViewController(second, animated: true)
            stack.popViewController(animated: true)
        }
        run(1)
        #expect(stack.viewControllers == [first] && second.parent == nil && log.entries.isEmpty)
    }
}
