import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

/// The content that a long press lifts above the window, and the calls of the menu's delegate.
@MainActor @Suite struct MenuPreviewTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGreen
            preferredContentSize = CGSize(width: 200, height: 150)
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
            label.text = "Page"
            view.addSubview(label)
        }
    }

    private final class Card: UIView, UIContextMenuInteractionDelegate {
        let log = Log()
        var page: Page?
        var hasMenu = true
        var lifted: UITargetedPreview?
        var style = UIContextMenuInteractionCommitStyle.dismiss
        lazy var menu = UIContextMenuInteraction(delegate: self)

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("touched") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            log("menu at \(Int(location.x))")
            return UIContextMenuConfiguration(
                identifier: "card", previewProvider: page.map { page in { page } },
                actionProvider: { [log] _ in
                    UIMenu(children: [UIAction(title: "Share") { _ in log("share") }])
                })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log("highlight \(configuration.identifier)")
            return lifted
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log("dismiss")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log("commit \(animator.previewViewController === page)")
            animator.preferredCommitStyle = style
            animator.addCompletion { [log] in log("committed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("opens")
            animator?.addAnimations { [self] in alpha = 0.5 }
            animator?.addCompletion { [log] in log("opened") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("closes")
            animator?.addAnimations { [self] in alpha = 1 }
            animator?.addCompletion { [log] in log("closed") }
        }
    }

    private let screen = TouchScreen()
    private let card = Card(frame: CGRect(x: 60, y: 100, width: 200, height: 100))

    init() {
        screen.host.withCurrent {
            card.backgroundColor = .systemBlue
            card.addInteraction(card.menu)
            screen.root.addSubview(card)
        }
    }

    private func press() {
        let now = screen.host.context.clock.time
        screen.host.inputScript = [
            .longPress(at: CGPoint(x: 160, y: 150), from: now + 0.1, to: now + 0.9)
        ]
        screen.run(1.5)
    }

    private func tap(_ point: CGPoint) {
        screen.host.inputScript = [.tap(at: point, time: screen.host.context.clock.time + 0.1)]
        screen.run(0.8)
    }

    private var texts: [String] { PageText.all(of: screen.host.picture()).map(\.string) }

    @Test func theDelegateLearnsOfTheOpeningAndTheEnd() {
        press()
        #expect(card.log.entries == ["menu at 100", "highlight card", "opens", "opened"])
        #expect(card.alpha == 0.5 && card.menu.menuAppearance == .rich)
        card.log.entries = []
        tap(CGPoint(x: 20, y: 500))
        #expect(card.log.entries == ["dismiss", "closes", "closed"])
        #expect(card.alpha == 1 && card.menu.menuAppearance == .unknown && !texts.contains("Share"))
        #expect(screen.host.failure == nil)
    }

    /// Returns the filters of what lies behind layers.
    private static func backdrops(_ layer: Layer) -> [Backdrop] {
        layer.contents.compactMap { if case .backdrop(_, let backdrop) = $0 { backdrop } else { nil } }
            + layer.children.flatMap(backdrops)
    }

    @Test(arguments: [(SystemLook.iOS18, true), (.iOS26, false)])
    func theWindowIsBlurredBehindThePreviewUntilIOS18(_ look: SystemLook, _ isBlurred: Bool) {
        screen.host.look = look
        func isFound() -> Bool {
            screen.host.picture().layers.flatMap(Self.backdrops).contains(Backdrop(radius: 20))
        }
        press()
        #expect(isFound() == isBlurred)
        tap(CGPoint(x: 20, y: 500))
        #expect(!isFound())
    }

    @Test func aTapOnThePreviewPerformsItsAction() {
        card.style = .pop
        press()
        card.log.entries = []
        tap(CGPoint(x: 160, y: 150))
        #expect(card.log.entries == ["commit true", "dismiss", "closes", "committed", "closed"])
        #expect(screen.host.failure == nil)
    }

    @Test func aControllerIsShownInThePlaceOfTheView() throws {
        let page = Page()
        card.page = page
        press()
        #expect(texts.contains("Page") && texts.contains("Share"))
        let frame = page.view.convert(page.view.bounds, to: nil)
        #expect(isNear(frame.width, 200, within: 0.01) && isNear(frame.height, 150, within: 0.01))
        #expect(isNear(frame.midX, 160, within: 0.01) && isNear(frame.midY, 150, within: 0.01))
        card.log.entries = []
        tap(CGPoint(x: 160, y: 150))
        #expect(card.log.entries.first == "commit true")
        #expect(!texts.contains("Page") && page.view.window == nil)
        #expect(screen.host.failure == nil)
    }

    @Test func aPressWithoutAMenuReachesTheView() {
        card.hasMenu = false
        press()
        #expect(card.log.entries == ["touched"])
        #expect(!texts.contains("Share"))
    }

    @Test func aPreviewHasAPlaceOfItsOwn() throws {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        badge.text = "Badge"
        screen.host.withCurrent {
            let parameters = UIPreviewParameters()
            parameters.backgroundColor = .systemRed
            let target = UIPreviewTarget(container: screen.root, center: CGPoint(x: 100, y: 300))
            card.lifted = UITargetedPreview(view: badge, parameters: parameters, target: target)
        }
        press()
        let text = try #require(
            PageText.all(of: screen.host.picture()).first { $0.string == "Badge" })
        #expect(abs(text.box.midY - 300) < 20 && text.box.maxX < 142)
        #expect(screen.host.failure == nil)
    }

    @Test func aPictureMovesUpWhereTheMenuNeedsRoom() {
        screen.host.withCurrent { card.frame = CGRect(x: 60, y: 20, width: 200, height: 540) }
        press()
        #expect(texts.contains("Share"))
        tap(CGPoint(x: 160, y: 540))
        #expect(card.log.entries.contains("share"))
    }

    @Test func aPreviewOfAViewOutsideOfAWindowIsAnError() {
        screen.host.withCurrent { _ = UITargetedPreview(view: UIView()) }
        #expect("\(String(describing: screen.host.failure))".contains("UITargetedPreview"))
    }

    @Test func codeClosesAMenuAndShowsAnother() {
        press()
        screen.host.withCurrent {
            card.menu.updateVisibleMenu { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
        }
        screen.run(0.5)
        #expect(texts.contains("Copy") && !texts.contains("Share"))
        screen.host.withCurrent { card.menu.dismissMenu() }
        screen.run(0.5)
        #expect(!texts.contains("Copy") && screen.host.failure == nil)
    }
}
