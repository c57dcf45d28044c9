import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Changes of an alert that is on the screen.
@MainActor @Suite struct AlertChangeTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let alert = UIAlertController(title: "Loading", message: "0 %", preferredStyle: .alert)

    init() {
        host.install(root)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func present(_ titles: String..., handler: @escaping (String) -> Void = { _ in }) {
        for title in titles {
            alert.addAction(UIAlertAction(title: title, style: .default) { handler($0.title ?? "") })
        }
        host.withCurrent { root.present(alert, animated: false) }
        run(0.1)
    }

    @Test func newTextsAreShownAtOnceInACardOfTheirHeight() {
        present("Stop")
        let before = host.withCurrent { alert.view.subviews[0].bounds.height }
        host.withCurrent { (alert.title, alert.message) = ("Loaded", "50 %\nof all\nfiles") }
        run(0.1)
        #expect(host.picture().texts.map(\.string) == ["Loaded", "50 %\nof all\nfiles", "Stop"])
        #expect(host.withCurrent { alert.view.subviews[0].bounds.height } > before + 20)
    }

    @Test func textsMayBeTakenAwayOneAfterTheOther() {
        present("Stop")
        host.withCurrent {
            alert.title = nil
            alert.message = nil
        }
        run(0.1)
        #expect(host.failure == nil && host.picture().texts.map(\.string) == ["Stop"])
    }

    @Test func aDisabledActionIsGrayAndTakesTapsOnceItIsEnabled() {
        var chosen: [String] = []
        present("OK") { chosen.append($0) }
        let button = host.withCurrent {
            CGPoint(x: 160, y: alert.view.subviews[0].frame.maxY - 22)
        }
        host.withCurrent { alert.actions[0].isEnabled = false }
        host.inputScript = [.tap(at: button, time: 0.2), .tap(at: button, time: 1)]
        run(0.6)
        #expect(host.picture().texts.last?.color == UIColor.systemGray.color)
        #expect(chosen.isEmpty && root.presentedViewController === alert)
        host.withCurrent { alert.actions[0].isEnabled = true }
        run(1)
        #expect(chosen == ["OK"] && root.presentedViewController == nil)
    }

    @Test func thePreferredActionIsBoldFromItsChoiceOn() {
        present("Left", "Right")
        #expect(host.picture().texts.suffix(2).map(\.font.isBold) == [false, false])
        host.withCurrent { alert.preferredAction = alert.actions[1] }
        #expect(host.picture().texts.suffix(2).map(\.font.isBold) == [false, true])
    }

    @Test func aFieldIsEditedFurtherAfterAChange() throws {
        alert.addTextField()
        present("OK")
        let field = try #require(alert.textFields?.first)
        host.withCurrent {
            field.becomeFirstResponder()
            alert.message = "more"
            alert.actions[0].isEnabled = false
        }
        #expect(host.withCurrent { field.isFirstResponder && field.superview === alert.view.subviews[0] })
    }
}
