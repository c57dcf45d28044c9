import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIControlTests {
    @MainActor private final class Receiver: NSObject {
        var calls: [String] = []
        func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
        func changed() { calls.append("changed") }
    }

    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    @Test func aScriptedTapSendsTheActionsInOrder() {
        let screen = TouchScreen([.tap(at: CGPoint(x: 150, y: 120), time: 0.1)])
        let (receiver, log) = (Receiver(), Log())
        screen.root.addSubview(button)
        button.tag = 7
        button.addTarget(receiver, action: Selector(Receiver.tapped(_:)), for: .touchUpInside)
        button.addAction(UIAction { _ in log("down") }, for: .touchDown)
        button.addAction(UIAction { _ in log("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log("primary") }, for: .primaryActionTriggered)
        screen.run(0.15)
        #expect(button.isHighlighted && button.isTracking)
        screen.run(0.2)
        #expect(log.entries == ["down", "up", "primary"])
        #expect(receiver.calls == ["tapped 7"])
        #expect(!button.isHighlighted && screen.root.log.entries.isEmpty)
    }

    @Test func aFingerThatLeavesTapsOutside() {
        let path = [CGPoint(x: 150, y: 120), CGPoint(x: 150, y: 400)]
        let screen = TouchScreen([.pan(along: path, from: 0.1, to: 0.5)])
        let log = Log()
        screen.root.addSubview(button)
        button.addAction(UIAction { _ in log("inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log("exit") }, for: .touchDragExit)
        button.addAction(UIAction { _ in log("outside") }, for: .touchUpOutside)
        screen.run(0.6)
        #expect(log.entries == ["exit", "outside"])
    }

    @Test func aButtonOutweighsATapRecognizerBehindIt() {
        let screen = TouchScreen([
            .tap(at: CGPoint(x: 150, y: 120), time: 0.1), .tap(at: CGPoint(x: 20, y: 20), time: 0.6),
        ])
        let log = Log()
        screen.root.addSubview(button)
        button.addAction(UIAction { _ in log("button") }, for: .touchUpInside)
        screen.root.addGestureRecognizer(UITapGestureRecognizer { _ in log("behind") })
        screen.run(0.4)
        #expect(log.entries == ["button"])
        screen.run(0.5)
        #expect(log.entries == ["button", "behind"])
    }

    @Test func aDisabledControlDoesNotRespond() {
        let screen = TouchScreen([.tap(at: CGPoint(x: 150, y: 120), time: 0.1)])
        let log = Log()
        screen.root.addSubview(button)
        button.addAction(UIAction { _ in log("up") }, for: .allEvents)
        button.isEnabled = false
        screen.run(0.4)
        #expect(log.entries.isEmpty)
    }

    @Test func actionsAreSentByCodeAndRemoved() {
        let receiver = Receiver()
        let control = UIControl(frame: .zero)
        control.addTarget(receiver, action: Selector(Receiver.changed), for: [.valueChanged, .touchUpInside])
        #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
        control.sendActions(for: .valueChanged)
        control.removeTarget(receiver, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == ["changed", "changed"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test func anActionReplacesTheOneOfItsName() {
        let log = Log()
        let control = UIControl(frame: .zero)
        for name in ["old", "new"] {
            control.addAction(
                UIAction(identifier: .init("one")) { _ in log(name) }, for: .primaryActionTriggered)
        }
        control.sendActions(for: .primaryActionTriggered)
        #expect(log.entries == ["new"])
    }
}
