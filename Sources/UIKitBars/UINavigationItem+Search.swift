import UIKitCore

/// The places of the search bars of items in a run.
@MainActor private final class SearchPlacements: RunState {
    /// The settings of an item, which they keep.
    struct Settings {
        let owner: UINavigationItem
        var placement = UINavigationItem.SearchBarPlacement.automatic
        var allowsToolbar = true
        var button: UIBarButtonItem?
    }

    var all: [ObjectIdentifier: Settings] = [:]

    init(of context: RunContext) {}
}

extension UINavigationItem {
    /// The places of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The system's choice: below the title on phones.
        case automatic = 0
        /// In the row of the buttons, or on phones of iOS 26 in the toolbar.
        case integrated
        /// Below the title.
        case stacked
        /// In the row of the buttons, on tablets in its middle.
        case integratedCentered
        /// In the row of the buttons or the toolbar, as a button until the search begins.
        case integratedButton

        /// In the row of the buttons: the name of `integrated` before iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    private var settings: SearchPlacements.Settings {
        get {
            RunContext.current[SearchPlacements.self].all[ObjectIdentifier(self)]
                ?? SearchPlacements.Settings(owner: self)
        }
        set { RunContext.current[SearchPlacements.self].all[ObjectIdentifier(self)] = newValue }
    }

    /// The place of the search bar that code prefers; default automatic. It is below the title, as on phones.
    /// In iOS 26 the button of the search takes its place where code puts that into the toolbar; earlier
    /// looks warn of other places.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { settings.placement }
        set {
            settings.placement = newValue
            let isKnown = newValue == .automatic || newValue == .stacked
            if !isKnown, SystemLook.current != .iOS26 {
                warnOfNoEffect("UINavigationItem.preferredSearchBarPlacement")
            }
            didChange?()
        }
    }

    /// The place of the search bar.
    public var searchBarPlacement: SearchBarPlacement { isSearchInToolbar ? .integratedButton : .stacked }

    /// A Boolean value that indicates whether the search may be in the toolbar; default true.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { settings.allowsToolbar }
        set {
            settings.allowsToolbar = newValue
            didChange?()
        }
    }

    /// The entry of a toolbar that stands for the search, in iOS 26: a button that begins it. It is hidden
    /// without a search, and acts where code prefers an integrated place.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        let button = settings.button ?? makeSearchButton()
        settings.button = button
        let isHidden = search == nil
        if button.isHidden != isHidden { button.isHidden = isHidden }
        return button
    }

    private func makeSearchButton() -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .search,
            primaryAction: UIAction { [weak self] _ in
                guard let search = self?.searchController else { return }
                search.isActive = true
                search.searchBar.becomeFirstResponder()
            })
    }

    /// True where a toolbar shows the button of the search in place of the search bar.
    var isSearchInToolbar: Bool {
        guard SystemLook.current == .iOS26, search != nil else { return false }
        let settings = settings
        guard settings.allowsToolbar, settings.placement != .automatic, settings.placement != .stacked else {
            return false
        }
        return settings.button?.shownView?.superview is UIToolbar
    }
}
