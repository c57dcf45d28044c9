import Testing
import UIKitHost
import UIKitTestSupport

/// The calls to controllers whose views other controllers' code shows.
@MainActor @Suite struct AppearanceTests {
    private final class Noting: UIViewController {
        let name: String
        let log: Log
        var forwards = true

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        override func viewWillAppear(_ animated: Bool) { log("\(name) willAppear \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { log("\(name) isAppearing \(animated)") }
        override func viewDidAppear(_ animated: Bool) { log("\(name) didAppear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log("\(name) willDisappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log("\(name) didDisappear \(animated)") }

        func contain(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()
    private let parent: Noting
    private let child: Noting

    init() { (parent, child) = (Noting("parent", log), Noting("child", log)) }

    @Test func aChildAppearsWithItsParent() {
        host.withCurrent { parent.contain(child) }
        host.install(parent)
        #expect(
            log.entries == [
                "parent willAppear false", "child willAppear false", "parent isAppearing false",
                "child isAppearing false", "child didAppear false", "parent didAppear false",
            ])
        log.entries = []
        host.withCurrent { host.window.rootViewController = UIViewController() }
        #expect(
            log.entries == [
                "parent willDisappear false", "child willDisappear false", "child didDisappear false",
                "parent didDisappear false",
            ])
    }

    @Test func aRootIsLaidOutAtOnceInAnAnimationOfTheWindow() {
        final class Root: UIViewController {
            let box = UIView()
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if box.superview == nil { view.addSubview(box) }
                box.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.alpha = 0
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.alpha = 1 }
            }
        }
        let root = host.withCurrent { Root() }
        host.withCurrent {
            UIView.transition(with: host.window, duration: 0.5, options: .curveEaseInOut) {
                host.window.rootViewController = root
            }
        }
        host.advance(by: 0.25)
        host.withCurrent {
            #expect(root.box.layer.presentation()?.frame == CGRect(x: 100, y: 200, width: 50, height: 50))
            // Animations of the controller's own run.
            #expect(isNear(root.view.layer.presentation().map { CGFloat($0.opacity) }, 0.25, within: 0.01))
        }
    }

    @Test func aChildFollowsItsViewIntoTheWindowAndOutOfIt() {
        host.install(parent)
        log.entries = []
        host.withCurrent { parent.contain(child) }
        #expect(log.entries == ["child willAppear false", "child isAppearing false"])
        host.advance(by: 1.0 / 60)
        #expect(log.entries.last == "child didAppear false")
        log.entries = []
        let box = UIView()
        host.withCurrent {
            parent.view.addSubview(box)
            box.addSubview(child.view)
        }
        #expect(log.entries.isEmpty, "a move within the window is no change")
        host.withCurrent { child.view.removeFromSuperview() }
        #expect(log.entries == ["child willDisappear false", "child didDisappear false"])
    }

    @Test func aParentThatForwardsNothingTellsItsChildItself() {
        parent.forwards = false
        host.install(parent)
        log.entries = []
        host.withCurrent { parent.contain(child) }
        host.advance(by: 1.0 / 60)
        #expect(log.entries.isEmpty)
        host.withCurrent {
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
        }
        #expect(
            log.entries == ["child willAppear true", "child isAppearing true", "child didAppear true"])
        log.entries = []
        host.withCurrent {
            child.beginAppearanceTransition(true, animated: true)
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
        }
        #expect(log.entries == ["child willDisappear false", "child didDisappear false"])
    }

    @Test(arguments: [false, true]) func aPresentedControllerIsAppearingInTheWindow(animated: Bool) {
        host.install(parent)
        log.entries = []
        host.withCurrent { parent.present(child, animated: animated) }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(
            log.entries == [
                "child willAppear \(animated)", "child isAppearing \(animated)",
                "child didAppear \(animated)",
            ])
    }
}
