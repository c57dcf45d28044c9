/// A controller of a search bar and the results. A navigation bar shows its search bar; the search begins
/// when the field is tapped.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller of the results; nil for the one that searches.
    public let searchResultsController: UIViewController?
    /// The bar.
    public let searchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
    }()
    /// The object that follows the text; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// A Boolean value that indicates whether a search is in progress; default false.
    open var isActive = false {
        willSet {
            guard newValue != isActive else { return }
            if newValue {
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
            }
        }
        didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
    }
    /// A Boolean value that indicates whether the content is dimmed; it has no effect.
    open var obscuresBackgroundDuringPresentation = true {
        didSet {
            warnOfNoEffect(
                "UISearchController.obscuresBackgroundDuringPresentation", oldValue,
                obscuresBackgroundDuringPresentation)
        }
    }
    /// A Boolean value that indicates whether the content is dimmed; it has no effect.
    open var dimsBackgroundDuringPresentation = true {
        didSet {
            warnOfNoEffect(
                "UISearchController.dimsBackgroundDuringPresentation", oldValue,
                dimsBackgroundDuringPresentation)
        }
    }
    /// A Boolean value that indicates whether the navigation bar hides; it has no effect.
    open var hidesNavigationBarDuringPresentation = true {
        didSet {
            warnOfNoEffect(
                "UISearchController.hidesNavigationBarDuringPresentation", oldValue,
                hidesNavigationBarDuringPresentation)
        }
    }

    /// Creates a controller of a search.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        followField()
    }

    /// Begins the search with the editing of the field, and reports each change of its text.
    private func followField() {
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
        let update = UIAction { [weak self] _ in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
        field.addAction(update, for: .editingChanged)
    }

    /// Creates a controller that shows its results itself.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Creates a controller without results. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

extension UINavigationItem {
    /// The controller of a search, whose search bar is below the title; default nil.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}
