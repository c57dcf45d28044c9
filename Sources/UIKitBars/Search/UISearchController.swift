@_spi(UIKitInternals) import UIKitCore

/// A controller of a search bar and the results. A navigation bar shows its search bar; the search begins
/// when the field is tapped. Then the bar hides its title, and the content is dimmed or below the results,
/// until the search is canceled.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The duration in seconds in which a search begins and ends. By eye.
    package static let duration: TimeInterval = 0.3

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
    /// A Boolean value that indicates whether a search is in progress; default false. Its end clears the
    /// text.
    open var isActive = false {
        willSet {
            guard newValue != isActive else { return }
            if newValue {
                delegate?.presentSearchController(self)
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
            }
        }
        didSet { if isActive != oldValue { activityDidChange() } }
    }
    /// A Boolean value that indicates whether the content is dimmed during a search; default true.
    open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
    /// A Boolean value that indicates whether the content is dimmed during a search, the earlier name.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// A Boolean value that indicates whether the navigation bar hides its title and buttons during a search;
    /// default true.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that indicates whether a search shows the cancel button; default true.
    open var automaticallyShowsCancelButton = true
    /// A Boolean value that indicates whether a search shows the scopes; default true.
    open var automaticallyShowsScopeBar = true
    /// The moment at which a search shows the scopes; default automatic.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
    /// A Boolean value that indicates whether the results are shown while there is text; default true.
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
    /// A Boolean value that indicates whether the results are shown during a search. Setting it ends the
    /// automatic choice.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var showsResults = false

    /// The closure with which a navigation bar shows that a search begins or ends.
    package var present: (() -> Void)?

    /// The response of a tab to the cancel button; nil for none.
    var didCancel: (() -> Void)?

    /// Creates a controller of a search.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        followField()
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

    /// Begins the search with the editing of the field, and reports each change of its text and scope.
    private func followField() {
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        searchBar.scopeDidChange = { [weak self] in self?.update() }
        searchBar.didCancel = { [weak self] in
            self?.isActive = false
            self?.didCancel?()
        }
    }

    private func update() {
        showScopes()
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func activityDidChange() {
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
        showScopes()
        if !isActive {
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }
        update()
        let isSeen = searchBar.window != nil
        if let present {
            present()
        } else if isSeen {
            UIView.animate(withDuration: Self.duration) { self.searchBar.layOutSubtree() }
        }
        let clock = RunContext.current.clock
        clock.schedule(at: clock.time + (isSeen ? Self.duration : 0)) { [weak self, isActive] in
            self?.reportEnd(isActive)
        }
    }

    private func reportEnd(_ isActive: Bool) {
        guard isActive == self.isActive else { return }
        if isActive {
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.didDismissSearchController(self)
        }
    }

    // MARK: Results

    /// Creates the view above the content.
    open override func loadView() { view = SearchCover() }

    /// Puts the view of the results into it.
    open override func viewDidLoad() {
        super.viewDidLoad()
        (view as? SearchCover)?.didTap = { [weak self] in self?.isActive = false }
        if let searchResultsController {
            addChild(searchResultsController)
            view.addSubview(searchResultsController.view)
            searchResultsController.view.frame = view.bounds
            searchResultsController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            searchResultsController.didMove(toParent: self)
        }
        showResults()
    }

    private func showResults() {
        guard let cover = viewIfLoaded as? SearchCover else { return }
        let isShown = searchResultsController != nil && showsSearchResultsController
        searchResultsController?.view.isHidden = !isShown
        cover.isDim = obscuresBackgroundDuringPresentation && !isShown
    }

    @_spi(UIKitInternals) open override func barInsets(of child: UIViewController) -> UIEdgeInsets {
        guard let parent, let searched = parent.shownChild else { return .zero }
        return parent.barInsets(of: searched)
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { searchResultsController }
}

extension UISearchController: TextSearch {
    /// The text of the search; nil while none is in progress.
    package var searchedText: String? { isActive ? searchBar.text ?? "" : nil }
}

extension UINavigationItem {
    /// The controller of a search, whose search bar is below the title; default nil.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}
