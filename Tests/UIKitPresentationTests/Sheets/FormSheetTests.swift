import Testing
import UIKitHost

/// Form sheets in the window of an iPad.
@MainActor @Suite struct FormSheetTests {
    private func frame(
        _ look: SystemLook, _ change: (UIViewController) -> Void = { _ in }
    ) -> CGRect {
        let host = SceneHost(size: CGSize(width: 820, height: 1180), scale: 2)
        host.look = look
        let root = UIViewController()
        host.install(root)
        return host.withCurrent {
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .formSheet
            change(sheet)
            root.present(sheet, animated: false)
            host.advance(by: 0.5)
            return sheet.view.convert(sheet.view.bounds, to: nil)
        }
    }

    @Test func aFormSheetIsACardInTheMiddle() {
        #expect(frame(.iOS18) == CGRect(x: 140, y: 280, width: 540, height: 620))
        #expect(frame(.iOS26) == CGRect(x: 120, y: 260, width: 580, height: 650))
    }

    @Test func aLowerDetentKeepsTheLowerEdge() {
        let low = frame(.iOS26) { $0.sheetPresentationController?.detents = [.custom { _ in 343 }] }
        #expect(low == CGRect(x: 120, y: 567, width: 580, height: 343))
    }

    @Test func thePreferredSizeOfTheContentIsThatOfTheCard() {
        let card = frame(.iOS18) { $0.preferredContentSize = CGSize(width: 300, height: 200) }
        #expect(card == CGRect(x: 260, y: 490, width: 300, height: 200))
    }
}
