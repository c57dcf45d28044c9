import Testing
import UIKitHost

/// The tab of a search that begins with its selection.
@MainActor @Suite struct SearchTabTests {
    private let host = SceneHost(size: CGSize(width: 390, height: 844))

    /// Shows two tabs, the second of which is that of a search, and selects it.
    private func select(activates: Bool) -> (UITabBarController, UISearchController) {
        let (tabs, search) = host.withCurrent {
            let search = UISearchController()
            let found = UIViewController()
            found.navigationItem.searchController = search
            let tab = UISearchTab { _ in UINavigationController(rootViewController: found) }
            tab.automaticallyActivatesSearch = activates
            let first = UITab(title: "One", image: nil, identifier: "One") { _ in UIViewController() }
            return (UITabBarController(tabs: [first, tab]), search)
        }
        host.install(tabs)
        host.advance(by: 1.0 / 60)
        host.withCurrent { tabs.selectedIndex = 1 }
        host.advance(by: 1.0 / 60)
        return (tabs, search)
    }

    @Test func itsCancelButtonLeadsBack() throws {
        let (tabs, search) = select(activates: true)
        #expect(search.isActive && host.withCurrent { search.searchBar.isFirstResponder })
        let button = try #require(
            host.withCurrent { search.searchBar.value(forKey: "cancelButton") as? UIButton })
        host.withCurrent { button.sendActions(for: .touchUpInside) }
        host.advance(by: 1.0 / 60)
        #expect(!search.isActive && tabs.selectedIndex == 0)
    }

    @Test func withoutTheWishTheSearchWaits() {
        let (tabs, search) = select(activates: false)
        #expect(!search.isActive && tabs.selectedIndex == 1)
    }
}
