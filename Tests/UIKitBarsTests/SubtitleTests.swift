import Foundation
import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// The smaller texts below titles, which came with iOS 26.
@MainActor @Suite struct SubtitleTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))
    private let page = UIViewController()

    private func show(isLarge: Bool = false, look: SystemLook = .iOS26) -> UINavigationBar {
        host.look = look
        page.navigationItem.title = "Inbox"
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        stack.navigationBar.prefersLargeTitles = isLarge
        host.install(stack)
        host.advance(by: 1.0 / 60)
        return stack.navigationBar
    }

    private var texts: [Text] { host.picture().texts }

    @Test func aSubtitleIsCenteredBelowTheTitle() throws {
        page.navigationItem.subtitle = "Updated just now"
        _ = show()
        #expect(texts.map(\.string) == ["Inbox", "Updated just now"])
        let title = try #require(page.navigationItem.titlePair)
        #expect(host.withCurrent { title.frame.midX == 195 && title.frame.midY == 22 })
        host.withCurrent { page.navigationItem.subtitle = nil }
        host.advance(by: 1.0 / 60)
        #expect(texts.map(\.string) == ["Inbox"])
    }

    @Test func earlierSystemsShowNoSubtitle() {
        page.navigationItem.subtitle = "Updated just now"
        page.navigationItem.largeTitle = "All Inboxes"
        let bar = show(isLarge: true, look: .iOS18)
        #expect(texts.map(\.string) == ["Inbox"] && bar.frame.height == 96)
        #expect(host.warnings.isEmpty)
    }

    @Test func aLargeTitleHasItsOwnTextsAndRoom() {
        let item = page.navigationItem
        item.subtitle = "Updated just now"
        let bar = show(isLarge: true)
        #expect(texts.map(\.string) == ["Inbox", "Updated just now"])
        let height = bar.frame.height
        #expect(height > 106)
        host.withCurrent { (item.largeTitle, item.largeSubtitle) = ("All Inboxes", "3 unread") }
        host.advance(by: 1.0 / 60)
        #expect(texts.map(\.string) == ["All Inboxes", "3 unread"] && bar.frame.height == height)
        host.withCurrent { (item.subtitle, item.largeSubtitle) = (nil, nil) }
        host.advance(by: 1.0 / 60)
        #expect(texts.map(\.string) == ["All Inboxes"] && bar.frame.height == 106)
    }

    @Test func aViewTakesThePlaceOfTheText() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let item = page.navigationItem
        (item.largeSubtitle, item.largeSubtitleView) = ("3 unread", view)
        let bar = show(isLarge: true)
        #expect(texts.map(\.string) == ["Inbox"] && bar.frame.height == 136)
        #expect(host.withCurrent { view.convert(view.bounds, to: bar) }.minX == 16)
    }

    @Test func anAttributedSubtitleGivesThePlainOne() {
        let item = UINavigationItem()
        item.attributedSubtitle = AttributedString("3 unread")
        #expect(item.subtitle == "3 unread" && item.largeSubtitle == nil)
    }
}
