@_spi(UIKitInternals) import UIKitCore

/// A controller of a list and of the details of its selection. On tablets columns share the screen. On phones
/// it shows one at a time: it collapses before it appears, at first to the details, unless its delegate puts
/// them away.
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
    /// The preferred display mode of a wide screen; default automatic. In an animation block the change is
    /// animated.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { followPreferences() } }
    /// The current display mode; on phones the list alone.
    open var displayMode: DisplayMode {
        if let wide { return wide.mode }
        return isWide ? mode(for: preferredDisplayMode, in: wideSize) : .oneOverSecondary
    }
    /// The share of the list in the width of a wide screen; default automatic, for two fifths.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    /// The largest width of the list on a wide screen in points; default automatic, for 320 where the
    /// controller was made without a style.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The smallest width of the list on a wide screen in points; default automatic, for none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// A Boolean value that indicates whether one controller is seen at a time: false on tablets.
    open var isCollapsed: Bool { !isWide }
    /// A Boolean value that indicates whether a swipe from the edge of a wide screen shows the list; default
    /// true.
    open var presentsWithGesture = true { didSet { updateModeButton() } }
    /// The visibility of the button that changes the display mode in the bar of a controller with a style;
    /// default automatic, for that of the swipe.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateModeButton() }
    }
    /// The width of the list on a wide screen in points; default automatic.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The width of the second list on a wide screen in points; default automatic, for 320.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The share of the second list in the width of a wide screen; default automatic.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { widthsDidChange() } }
    /// The smallest width of the second list on a wide screen in points; default automatic, for none.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The largest width of the second list on a wide screen in points; default automatic, for none.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
    /// The side of the list on a wide screen; default leading. A change after the view is loaded does not
    /// move the edge from which a swipe shows the list.
    open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }
    /// The background of the list on a wide screen; default none. It has no effect.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet {
            warnOfNoEffect("UISplitViewController.primaryBackgroundStyle", oldValue, primaryBackgroundStyle)
        }
    }
    /// The way in which columns share a wide screen; default automatic.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { followPreferences() } }
    /// A Boolean value that indicates whether a wide screen has a button for the details alone; default
    /// false. It has no effect.
    open var showsSecondaryOnlyButton = false {
        didSet {
            warnOfNoEffect(
                "UISplitViewController.showsSecondaryOnlyButton", oldValue,
                showsSecondaryOnlyButton)
        }
    }
    /// The button that changes the display mode of a wide screen; on phones it does nothing.
    public let displayModeButtonItem = UIBarButtonItem()

    /// The columns on a wide screen. On phones the list and the details; the list alone from when the
    /// controller first appears.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                if wide != nil { controller.viewIfLoaded?.removeFromSuperview() }
                controller.removeFromParent()
            }
            for controller in viewControllers where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            guard isViewLoaded else { return }
            if let wide { wide.show() } else { showList(inPlaceOf: oldValue.first) }
        }
    }

    /// The style; unspecified for a controller made without one.
    open internal(set) var style = Style.unspecified
    /// The controllers of columns.
    var columns: [Column: UIViewController] = [:]
    /// The pages of columns, which leave their own stacks when the columns collapse.
    var columnPages: [Column: [UIViewController]] = [:]
    /// The stacks of columns whose controllers are none.
    var columnStacks: [Column: UINavigationController] = [:]
    /// True once the columns are one stack.
    var hasCollapsed = false
    /// The columns as a wide screen shows them; nil on phones, and before the view is loaded.
    private(set) var wide: WideColumns?

    @_spi(UIKitInternals) open override var showsDetails: Bool { true }
    @_spi(UIKitInternals) open override var shownChild: UIViewController? {
        wide == nil ? viewControllers.first : nil
    }

    /// Shows the columns of a wide screen, or the list.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard isWide else { return showList(inPlaceOf: nil) }
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        let wide = WideColumns(of: self)
        self.wide = wide
        connectModeButton()
        wide.install()
    }

    /// Puts the columns of a wide screen in their places.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        wide?.layOut()
    }

    /// Responds to other preferred widths and another side of columns.
    private func widthsDidChange() { wide?.layOut() }

    /// Shows the display mode that code prefers.
    private func followPreferences() {
        guard let wide else { return }
        wide.change(to: mode(for: preferredDisplayMode, in: wideSize), animated: false, notes: true)
    }

    /// Puts the details into the list's stack on a phone, unless the delegate has put them somewhere or away.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard wide == nil else { return }
        if !columns.isEmpty { return collapseColumns() }
        guard viewControllers.count > 1 else { return }
        let list = delegate?.primaryViewController(forCollapsing: self) ?? viewControllers[0]
        let details = viewControllers[1]
        let isPlaced = delegate?.splitViewController(self, collapseSecondary: details, onto: list) == true
        viewControllers = [list]
        if !isPlaced, let stack = list as? UINavigationController {
            stack.setViewControllers(stack.viewControllers + pages(of: details), animated: false)
        }
        delegate?.splitViewControllerDidCollapse(self)
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

    /// Shows a controller in the list's stack, or presents it where the list has none. The delegate of a
    /// controller without a style may show it instead.
    open override func show(_ vc: UIViewController, sender: Any?) {
        let isLegacy = style == .unspecified
        if isLegacy, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        push(vc, sender: sender)
    }

    private func push(_ vc: UIViewController, sender: Any?) {
        guard let stack = viewControllers.first as? UINavigationController else {
            return present(vc, animated: true)
        }
        stack.show(vc, sender: sender)
    }

    /// Shows the details: on a wide screen in place of the former ones, on a phone in the list's stack the
    /// first controller of their own stack. The delegate of a controller without a style may show them
    /// instead.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let isLegacy = style == .unspecified
        if isLegacy, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isWide { return replaceDetails(by: vc) }
        guard let page = pages(of: vc).first else { return }
        let stack = viewControllers.first as? UINavigationController
        guard let stack, stack.viewControllers.holds(page) else { return push(page, sender: sender) }
        stack.popToViewController(page, animated: true)
    }

    private func replaceDetails(by vc: UIViewController) {
        guard columns.isEmpty else { return setViewController(vc, for: .secondary) }
        viewControllers = Array(viewControllers.dropLast(viewControllers.count > 1 ? 1 : 0)) + [vc]
    }
}

extension UIViewController {
    /// The controller of a list and its details that contains this one; nil for none.
    public var splitViewController: UISplitViewController? {
        (parent as? UISplitViewController) ?? parent?.splitViewController
    }
}
