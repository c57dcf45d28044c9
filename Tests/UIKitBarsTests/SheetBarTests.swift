import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct SheetBarTests {
    /// Presents a stack, and returns the frame of its bar.
    private func bar(_ style: UIModalPresentationStyle, _ look: SystemLook = .iOS18) -> CGRect {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        host.look = look
        let root = UIViewController()
        host.install(root)
        let stack = host.withCurrent {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.modalPresentationStyle = style
            root.present(stack, animated: false)
            return stack
        }
        host.advance(by: 1.0 / 60)
        return stack.navigationBar.frame
    }

    @Test func barsInSheetsAreHigher() {
        #expect(bar(.pageSheet) == CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(bar(.fullScreen).height == 44)
        #expect(bar(.pageSheet, .iOS26).height != 56)
    }
}
