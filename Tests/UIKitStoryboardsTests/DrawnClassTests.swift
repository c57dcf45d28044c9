import TestSupport
import Testing
import UIKitHost

/// Classes that storyboards know by their names in Objective-C.
@MainActor @Suite struct DrawnClassTests {
    private let app = DrawnApp()

    init() {
        ClassTable.add("MKRing", NamedRing.self)
        ClassTable.add("MKPage", NamedPage.self)
    }

    @Test(arguments: ["", #"customModule="Rings" customModuleProvider="target""#])
    func aViewHasTheClassOfItsNameInObjectiveC(_ module: String) throws {
        let view = #"<view tag="1" id="r" customClass="MKRing" \#(module)/>"#
        try app.run(["Main": DrawnApp.scene("a", view: view)]) { controller in
            #expect(controller.view.viewWithTag(1) is NamedRing && app.host.warnings.isEmpty)
        }
    }

    @Test func aControllerIsDrawnByItsNameInObjectiveC() throws {
        let scenes = DrawnApp.scene("a") + DrawnApp.scene("b", #"title="Drawn" customClass="MKPage""#)
        try app.run(["Main": scenes]) { _ in
            let page = UIStoryboard.controller(of: NamedPage.self, else: { NamedPage() })
            #expect(page is NamedPage && page.title == "Drawn")
            let made = NamedPage()
            made.loadViewIfNeeded()
            #expect(made.title == "Drawn")
        }
    }
}

final class NamedRing: UIView {}

final class NamedPage: UIViewController {}
