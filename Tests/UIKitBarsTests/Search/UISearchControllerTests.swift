import Testing
import UIKitHost

/// The controller of a search.
@MainActor @Suite struct UISearchControllerTests {
    private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var calls: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update \(searchController.isActive)")
        }
        func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("begins") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("ends") }
    }

    @Test func theEmptyFieldSaysWhatItIsFor() {
        #expect(UISearchController().searchBar.placeholder == "Search")
        #expect(UISearchBar().placeholder == nil)
    }

    private final class Searched: UIViewController {
        var texts: [String?] = []
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            texts.append(state.searchText)
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    @Test func theDescriptionOfMissingContentNamesTheText() {
        let host = SceneHost(size: CGSize(width: 320, height: 480))
        let (controller, search) = host.withCurrent { (Searched(), UISearchController()) }
        host.withCurrent { controller.navigationItem.searchController = search }
        host.install(controller)
        var shown: String? {
            (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
        }
        host.withCurrent { controller.setNeedsUpdateContentUnavailableConfiguration() }
        host.advance(by: 1.0 / 60)
        #expect(controller.texts == [nil] && shown == "No Results")
        host.withCurrent {
            search.isActive = true
            search.searchBar.text = "zz"
            controller.setNeedsUpdateContentUnavailableConfiguration()
        }
        host.advance(by: 1.0 / 60)
        #expect(controller.texts == [nil, "zz"] && shown == "No Results for “zz”")
    }

    @Test func theBeginningAndTheEndOfASearchAreReported() {
        let (search, listener) = (UISearchController(), Listener())
        (search.searchResultsUpdater, search.delegate) = (listener, listener)
        search.isActive = true
        search.isActive = true
        search.isActive = false
        #expect(listener.calls == ["present", "begins", "update true", "ends", "update false"])
    }
}
