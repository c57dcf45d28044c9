import TestSupport
import Testing
import UIKitHost

@testable import UIKitStoryboards

/// Controllers for which references in other storyboards stand.
@MainActor @Suite struct StoryboardReferenceTests {
    private let app = DrawnApp()

    @Test func aSegueLeadsToTheControllerOfTheIdentifier() throws {
        let main =
            DrawnApp.container("navigationController", "a", of: ["b"])
            + DrawnApp.scene("b", "", DrawnApp.segue(to: "c", #"kind="show" identifier="go""#))
            + DrawnApp.reference("c", #"storyboardName="Other" referencedIdentifier="Deep""#)
        let other =
            DrawnApp.scene("a", #"title="First""#)
            + DrawnApp.scene("d", #"title="Deep one" storyboardIdentifier="Deep""#)
        try app.run(["Main": main, "Other": other]) { root in
            let stack = try #require(root as? UINavigationController)
            stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            app.wait()
            #expect(stack.viewControllers.count == 2 && stack.topViewController?.title == "Deep one")
            #expect(stack.topViewController?.view.window != nil && app.host.failure == nil)
        }
    }

    @Test func tabsAndTheInitialControllerCanBeReferences() throws {
        let tabs =
            DrawnApp.container("tabBarController", "a", of: ["b", "c"])
            + DrawnApp.reference("b", #"storyboardName="Other""#)
            + DrawnApp.reference("c", #"referencedIdentifier="Own""#)
            + DrawnApp.scene("d", #"title="Second" storyboardIdentifier="Own""#)
        let main = DrawnApp.reference("a", #"storyboardName="Tabs""#)
        let other =
            DrawnApp.container("navigationController", "a", of: ["b"])
            + DrawnApp.scene("b", #"title="First""#)
        try app.run(["Main": main, "Tabs": tabs, "Other": other]) { root in
            let tabs = try #require(root as? UITabBarController)
            let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(stack.topViewController?.title == "First" && stack.topViewController?.view.window != nil)
            #expect(tabs.viewControllers?.last?.title == "Second")
            #expect(app.host.failure == nil && app.host.warnings.isEmpty)
        }
    }

    @Test(arguments: [
        (#"storyboardName="Gone""#, "the storyboard “Gone”: there is no such file beside the scene."),
        (
            #"storyboardName="Other" referencedIdentifier="X""#,
            "the storyboard “Other”: it has no controller “X”."
        ),
        (#"referencedIdentifier="X""#, "a scene of its own: it has no controller “X”."),
    ]) func aReferenceToNothingIsAFailure(_ attributes: String, _ end: String) throws {
        let main = DrawnApp.scene("a") + DrawnApp.reference("b", attributes)
        try app.run(["Main": main, "Other": DrawnApp.scene("a")]) { root in
            let document = try #require((root.interface as? InterfaceScene)?.document)
            _ = document.makeController(try #require(document.controller(id: "b")))
            #expect(app.host.failure?.message == "Main.storyboard refers to " + end)
        }
    }

    @Test func aControllerThatEmbedsItselfIsAFailure() throws {
        let contents = #"""
            <view id="x"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <connections><segue destination="r" kind="embed"/></connections></view>
            """#
        let main =
            DrawnApp.scene("a", view: contents)
            + DrawnApp.reference("r", #"referencedIdentifier="Inner""#)
            + DrawnApp.scene("b", #"storyboardIdentifier="Inner""#, view: contents)
        try app.run(["Main": main]) { root in
            #expect(root.children.count == 1)
            #expect(
                app.host.failure?.message
                    == "Main.storyboard: the controller “Inner” must not contain itself.")
        }
    }

    @Test func referencesInACircleAreAFailure() throws {
        let main = DrawnApp.scene("a") + DrawnApp.reference("b", #"storyboardName="Other""#)
        let other =
            DrawnApp.container("navigationController", "a", of: ["b"])
            + DrawnApp.reference("b", #"storyboardName="Other""#)
        try app.run(["Main": main, "Other": other]) { root in
            let document = try #require((root.interface as? InterfaceScene)?.document)
            _ = document.makeController(try #require(document.controller(id: "b")))
            #expect(
                app.host.failure?.message == "Other.storyboard: the controller “a” must not contain itself.")
        }
    }
}
