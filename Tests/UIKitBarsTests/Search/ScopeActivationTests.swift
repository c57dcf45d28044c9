import Testing
import UIKitHost

@MainActor @Suite struct ScopeActivationTests {
    @Test func scopesAppearWhenCodeWants() {
        SceneHost(size: CGSize(width: 320, height: 568)).withCurrent {
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = ["All", "Some"]
            search.scopeBarActivation = .manual
            search.isActive = true
            #expect(!search.searchBar.showsScopeBar)
            search.scopeBarActivation = .onSearchActivation
            #expect(search.searchBar.showsScopeBar)
            search.scopeBarActivation = .onTextEntry
            #expect(!search.searchBar.showsScopeBar)
            search.searchBar.text = "a"
            search.scopeBarActivation = .onTextEntry
            #expect(search.searchBar.showsScopeBar)
        }
    }
}
