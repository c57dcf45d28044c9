public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A field for a search with a magnifying glass: 56 points high (as in UIKit), and 44 in iOS 26.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The styles of a search bar, which are all drawn alike.
    public enum Style: UInt, Sendable {
        /// The default style.
        case `default` = 0
        /// A bar without a background.
        case prominent = 1
        /// A bar without edges.
        case minimal = 2
    }

    /// The field of the text.
    public let searchTextField = UISearchTextField()
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text above the field; default nil. It has no effect.
    open var prompt: String? { didSet { warnOfNoEffect("UISearchBar.prompt", oldValue, prompt) } }
    /// A Boolean value that indicates whether a button cancels the search; default false. It has no effect.
    open var showsCancelButton = false {
        didSet { warnOfNoEffect("UISearchBar.showsCancelButton", oldValue, showsCancelButton) }
    }
    /// The style of the bar; default `default`. It has no effect.
    open var barStyle = UIBarStyle.default {
        didSet { warnOfNoEffect("UISearchBar.barStyle", oldValue, barStyle) }
    }
    /// A Boolean value that indicates whether a button shows bookmarks; default false. It has no effect.
    open var showsBookmarkButton = false {
        didSet { warnOfNoEffect("UISearchBar.showsBookmarkButton", oldValue, showsBookmarkButton) }
    }
    /// A Boolean value that indicates whether a button shows results; default false. It has no effect.
    open var showsSearchResultsButton = false {
        didSet { warnOfNoEffect("UISearchBar.showsSearchResultsButton", oldValue, showsSearchResultsButton) }
    }
    /// A Boolean value that indicates whether that button is selected; default false. It has no effect.
    open var isSearchResultsButtonSelected = false {
        didSet {
            warnOfNoEffect(
                "UISearchBar.isSearchResultsButtonSelected", oldValue, isSearchResultsButtonSelected)
        }
    }
    /// The index of the selected scope; default 0. It has no effect.
    open var selectedScopeButtonIndex = 0 {
        didSet { warnOfNoEffect("UISearchBar.selectedScopeButtonIndex", oldValue, selectedScopeButtonIndex) }
    }
    /// A Boolean value that indicates whether scopes are shown below; default false. It has no effect.
    open var showsScopeBar = false {
        didSet { warnOfNoEffect("UISearchBar.showsScopeBar", oldValue, showsScopeBar) }
    }
    /// The titles of the scopes; default nil. They have no effect.
    open var scopeButtonTitles: [String]? {
        didSet { warnOfNoEffect("UISearchBar.scopeButtonTitles", oldValue, scopeButtonTitles) }
    }
    /// The image behind the scopes; default nil. It has no effect.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { warnOfNoEffect("UISearchBar.scopeBarBackgroundImage", oldValue, scopeBarBackgroundImage) }
    }
    /// The capitalization of typed text; default sentences. It has no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { warnOfNoEffect("UISearchBar.autocapitalizationType", oldValue, autocapitalizationType) }
    }
    /// The correction of typed text. It has no effect.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { warnOfNoEffect("UISearchBar.autocorrectionType", oldValue, autocorrectionType) }
    }
    /// The spell check of typed text. It has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { warnOfNoEffect("UISearchBar.spellCheckingType", oldValue, spellCheckingType) }
    }
    /// The kind of keyboard. It has no effect.
    open var keyboardType = UIKeyboardType.default {
        didSet { warnOfNoEffect("UISearchBar.keyboardType", oldValue, keyboardType) }
    }
    /// The color of the bar; nil, the default, for none.
    open var barTintColor: UIColor?
    /// The style; it has no effect.
    open var searchBarStyle = Style.default {
        didSet { warnOfNoEffect("UISearchBar.searchBarStyle", oldValue, searchBarStyle) }
    }

    /// The text of the search; default empty.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text shown in gray while the field is empty; default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private let measures = SearchBarMeasures.current
    private lazy var follower = SearchFieldFollower(of: self)

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        let glass = UIImageView(
            image: UIImage(systemName: "magnifyingglass", withConfiguration: .init(pointSize: 14)))
        glass.tintColor = measures.floats ? .secondaryLabel : .systemGray
        glass.contentMode = .center
        let scale = RunContext.current.scale
        glass.bounds.size.width = (measures.glass.width * scale).rounded(.up) / scale
        searchTextField.glass = glass
        searchTextField.leftView = glass
        searchTextField.leftViewMode = .always
        searchTextField.clearButtonMode = .always
        searchTextField.backgroundColor = measures.floats ? Self.ground : .tertiarySystemFill
        if measures.floats { addShadow() }
        searchTextField.storage.cornerRadius = measures.cornerRadius
        addSubview(searchTextField)
        searchTextField.delegate = follower
        searchTextField.addTarget(
            follower, action: Selector(SearchFieldFollower.textDidChange), for: .editingChanged)
    }

    /// Sets `showsCancelButton`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // MARK: Editing

    /// True where the field can be edited.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// A Boolean value that indicates whether the field is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Begins editing of the field.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        searchTextField.becomeFirstResponder()
    }

    /// Ends editing of the field.
    @discardableResult open override func resignFirstResponder() -> Bool {
        searchTextField.resignFirstResponder()
    }

    @_spi(UIKitInternals) open override func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "searchField", "_searchField", "searchTextField": KeyedValue(get: { [self] in searchTextField })
        case "text": KeyedValue(self, \.text)
        case "placeholder": KeyedValue(self, \.placeholder)
        case "barTintColor": KeyedValue(self, \.barTintColor)
        default: super.keyedValue(key)
        }
    }

    // MARK: Looks

    /// The color of a field that floats (Apple's, of a device with iOS 26.1).
    private static let ground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 19.0 / 255 : 253.0 / 255, alpha: 1)
    }

    /// Adds the shadow of a field that floats (Apple's, of a device with iOS 26.1).
    private func addShadow() {
        let layer = searchTextField.layer
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (0.07, 16)
        layer.shadowOffset = CGSize(width: 0, height: 7.5)
    }

    /// Puts the field in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        searchTextField.frame = CGRect(
            x: 8, y: bounds.midY - measures.fieldHeight / 2, width: max(0, bounds.width - 16),
            height: measures.fieldHeight)
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        barTintColor.map { [.fill(.rectangle(bounds), $0.color)] } ?? []
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: measures.barHeight)
    }

    /// Returns the width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: measures.barHeight)
    }
}
