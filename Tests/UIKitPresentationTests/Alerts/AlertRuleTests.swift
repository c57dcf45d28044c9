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

    /// Apps color the buttons by the tint of the alert's view, before or after they present it.
    @Test func buttonsHaveTheTintOfTheAlertsView() {
        func colors() -> [Color] {
            run(0.1)
            return host.picture().texts.dropFirst().map(\.color)
        }
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        host.withCurrent {
            alert.view.tintColor = .purple
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
            root.present(alert, animated: false)
        }
        #expect(colors() == [UIColor.purple, .systemRed].map(\.color))
        host.withCurrent { alert.view.tintColor = .green }
        #expect(colors() == [UIColor.green, .systemRed].map(\.color))
    }

    /// An action sheet of a tablet with a button that it belongs to, where there is one.
    private func presentOnTablet(
        hasElement: Bool, chosen: @escaping (String) -> Void = { _ in }
    ) -> (SceneHost, UIViewController, UIAlertController) {
        let (host, root) = (SceneHost(size: CGSize(width: 768, height: 1024)), UIViewController())
        host.install(root)
        return host.withCurrent {
            let button = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 30))
            root.view.addSubview(button)
            let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
            for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
            }
            if hasElement { sheet.popoverPresentationController?.sourceView = button }
            root.present(sheet, animated: false)
            return (host, root, sheet)
        }
    }

    @Test func onATabletAnActionSheetStandsBesideItsElement() {
        var chosen: [String] = []
        let (host, root, sheet) = presentOnTablet(hasElement: true) { chosen.append($0) }
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        #expect(frame.minX == 10 && frame.minY == 130 && frame.width == 304 && frame.height < 200)
        #expect(host.picture().texts.map(\.string) == ["Title", "Copy"] && host.failure == nil)
        host.inputScript = [.tap(at: CGPoint(x: 600, y: 900), time: host.context.clock.time + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    }

    @Test func onATabletAnActionSheetNeedsAnElement() {
        let (host, _, _) = presentOnTablet(hasElement: false)
        #expect(
            host.failure?.message.hasPrefix("The popover of UIAlertController needs an element") == true)
    }
}
