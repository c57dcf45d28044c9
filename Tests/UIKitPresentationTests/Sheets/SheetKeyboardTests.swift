import Foundation
import Testing
import UIKitHost
import UIKitTestSupport

/// Sheets with the keyboard, which is 336 points high on a screen of 844 points, so that its upper edge is at
/// 508 points; 34 points of it are outside the safe area.
@MainActor @Suite struct SheetKeyboardTests {
    /// A page with a field, and a bar above the keyboard.
    private final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        let bar = UIView()
        var editsAtOnce = false

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.widthAnchor.constraint(equalToConstant: 100),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if editsAtOnce { field.becomeFirstResponder() }
        }
    }

    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let root = UIViewController()
    private let page = Page()

    init() {
        host.showsKeyboard = true
        host.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        host.install(root)
    }

    private func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { host.advance(by: 1.0 / 60) }
    }

    private func present(_ detent: UISheetPresentationController.Detent) {
        host.withCurrent {
            page.sheetPresentationController?.detents = [detent, .large()]
            root.present(page, animated: true)
        }
        run(1)
    }

    private var frame: CGRect { host.withCurrent { page.view.frame } }

    @Test func aMediumSheetMovesUpWithTheKeyboardAndBack() throws {
        present(.medium())
        let before = frame
        host.withCurrent { _ = page.field.becomeFirstResponder() }
        #expect(frame.minY == before.minY - (336 - 34) && frame.maxY == 844)
        run(0.1)
        let shown = host.withCurrent { page.view.layer.presentation()?.frame.minY ?? 0 }
        #expect(shown > frame.minY + 1 && shown < before.minY - 1)
        run(1)
        host.withCurrent { _ = page.view.endEditing(true) }
        run(1)
        #expect(frame == before)
    }

    @Test func theValueOfADetentBeginsAtTheKeyboard() {
        present(.custom { _ in 200 })
        #expect(isNear(frame.minY, 844 - 34 - 200))
        host.withCurrent { _ = page.field.becomeFirstResponder() }
        run(1)
        #expect(isNear(frame.minY, 508 - 200))
        // In the coordinates of the sheet the keyboard begins at its 200th point.
        #expect(isNear(host.withCurrent { page.bar.frame.maxY }, 200))
    }

    @Test func aHighSheetGrowsNoFurtherThanALargeOne() {
        present(.custom { _ in 600 })
        host.withCurrent { _ = page.field.becomeFirstResponder() }
        run(1)
        #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test func aSheetWhoseTextIsEditedAtOnceSlidesInAboveTheKeyboard() {
        page.editsAtOnce = true
        present(.custom { _ in 200 })
        #expect(isNear(frame.minY, 508 - 200) && host.withCurrent { page.field.isFirstResponder })
    }

    @Test func aTextBehindTheSheetLeavesItWhereItIs() {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        host.withCurrent { root.view.addSubview(field) }
        present(.custom { _ in 200 })
        host.withCurrent { _ = field.becomeFirstResponder() }
        run(1)
        #expect(isNear(frame.minY, 844 - 34 - 200))
    }

    @Test func aSheetLeavesTogetherWithTheKeyboard() {
        present(.medium())
        host.withCurrent { _ = page.field.becomeFirstResponder() }
        run(1)
        host.withCurrent { page.dismiss(animated: true) }
        run(1)
        #expect(root.presentedViewController == nil && host.window.subviews == [root.view])
    }
}
