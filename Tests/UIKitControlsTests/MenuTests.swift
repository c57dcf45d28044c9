import Picture
import TestSupport
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitControls

/// Menus that a tap on a button opens.
@MainActor @Suite struct MenuTests {
    private let screen: TouchScreen
    private let button: UIButton
    private let log = Log()

    init() {
        let (screen, log) = (TouchScreen(), log)
        self.screen = screen
        button = screen.host.withCurrent {
            let button = UIButton(type: .system)
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 40, width: 80, height: 30)
            button.addAction(UIAction { _ in log("tapped") }, for: .touchUpInside)
            button.addAction(UIAction { _ in log("opened") }, for: .menuActionTriggered)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(
                title: "Order",
                children: [
                    UIAction(title: "Name", state: .on) { _ in log("name") },
                    UIAction(title: "Date", subtitle: "Newest first") { _ in log("date") },
                    UIAction(title: "Hidden", attributes: .hidden) { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Size") { _ in log("size") }]),
                    UIMenu(
                        options: .displayInline,
                        children: [UIAction(title: "Share", attributes: .disabled) { _ in log("share") }]),
                ])
            screen.root.addSubview(button)
            return button
        }
    }

    private var texts: [String] { PageText.all(of: screen.host.picture()).map(\.string) }

    /// Taps a point and waits until the menu has opened or closed.
    private func tap(_ point: CGPoint) {
        let now = screen.host.context.clock.time
        screen.host.inputScript = [.tap(at: point, time: now + 0.1)]
        screen.run(1)
    }

    /// Returns the middle of the row with a title.
    private func row(_ title: String) -> CGPoint {
        var views: [UIView] = [screen.host.window]
        while !views.isEmpty {
            if let row = views.compactMap({ $0 as? MenuRow }).first(where: { $0.element.title == title }) {
                return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            }
            views = views.flatMap(\.subviews)
        }
        return .zero
    }

    @Test func aTapOpensTheMenuInPlaceOfTheButtonsAction() {
        tap(CGPoint(x: 60, y: 55))
        #expect(log.entries == ["opened"])
        #expect(Set(texts).isSuperset(of: ["Order", "Name", "Date", "Newest first", "More", "Share"]))
        #expect(!texts.contains("Hidden") && !texts.contains("Size"))
        #expect(screen.host.warnings.isEmpty)
    }

    /// Above a button at the bottom the first entry is the lowest, unless the order is fixed.
    @Test(arguments: [UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed])
    func theFirstEntryIsNextToTheButton(_ order: UIContextMenuConfiguration.ElementOrder) {
        screen.host.withCurrent {
            button.frame.origin.y = 530
            button.preferredMenuElementOrder = order
        }
        tap(CGPoint(x: 60, y: 545))
        let (first, second, last) = (row("Name").y, row("Date").y, row("Share").y)
        #expect(last > 0 && last < 530 && (first > second) == (order != .fixed))
        #expect((second > last) == (order != .fixed))
        #expect(texts.contains("Order"))
    }

    @Test func anEntryCanKeepTheMenuOpen() {
        screen.host.withCurrent {
            button.menu = UIMenu(children: [
                UIAction(title: "Bigger", attributes: .keepsMenuPresented) { [log] _ in log("bigger") }
            ])
        }
        tap(CGPoint(x: 60, y: 55))
        for _ in 0..<2 { tap(row("Bigger")) }
        #expect(log.entries == ["opened", "bigger", "bigger"] && texts.contains("Bigger"))
    }

    @Test func aTapOnAnEntryPerformsItAndClosesTheMenu() {
        tap(CGPoint(x: 60, y: 55))
        tap(row("Date"))
        #expect(log.entries == ["opened", "date"] && texts == ["Open"])
    }

    @Test func aTapBesideTheMenuClosesIt() {
        tap(CGPoint(x: 60, y: 55))
        tap(CGPoint(x: 300, y: 560))
        #expect(log.entries == ["opened"] && texts == ["Open"])
    }

    @Test func anEntryThatIsDisabledDoesNothing() {
        tap(CGPoint(x: 60, y: 55))
        tap(row("Share"))
        #expect(log.entries == ["opened"] && texts.contains("Share"))
    }

    /// Returns the entries in line, by their titles.
    private func tiles(in view: UIView) -> [String: MenuTile] {
        view.subviews.reduce(into: [:]) { found, view in
            if let tile = view as? MenuTile { found[tile.element.title] = tile }
            found.merge(tiles(in: view)) { first, _ in first }
        }
    }

    @Test(arguments: [(UIMenu.ElementSize.small, false), (.medium, true)])
    func smallerEntriesLieSideBySide(_ size: UIMenu.ElementSize, _ hasTitles: Bool) throws {
        screen.host.withCurrent {
            let entries = ["Copy", "Cut"].map { title in
                UIAction(title: title, image: UIImage(systemName: "star")) { [log] _ in log(title) }
            }
            button.menu = UIMenu(children: [
                UIMenu(options: .displayInline, preferredElementSize: size, children: entries),
                UIAction(title: "Share") { _ in },
            ])
        }
        tap(CGPoint(x: 60, y: 55))
        let found = tiles(in: screen.host.window)
        let (first, second) = (try #require(found["Copy"]), try #require(found["Cut"]))
        #expect(first.frame.minY == second.frame.minY && first.frame.maxX == second.frame.minX)
        #expect(texts.contains("Copy") == hasTitles && texts.contains("Share"))
        tap(second.convert(CGPoint(x: second.bounds.midX, y: second.bounds.midY), to: nil))
        #expect(log.entries == ["opened", "Cut"])
    }

    @Test func aMenuInTheMenuTakesItsPlace() {
        tap(CGPoint(x: 60, y: 55))
        tap(row("More"))
        #expect(texts.contains("Size") && !texts.contains("Name"))
        tap(row("Size"))
        #expect(log.entries == ["opened", "size"] && texts == ["Open"])
    }

    @Test func aPopUpButtonShowsTheEntryThatWasChosen() {
        button.changesSelectionAsPrimaryAction = true
        tap(CGPoint(x: 60, y: 55))
        tap(row("Date"))
        let states = button.menu?.children.compactMap { ($0 as? UIAction)?.state }
        #expect(states == [.off, .on, .off])
    }

    /// The card of a menu of three rows, and that of two rows with a title, on an iPhone 16 of iOS 26.1.
    @Test(arguments: [("", 3, 146.0, 10.0), ("Order", 2, 144.333, 50.333)])
    func theCardOfIOS26CoversItsButton(
        _ title: String, _ count: Int, _ height: Double, _ first: Double
    ) throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        let root = UIViewController()
        host.install(root)
        host.withCurrent {
            let button = UIButton(frame: CGRect(x: 40, y: 120, width: 100, height: 44))
            button.menu = UIMenu(
                title: title, children: (0..<count).map { UIAction(title: "\($0)", subtitle: nil) { _ in } })
            button.showsMenuAsPrimaryAction = true
            root.view.addSubview(button)
        }
        host.inputScript = [.tap(at: CGPoint(x: 60, y: 140), time: 0.1)]
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
        try host.withCurrent {
            let card = try #require(host.window.subviews.last?.subviews.first as? MenuCard)
            #expect(card.frame.origin == CGPoint(x: 40, y: 120))
            #expect(abs(card.frame.height - CGFloat(height)) < 0.02)
            let rows = Self.rows(in: card).map { $0.frame.minY }
            #expect(abs((rows.min() ?? 0) - CGFloat(first)) < 0.02)
        }
    }

    /// The round corner of a menu leaves bare that of a button at the lower edge, which the menu replaces.
    @Test func aMenuOfIOS26TakesThePlaceOfItsButtonUntilItCloses() throws {
        let host = SceneHost(size: CGSize(width: 393, height: 852), scale: 3)
        host.look = .iOS26
        let root = UIViewController()
        host.install(root)
        let button = UIButton(frame: CGRect(x: 293, y: 780, width: 80, height: 44))
        host.withCurrent {
            button.menu = UIMenu(children: (0..<4).map { UIAction(title: "\($0)") { _ in } })
            button.showsMenuAsPrimaryAction = true
            root.view.addSubview(button)
        }
        host.inputScript = [
            .tap(at: CGPoint(x: 330, y: 800), time: 0.1), .tap(at: CGPoint(x: 60, y: 100), time: 1.6),
        ]
        for _ in 0..<90 { host.advance(by: 1.0 / 60) }
        try host.withCurrent {
            let card = try #require(host.window.subviews.last?.subviews.first as? MenuCard)
            #expect(card.frame.maxX == 373 && card.frame.maxY == 824)
            #expect(button.alpha == 0)
        }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.withCurrent { button.alpha } == 1)
    }

    private static func rows(in view: UIView) -> [MenuRow] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows(in: $0) }
    }

    @Test func theMenuStaysInTheWindow() {
        button.frame = CGRect(x: 230, y: 530, width: 80, height: 30)
        tap(CGPoint(x: 270, y: 545))
        let name = row("Name")
        #expect(name.x > 320 - 250 && name.x < 320 - 125 && name.y < 530)
    }

    @Test func deferredEntriesAppearWhenTheyAreThere() {
        var answer: (([UIMenuElement]) -> Void)?
        screen.host.withCurrent {
            button.menu = UIMenu(children: [
                UIAction(title: "Name") { _ in }, UIDeferredMenuElement { answer = $0 },
                UIDeferredMenuElement { $0([UIAction(title: "Soon") { _ in }]) },
            ])
        }
        tap(CGPoint(x: 60, y: 55))
        #expect(texts.contains("Soon") && !texts.contains("Late"))
        #expect(texts.filter { $0 == "Loading…" }.count == 1 && spinners(in: screen.host.window).count == 1)
        screen.host.withCurrent { answer?([UIAction(title: "Late") { [log] _ in log("late") }]) }
        screen.run(0.5)
        #expect(texts.contains("Late") && !texts.contains("Loading…"))
        #expect(spinners(in: screen.host.window).isEmpty)
        tap(row("Late"))
        #expect(log.entries == ["opened", "late"])
    }

    private func spinners(in view: UIView) -> [UIView] {
        view.subviews.flatMap { $0 is UIActivityIndicatorView ? [$0] : spinners(in: $0) }
    }

    @Test func aCommandGoesToAResponder() {
        final class Strip: UIView {
            var calls = 0
            func copyAll() { calls += 1 }
        }
        MethodTable.add("copyAll") { (strip: Strip) in strip.copyAll() }
        let strip = screen.host.withCurrent {
            let strip = Strip(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            screen.root.addSubview(strip)
            strip.addSubview(button)
            button.menu = UIMenu(children: [UICommand(title: "Copy", action: Selector("copyAll"))])
            return strip
        }
        tap(CGPoint(x: 60, y: 55))
        tap(row("Copy"))
        #expect(strip.calls == 1 && texts == ["Open"])
    }
}
