import TestSupport
import Testing
import UIKitHost

/// Segues with classes of their own.
@MainActor @Suite(.serialized) struct DrawnSegueTests {
    private let app = DrawnApp()

    init() {
        RecordingSegue.log = []
        SegueTable.add(RecordingSegue.self) { RecordingSegue(identifier: $0, source: $1, destination: $2) }
    }

    private static func scenes(_ segue: String) -> [String: String] {
        [
            "Main": DrawnApp.scene("a", #"customClass="SegueSource""#, DrawnApp.segue(to: "b", segue))
                + DrawnApp.scene("b", #"title="Far""#)
        ]
    }

    @Test func theClassDecidesHowTheDestinationIsShown() throws {
        let segue = #"kind="custom" customClass="RecordingSegue" identifier="next""#
        try app.run(Self.scenes(segue)) { controller in
            controller.performSegue(withIdentifier: "next", sender: nil)
            #expect(RecordingSegue.log == ["prepare RecordingSegue next", "perform Far"])
            #expect(controller.presentedViewController == nil && app.host.warnings.isEmpty)
        }
    }

    @Test func theClassCanShowTheDestinationAsTheStoryboardSays() throws {
        let segue = #"kind="presentation" customClass="RecordingSegue" identifier="plain""#
        try app.run(Self.scenes(segue)) { controller in
            controller.performSegue(withIdentifier: "plain", sender: nil)
            #expect(RecordingSegue.log == ["prepare RecordingSegue plain", "perform Far"])
            #expect(controller.presentedViewController?.title == "Far")
        }
    }

    @Test func aClassThatIsNotInTheCodeIsWarnedOf() throws {
        let segue = #"kind="presentation" customClass="MissingSegue" identifier="next""#
        try app.run(Self.scenes(segue)) { controller in
            controller.performSegue(withIdentifier: "next", sender: nil)
            #expect(RecordingSegue.log == ["prepare UIStoryboardSegue next"])
            #expect(controller.presentedViewController?.title == "Far")
            #expect(
                app.host.warnings == [
                    "Main.storyboard: the segue class MissingSegue is not in the code; the segue is plain."
                ])
        }
    }

    @Test func aSegueOfCodePerformsItsHandler() throws {
        try app.run(Self.scenes(#"kind="show""#)) { controller in
            var isPerformed = false
            UIStoryboardSegue(identifier: "x", source: controller, destination: UIViewController()) {
                isPerformed = true
            }.perform()
            #expect(isPerformed)
        }
    }
}

/// A segue that records what happens to it. One that is named “plain” shows the destination as UIKit does.
final class RecordingSegue: UIStoryboardSegue {
    static var log: [String] = []

    override func perform() {
        Self.log.append("perform \(destination.title ?? "")")
        if identifier == "plain" { super.perform() }
    }
}

/// A controller that records the segues that it prepares.
final class SegueSource: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        RecordingSegue.log.append("prepare \(type(of: segue)) \(segue.identifier ?? "")")
    }
}
