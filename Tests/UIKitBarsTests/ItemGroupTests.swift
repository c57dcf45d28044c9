import TestSupport
import Testing
import UIKitHost

/// Buttons of navigation bars in groups, and menus of titles.
@MainActor @Suite struct ItemGroupTests {
    private let page = UIViewController()

    private func show(on host: SceneHost) -> UINavigationBar {
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        host.install(stack)
        host.advance(by: 1.0 / 60)
        return stack.navigationBar
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// Taps a point, and returns the texts that are shown then.
    private func texts(_ host: SceneHost, afterTapAt point: CGPoint) -> [String] {
        let now = host.withCurrent { CACurrentMediaTime() }
        host.inputScript = [.tap(at: point, time: now + 0.1)]
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        return PageText.all(of: host.picture()).map(\.string)
    }

    @Test func groupsLieFromTheLeftToTheRightWithThePinnedOneAtTheEdge() throws {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        let bar = show(on: host)
        let (items, item) = (["A", "B", "C", "D", "E"].map(button), page.navigationItem)
        let group = UIBarButtonItemGroup.fixedGroup(items: [items[1], items[2]])
        host.withCurrent {
            item.rightBarButtonItem = button("Old")
            item.leadingItemGroups = [items[0].creatingFixedGroup()]
            item.trailingItemGroups = [group, items[3].creatingMovableGroup(customizationIdentifier: "d")]
            item.pinnedTrailingGroup = items[4].creatingFixedGroup()
        }
        host.advance(by: 1.0 / 60)
        let frames = try items.map { try #require($0.shownView).frame }
        #expect(abs(frames[0].minX - 16) < 0.01 && abs(frames[4].maxX - 374) < 0.01)
        #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
        #expect(bar.subviews.count { $0 is UIButton } == 5 && items[1].buttonGroup === group)
        host.withCurrent { group.isHidden = true }
        #expect(bar.subviews.count { $0 is UIButton } == 3)
        host.withCurrent { group.isHidden = false }
        host.withCurrent { group.barButtonItems = [items[2]] }
        #expect(bar.subviews.count { $0 is UIButton } == 4)
        #expect(item.rightBarButtonItems?.map(\.title) == ["D", "C"])
        host.withCurrent { item.rightBarButtonItem = items[1] }
        #expect(bar.subviews.count { $0 is UIButton } == 3)
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[items[1]]])
        #expect(host.warnings.isEmpty)
    }

    @Test func theMiddleOfAWideBrowserShowsGroups() throws {
        let host = SceneHost(size: CGSize(width: 1024, height: 768))
        let (shown, added) = (button("Share"), button("Print"))
        let item = page.navigationItem
        host.withCurrent {
            page.title = "Notes"
            item.style = .browser
            item.centerItemGroups = [
                shown.creatingFixedGroup(),
                added.creatingOptionalGroup(customizationIdentifier: "p", isInDefaultCustomization: false),
            ]
        }
        let bar = show(on: host)
        let view = try #require(shown.shownView)
        #expect(abs(view.center.x - 512) < 0.01)
        #expect(bar.subviews.count { $0 is UIButton } == 1)
        host.withCurrent { item.style = .navigator }
        host.advance(by: 1.0 / 60)
        let overflow = try #require(bar.subviews.first { $0 is UIButton })
        #expect(overflow.frame.maxX > 1000 && view.superview == nil)
    }

    @Test func aPhoneHasTheGroupsOfTheMiddleInAMenu() {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        host.withCurrent {
            let share = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
            page.navigationItem.style = .editor
            page.navigationItem.centerItemGroups = [share.creatingFixedGroup()]
        }
        _ = show(on: host)
        #expect(!PageText.all(of: host.picture()).map(\.string).contains("Share"))
        #expect(texts(host, afterTapAt: CGPoint(x: 362, y: 22)).contains("Share"))
    }

    @Test func aTitleOpensItsMenu() {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        host.withCurrent {
            page.title = "Letter"
            page.navigationItem.titleMenuProvider = { _ in
                UIMenu(children: [UIAction(title: "Move") { _ in }])
            }
            page.navigationItem.documentProperties = UIDocumentProperties(
                url: URL(fileURLWithPath: "/tmp/Draft.txt"))
        }
        _ = show(on: host)
        let shown = texts(host, afterTapAt: CGPoint(x: 195, y: 22))
        #expect(shown.contains("Letter") && shown.contains("Move") && shown.contains("Draft"))
    }

    @Test(arguments: [390, 1024] as [CGFloat])
    func oneButtonStandsForAGroupWithoutRoom(width: CGFloat) throws {
        let host = SceneHost(size: CGSize(width: width, height: 844))
        let (items, one) = (["Cut", "Copy", "Paste", "Share", "Print"].map(button), button("Tools"))
        for item in items { item.width = 90 }
        let group = UIBarButtonItemGroup.fixedGroup(representativeItem: one, items: items)
        host.withCurrent { page.navigationItem.trailingItemGroups = [group] }
        let bar = show(on: host)
        let isNarrow = width < 5 * 90
        #expect(group.isDisplayingRepresentativeItem == isNarrow)
        #expect(bar.subviews.count { $0 is UIButton } == (isNarrow ? 1 : 5))
        host.withCurrent { group.barButtonItems = [items[0]] }
        host.advance(by: 1.0 / 60)
        #expect(!group.isDisplayingRepresentativeItem && items[0].shownView?.superview === bar)
        host.withCurrent { group.barButtonItems = items }
        host.advance(by: 1.0 / 60)
        #expect(group.isDisplayingRepresentativeItem == isNarrow)
        if isNarrow {
            let shown = texts(host, afterTapAt: try #require(one.shownView).center)
            #expect(shown.contains("Cut") && shown.contains("Print"))
        }
        #expect(host.warnings.isEmpty)
    }

    @Test func aTitleOfADocumentAloneShowsItsName() {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        host.withCurrent {
            page.title = "Letter"
            page.navigationItem.documentProperties = UIDocumentProperties(
                url: URL(fileURLWithPath: "/tmp/Draft.txt"))
        }
        _ = show(on: host)
        #expect(texts(host, afterTapAt: CGPoint(x: 195, y: 22)).contains("Draft"))
    }

    @Test func namesOfCustomizedPlacesWarn() {
        let host = SceneHost(size: CGSize(width: 390, height: 844))
        host.withCurrent { page.navigationItem.customizationIdentifier = "notes" }
        #expect(host.warnings.count == 1)
    }
}
