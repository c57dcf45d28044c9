import TestSupport
import Testing
import UIKitHost

/// Values that Xcode lists under “User Defined Runtime Attributes”.
@MainActor @Suite struct DrawnAttributeTests {
    private let app = DrawnApp()

    init() {
        MethodTable.addProperty("segueName", \AttributedController.segueName)
        MethodTable.addProperty("rank", \AttributedController.rank)
    }

    private static func attributes(_ entries: String...) -> String {
        let list = entries.map { "<userDefinedRuntimeAttribute \($0)</userDefinedRuntimeAttribute>" }
        return "<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>"
    }

    @Test func aControllerHasItsAttributesBeforeItsViewIsLoaded() throws {
        let contents = Self.attributes(
            #"type="string" keyPath="segueName" value="Content">"#,
            #"type="number" keyPath="rank"><integer key="value" value="3"/>"#)
        let scene = DrawnApp.scene("a", #"customClass="AttributedController""#, contents)
        try app.run(["Main": scene]) { controller in
            let own = try #require(controller as? AttributedController)
            #expect(own.atLoad == "Content 3")
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func aControllerIsNamedForRestorationAsItsSceneIs() throws {
        let named = #"restorationIdentifier="first" storyboardIdentifier="one""#
        try app.run(["Main": DrawnApp.scene("a", named)]) { #expect($0.restorationIdentifier == "first") }
        #expect(UIViewController().restorationIdentifier == nil)
    }

    @Test func aControllerMayBeNamedForRestorationByTheNameOfItsScene() throws {
        let shared =
            #"restorationIdentifier="first" storyboardIdentifier="one""#
            + #" useStoryboardIdentifierAsRestorationIdentifier="YES""#
        try app.run(["Main": DrawnApp.scene("a", shared)]) { #expect($0.restorationIdentifier == "one") }
    }

    @Test func viewsAndTheirLayersHaveAttributes() throws {
        let attributes = Self.attributes(
            #"type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>"#,
            #"type="number" keyPath="layer.opacity"><real key="value" value="0.5"/>"#,
            #"type="number" keyPath="alpha"><real key="value" value="0.25"/>"#,
            #"type="boolean" keyPath="clipsToBounds" value="YES">"#)
        let title = Self.attributes(
            #"type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="2"/>"#)
        let contents = """
            <view tag="1" id="x">\(attributes)</view><button tag="2" id="y">\(title)</button>
            """
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let view = try #require(controller.view.viewWithTag(1))
            #expect(view.layer.cornerRadius == 8 && view.clipsToBounds && view.alpha == 0.25)
            let button = try #require(controller.view.viewWithTag(2) as? UIButton)
            #expect(button.titleLabel?.numberOfLines == 2)
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func aRectangleStandsForInsets() throws {
        let box = #"<rect key="value" x="1" y="2" width="3" height="4"/>"#
        let attributes = Self.attributes(
            #"type="rect" keyPath="layoutMargins">\#(box)"#, #"type="rect" keyPath="separatorInset">\#(box)"#)
        let isKept = Self.attributes(
            #"type="boolean" keyPath="preservesSuperviewLayoutMargins" value="YES">"#)
        let contents = """
            <tableView tag="1" id="x">\(attributes)</tableView><view tag="2" id="y">\(isKept)</view>
            """
        try app.run(["Main": DrawnApp.scene("a", view: contents)]) { controller in
            let table = try #require(controller.view.viewWithTag(1) as? UITableView)
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(table.layoutMargins == insets && table.separatorInset == insets)
            #expect(controller.view.viewWithTag(2)?.preservesSuperviewLayoutMargins == true)
            #expect(app.host.warnings.isEmpty)
        }
    }

    @Test func anAttributeThatTheObjectLacksIsWarnedOf() throws {
        let attributes = Self.attributes(#"type="string" keyPath="mood" value="good">"#)
        try app.run(["Main": DrawnApp.scene("a", view: "<view id=\"x\">\(attributes)</view>")]) { _ in
            #expect(
                app.host.warnings == [
                    "Main.storyboard: UIView has no attribute “mood”, so its value has no effect."
                ])
        }
    }
}

/// A controller with attributes of its own.
final class AttributedController: UIViewController {
    var segueName = "none"
    var rank = 0
    private(set) var atLoad = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        atLoad = "\(segueName) \(rank)"
    }
}
