@_spi(UIKitInternals) import UIKitCore

/// A controller of a list and of the details of its selection. On the phones of films it shows one at a time:
/// it collapses before it appears, at first to the details, unless its delegate puts them away.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The display modes of a wide screen.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// The details alone.
        case secondaryOnly
        /// Both, side by side.
        case oneBesideSecondary
        /// The list over the details.
        case oneOverSecondary
        /// Two lists beside the details.
        case twoBesideSecondary
        /// Two lists over the details.
        case twoOverSecondary
        /// Two lists that push the details aside.
        case twoDisplaceSecondary

        /// `secondaryOnly` under its earlier name.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// `oneBesideSecondary` under its earlier name.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// `oneOverSecondary` under its earlier name.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The value that stands for an automatic length.
    public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

    /// The delegate; held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The preferred display mode of a wide screen; it has no effect.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            warnOfNoEffect("UISplitViewController.preferredDisplayMode", oldValue, preferredDisplayMode)
        }
    }
    /// The current display mode: always the list alone.
    open var displayMode: DisplayMode { .oneOverSecondary }
    /// The share of the list in the width of a wide screen; it has no effect.
    open var preferredPrimaryColumnWidthFraction = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.preferredPrimaryColumnWidthFraction", oldValue,
                preferredPrimaryColumnWidthFraction)
        }
    }
    /// The largest width of the list on a wide screen; it has no effect.
    open var maximumPrimaryColumnWidth = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.maximumPrimaryColumnWidth", oldValue, maximumPrimaryColumnWidth)
        }
    }
    /// The smallest width of the list on a wide screen; it has no effect.
    open var minimumPrimaryColumnWidth = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.minimumPrimaryColumnWidth", oldValue, minimumPrimaryColumnWidth)
        }
    }
    /// A Boolean value that indicates whether one controller is seen at a time; always true.
    open var isCollapsed: Bool { true }
    /// A Boolean value that indicates whether a swipe shows the list; it has no effect.
    open var presentsWithGesture = true {
        didSet { warnOfNoEffect("UISplitViewController.presentsWithGesture", oldValue, presentsWithGesture) }
    }
    /// The visibility of the button that changes the display mode; default automatic. It has no effect.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.displayModeButtonVisibility", oldValue,
                displayModeButtonVisibility)
        }
    }
    /// The width of the list on a wide screen in points; default automatic. It has no effect.
    open var preferredPrimaryColumnWidth = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.preferredPrimaryColumnWidth", oldValue,
                preferredPrimaryColumnWidth)
        }
    }
    /// The width of the second list on a wide screen in points; default automatic. It has no effect.
    open var preferredSupplementaryColumnWidth = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.preferredSupplementaryColumnWidth", oldValue,
                preferredSupplementaryColumnWidth)
        }
    }
    /// The share of the second list in the width of a wide screen; default automatic. It has no effect.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.preferredSupplementaryColumnWidthFraction", oldValue,
                preferredSupplementaryColumnWidthFraction)
        }
    }
    /// The side of the list on a wide screen; default leading. It has no effect.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { warnOfNoEffect("UISplitViewController.primaryEdge", oldValue, primaryEdge) }
    }
    /// The background of the list on a wide screen; default none. It has no effect.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet {
            warnOfNoEffect("UISplitViewController.primaryBackgroundStyle", oldValue, primaryBackgroundStyle)
        }
    }
    /// The way in which columns share a wide screen; default automatic. It has no effect.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet {
            warnOfNoEffect("UISplitViewController.preferredSplitBehavior", oldValue, preferredSplitBehavior)
        }
    }
    /// A Boolean value that indicates whether a wide screen has a button for the details alone; default
    /// false. It has no effect.
    open var showsSecondaryOnlyButton = false {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.showsSecondaryOnlyButton", oldValue,
                showsSecondaryOnlyButton)
        }
    }
    /// The button that changes the display mode; it does nothing.
    public let displayModeButtonItem = UIBarButtonItem()

    /// The list and the details; the list alone from when the controller first appears.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            for controller in viewControllers where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            if isViewLoaded { showList(inPlaceOf: oldValue.first) }
        }
    }

    /// The style; unspecified for a controller made without one.
    open internal(set) var style = Style.unspecified
    /// The controllers of columns.
    var columns: [Column: UIViewController] = [:]
    /// The pages of columns, which leave their own stacks when the columns collapse.
    var columnPages: [Column: [UIViewController]] = [:]
    /// True once the columns are one stack.
    var hasCollapsed = false

    @_spi(UIKitInternals) open override var showsDetails: Bool { true }
    @_spi(UIKitInternals) open override var shownChild: UIViewController? { viewControllers.first }

    /// Shows the list.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showList(inPlaceOf: nil)
    }

    /// Puts the details into the list's stack, unless the delegate has put them somewhere or away.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !columns.isEmpty { return collapseColumns() }
        guard viewControllers.count > 1 else { return }
        let (list, details) = (viewControllers[0], viewControllers[1])
        let isPlaced = delegate?.splitViewController(self, collapseSecondary: details, onto: list) == true
        viewControllers = [list]
        guard !isPlaced, let stack = list as? UINavigationController else { return }
        stack.setViewControllers(stack.viewControllers + pages(of: details), animated: false)
    }

    /// Returns the controllers of a stack, which it gives up, or the controller itself.
    func pages(of details: UIViewController) -> [UIViewController] {
        guard let stack = details as? UINavigationController else { return [details] }
        let pages = stack.viewControllers
        if pages.isEmpty { return stack.givenPages }
        stack.givenPages = pages
        stack.setViewControllers([], animated: false)
        return pages
    }

    private func showList(inPlaceOf former: UIViewController?) {
        guard former !== shownChild else { return }
        ChildChange(
            from: former, to: shownChild, in: view, isSeen: view.window != nil
        ).show()
        shownChild?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Shows a controller in the list's stack, or presents it where the list has none.
    open override func show(_ vc: UIViewController, sender: Any?) {
        guard let stack = viewControllers.first as? UINavigationController else {
            return present(vc, animated: true)
        }
        stack.show(vc, sender: sender)
    }

    /// Shows the details: in the list's stack, the first controller of their own stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let page = pages(of: vc).first else { return }
        let stack = viewControllers.first as? UINavigationController
        guard let stack, stack.viewControllers.holds(page) else { return show(page, sender: sender) }
        stack.popToViewController(page, animated: true)
    }
}

extension UIViewController {
    /// The controller of a list and its details that contains this one; nil for none.
    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }
}
