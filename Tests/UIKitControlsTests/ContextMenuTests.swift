import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// Menus that a long press on a view opens.
@MainActor @Suite struct ContextMenuTests {
    private final class Card: UIView, UIContextMenuInteractionDelegate {
        let log = Log()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil as (any NSCopying)?, previewProvider: nil) { [log] _ in
                UIMenu(children: [UIAction(title: "Share") { _ in log("share") }])
            }
        }
    }

    @Test func aLongPressOpensTheMenuBesideTheView() {
        let screen = TouchScreen()
        let card = Card(frame: CGRect(x: 60, y: 100, width: 200, height: 100))
        screen.host.withCurrent {
            card.backgroundColor = .systemBlue
            card.addInteraction(UIContextMenuInteraction(delegate: card))
            screen.root.addSubview(card)
        }
        screen.host.inputScript = [.longPress(at: CGPoint(x: 160, y: 150), from: 0.1, to: 0.9)]
        screen.run(0.5)
        #expect(!PageText.all(of: screen.host.picture()).map(\.string).contains("Share"))
        screen.run(1)
        #expect(PageText.all(of: screen.host.picture()).map(\.string).contains("Share"))
        screen.host.inputScript = [.tap(at: CGPoint(x: 160, y: 230), time: 1.6)]
        screen.run(1)
        #expect(card.log.entries == ["share"])
        #expect(!PageText.all(of: screen.host.picture()).map(\.string).contains("Share"))
        #expect(screen.host.failure == nil)
    }
}
