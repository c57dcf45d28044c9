import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Bars, their entries, recognizers and plain objects of classes of the scene's code.
@MainActor @Suite struct DrawnObjectTests {
    private let app = DrawnApp()

    init() {
        MethodTable.addStatic("new", of: OwnObject.self) { OwnObject() }
        MethodTable.addStatic("new", of: OwnTap.self) { OwnTap() }
        MethodTable.addStatic("new", of: OwnConstraint.self) { OwnConstraint() }
        MethodTable.addProperty("label", \OwnObject.label)
        MethodTable.addProperty("helper", \ObjectController.helper)
        MethodTable.addProperty("player", \OwnTab.player)
        MethodTable.addProperty("mood", \OwnTab.mood)
        MethodTable.add("awakeFromNib") { (object: OwnObject) in object.awakeFromNib() }
    }

    private static let attributes = #"""
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/>
        </userDefinedRuntimeAttributes>
        """#

    private static func stack(_ contents: String = "") -> String {
        DrawnApp.container(
            "navigationController", "a", "",
            #"""
            <tabBarItem key="tabBarItem" title="T" id="t" customClass="OwnTab">\#(attributes)</tabBarItem>
            <navigationBar key="navigationBar" id="n" customClass="OwnBar">
              <color key="barTintColor" red="0" green="0" blue="1" alpha="1"/></navigationBar>
            """# + contents, of: ["b"])
    }

    @Test func barsAndEntriesHaveTheirClasses() throws {
        let item = #"""
            <navigationItem key="navigationItem" title="Top" id="i">
              <barButtonItem key="rightBarButtonItem" systemItem="done" tag="3" id="j" customClass="OwnItem"/>
            </navigationItem>
            """#
        try app.run(["Main": Self.stack() + DrawnApp.scene("b", "", item)]) { root in
            let stack = try #require(root as? UINavigationController)
            #expect(stack.navigationBar is OwnBar && stack.navigationBar.window != nil)
            #expect(stack.navigationBar.barTintColor == .blue)
            #expect(app.host.picture().texts.contains { $0.string == "Top" })
            let tab = try #require(stack.tabBarItem as? OwnTab)
            #expect(tab.title == "T" && tab.mood == "good" && tab.wasAwake)
            let own = try #require(stack.topViewController?.navigationItem.rightBarButtonItem as? OwnItem)
            #expect(own.found == 3 && own.title == "Done" && own.style == .done)
        }
    }

    @Test func recognizersAndObjectsHaveTheirClassesAndConnections() throws {
        let contents = #"""
            <label tag="2" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            """#
        let connections = #"<connections><outlet property="helper" destination="h"/></connections>"#
        let scene = DrawnApp.scene(
            "a", #"customClass="ObjectController""#, connections, view: contents
        ).replacing(
            "<exit",
            with: #"""
                <customObject id="h" customClass="OwnObject">
                  <connections><outlet property="label" destination="l"/></connections></customObject>
                <tapGestureRecognizer numberOfTapsRequired="2" id="g" customClass="OwnTap"/><exit
                """#
        ).replacing(
            "<subviews>",
            with: """
                <connections><outletCollection property="gestureRecognizers" destination="g"/></connections>
                <subviews>
                """)
        try app.run(["Main": scene]) { controller in
            let own = try #require(controller as? ObjectController)
            // Only the controller keeps the object alive.
            #expect(own.helper?.label === controller.view.viewWithTag(2) && own.helper?.steps == ["awake"])
            let tap = try #require(controller.view.gestureRecognizers?.first as? OwnTap)
            #expect(tap.numberOfTapsRequired == 2 && tap.wasAwake)
            #expect(app.host.warnings.isEmpty && app.host.failure == nil)
        }
    }

    @Test func entriesOfTabBarsHaveOutletsBeforeTheViewIsLoaded() throws {
        let item = #"""
            <tabBarItem key="tabBarItem" title="T" id="t" customClass="OwnTab"><connections>
              <outlet property="player" destination="h"/></connections></tabBarItem>
            """#
        let object = #"""
            <customObject id="h" customClass="OwnObject">
              <connections><outlet property="label" destination="l"/></connections></customObject><exit
            """#
        let label = #"""
            <label tag="2" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            """#
        let tabs = DrawnApp.container("tabBarController", "a", of: ["b", "c"])
        let last = DrawnApp.scene("c", "", item, view: label).replacing("<exit", with: object)
        try app.run(["Main": tabs + DrawnApp.scene("b") + last]) { root in
            let controller = try #require((root as? UITabBarController)?.viewControllers?.last)
            #expect(!controller.isViewLoaded)
            let tab = try #require(controller.tabBarItem as? OwnTab)
            let player = try #require(tab.player)
            #expect(player.steps == ["awake"] && player.label == nil)
            #expect(controller.view.viewWithTag(2) != nil && tab.player === player)
            #expect(player.label === controller.view.viewWithTag(2) && player.steps == ["awake"])
        }
    }

    @Test func anOutletThatTheClassDoesNotHaveIsNamed() throws {
        let contents = #"<label tag="2" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
        let connections = #"<connections><outlet property="nope.x.y" destination="l"/></connections>"#
        let scene = DrawnApp.scene("a", #"customClass="ObjectController""#, connections, view: contents)
        try app.run(["Main": scene]) { controller in
            controller.loadViewIfNeeded()
            let message = app.host.failure?.message
            #expect(message?.contains("the outlet “nope.x.y”, which neither ObjectController nor") == true)
        }
    }

    @Test func constraintsHaveTheirClasses() throws {
        let contents = #"""
            <label tag="2" id="l" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
              <constraint firstAttribute="width" constant="40" priority="900" identifier="wide" id="c"
                customClass="OwnConstraint"/>
              <constraint firstAttribute="height" secondItem="l" secondAttribute="width" multiplier="1:2"
                id="h" customClass="OwnConstraint"/></constraints></label>
            """#
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let label = try #require(controller.view.viewWithTag(2))
            controller.view.layoutIfNeeded()
            #expect(label.bounds.size == CGSize(width: 70, height: 65))
            let wide = try #require(label.constraints.first { $0.identifier == "wide" } as? OwnConstraint)
            #expect(wide.priority.rawValue == 900 && wide.isActive)
            #expect(NSLayoutConstraint().firstAttribute == .width, "no part of a storyboard's stays")
        }
    }

    @Test func theDelegateOfAStackMayBeAnObjectOfItsScene() throws {
        let delegate = #"<connections><outlet property="delegate" destination="h"/></connections>"#
        let scene = Self.stack(delegate).replacing(
            "<exit", with: #"<customObject id="h" customClass="OwnObject"/><exit"#)
        try app.run(["Main": scene + DrawnApp.scene("b")]) { root in
            #expect((root as? UINavigationController)?.delegate is OwnObject)
        }
    }

    @Test func anObjectOfAnUnknownClassIsWarnedOf() throws {
        let scene = DrawnApp.scene("a").replacing(
            "<exit", with: #"<customObject id="h" customClass="Missing"/><exit"#)
        try app.run(["Main": scene]) { _ in
            #expect(
                app.host.warnings == [
                    "Main.storyboard: there is no class Missing in the code whose objects are created without "
                        + "arguments, so its object is left out."
                ])
        }
    }
}

final class OwnBar: UINavigationBar {}

final class OwnTap: UITapGestureRecognizer {
    private(set) var wasAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = true
    }
}

/// A constraint that grows once it is connected.
final class OwnConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant += 30
    }
}

final class OwnItem: UIBarButtonItem {
    private(set) var found = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = tag
    }
}

final class OwnTab: UITabBarItem {
    var mood = "none"
    weak var player: OwnObject?
    private(set) var wasAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = true
    }
}

/// An object without a place in a view tree.
final class OwnObject: NSObject, UINavigationControllerDelegate {
    var label: UILabel?
    private(set) var steps: [String] = []

    func awakeFromNib() { steps.append("awake") }
}

/// A controller that refers to an object weakly.
final class ObjectController: UIViewController {
    weak var helper: OwnObject?
}
