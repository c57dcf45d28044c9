/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The view of the entry in the bar that was shown last; nil for one that no bar shows.
    package weak var shownView: UIView?

    /// The styles of a button.
    public enum Style: Int, Sendable {
        /// The default style.
        case plain = 0
        /// The default style, under its earlier name.
        case bordered = 1
        /// Bold.
        case done = 2

        /// Tinted and apart from the buttons beside it: the name that the bold style has from iOS 26 on.
        public static var prominent: Style { .done }
    }

    /// The system's standard buttons.
    public enum SystemItem: Int, Sendable {
        /// A button with a word.
        case done = 0, cancel, edit, save
        /// A plus sign.
        case add
        /// A distance that takes the free space.
        case flexibleSpace
        /// A distance of the item's width.
        case fixedSpace
        /// A button with a symbol.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// A button with a symbol of playback.
        case play, pause, rewind, fastForward
        /// A button with a word.
        case undo, redo
        /// A button with a symbol.
        case close = 24
    }

    /// The style; default plain.
    open var style = Style.plain { didSet { didChange?() } }
    /// The width in points; default 0, for that of the content.
    open var width: CGFloat = 0 { didSet { didChange?() } }
    /// A Boolean value that indicates whether bars leave the item out; default false.
    open var isHidden = false { didSet { didChange?() } }
    /// The titles whose widest one gives the width; default nil. They have no effect.
    open var possibleTitles: Set<String>? {
        didSet { warnOfNoEffect("UIBarButtonItem.possibleTitles", oldValue, possibleTitles) }
    }
    /// The receiver of the action; held weakly. Without one, the action goes to the nearest responder, from
    /// the first responder of typed text or the window outward, that implements it.
    open weak var target: AnyObject?
    /// The action that a tap sends to the target; default nil.
    open var action: Selector?
    /// The action that a tap performs; default nil.
    open var primaryAction: UIAction?
    /// The menu; default nil. A tap opens it where the button has no action.
    open var menu: UIMenu? { didSet { didChange?() } }
    /// The view shown in place of a button; default nil.
    open var customView: UIView? { didSet { didChange?() } }
    /// The color; nil, the default, for the bar's.
    open var tintColor: UIColor? { didSet { didChange?() } }
    /// The badge; default nil, for none. Bars of iOS 26 show it on buttons that are no views of the code's
    /// own.
    open var badge: Badge? { didSet { didChange?() } }
    /// A Boolean value that indicates whether the button lies on one platter with its neighbors in iOS 26;
    /// default true.
    open var sharesBackground = true { didSet { didChange?() } }
    /// A Boolean value that indicates whether the button lies on no platter in iOS 26; default false.
    open var hidesSharedBackground = false { didSet { didChange?() } }
    /// The name that makes buttons of different items the same one for the transition between these in iOS
    /// 26; default nil.
    open var identifier: String?

    /// The group of the button; nil for none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    package private(set) var systemItem: SystemItem?
    /// The distances by which the titles of back buttons are moved, by metrics.
    package private(set) var backTitleShifts: [UIBarMetrics: UIOffset] = [:] { didSet { didChange?() } }

    /// Creates an empty button.
    public override init() {
        super.init()
    }

    /// Creates a button of a storyboard, with its attributes. Archives are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }

    /// Creates a button with an image, and another one for low bars, which has no effect.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a standard button of the system.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        show(systemItem)
        take(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    /// Creates a standard button of the system, with an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        show(systemItem)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates a button with an action, whose title and image it shows unless others are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates an entry that is a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a distance that takes the free space.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a distance in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Returns a distance of no width, which parts the platters of its neighbors in iOS 26.
    public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// Moves the title of the button as one that leads back by a distance in points: a large negative one
    /// takes it off the screen. A low bar without a distance of its own has that of the default metrics.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitleShifts[barMetrics] = adjustment
    }

    /// Returns the distance by which the title of the button is moved as one that leads back, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitleShifts[barMetrics] ?? .zero
    }

    private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    /// Shows title or image of a standard button.
    package func show(_ item: SystemItem) {
        systemItem = item
        let symbols: [SystemItem: String] = [
            .add: "plus", .compose: "square.and.pencil", .action: "square.and.arrow.up",
            .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
            .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
            .reply: "arrowshape.turn.up.left", .organize: "folder",
            .rewind: "backward.fill", .fastForward: "forward.fill",
        ]
        if item == .done, let symbol = SystemItemMeasures.current.done {
            image = UIImage(systemName: symbol)
            return
        }
        switch item {
        case .flexibleSpace, .fixedSpace: break
        case .done, .cancel, .edit, .save, .undo, .redo:
            if image != nil { image = nil }
            title = "\(item)".capitalized
        case .close: image = .closeMark
        default: image = symbols[item].flatMap { UIImage(systemName: $0) }
        }
    }

    /// Shows Done for contents that are edited, and Edit for others.
    package func showEditing(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        show(isEditing ? .done : .edit)
    }

    /// True for a button that stands out by its color in iOS 26.
    package var isProminent: Bool { style == .prominent || systemItem == .done }

    /// True for a spacer.
    package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Sends the action to its target, as a tap does.
    package func perform() {
        guard isEnabled else { return }
        primaryAction?.perform(from: self)
        if let action { UIApplication.shared.send(action, to: target, from: self, for: nil) }
    }
}
