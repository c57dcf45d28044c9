import TestSupport
import Testing
import UIKitHost

/// The ways back that a storyboard draws.
@MainActor @Suite(.serialized) struct UnwindSegueTests {
    private let app = DrawnApp()

    init() {
        WayPoint.log = []
        WayPoint.allows = true
        MethodTable.add("back:") { (target: WayEnd, segue: UIStoryboardSegue) in target.back(segue) }
    }

    private static let button = #"""
        <button tag="1" buttonType="system" id="k"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <connections><segue destination="exit-c" kind="unwind" unwindAction="back:" identifier="home"/>
        </connections>
        </button>
        """#
    private static let end = #"customClass="WayEnd""#
    private static let point = #"customClass="WayPoint""#

    /// Returns a stack of a first controller, a point, and another point with the way back.
    private static func stack(_ first: String = end, lastBy kind: String = "show") -> String {
        DrawnApp.container("navigationController", "a", of: ["b"])
            + DrawnApp.scene(
                "b", first + #" title="Home""#, DrawnApp.segue(to: "p", #"kind="show" identifier="next""#))
            + DrawnApp.scene("p", point, DrawnApp.segue(to: "c", #"kind="\#(kind)" identifier="next""#))
            + DrawnApp.scene("c", point + #" title="Far""#, view: button)
    }

    private func goDown(_ root: UIViewController) throws -> UINavigationController {
        let stack = try #require(root as? UINavigationController)
        for _ in 0..<2 {
            stack.topViewController?.performSegue(withIdentifier: "next", sender: nil)
            app.wait()
        }
        #expect(stack.viewControllers.count == 3)
        WayPoint.log = []
        return stack
    }

    private func tap(_ controller: UIViewController?) throws {
        let button = try #require(controller?.view.viewWithTag(1) as? UIButton)
        button.sendActions(for: .touchUpInside)
        app.wait()
    }

    @Test func aStackGoesBackToTheControllerWithTheAction() throws {
        try app.run(["Main": Self.stack()]) { root in
            let stack = try goDown(root)
            try tap(stack.topViewController)
            #expect(WayPoint.log == ["Far should home", "Far prepares home", "Home back from Far"])
            #expect(stack.viewControllers.map(\.title) == ["Home"])
            #expect(stack.viewControllers[0].view.window != nil && app.host.failure == nil)
        }
    }

    @Test func codeGoesBackWithoutAskingWhetherItMay() throws {
        try app.run(["Main": Self.stack()]) { root in
            let stack = try goDown(root)
            WayPoint.allows = false
            try tap(stack.topViewController)
            #expect(WayPoint.log == ["Far should home"] && stack.viewControllers.count == 3)
            stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
            app.wait()
            #expect(WayPoint.log.suffix(2) == ["Far prepares home", "Home back from Far"])
            #expect(stack.viewControllers.map(\.title) == ["Home"])
        }
    }

    @Test func aPresentedControllerIsDismissedWithWhatCoversTheEnd() throws {
        let main = Self.stack(lastBy: "presentation")
        try app.run(["Main": main]) { root in
            let stack = try #require(root as? UINavigationController)
            for _ in 0..<2 {
                stack.topViewController?.performSegue(withIdentifier: "next", sender: nil)
                app.wait()
            }
            let presented = try #require(root.presentedViewController)
            #expect(stack.viewControllers.count == 2 && presented.title == "Far")
            try tap(presented)
            #expect(WayPoint.log.last == "Home back from Far")
            #expect(root.presentedViewController == nil && presented.viewIfLoaded?.window == nil)
            #expect(stack.viewControllers.map(\.title) == ["Home"])
            #expect(stack.viewControllers[0].view.window != nil && app.host.failure == nil)
        }
    }

    @Test func theWayEndsInAnotherTabAndAControllerCanRefuse() throws {
        let main =
            DrawnApp.container("tabBarController", "a", of: ["b", "c", "d"])
            + DrawnApp.scene("b", Self.end + #" title="Home""#)
            + DrawnApp.scene("c", Self.point + #" title="Far""#, view: Self.button)
            + DrawnApp.scene("d", #"customClass="ClosedEnd" title="Closed""#)
        try app.run(["Main": main]) { root in
            let tabs = try #require(root as? UITabBarController)
            tabs.selectedIndex = 1
            try tap(tabs.selectedViewController)
            #expect(WayPoint.log.last == "Home back from Far" && tabs.selectedIndex == 0)
            #expect(tabs.selectedViewController?.view.window != nil && app.host.failure == nil)
        }
    }

    @Test func aWayWithoutAnEndHasNoEffect() throws {
        let main = Self.stack(Self.point)
        try app.run(["Main": main]) { root in
            let stack = try goDown(root)
            try tap(stack.topViewController)
            #expect(WayPoint.log == ["Far should home"] && stack.viewControllers.count == 3)
            let sentence =
                "Main.storyboard: no controller before WayPoint implements “back:”, so the unwind segue has "
                + "no effect."
            #expect(app.host.warnings == [sentence] && app.host.failure == nil)
        }
    }
}

/// A controller that records what a segue asks of it and reports.
class WayPoint: UIViewController {
    static var log: [String] = []
    static var allows = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Self.log.append("\(title ?? "") should \(identifier)")
        return Self.allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Self.log.append("\(title ?? "") prepares \(segue.identifier ?? "")")
    }
}

/// A controller to which ways lead back.
class WayEnd: WayPoint {
    func back(_ segue: UIStoryboardSegue) {
        Self.log.append("\(title ?? "") back from \(segue.source.title ?? "")")
    }
}

/// A controller that refuses to be the end of a way.
final class ClosedEnd: WayEnd {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
}
