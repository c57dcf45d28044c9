import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Bars and the controllers' attributes that they obey.
@MainActor @Suite struct DrawnBarTests {
    private let app = DrawnApp()
    private static let box = #"""
        <view tag="5" id="x"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <color key="backgroundColor" white="0" alpha="1"/></view>
        """#

    private func fills() -> [Color] {
        func fills(_ layer: Layer) -> [Color] {
            let own = layer.contents.compactMap { content -> Color? in
                if case .fill(_, let color) = content { color } else { nil }
            }
            return own + layer.children.flatMap(fills)
        }
        return app.host.picture().layers.flatMap(fills)
    }

    @Test func aNavigationBarHasTheColorsAndTheTitleDrawnForIt() throws {
        let bar = #"""
            <navigationBar key="navigationBar" id="n" translucent="NO">
              <color key="barTintColor" red="0" green="0" blue="1" alpha="1"/>
              <textAttributes key="titleTextAttributes">
                <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
              </textAttributes>
            </navigationBar>
            """#
        let main =
            DrawnApp.container("navigationController", "a", "", bar, of: ["b"])
            + DrawnApp.scene(
                "b", "", #"<navigationItem key="navigationItem" title="Top" id="i"/>"#, view: Self.box)
        try app.run(["Main": main]) { root in
            let stack = try #require(root as? UINavigationController)
            let text = try #require(app.host.picture().texts.first { $0.string == "Top" })
            #expect(text.color == Color(red: 1) && text.font.size == 24)
            #expect(fills().contains(Color(blue: 1)))
            // An opaque bar lies above the view.
            let top = stack.navigationBar.frame.maxY
            #expect(
                stack.topViewController?.view.frame == CGRect(x: 0, y: top, width: 300, height: 400 - top))
        }
    }

    @Test func aHiddenBarIsNotSeenAndABlackOneIsDark() throws {
        let hidden = #"navigationBarHidden="YES""#
        for (attributes, isHidden) in [(hidden, true), ("", false)] {
            let bar = #"<navigationBar key="navigationBar" barStyle="black" id="n"/>"#
            let main =
                DrawnApp.container("navigationController", "a", attributes, bar, of: ["b"])
                + DrawnApp.scene("b", #"title="Top""#)
            let app = DrawnApp()
            try app.run(["Main": main]) { root in
                let text = app.host.picture().texts.first { $0.string == "Top" }
                #expect((root as? UINavigationController)?.isNavigationBarHidden == isHidden)
                #expect((root as? UINavigationController)?.navigationBar.barStyle == .black)
                #expect(text?.color == (isHidden ? nil : Color(red: 1, green: 1, blue: 1)))
            }
        }
    }

    @Test func aStackMayHideItsBarsForLackOfHeight() throws {
        let main =
            DrawnApp.container(
                "navigationController", "a", #"hidesBarsWhenVerticallyCompact="YES""#, of: ["b"])
            + DrawnApp.scene("b")
        try app.run(["Main": main]) { root in
            #expect((root as? UINavigationController)?.hidesBarsWhenVerticallyCompact == true)
        }
    }

    @Test func aTabHasItsBadgeAndABarMayHide() throws {
        let item = #"<tabBarItem key="tabBarItem" title="Mail" badgeValue="3" tag="4" id="i"/>"#
        let system = #"<tabBarItem key="tabBarItem" systemItem="search" id="j"/>"#
        let main =
            DrawnApp.container("tabBarController", "a", of: ["b", "c"])
            + DrawnApp.container("navigationController", "b", "", item, of: ["d"])
            + DrawnApp.scene("c", "", system)
            + DrawnApp.scene("d", "", DrawnApp.segue(to: "e", #"kind="show" identifier="go""#))
            + DrawnApp.scene("e", #"hidesBottomBarWhenPushed="YES""#)
        try app.run(["Main": main]) { root in
            let tabs = try #require(root as? UITabBarController)
            let texts = app.host.picture().texts.map(\.string)
            #expect(texts.contains("3") && texts.contains("Mail") && texts.contains("Search"))
            #expect(tabs.tabBar.items?.first?.tag == 4)
            let stack = try #require(tabs.selectedViewController as? UINavigationController)
            stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
            app.wait()
            #expect(tabs.tabBar.frame.maxX == 0 && app.host.failure == nil)
        }
    }

    @Test func aControllerHasItsPreferredSize() throws {
        let size = #"<value key="contentSizeForViewInPopover" type="size" width="70" height="600"/>"#
        try app.run(["Main": DrawnApp.scene("a", "", size)]) { root in
            #expect(root.preferredContentSize == CGSize(width: 70, height: 600))
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func aSelectedTabHasItsOwnImage() throws {
        let images = #"image="star" selectedImage="star.fill" catalog="system""#
        let main =
            DrawnApp.container("tabBarController", "a", of: ["b"])
            + DrawnApp.scene("b", "", #"<tabBarItem key="tabBarItem" title="S" \#(images) id="i"/>"#)
        try app.run(["Main": main]) { root in
            let item = try #require(root.children.first?.tabBarItem)
            #expect(item.image != nil && item.selectedImage != nil)
            #expect(app.host.warnings.isEmpty && app.host.failure == nil)
        }
    }

    @Test func barsWithoutControllersHaveTheirItems() throws {
        let bars = #"""
            <navigationBar id="n" tag="1"><rect key="frame" x="0" y="20" width="300" height="44"/>
              <items><navigationItem title="Alone" id="o">
                <barButtonItem key="rightBarButtonItem" title="Go" style="done" id="g"/>
              </navigationItem></items>
            </navigationBar>
            <tabBar id="t" barStyle="black"><rect key="frame" x="0" y="351" width="300" height="49"/>
              <items><tabBarItem title="Blink" id="u"/></items>
            </tabBar>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: bars)]) { _ in
            app.host.advance(by: 1.0 / 60)
            let texts = app.host.picture().texts
            #expect(Set(["Alone", "Go", "Blink"]).isSubset(of: texts.map(\.string)))
        }
    }

    @Test func whatHasNoEffectIsWarnedOf() throws {
        let bar = #"""
            <navigationBar key="navigationBar" id="n"><textAttributes key="titleTextAttributes">
              <offsetWrapper key="textShadowOffset" horizontal="0.0" vertical="2"/>
            </textAttributes></navigationBar>
            """#
        let main =
            DrawnApp.container("navigationController", "a", "", bar, of: ["b"]) + DrawnApp.scene("b")
        try app.run(["Main": main]) { _ in
            #expect(
                app.host.warnings == [
                    "The shadow of UINavigationBar.titleTextAttributes has no effect in a film."
                ])
        }
    }

    @Test func aTitleThatThePresenterSetsStays() throws {
        let main =
            DrawnApp.container("navigationController", "a", of: ["b"])
            + DrawnApp.scene(
                "b", #"customClass="Namer""#, DrawnApp.segue(to: "c", #"kind="show" identifier="go""#))
            + DrawnApp.scene("c", #"title="Drawn""#)
        try app.run(["Main": main]) { root in
            root.children[0].performSegue(withIdentifier: "go", sender: nil)
            app.wait()
            #expect(app.host.picture().texts.map(\.string).contains("Given"))
        }
    }

    @Test func aSegueHasItsStyleAndMayNotBeAnimated() throws {
        let styles = #"kind="presentation" modalPresentationStyle="fullScreen" animates="NO" identifier="go""#
        let main =
            DrawnApp.scene("a", "", DrawnApp.segue(to: "b", styles))
            + DrawnApp.scene("b", #"modalTransitionStyle="crossDissolve""#)
        try app.run(["Main": main]) { root in
            root.performSegue(withIdentifier: "go", sender: nil)
            let shown = try #require(root.presentedViewController)
            #expect(shown.modalPresentationStyle == .fullScreen && shown.view.window != nil)
            #expect(shown.modalTransitionStyle == .crossDissolve && !shown.isBeingPresented)
        }
    }
}

/// A controller that names the next one.
final class Namer: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.title = "Given" }
}
