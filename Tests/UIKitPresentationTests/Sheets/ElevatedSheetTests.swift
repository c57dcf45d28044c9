import Testing
import UIKitHost

/// The colors of sheets and popovers in dark interfaces, which are lighter than those below them.
@MainActor @Suite struct ElevatedSheetTests {
    private let host = SceneHost(size: CGSize(width: 375, height: 667))
    private let root = UIViewController()

    private func page(_ style: UIModalPresentationStyle, isDark: Bool) -> UIViewController {
        host.isDark = isDark
        host.install(root)
        let page = UIViewController()
        page.modalPresentationStyle = style
        host.withCurrent {
            page.view.backgroundColor = .systemBackground
            root.present(page, animated: false)
        }
        host.advance(by: 1.0 / 60)
        return page
    }

    private func level(of page: UIViewController) -> UIUserInterfaceLevel {
        host.withCurrent { page.view.traitCollection.userInterfaceLevel }
    }

    @Test func aDarkSheetIsLighterThanTheScreen() {
        let page = page(.pageSheet, isDark: true)
        #expect(level(of: page) == .elevated && level(of: root) == .base)
        let elevated = UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1)
        #expect(page.view.layer.backgroundColor == elevated.cgColor)
        host.withCurrent {
            let part = UIView()
            part.backgroundColor = .systemBackground
            page.view.addSubview(part)
            #expect(part.layer.backgroundColor == elevated.cgColor)
        }
    }

    @Test func aLightSheetIsWhite() {
        let page = page(.pageSheet, isDark: false)
        #expect(level(of: page) == .elevated)
        #expect(page.view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test(arguments: [false, true]) func inIOS26AFloatingSheetHasTheFillOfGlass(isDark: Bool) {
        host.look = .iOS26
        host.isDark = isDark
        host.install(root)
        let page = UIViewController()
        host.withCurrent {
            page.view.backgroundColor = .systemBackground
            page.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(page, animated: false)
        }
        host.advance(by: 1.0 / 60)
        let glass = UIColor(white: (isDark ? 57.0 : 245.0) / 255, alpha: 1)
        #expect(page.view.layer.backgroundColor == glass.cgColor)
        #expect(page.view.backgroundColor == .systemBackground)
        host.withCurrent { page.sheetPresentationController?.selectedDetentIdentifier = .large }
        let ground = isDark ? UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1) : .white
        #expect(page.view.layer.backgroundColor == ground.cgColor)
    }

    @Test func aDarkFullScreenIsAsBlackAsTheOneBelow() {
        let page = page(.fullScreen, isDark: true)
        #expect(level(of: page) == .base)
        #expect(page.view.layer.backgroundColor == UIColor.black.cgColor)
    }
}
