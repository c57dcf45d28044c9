import TestSupport
import Testing
import UIKitHost

@testable import UIKitStoryboards

/// Views in place of a storyboard that is not in the folder.
@MainActor @Suite struct StandInInterfaceTests {
    private final class Controller: UIViewController {
        var box: UIView!
        weak var label: UILabel?
        var buttons: [UIButton]!
        var drags = 0
        var taps = 0
        func drag(_ pan: UIPanGestureRecognizer) { drags += 1 }
        func reset() { taps += 1 }
    }

    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    init() {
        guard OutletTable.outlets(of: Controller()).isEmpty else { return }
        OutletTable.add("box", \Controller.box, isReference: false)
        OutletTable.add("label", \Controller.label, isReference: false)
        OutletTable.add("buttons", \Controller.buttons, isReference: false)
        OutletTable.addAction("drag:", of: Controller.self, sender: UIPanGestureRecognizer.self)
        OutletTable.addAction("reset", of: Controller.self, sender: Void.self)
        MethodTable.add("drag:") { (target: Controller, pan: UIPanGestureRecognizer) in target.drag(pan) }
        MethodTable.add("reset") { (target: Controller) in target.reset() }
    }

    @Test func eachOutletGetsAViewAndEachActionSomethingToTouch() throws {
        let controller = Controller()
        host.usesStandIns = true
        host.install(controller)
        let box = try #require(controller.box)
        #expect(box.superview === controller.view && box.bounds.size == CGSize(width: 70, height: 70))
        #expect(controller.label?.text == "Label" && controller.buttons.count == 3)
        #expect(host.warnings.count == 1 && host.failure == nil)
        let button = try #require(controller.buttons.first)
        let path = [box.center, CGPoint(x: box.center.x + 60, y: box.center.y)]
        host.inputScript = [
            .pan(along: path, from: 0.1, to: 0.4),
            .tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil), time: 0.6),
        ]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(controller.drags > 2 && controller.taps == 1)
    }

    @Test func aControllerWithAnOutletOfItsOwnIsLeftAlone() {
        let controller = Controller()
        controller.box = UIView()
        host.install(controller)
        #expect(controller.label == nil && host.warnings.isEmpty)
    }

    @Test func withoutStandInsAControllerWithOutletsNeedsItsStoryboard() {
        let controller = Controller()
        host.install(controller)
        #expect(controller.box == nil)
        #expect(host.failure?.message.hasPrefix("Controller needs its storyboard") == true)
        #expect(host.failure?.message.contains("box, label, buttons") == true)
        #expect(host.failure?.isAboutFile == true)
    }

    @Test func anUnknownSegueIsAFailure() {
        let controller = UIViewController()
        host.install(controller)
        host.withCurrent { controller.performSegue(withIdentifier: "detail", sender: nil) }
        #expect(host.failure?.message.contains("“detail”") == true)
    }

    @Test func aMissingXibIsAFailure() {
        host.withCurrent { #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty) }
        #expect(host.failure?.message.contains("“Cell”") == true)
        #expect(host.failure?.isAboutFile == true)
    }
}
