import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Menus over a selection.
@MainActor @Suite struct EditMenuTests {
    private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: [
                UIAction(title: "Copy") { [log] _ in log("copy") },
                UIAction(title: "Never", attributes: .hidden) { _ in },
                UIMenu(
                    options: .displayInline, children: [UIAction(title: "Share") { [log] _ in log("share") }]),
            ])
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log("ends")
        }
    }

    private final class Page: UIView {
        var calls: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("rename")
        }
    }

    private let screen = TouchScreen()
    private let log = Log()

    private func texts() -> [Text] { screen.host.picture().texts }

    private func tap(_ point: CGPoint) {
        let now = screen.host.withCurrent { CACurrentMediaTime() }
        screen.host.inputScript = [.tap(at: point, time: now + 0.1)]
        screen.run(1)
    }

    @Test func anInteractionShowsTheEntriesOfItsDelegateAboveThePoint() throws {
        let delegate = Delegate(log)
        let menu = UIEditMenuInteraction(delegate: delegate)
        screen.host.withCurrent {
            screen.root.addInteraction(menu)
            menu.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 160, y: 300)))
        }
        screen.run(0.5)
        #expect(texts().map(\.string) == ["Copy", "Share"])
        tap(CGPoint(x: 135, y: 300 - 9 - 22))
        #expect(log.entries == ["ends", "copy"] && texts().isEmpty)
        #expect(menu.location(in: screen.root) == CGPoint(x: 160, y: 300))
    }

    @Test func aTouchBesideTheMenuEndsIt() {
        let delegate = Delegate(log)
        let menu = UIEditMenuInteraction(delegate: delegate)
        screen.host.withCurrent {
            screen.root.addInteraction(menu)
            menu.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 160, y: 300)))
        }
        screen.run(0.5)
        tap(CGPoint(x: 160, y: 500))
        #expect(log.entries == ["ends"] && texts().isEmpty)
    }

    @Test func theMenuControllerShowsItsItems() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        screen.host.withCurrent {
            screen.root.addSubview(page)
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Rename", action: Selector("rename")),
                UIMenuItem(title: "Unknown", action: Selector("unknown")),
            ]
            menu.showMenu(from: page, rect: CGRect(x: 100, y: 200, width: 40, height: 20))
            #expect(menu.isMenuVisible && abs(menu.menuFrame.maxY - 191) < 0.01)
        }
        screen.run(0.5)
        #expect(texts().map(\.string) == ["Rename"] && screen.host.warnings.isEmpty)
        screen.host.withCurrent { UIMenuController.shared.hideMenu() }
        screen.run(0.5)
        #expect(texts().isEmpty)
    }
}
