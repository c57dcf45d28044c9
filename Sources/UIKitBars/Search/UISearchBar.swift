public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A field for a search with a magnifying glass: 56 points high (as in UIKit), and 44 in iOS 26.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The styles of a search bar.
    public enum Style: UInt, Sendable {
        /// The default style.
        case `default` = 0
        /// A bar with a background: the default style.
        case prominent = 1
        /// A bar without a background.
        case minimal = 2
    }

    /// The field of the text.
    public let searchTextField = UISearchTextField()
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text in a line of its own above the field; default nil.
    open var prompt: String? { didSet { if prompt != oldValue { promptDidChange() } } }
    /// A Boolean value that indicates whether a button cancels the search; default false.
    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { followCancelButton() } }
    }
    /// The style of the bar; default `default`. A black one has a dark background and a dark field.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { styleDidChange() } } }
    /// A Boolean value that indicates whether a button in the empty field shows bookmarks; default false.
    open var showsBookmarkButton = false { didSet { showSideButton() } }
    /// A Boolean value that indicates whether a button in the empty field shows results, in place of that of
    /// bookmarks; default false.
    open var showsSearchResultsButton = false { didSet { showSideButton() } }
    /// A Boolean value that indicates whether that button is selected; default false.
    open var isSearchResultsButtonSelected = false {
        didSet { sideButton?.isSelected = isSearchResultsButtonSelected }
    }
    /// The index of the selected scope; default 0.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeBar?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    /// A Boolean value that indicates whether scopes are shown below the field; default false. Without titles
    /// there are none.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }
    /// The titles of the scopes; default nil.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { rebuildScopes() } }
    }
    /// The image behind the field, which fills the bar in place of its color; default nil.
    open var backgroundImage: UIImage? { didSet { showBackground(in: backgroundView) } }
    private let backgroundView = UIImageView()
    /// A Boolean value that indicates whether content shows through the bar; default true. Until iOS 18 a bar
    /// without a color of its own is light gray, or dark, where none does.
    open var isTranslucent = true { didSet { setNeedsDisplay() } }
    /// The label of the return key; default search.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether the return key waits for text; default true. It has no effect.
    open var enablesReturnKeyAutomatically = true {
        didSet {
            warnOfNoEffect(
                "UISearchBar.enablesReturnKeyAutomatically", oldValue, enablesReturnKeyAutomatically)
        }
    }
    /// The image behind the scopes, which fills their row; default nil.
    open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// The capitalization of typed text; default sentences.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The correction of typed text.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The spell check of typed text. It has no effect.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { warnOfNoEffect("UISearchBar.spellCheckingType", oldValue, spellCheckingType) }
    }
    /// The kind of keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The color of the bar; nil, the default, for none. A minimal bar does not show it.
    open var barTintColor: UIColor?
    /// The style; default `default`.
    open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }

    /// The text of the search; default empty.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            followText()
        }
    }

    /// The text shown in gray while the field is empty; default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The button that cancels the search; nil before it is shown first.
    var madeCancelButton: UIButton?
    /// The row of scopes; nil before there are titles.
    var scopeBar: UISegmentedControl?
    /// The button in the empty field; nil for none.
    var sideButton: UIButton?
    /// The text above the field; nil before the first one.
    var promptLabel: UILabel?
    /// The view of the image behind the scopes; nil before the first one.
    var scopeBackground: UIImageView?
    /// The images, styles and distances that code has set.
    var parts = SearchBarParts()
    /// The closure that a search controller gives the bar: it is called after a tap on the cancel button.
    var didCancel: (() -> Void)?
    /// The closure that a search controller gives the bar: it is called after the choice of a scope.
    var scopeDidChange: (() -> Void)?
    /// The closure with which a navigation bar follows the height of the bar.
    package var heightDidChange: (() -> Void)?

    let measures = SearchBarMeasures.current
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
        searchTextField.backgroundColor = fieldGround
        if measures.floats { Self.addFloatingShadow(to: searchTextField) }
        searchTextField.storage.cornerRadius = measures.cornerRadius
        searchTextField.clearButtonMode = .always
        searchTextField.returnKeyType = .search
        addSubview(searchTextField)
        searchTextField.delegate = follower
        searchTextField.addTarget(
            follower, action: Selector(SearchFieldFollower.textDidChange), for: .editingChanged)
    }

    /// Shows or hides the button that cancels the search, at once or with a slide of 0.3 s.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layOutSubtree() } }
    }

    /// Shows or hides the scopes, at once or with an animation of 0.3 s.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        showsScopeBar = show
        if animate, window != nil { UIView.animate(withDuration: 0.3) { self.layOutSubtree() } }
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
        case "cancelButton", "_cancelButton": KeyedValue(get: { [self] in cancelButton })
        case "cancelButtonText", "_cancelButtonText":
            KeyedValue(get: { [self] in cancelButton.title(for: .normal) }) { [self] in
                cancelButton.setTitle($0 as? String, for: .normal)
                setNeedsLayout()
                return true
            }
        default: super.keyedValue(key)
        }
    }

    // MARK: Looks

    /// Puts the field, the button beside it and the scopes below it in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = promptHeight + (bounds.height - addedHeight) / 2
        let end = placeCancelButton(middle: middle)
        searchTextField.frame = CGRect(
            x: 8, y: middle - fieldHeight / 2, width: max(0, end - 8), height: fieldHeight
        ).offsetBy(dx: parts.fieldShift.horizontal, dy: parts.fieldShift.vertical)
        placePrompt()
        placeScopes()
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard backgroundImage == nil, let ground else { return [] }
        return [.fill(.rectangle(bounds), ground)]
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: measures.barHeight + addedHeight)
    }

    /// Returns the width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: measures.barHeight + addedHeight)
    }
}
