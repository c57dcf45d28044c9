import Testing
import UIKitHost

/// A button of a bar as the sender of an action that declares another class.
@MainActor @Suite struct BarButtonSenderTests {
    private final class Receiver: NSObject {
        var calls: [String] = []

        @MainActor func go(_ sender: UIButton) {
            calls.append("\(sender.tag) \(sender.currentTitle ?? "")")
            sender.isEnabled = false
        }

        func slide(_ sender: UISlider) { calls.append("slide") }
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))
    private let receiver = Receiver()

    init() {
        MethodTable.add("go:") { (receiver: Receiver, sender: UIButton) in receiver.go(sender) }
        MethodTable.add("goIfAny:") { (receiver: Receiver, sender: UIButton?) in sender.map(receiver.go) }
        MethodTable.add("slide:") { (receiver: Receiver, sender: UISlider) in receiver.slide(sender) }
    }

    @Test(arguments: ["go:", "goIfAny:"]) func aButtonTakesItsPlace(_ name: String) {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: Selector(name))
        item.tag = 2
        host.withCurrent { item.perform() }
        #expect(receiver.calls == ["2 Go"] && host.failure == nil)
        // Changes that the method makes to the button are made to the item.
        #expect(!item.isEnabled)
    }

    @Test func anotherControlDoesNot() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: Selector("slide:"))
        host.withCurrent { item.perform() }
        #expect(receiver.calls.isEmpty && host.failure == nil && host.warnings.count == 1)
    }
}
