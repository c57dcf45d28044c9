import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIAlertControllerTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()

    init() {
        host.install(root)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func alert(_ style: UIAlertController.Style, _ chosen: @escaping (String) -> Void)
        -> UIAlertController
    {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (title, kind) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: kind) { chosen($0.title ?? "") })
        }
        host.withCurrent { root.present(alert, animated: true) }
        run(0.6)
        return alert
    }

    @Test func anAlertIsInTheMiddleWithTheCancelButtonAtTheLeft() throws {
        _ = alert(.alert) { _ in }
        let texts = host.picture().texts
        #expect(texts.map(\.string) == ["Title", "Message", "Cancel", "Delete"])
        #expect(texts[0].font.isBold && texts[3].color == UIColor.systemRed.color)
    }

    @Test func aTapOnAButtonDismissesItAndCallsItsHandler() {
        var chosen: [String] = []
        let alert = alert(.alert) { chosen.append($0) }
        // The buttons are 135 points wide, at both sides of the middle, in the lowest 44 points of the box.
        let bottom = alert.view.subviews[0].frame.maxY
        host.inputScript = [.tap(at: CGPoint(x: 160 + 60, y: bottom - 22), time: 0.7)]
        run(1)
        #expect(chosen == ["Delete"] && root.presentedViewController == nil)
    }

    @Test func anActionSheetIsAtTheBottomWithTheCancelButtonLast() {
        let sheet = alert(.actionSheet) { _ in }
        #expect(host.picture().texts.map(\.string) == ["Title", "Message", "Delete", "Cancel"])
        #expect(sheet.view.subviews[0].frame.maxY == 560)
    }
}
