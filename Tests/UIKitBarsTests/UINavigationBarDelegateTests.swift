import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The delegate of a navigation bar, which decides whether the back button leads back.
@MainActor @Suite struct UINavigationBarDelegateTests {
    private final class Controller: UINavigationController, UINavigationBarDelegate {
        var accepts = false
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log("should pop \(item.title ?? "")")
            return accepts
        }
    }

    private final class Delegate: NSObject, UINavigationBarDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log("did pop \(item.title ?? "")")
        }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let log = Log()

    private func tapBack(of bar: UINavigationBar) {
        let back = bar.subviews.compactMap { $0 as? UIButton }.first
        host.withCurrent { back?.sendActions(for: .touchUpInside) }
    }

    @Test func aControllerOfItsOwnClassDecides() {
        let controller = Controller(log)
        let (first, second) = (UIViewController(), UIViewController())
        second.title = "Second"
        host.withCurrent { controller.setViewControllers([first, second], animated: false) }
        host.install(controller)
        tapBack(of: controller.navigationBar)
        #expect(log.entries == ["should pop Second"] && controller.viewControllers.count == 2)
        controller.accepts = true
        tapBack(of: controller.navigationBar)
        #expect(controller.viewControllers == [first])
    }

    @Test func aBarAloneLeadsBackItself() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
        let delegate = Delegate(log)
        bar.delegate = delegate
        host.withCurrent {
            host.window.addSubview(bar)
            bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: false)
        }
        tapBack(of: bar)
        #expect(bar.items?.map(\.title) == ["A"] && log.entries == ["did pop B"])
    }
}
