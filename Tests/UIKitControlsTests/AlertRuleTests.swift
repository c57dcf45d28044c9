import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Each misuse of an alert, for which a device raises an exception, is answered by a sentence.
@MainActor @Suite struct AlertRuleTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()

    init() { host.install(root) }

    private func failure(_ mistake: () -> Void) -> String {
        host.withCurrent(mistake)
        return host.failure?.message ?? "no failure"
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    @Test func anAlertHasOneActionThatCancels() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let message = failure {
            for title in ["No", "Never"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
        }
        #expect(
            message
                == "UIAlertController “Sure?”: it can have one action of style cancel, but “Never” is a second "
                + "one.")
        #expect(alert.actions.map(\.title) == ["No"])
    }

    @Test func anActionSheetHasNoTextFields() {
        let sheet = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
        let message = failure { sheet.addTextField() }
        #expect(
            message == "UIAlertController “Name”: an action sheet has no text fields: use the style alert.")
        #expect(sheet.textFields == nil)
    }

    @Test func aPreferredActionIsOneOfTheActions() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let message = failure { alert.preferredAction = UIAlertAction(title: "Yes", style: .default) }
        #expect(message.hasSuffix("preferredAction “Yes” is not one of its actions: call addAction first."))
    }

    @Test func anAlertNeedsSomethingToShow() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let message = failure { root.present(alert, animated: false) }
        #expect(message.hasSuffix("it must have a title, a message or an action to show."))
    }

    @Test func anAlertWhoseViewIsLoadedEarlyShowsWhatIsAddedLater() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        host.withCurrent {
            alert.view.tintColor = .red
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            root.present(alert, animated: false)
        }
        run(0.1)
        #expect(host.picture().texts.map(\.string) == ["Sure?", "Yes"])
        host.withCurrent { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
        run(0.1)
        #expect(host.picture().texts.map(\.string) == ["Sure?", "No", "Yes"] && host.failure == nil)
    }
}
