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

    @Test func anActionSheetIsAtTheBottomWithTheCancelButtonInItsOwnPanel() {
        let sheet = alert(.actionSheet) { _ in }
        #expect(host.picture().texts.map(\.string) == ["Title", "Message", "Delete", "Cancel"])
        let panels = sheet.view.subviews.map(\.frame)
        #expect(panels[1] == CGRect(x: 8, y: 560 - 57, width: 304, height: 57))
        #expect(panels[0].maxY == panels[1].minY - 8)
    }

    @Test func theCancelButtonInItsOwnPanelCallsItsHandler() {
        var chosen: [String] = []
        _ = alert(.actionSheet) { chosen.append($0) }
        host.inputScript = [.tap(at: CGPoint(x: 160, y: 530), time: 0.7)]
        run(1)
        #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    }

    /// A sheet without texts begins with its buttons; in iOS 26 it is 5 * 48 + 4 * 8 + 2 * 16 points high.
    @Test func anActionSheetWithoutTextsHasNoRoomForThem() {
        func panels(_ look: SystemLook) -> [CGFloat] {
            let host = SceneHost(size: CGSize(width: 375, height: 667))
            host.look = look
            let root = UIViewController()
            host.install(root)
            return host.withCurrent {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                for title in ["Copy", "Share", "Favorite", "Delete"] {
                    sheet.addAction(UIAlertAction(title: title, style: .default))
                }
                sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                root.present(sheet, animated: false)
                return sheet.view.subviews.map(\.bounds.height)
            }
        }
        #expect(panels(.iOS18) == [228, 57])
        #expect(panels(.iOS26) == [304])
    }

    @Test func theWindowBehindAnActionSheetDimsAllOverWhileTheSheetRises() throws {
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        host.withCurrent { root.present(sheet, animated: true) }
        run(0.1)
        try host.withCurrent {
            let container = try #require(sheet.presentationController?.containerView)
            let veil = container.subviews[0]
            #expect(veil !== sheet.view && veil.frame == container.bounds)
            let opacity = try #require(veil.layer.presentation()).opacity
            #expect(opacity > 0.05 && opacity < 0.95)
            #expect(sheet.view.backgroundColor == nil)
        }
        run(0.6)
        host.withCurrent {
            #expect(sheet.presentationController?.containerView?.subviews[0].alpha == 1)
            sheet.dismiss(animated: true)
        }
        run(0.7)
        #expect(root.presentedViewController == nil)
    }

    /// Two panels of 57 points, 8 points apart and above the lower edge, slide by 130 points.
    @Test func anActionSheetSlidesByItsOwnHeight() throws {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        host.withCurrent { root.present(sheet, animated: true) }
        func shift() throws -> CGFloat {
            try host.withCurrent { try #require(sheet.view.layer.presentation()).frame.minY }
        }
        run(2.0 / 60)
        let early = try shift()
        #expect(early > 90 && early <= 130)
        run(0.6)
        #expect(try shift() == 0)
        host.withCurrent { sheet.dismiss(animated: true) }
        run(0.2)
        let late = try shift()
        #expect(late > 40 && late <= 130)
    }

    private func sheetOfIOS26(
        _ host: SceneHost, _ chosen: @escaping (String) -> Void,
        _ prepare: (UIViewController, UIAlertController) -> Void
    ) -> UIAlertController {
        host.look = .iOS26
        let root = UIViewController()
        host.install(root)
        let sheet = host.withCurrent {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            for (title, kind) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: kind) { chosen($0.title ?? "") })
            }
            prepare(root, sheet)
            root.present(sheet, animated: true)
            return sheet
        }
        for _ in 0..<40 { host.advance(by: 1.0 / 60) }
        return sheet
    }

    @Test func anActionSheetOfIOS26IsOverItsElementWithoutAButtonThatCancels() throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852))
        var chosen: [String] = []
        let sheet = sheetOfIOS26(host, { chosen.append($0) }) { root, sheet in
            let button = UIView(frame: CGRect(x: 200, y: 600, width: 80, height: 40))
            root.view.addSubview(button)
            sheet.popoverPresentationController?.sourceView = button
        }
        #expect(host.picture().texts.map(\.string) == ["Delete"])
        let frame = try #require(host.withCurrent { sheet.presentationController?.presentedView?.frame })
        // 48 points of the button and 16 at each end, around the middle of the element.
        #expect(frame == CGRect(x: 86, y: 580, width: 288, height: 80))
        host.inputScript = [.tap(at: CGPoint(x: 200, y: 100), time: 0.7)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(chosen == ["Cancel"])
    }

    @Test func anActionSheetOfIOS26WithoutAnElementIsInTheMiddle() throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852))
        let sheet = sheetOfIOS26(host, { _ in }) { _, _ in }
        #expect(host.failure == nil)
        #expect(host.picture().texts.map(\.string) == ["Delete", "Cancel"])
        let panel = try #require(sheet.view.subviews.first)
        #expect(panel.center == CGPoint(x: 196.5, y: 426) && panel.bounds.width == 288)
    }

    /// An alert in an environment of large texts.
    private final class LargeAlert: UIAlertController {
        override var traitCollection: UITraitCollection {
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        }
    }

    @Test func textsAndButtonsGrowWithTheSizeOfTexts() {
        let host = SceneHost(size: CGSize(width: 375, height: 667))
        host.look = .iOS26
        let root = UIViewController()
        host.install(root)
        let alert = host.withCurrent {
            let alert = LargeAlert(title: "Save?", message: "Now", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            return alert
        }
        let labels = host.withCurrent { alert.view.subviews[0].subviews.compactMap { $0 as? UILabel } }
        #expect(labels.map(\.font.pointSize) == [33, 30, 33])
        #expect(abs((labels.last?.bounds.height ?? 0) - 63.5) < 0.5)
    }

    @Test func anAlertHasTheSizesOfTextsOfTheWindowThatShowsIt() {
        let alert = host.withCurrent {
            root.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            let alert = UIAlertController(title: "Save?", message: "Now", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            return alert
        }
        let labels = host.withCurrent { alert.view.subviews[0].subviews.compactMap { $0 as? UILabel } }
        #expect(labels.last?.font.pointSize == 33)
    }

    @Test func aPresentedControllerHasTheStyleOfItsPresenterWhileItsViewLoads() {
        final class Page: UIViewController {
            var style = UIUserInterfaceStyle.unspecified
            override func viewDidLoad() {
                super.viewDidLoad()
                style = traitCollection.userInterfaceStyle
            }
        }
        let page = Page()
        host.withCurrent {
            root.view.window?.overrideUserInterfaceStyle = .dark
            root.present(page, animated: false)
        }
        #expect(page.style == .dark)
    }
}
