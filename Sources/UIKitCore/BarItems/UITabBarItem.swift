/// An entry of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The system's standard entries.
    public enum SystemItem: Int, Sendable {
        /// An entry with a word and a symbol.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        /// An entry with a word and a symbol.
        case mostRecent, mostViewed
    }

    /// The image of the selected entry; default nil, for the usual one.
    open var selectedImage: UIImage? { didSet { didChange?() } }
    /// The text in a red field; default nil, for none.
    open var badgeValue: String? { didSet { didChange?() } }
    /// The color of that field; nil, the default, for red.
    open var badgeColor: UIColor? { didSet { didChange?() } }

    /// The distance by which the title is moved; default none.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

    /// True for an entry that stands alone at the end of a bar of iOS 26, as a round button without title.
    package var standsApart = false { didSet { if standsApart != oldValue { didChange?() } } }

    private var badgeStyles: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty entry.
    public override init() {
        super.init()
    }

    /// Creates an entry of a storyboard, with its attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an entry with a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an entry with another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates an entry that every app has.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        show(systemItem)
    }

    /// Sets the style of the badge's text in a state; nil for the bar's. Only color and font are drawn.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeStyles[state.rawValue] = textAttributes
        didChange?()
    }

    /// Returns the style of the badge's text in a state; nil for the bar's.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeStyles[state.rawValue]
    }

    /// Shows the word and the symbol of a standard entry.
    package func show(_ systemItem: SystemItem) {
        let symbols: [SystemItem: String] = [
            .more: "ellipsis", .favorites: "star.fill", .featured: "star", .topRated: "star",
            .contacts: "person.fill", .bookmarks: "bookmark", .search: "magnifyingglass",
            .downloads: "arrow.down",
        ]
        let words = "\(systemItem)".map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
        title = words.capitalized
        image = UIImage(systemName: symbols[systemItem] ?? "circle")
    }
}
