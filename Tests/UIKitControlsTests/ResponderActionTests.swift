import Testing
import UIKitHost
import UIKitTestSupport

/// The receivers of actions, and which are removed.
@MainActor @Suite struct ResponderActionTests {
    private final class Strip: UIView {
        var calls: [String] = []
        func one() { calls.append("one") }
        func two() { calls.append("two") }
    }

    private let host = SceneHost(size: CGSize(width: 100, height: 100))
    private let strip = Strip(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        MethodTable.add("one") { (strip: Strip) in strip.one() }
        MethodTable.add("two") { (strip: Strip) in strip.two() }
    }

    private func run(_ body: () -> Void) {
        host.withCurrent {
            let controller = UIViewController()
            strip.addSubview(button)
            controller.view.addSubview(strip)
            host.install(controller)
            body()
        }
    }

    @Test func anActionWithoutATargetGoesToTheFirstResponderThatImplementsIt() {
        run {
            button.addTarget(nil, action: Selector("one"), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(strip.calls == ["one"])
            #expect(UIApplication.shared.sendAction(Selector("two"), to: nil, from: button, for: nil))
            #expect(strip.calls == ["one", "two"])
            #expect(button.target(forAction: Selector("one"), withSender: nil) as? UIView === strip)
        }
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func theChainTakesThePlaceOfATargetThatIsGone() {
        run {
            button.addTarget(NSObject(), action: Selector("one"), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(strip.calls == ["one"])
        }
    }

    @Test func anActionThatNobodyImplementsIsWarnedOf() {
        run {
            button.addTarget(nil, action: Selector("three"), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        }
        #expect(host.failure == nil)
        #expect(
            host.warnings == [
                "UIButton has no target for “three”, and no responder implements it; it has no effect."
            ])
    }

    @Test func typedTextEndsByAnActionWithoutATarget() {
        run {
            let field = UITextField(frame: .zero)
            strip.addSubview(field)
            #expect(field.becomeFirstResponder())
            UIApplication.shared.sendAction(
                Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            #expect(!field.isFirstResponder)
        }
        #expect(host.failure == nil && host.warnings.isEmpty)
    }

    @Test func oneActionOfATargetIsRemoved() {
        run {
            for name in ["one", "two", "one"] {
                button.addTarget(strip, action: Selector(name), for: .touchUpInside)
            }
            // An action that was added twice is sent once.
            #expect(button.actions(forTarget: strip, forControlEvent: .touchUpInside) == ["one", "two"])
            #expect(button.actions(forTarget: strip, forControlEvent: .touchDown) == nil)
            #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
            button.removeTarget(strip, action: Selector("one"), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(strip.calls == ["two"])
        }
    }

    @Test func oneActionOfARecognizerIsRemoved() {
        let tap = UITapGestureRecognizer(target: strip, action: Selector("one"))
        for name in ["two", "one"] { tap.addTarget(strip, action: Selector(name)) }
        tap.removeTarget(strip, action: Selector("two"))
        host.inputScript = [.tap(at: CGPoint(x: 30, y: 30), time: 0.1)]
        run { strip.addGestureRecognizer(tap) }
        for _ in 0..<20 { host.advance(by: 1.0 / 60) }
        #expect(strip.calls == ["one"])
    }
}
