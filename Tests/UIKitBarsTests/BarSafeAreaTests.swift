import TestSupport
import Testing
import UIKitHost

/// Bars of a phone on its side whose screen has a notch.
@MainActor @Suite struct BarSafeAreaTests {
    @Test func buttonsAndTheSearchLieWithinTheSafeArea() throws {
        let host = SceneHost(size: CGSize(width: 852, height: 393))
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let page = host.withCurrent { UITableViewController(style: .plain) }
        let search = host.withCurrent { UISearchController(searchResultsController: nil) }
        let stack = host.withCurrent { UINavigationController(rootViewController: page) }
        host.withCurrent {
            page.navigationItem.searchController = search
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            stack.isToolbarHidden = false
        }
        host.install(stack)
        host.advance(by: 1.0 / 60)
        let field = search.searchBar.searchTextField
        let place = host.withCurrent { field.convert(field.bounds, to: nil) }
        #expect(place.minX == 79 && place.maxX == 773)
        let texts = PageText.all(of: host.picture())
        let edit = try #require(texts.first { $0.string == "Edit" }).box
        let sort = try #require(texts.first { $0.string == "Sort" }).box
        #expect(edit.minX > 700 && edit.maxX < 793 && sort.minX > 59 && sort.maxX < 150)
    }
}
