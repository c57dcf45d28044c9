import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct PresentationTests {
    /// A controller that notes its calls.
    private final class Noting: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = Noting()
    private let other = Noting()

    init() {
        host.install(root)
        root.calls = []
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func aSheetSlidesUpAndDown() {
        var ends: [String] = []
        host.withCurrent { root.present(other, animated: true) { ends.append("presented") } }
        #expect(root.presentedViewController === other && other.presentingViewController === root)
        #expect(other.isBeingPresented && other.calls == ["willAppear"])
        run(0.2)
        let middle = host.withCurrent { other.view.layer.presentation()!.position.y }
        #expect(middle > 568 / 2 + 5 && middle < 568 * 1.5)
        run(0.4)
        #expect(ends == ["presented"] && other.calls == ["willAppear", "didAppear"])
        #expect(other.view.frame == CGRect(x: 0, y: 10, width: 320, height: 558))
        #expect(root.view.window === host.window)
        host.withCurrent { other.dismiss(animated: true) { ends.append("dismissed") } }
        run(0.6)
        #expect(ends == ["presented", "dismissed"] && root.presentedViewController == nil)
        #expect(other.view.window == nil && host.window.subviews == [root.view])
        #expect(other.calls.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test func aFullScreenTakesTheOtherOut() {
        other.modalPresentationStyle = .fullScreen
        host.withCurrent { root.present(other, animated: false) }
        #expect(root.calls == ["willDisappear", "didDisappear"] && root.view.window == nil)
        host.withCurrent { root.dismiss(animated: false) }
        #expect(root.calls.suffix(2) == ["willAppear", "didAppear"] && root.view.window === host.window)
    }

    /// A controller that notes its calls in a list of all controllers, with its way.
    private final class Traveler: UIViewController {
        var note: (String) -> Void = { _ in }

        private func log(_ call: String) {
            note("\(title ?? "") \(call)\(isBeingPresented ? " in" : "")\(isBeingDismissed ? " out" : "")")
        }

        override func viewWillAppear(_ animated: Bool) { log("willAppear") }
        override func viewDidAppear(_ animated: Bool) { log("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log("didDisappear") }
    }

    @Test(arguments: [false, true]) func theNewControllerAppearsBeforeTheOldDisappears(isAnimated: Bool) {
        var calls: [String] = []
        let pages = ["A", "B"].map { title in
            let page = Traveler()
            (page.title, page.note) = (title, { calls.append($0) })
            return page
        }
        pages[1].modalPresentationStyle = .fullScreen
        host.install(pages[0])
        calls = []
        host.withCurrent { pages[0].present(pages[1], animated: isAnimated) }
        run(1)
        #expect(calls == ["A willDisappear", "B willAppear in", "B didAppear in", "A didDisappear"])
        calls = []
        host.withCurrent { pages[0].dismiss(animated: isAnimated) }
        run(1)
        #expect(calls == ["B willDisappear out", "A willAppear", "A didAppear", "B didDisappear out"])
        #expect(!pages[1].isBeingDismissed && !pages[1].isBeingPresented)
    }

    @Test func aControllerMayLeaveAsSoonAsItAppears() {
        final class Brief: UIViewController {
            override func viewDidAppear(_ animated: Bool) { dismiss(animated: false) }
        }
        let brief = Brief()
        brief.modalPresentationStyle = .fullScreen
        host.withCurrent { root.present(brief, animated: false) }
        #expect(root.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(root.view.window === host.window && root.presentedViewController == nil)
    }

    @Test func theAutomaticStyleReadsAsTheOneThatItStandsFor() {
        #expect(other.modalPresentationStyle == .pageSheet)
        other.modalPresentationStyle = .automatic
        #expect(other.modalPresentationStyle == .pageSheet)
    }

    /// A controller whose view has a band at its lower edge, which moves up once the view is seen.
    private final class Band: UIViewController {
        let band = UIView()
        var frameOnAppearance: CGRect?

        override func viewDidLoad() {
            super.viewDidLoad()
            band.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(band)
            let bottom = band.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            let width = band.widthAnchor.constraint(equalTo: view.widthAnchor)
            NSLayoutConstraint.activate([bottom, width, band.heightAnchor.constraint(equalToConstant: 100)])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            frameOnAppearance = band.frame
        }
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .fullScreen])
    func aViewShownAtOnceIsLaidOutBeforeItAppears(style: UIModalPresentationStyle) {
        let page = Band()
        page.modalPresentationStyle = style
        host.withCurrent { root.present(page, animated: false) }
        #expect(page.frameOnAppearance == CGRect(x: 0, y: 468, width: 320, height: 100))
    }

    /// A transition of half a second that moves in from the left.
    private final class FromLeft: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var driver: UIPercentDrivenInteractiveTransition?
        var results: [Bool] = []
        var usesKeyframes = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
                return
            }
            view.frame = context.finalFrame(for: to).offsetBy(dx: -320, dy: 0)
            context.containerView.addSubview(view)
            let change = { view.frame = context.finalFrame(for: to) }
            let end = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
            guard usesKeyframes else {
                return UIView.animate(
                    withDuration: 0.5, delay: 0, options: .curveLinear, animations: change, completion: end)
            }
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0,
                animations: {
                    UIView.addKeyframe(
                        withRelativeStartTime: 0, relativeDuration: 1, animations: change)
                }, completion: end)
        }

        func animationEnded(_ transitionCompleted: Bool) { results.append(transitionCompleted) }
    }

    @Test func anAnimatorOfOnesOwnMovesTheView() {
        let transition = FromLeft()
        (other.transitioningDelegate, other.modalPresentationStyle) = (transition, .custom)
        host.withCurrent { root.present(other, animated: true) }
        run(0.25)
        #expect(isNear(host.withCurrent { other.view.layer.presentation()!.position.x }, 0, within: 1e-6))
        run(0.5)
        #expect(transition.results == [true] && other.calls == ["willAppear", "didAppear"])
    }

    /// The frames that an animator of a dismissal is given.
    private final class Leaving: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var frames: [CGRect] = []

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from) else { return }
            frames = [context.initialFrame(for: from), context.finalFrame(for: from)]
            context.completeTransition(true)
        }
    }

    @Test func aDismissalEndsWithTheFrameThatTheViewHas() {
        let transition = Leaving()
        (other.transitioningDelegate, other.modalPresentationStyle) = (transition, .custom)
        host.withCurrent { root.present(other, animated: false) }
        run(0.1)
        host.withCurrent { root.dismiss(animated: true) }
        run(0.1)
        let whole = CGRect(x: 0, y: 0, width: 320, height: 568)
        #expect(transition.frames == [whole, whole])
    }

    /// A controller that chooses its animator when its view is loaded.
    private final class SelfMoving: UIViewController {
        let transition = FromLeft()

        override func viewDidLoad() {
            super.viewDidLoad()
            (modalPresentationStyle, transitioningDelegate) = (.custom, transition)
        }
    }

    @Test func anAnimatorChosenWhenTheViewIsLoadedIsUsed() {
        let moving = SelfMoving()
        host.withCurrent { root.present(moving, animated: true) }
        run(0.75)
        #expect(moving.transition.results == [true] && moving.view.window != nil)
    }

    @Test(arguments: [false, true])
    func aHandDrivesATransitionAndTakesItBack(_ usesKeyframes: Bool) {
        let (transition, driver) = (FromLeft(), UIPercentDrivenInteractiveTransition())
        (transition.driver, transition.usesKeyframes) = (driver, usesKeyframes)
        (other.transitioningDelegate, other.modalPresentationStyle) = (transition, .custom)
        host.withCurrent { root.present(other, animated: true) }
        run(0.2)
        host.withCurrent { driver.update(0.6) }
        run(0.2)
        #expect(isNear(host.withCurrent { other.view.layer.presentation()!.position.x }, 32, within: 1e-6))
        host.withCurrent { driver.cancel() }
        run(0.5)
        #expect(transition.results == [false] && root.presentedViewController == nil)
        #expect(other.view.window == nil)
        #expect(other.calls == ["willAppear", "willDisappear", "didDisappear"])
    }

    private final class Veiled: UIPresentationController {
        let veil = UIView()
        let tint = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 300, width: 320, height: 268)
        }
        override func presentationTransitionWillBegin() {
            veil.frame = containerView?.bounds ?? .zero
            veil.alpha = 0
            containerView?.addSubview(veil)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.veil.alpha = 1
            })
            presentedViewController.transitionCoordinator?.animateAlongsideTransition(
                in: veil, animation: { _ in self.tint.alpha = 0 })
        }
    }

    private final class VeilMaker: NSObject, UIViewControllerTransitioningDelegate {
        var made: Veiled?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Veiled(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test func aPresentationControllerSetsTheFrameAndAnimatesAlongside() throws {
        let maker = VeilMaker()
        (other.transitioningDelegate, other.modalPresentationStyle) = (maker, .custom)
        host.withCurrent { root.present(other, animated: true) }
        let veil = try #require(maker.made?.veil)
        run(0.1)
        let opacity = host.withCurrent { veil.layer.presentation()!.opacity }
        #expect(opacity > 0.2 && opacity < 0.8)
        #expect(maker.made?.tint.alpha == 0)
        run(0.4)
        #expect(other.view.frame == CGRect(x: 0, y: 300, width: 320, height: 268))
        #expect(maker.made?.frameOfPresentedViewInContainerView == other.view.frame)
    }

    @Test func anAlertCallsTheHandlerOfTheTappedButton() throws {
        var taps: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in taps.append("No") })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in taps.append("Yes") })
        host.inputScript = [.tap(at: CGPoint(x: 230, y: 315), time: 1)]
        host.withCurrent { root.present(alert, animated: true) }
        run(2.5)
        #expect(taps == ["Yes"] && root.presentedViewController == nil)
    }
}
