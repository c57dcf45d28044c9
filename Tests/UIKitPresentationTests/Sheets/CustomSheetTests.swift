import Testing
import UIKitHost

/// Sheets that the code of an app makes itself, for controllers with a style of its own.
@MainActor @Suite struct CustomSheetTests {
    /// The delegate that makes the sheet.
    private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let sheet = UISheetPresentationController(
                presentedViewController: presented, presenting: presenting)
            sheet.detents = [.large(), .custom { _ in 200 }]
            return sheet
        }
    }

    private let host = SceneHost(size: CGSize(width: 375, height: 667))
    private let root = UIViewController()

    @Test func aSheetOfATransitioningDelegateLeavesTheRestDimmed() {
        host.install(root)
        let (page, maker) = (UIViewController(), Maker())
        (page.transitioningDelegate, page.modalPresentationStyle) = (maker, .custom)
        host.withCurrent { root.present(page, animated: false) }
        host.advance(by: 1.0 / 60)
        #expect(page.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200), "the smallest height")
        #expect(page.view.layer.cornerRadius == 10 && root.view.window === host.window)
        let veil = page.view.superview?.subviews.first
        #expect(veil?.backgroundColor == UIColor(white: 0, alpha: 0.2) && veil?.alpha == 1)
        host.withCurrent { page.sheetPresentationController?.selectedDetentIdentifier = .large }
        #expect(page.view.frame == CGRect(x: 0, y: 10, width: 375, height: 657))
    }
}
