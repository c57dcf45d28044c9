/// The places of the search bars of items in a run.
@MainActor private final class SearchPlacements: RunState {
    var all: [ObjectIdentifier: (owner: UINavigationItem, placement: UINavigationItem.SearchBarPlacement)] =
        [:]

    init(of context: RunContext) {}
}

extension UINavigationItem {
    /// The places of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice: below the title on phones.
        case automatic = 0
        /// In the row of the buttons.
        case inline
        /// Below the title.
        case stacked
    }

    /// The place of the search bar that code prefers; default automatic. It is below the title, as on phones;
    /// the row of the buttons warns.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { RunContext.current[SearchPlacements.self].all[ObjectIdentifier(self)]?.placement ?? .automatic }
        set {
            RunContext.current[SearchPlacements.self].all[ObjectIdentifier(self)] = (self, newValue)
            if newValue == .inline { warnOfNoEffect("UINavigationItem.preferredSearchBarPlacement") }
        }
    }

    /// The place of the search bar.
    public var searchBarPlacement: SearchBarPlacement { .stacked }
}
