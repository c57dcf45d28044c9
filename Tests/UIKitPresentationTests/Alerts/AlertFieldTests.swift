import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// The text fields of alerts, with the keyboard.
@MainActor @Suite struct AlertFieldTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let root = UIViewController()
    private let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)

    init() {
        host.showsKeyboard = true
        host.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        host.install(root)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    /// The number of the field that is edited; nil for none.
    private var edited: Int? {
        host.withCurrent { alert.textFields?.firstIndex { $0.isFirstResponder } }
    }

    private var cardMiddle: CGFloat {
        host.withCurrent { alert.view.subviews[0].center.y }
    }

    /// Presents the alert, and returns the field that is edited when the completion is called.
    private func present(animated: Bool) -> Int? {
        var editedAtEnd: Int?
        host.withCurrent {
            root.present(alert, animated: animated) {
                editedAtEnd = alert.textFields?.firstIndex { $0.isFirstResponder }
            }
        }
        run(1.5)
        return editedAtEnd
    }

    @Test(arguments: [true, false]) func theFirstFieldIsEditedAndTakesTypedText(animated: Bool) {
        #expect(present(animated: animated) == 0 && edited == 0)
        host.inputScript = [.type("Ann", time: 1.6)]
        run(1)
        #expect(host.withCurrent { alert.textFields?.map(\.text) } == ["Ann", ""])
    }

    @Test func theAlertMovesToTheMiddleOfTheRoomAboveTheKeyboardAndBack() throws {
        host.showsKeyboard = false
        _ = present(animated: true)
        let before = cardMiddle
        host.withCurrent { _ = alert.view.endEditing(true) }
        host.showsKeyboard = true
        host.withCurrent { _ = alert.textFields?[1].becomeFirstResponder() }
        run(0.1)
        let after = cardMiddle
        // The keyboard is 336 points high, of which 34 are outside the safe area.
        #expect([before - 336 / 2, before - (336 - 34) / 2].contains(after))
        let shown = host.withCurrent { alert.view.subviews[0].layer.presentation()?.position.y ?? 0 }
        #expect(shown < before - 1 && shown > after + 1)
        host.withCurrent { _ = alert.view.endEditing(true) }
        run(1)
        #expect(cardMiddle == before)
    }

    @Test func aFieldThatCodeChoseStaysEdited() {
        host.withCurrent { root.present(alert, animated: true) }
        run(0.1)
        host.withCurrent { _ = alert.textFields?[1].becomeFirstResponder() }
        run(1)
        #expect(edited == 1)
    }

    @Test func theAlertAppearsInTheRoomAboveTheKeyboardThatComesAlong() {
        host.withCurrent { root.present(alert, animated: true) }
        run(0.05)
        #expect(edited == 0)
        let (early, shown) = host.withCurrent {
            let layer = alert.view.subviews[0].layer
            return (layer.position.y, (layer.presentation() ?? layer).position.y)
        }
        run(1.5)
        #expect(early == cardMiddle && shown == cardMiddle && cardMiddle < 350)
    }

    @Test(arguments: [nil, "Delete"] as [String?]) func theReturnKeyLeadsToTheNextFieldAndThenPressesAButton(
        preferred: String?
    ) {
        let form = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        for (title, style) in [
            ("Delete", UIAlertAction.Style.destructive), ("Save", .default), ("Cancel", .cancel),
        ] {
            form.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        form.preferredAction = form.actions.first { $0.title == preferred }
        host.withCurrent {
            form.addTextField()
            form.addTextField()
            root.present(form, animated: true)
        }
        run(1)
        host.inputScript = [.type("Ann\nBo\n", time: 1.1)]
        run(4)
        #expect(host.withCurrent { form.textFields?.map(\.text) } == ["Ann", "Bo"])
        #expect(chosen == [preferred ?? "Save"] && root.presentedViewController == nil)
    }

    @Test func theReturnKeyPressesNoDisabledButton() {
        _ = present(animated: true)
        host.withCurrent {
            alert.actions[0].isEnabled = false
            _ = alert.textFields?[1].becomeFirstResponder()
        }
        host.inputScript = [.type("\n", time: 1.6)]
        run(1)
        #expect(root.presentedViewController === alert && edited == 1)
    }
}
