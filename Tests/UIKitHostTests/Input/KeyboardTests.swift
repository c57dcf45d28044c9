import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// The keyboard on the screen, and its notifications.
@MainActor @Suite struct KeyboardTests {
    /// A page with a field, a text view, and a bar above the keyboard.
    private final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        let text = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 60))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.addSubview(text)
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 100),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let page = Page()
    private let log = Log()

    init() {
        host.showsKeyboard = true
        host.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        host.install(page)
    }

    private func isFirst(_ responder: UIResponder) -> Bool {
        host.withCurrent { responder.isFirstResponder }
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// Records the notifications of the keyboard, with the height of its rectangle on the screen.
    private func observe() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        host.withCurrent {
            for name in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    message in
                    let end = message.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let shown = 844 - (end?.minY ?? 0)
                    let name = message.name.rawValue.dropFirst(10).dropLast(12)
                    MainActor.assumeIsolated { log("\(name) \(Int(shown))") }
                }
            }
        }
    }

    @Test func codeIsToldOfTheKeyboardInOrder() {
        observe()
        host.withCurrent { page.field.becomeFirstResponder() }
        #expect(log.entries == ["WillChangeFrame 336", "WillShow 336"])
        run(1)
        #expect(log.entries.suffix(2) == ["DidChangeFrame 336", "DidShow 336"])
        log.entries = []
        host.withCurrent { page.field.resignFirstResponder() }
        run(1)
        #expect(log.entries == ["WillChangeFrame 0", "WillHide 0", "DidChangeFrame 0", "DidHide 0"])
    }

    /// The values of a notification.
    @MainActor private final class Observer {
        var values: [AnyHashable: Any] = [:]
    }

    @Test func theNotificationHoldsDurationAndCurve() throws {
        let observer = Observer()
        host.withCurrent {
            _ = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { message in
                nonisolated(unsafe) let values = message.userInfo ?? [:]
                MainActor.assumeIsolated { observer.values = values }
            }
            page.field.becomeFirstResponder()
        }
        let values = observer.values
        #expect(values[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(values[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(values[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        #expect(
            values[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                == CGRect(x: 0, y: 844, width: 390, height: 336))
        #expect(
            values[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                == CGRect(x: 0, y: 508, width: 390, height: 336))
    }

    @Test func theGuideFollowsTheKeyboard() throws {
        #expect(page.bar.frame.maxY == 810)
        host.withCurrent { page.field.becomeFirstResponder() }
        #expect(page.bar.frame.maxY == 508)
        run(0.1)
        let middle = host.withCurrent { page.bar.layer.presentation()?.position.y ?? 0 }
        #expect(middle > 508 - 25 && middle < 810 - 25)
        run(1)
        host.withCurrent { _ = page.view.endEditing(true) }
        #expect(page.bar.frame.maxY == 810)
    }

    @Test func theKeyboardStaysWhereAnotherTextIsEdited() {
        host.withCurrent { page.field.becomeFirstResponder() }
        run(1)
        observe()
        host.withCurrent { page.text.becomeFirstResponder() }
        run(1)
        #expect(log.entries.isEmpty && isFirst(page.text))
    }

    @Test func digitsHaveALowerKeyboard() {
        observe()
        page.field.keyboardType = .numberPad
        host.withCurrent { page.field.becomeFirstResponder() }
        #expect(log.entries.last == "WillShow 291")
    }

    @Test func ownViewsStandInPlaceOfTheKeysAndAboveThem() throws {
        observe()
        let (picker, tools) = host.withCurrent { (UIPickerView(), UIToolbar()) }
        host.withCurrent {
            tools.sizeToFit()
            page.field.inputView = picker
            page.field.inputAccessoryView = tools
            page.field.becomeFirstResponder()
        }
        #expect(log.entries.last == "WillShow \(216 + 34 + Int(tools.bounds.height))")
        run(1)
        #expect(picker.window != nil && tools.superview === picker.superview)
        let place = host.withCurrent { tools.convert(CGPoint.zero, to: nil) }
        #expect(place.y == 844 - 34 - 216 - tools.bounds.height && tools.bounds.width == 390)
        host.withCurrent { page.field.resignFirstResponder() }
        run(1)
        #expect(picker.window == nil && tools.window == nil)
    }

    @Test func touchesOnTheKeyboardReachNothingBelow() {
        let below = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
        host.withCurrent {
            page.view.addSubview(below)
            page.field.becomeFirstResponder()
        }
        run(1)
        host.withCurrent {
            #expect(host.window.hitTest(CGPoint(x: 100, y: 720), with: nil) !== below)
            #expect(host.window.hitTest(CGPoint(x: 30, y: 110), with: nil) === page.field)
        }
    }

    @Test func theKeyboardLeavesWithItsController() {
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        host.withCurrent { page.text.becomeFirstResponder() }
        run(1)
        observe()
        host.withCurrent { page.present(next, animated: true) }
        run(1)
        #expect(log.entries.contains("WillHide 0") && !isFirst(page.text))
    }

    /// A page with a bar that is always at the lower edge, or above the keyboard.
    private final class Chat: UIViewController {
        let entry = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test func aControllersBarStaysAtTheEdgeWithoutTheKeyboard() {
        let chat = Chat()
        host.withCurrent { chat.bar.addSubview(chat.entry) }
        host.install(chat)
        run(1)
        func top() -> CGFloat { host.withCurrent { chat.bar.convert(CGPoint.zero, to: nil).y } }
        #expect(isFirst(chat) && top() == 844 - 50)
        host.withCurrent { chat.entry.becomeFirstResponder() }
        run(1)
        #expect(isFirst(chat.entry) && top() == 844 - 336 - 50)
        host.withCurrent { chat.entry.resignFirstResponder() }
        run(1)
        #expect(isFirst(chat) && top() == 844 - 50)
    }

    @Test func aHostWithoutAKeyboardShowsNone() {
        host.showsKeyboard = false
        observe()
        host.withCurrent { page.field.becomeFirstResponder() }
        run(1)
        #expect(log.entries.isEmpty && isFirst(page.field) && host.window.subviews == [page.view])
    }
}
