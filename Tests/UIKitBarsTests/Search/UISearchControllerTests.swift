import Testing
import UIKitHost

/// The controller of a search.
@MainActor @Suite struct UISearchControllerTests {
    private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var calls: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.isActive)")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("begins") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("ends") }
    }

    @Test func theEmptyFieldSaysWhatItIsFor() {
        #expect(UISearchController().searchBar.placeholder == "Search")
        #expect(UISearchBar().placeholder == nil)
    }

    @Test func theBeginningAndTheEndOfASearchAreReported() {
        let (search, listener) = (UISearchController(), Listener())
        (search.searchResultsUpdater, search.delegate) = (listener, listener)
        search.isActive = true
        search.isActive = true
        search.isActive = false
        #expect(listener.calls == ["begins", "update true", "ends", "update false"])
    }
}
