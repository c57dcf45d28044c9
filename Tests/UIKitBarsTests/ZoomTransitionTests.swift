import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Zooms out of views and back into them, which controllers prefer.
@MainActor @Suite struct ZoomTransitionTests {
    /// The view that a provider returns.
    @MainActor private final class Choice {
        var view: UIView?

        init(_ view: UIView?) { self.view = view }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()
    private let first: NotingPage
    private let second: NotingPage
    private let stack: UINavigationController
    private let delegate: SlideDelegate
    // A quarter as wide as the screen.
    private let source = UIView(frame: CGRect(x: 20, y: 400, width: 80, height: 80))
    private let other = UIView(frame: CGRect(x: 200, y: 100, width: 80, height: 80))

    init() {
        (first, second) = (NotingPage("A", log), NotingPage("B", log))
        stack = UINavigationController(rootViewController: first)
        delegate = SlideDelegate(log)
        delegate.isUsed = false
        stack.delegate = delegate
        host.install(stack)
        arrange()
    }

    private func arrange() {
        host.withCurrent {
            for page in [first, second] {
                (page.view.backgroundColor, page.view.accessibilityIdentifier) = (.white, page.title)
            }
            for view in [source, other] {
                (view.backgroundColor, view.layer.cornerRadius) = (.blue, 8)
                first.view.addSubview(view)
            }
        }
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

    /// Lets the second controller prefer a zoom.
    private func prefer(
        _ choice: Choice, _ options: UIViewController.Transition.ZoomOptions? = nil
    ) {
        host.withCurrent {
            second.preferredTransition = .zoom(options: options) { [first, second] context in
                #expect(context.zoomedViewController === second && context.sourceViewController === first)
                return choice.view
            }
        }
    }

    private func showSecond() {
        host.withCurrent { stack.setViewControllers([first, second], animated: false) }
        log.entries = []
    }

    /// Returns the transform from a layer's coordinates to those of the picture.
    private func map(of name: String, in layers: [Layer]) -> CGAffineTransform? {
        for layer in layers {
            if layer.name == name { return layer.transform }
            if let inner = map(of: name, in: layer.children) { return inner.concatenating(layer.transform) }
        }
        return nil
    }

    /// Returns the transform with which the picture shows the view of a controller.
    private func seen(_ controller: UIViewController) throws -> CGAffineTransform {
        try #require(map(of: controller.title ?? "", in: host.picture().layers))
    }

    /// Checks that the second controller is on a straight way between the screen and the middle of a view;
    /// returns its share, 0 at the view.
    private func checkedShare(toward x: CGFloat, _ y: CGFloat) throws -> CGFloat {
        let place = try seen(second)
        let share = (place.a - 0.25) / 0.75
        #expect(share > 0.1 && share < 0.9 && isNear(place.d, place.a, within: 1e-6))
        let middle = CGPoint(x: 160, y: 284).applying(place)
        #expect(isNear(middle, x + (160 - x) * share, y + (284 - y) * share, within: 1e-4))
        return share
    }

    // MARK: Stacks

    @Test func aPushGrowsOutOfTheSource() throws {
        prefer(Choice(source))
        begin { stack.pushViewController(second, animated: true) }
        let start = try seen(second)
        #expect(isNear(start.a, 0.25, within: 1e-6))
        #expect(isNear(CGPoint(x: 160, y: 284).applying(start), 60, 440, within: 1e-4))
        run(0.15)
        let share = try checkedShare(toward: 60, 440)
        #expect(isNear(try seen(first).a, 1 - 0.05 * share, within: 1e-6))
        #expect(source.alpha == 0 && other.alpha == 1)
        // Code finds its view where it will be.
        #expect(second.view.frame == host.window.bounds)
        run(0.6)
        #expect(try seen(second) == .identity && source.alpha == 1)
        #expect(second.view.superview?.subviews == [second.view] && first.view.superview == nil)
    }

    @Test(arguments: [false, true]) func theCallsComeAsInAnOrdinaryTransition(zooms: Bool) {
        prefer(Choice(zooms ? source : nil))
        begin { stack.pushViewController(second, animated: true) }
        let push = ["push A-B", "A willDisappear", "B willAppear moving", "willShow B"]
        #expect(log.entries == push)
        run(1)
        #expect(log.entries == push + ["A didDisappear", "B didAppear moving", "didShow B"])
        log.entries = []
        begin { _ = stack.popViewController(animated: true) }
        let pop = ["pop B-A", "B willDisappear moving", "A willAppear", "willShow A"]
        #expect(log.entries == pop)
        run(1)
        #expect(log.entries == pop + ["B didDisappear moving", "A didAppear", "didShow A"])
    }

    @Test func aPopShrinksIntoTheSourceOfThatMoment() throws {
        let choice = Choice(source)
        prefer(choice)
        showSecond()
        choice.view = other
        begin { _ = stack.popViewController(animated: true) }
        run(0.15)
        _ = try checkedShare(toward: 240, 140)
        #expect(source.alpha == 1 && other.alpha == 0)
        run(0.6)
        #expect(other.alpha == 1 && second.view.superview == nil && second.parent == nil)
        #expect(try seen(first) == .identity && stack.viewControllers == [first])
    }

    /// The source is a square, and the screen is higher than wide.
    @Test func thePictureOfTheSourceCoversTheViewAllTheWayBack() throws {
        prefer(Choice(source))
        showSecond()
        begin { _ = stack.popViewController(animated: true) }
        for _ in 0..<8 {
            run(0.05)
            let views = second.view.superview?.subviews ?? []
            let index = try #require(views.firstIndex(of: second.view))
            let cover = try #require(views.dropFirst(index + 1).first)
            let picture = try #require(cover.subviews.first)
            try host.withCurrent {
                let part = try #require(cover.layer.presentation()?.bounds)
                let frame = try #require(picture.layer.presentation()?.frame)
                // Foundation's contains(_:) compares a union, which rounding makes different.
                #expect(frame.minX < part.minX + 0.01 && frame.maxX > part.maxX - 0.01)
                #expect(frame.minY < part.minY + 0.01 && frame.maxY > part.maxY - 0.01)
            }
        }
    }

    @Test func aPopWithoutASourceSlides() throws {
        prefer(Choice(nil))
        showSecond()
        begin { _ = stack.popViewController(animated: true) }
        run(0.2)
        let x = try #require(host.withCurrent { second.view.layer.presentation()?.position.x })
        #expect(try x > 170 && isNear(seen(second).a, 1))
    }

    @Test func optionsAlignAndDim() throws {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { [source, second] context in
            #expect(context.sourceView === source && context.zoomedViewController === second)
            return CGRect(x: 0, y: 100, width: 160, height: 160)
        }
        options.dimmingColor = .red
        prefer(Choice(source), options)
        begin { stack.pushViewController(second, animated: true) }
        let start = try seen(second)
        #expect(isNear(start.a, 0.5, within: 1e-6))
        #expect(isNear(CGPoint(x: 80, y: 180).applying(start), 60, 440, within: 1e-4))
        run(0.15)
        let share = (try seen(second).a - 0.5) / 0.5
        let views = second.view.superview?.subviews ?? []
        let veil = try #require(views.first { $0.backgroundColor == UIColor.red })
        let opacity = try #require(host.withCurrent { veil.layer.presentation()?.opacity })
        #expect(share > 0.1 && share < 0.9 && isNear(CGFloat(opacity), share, within: 1e-4))
        run(0.6)
        #expect(veil.superview == nil)
    }

    @Test func theColorOfTheViewBelowAppearsWhereItRecedes() throws {
        host.withCurrent { first.view.backgroundColor = .orange }
        prefer(Choice(source))
        begin { stack.pushViewController(second, animated: true) }
        run(0.15)
        let ground = try #require(second.view.superview?.subviews.first)
        #expect(ground !== first.view && ground.backgroundColor == UIColor.orange)
        #expect(ground.frame == first.view.frame)
        run(0.6)
        #expect(ground.superview == nil)
    }

    // MARK: Swipes

    /// Drags slowly from the left edge, and lifts the finger before the middle.
    private func drag() {
        let now = host.clock.time
        let path = [CGPoint(x: 2, y: 300), CGPoint(x: 130, y: 300)]
        host.inputScript = [.pan(along: path, from: now + 0.1, to: now + 2.1)]
    }

    @Test func aZoomFollowsTheFingerAndIsTakenBack() throws {
        prefer(Choice(source))
        showSecond()
        drag()
        run(1.1)
        // Half of the way of 128 points.
        #expect(isNear(try checkedShare(toward: 60, 440), 1 - 64.0 / 320, within: 0.01))
        #expect(source.alpha == 0)
        run(2)
        #expect(try seen(second) == .identity && source.alpha == 1)
        #expect(stack.viewControllers == [first, second] && first.view.superview == nil)
    }

    @Test func optionsForbidTheFinger() {
        let options = UIViewController.Transition.ZoomOptions()
        let asked = Log()
        options.interactiveDismissShouldBegin = { context in
            asked("\(context.location.y) \(context.velocity.dx > 0) \(context.willBegin)")
            return false
        }
        prefer(Choice(source), options)
        showSecond()
        run(0.1)
        log.entries = []
        drag()
        run(3)
        #expect(asked.entries == ["300.0 true true"])
        #expect(log.entries == ["pop B-A"], "the delegate is asked for its animation")
        #expect(stack.topViewController === second && source.alpha == 1)
    }

    // MARK: Presentations

    @Test func aPresentedControllerGrowsAndShrinks() throws {
        second.modalPresentationStyle = .fullScreen
        prefer(Choice(source))
        host.withCurrent { first.present(second, animated: true) }
        run(0.15)
        _ = try checkedShare(toward: 60, 440)
        #expect(source.alpha == 0)
        run(0.6)
        #expect(source.alpha == 1 && first.view.window == nil && second.view.window != nil)
        host.withCurrent { second.dismiss(animated: true) }
        #expect(first.view.window != nil && source.alpha == 0)
        run(0.15)
        _ = try checkedShare(toward: 60, 440)
        run(0.6)
        #expect(source.alpha == 1 && second.view.window == nil && first.presentedViewController == nil)
        #expect(try seen(first) == .identity)
    }
}
