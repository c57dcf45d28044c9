@_spi(UIKitInternals) import UIKitCore

/// A controller of pages, which a finger or code turns; each page is another controller's view.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The ways in which pages turn; a film scrolls them all.
    public enum TransitionStyle: Int, Sendable {
        /// A sheet of paper that curls; drawn as a scroll.
        case pageCurl = 0
        /// A row of pages that scrolls.
        case scroll
    }

    /// The directions in which pages follow one another.
    public enum NavigationOrientation: Int, Sendable {
        /// To the right.
        case horizontal = 0
        /// Down.
        case vertical
    }

    /// The directions in which code turns pages.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse
    }

    /// The place of the spine in a book that curls.
    public enum SpineLocation: Int, Sendable {
        /// No spine.
        case none = 0
        /// At the first edge.
        case min
        /// In the middle.
        case mid
        /// At the last edge.
        case max
    }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a key from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The place of the spine. It has no effect.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages, in points.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The provider of pages; held weakly. Without one a finger turns no pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The delegate; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The way in which pages turn.
    open var transitionStyle: TransitionStyle { form.style }
    /// The direction in which pages follow one another.
    open var navigationOrientation: NavigationOrientation { form.orientation }
    /// The page that is shown, alone in an array; the array is empty before the first one.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }
    /// A Boolean value that indicates whether pages have a back; default false. It has no effect.
    open var isDoubleSided = false {
        didSet { warnOfNoEffect("UIPageViewController.isDoubleSided", oldValue, isDoubleSided) }
    }
    /// The place of the spine: at the first edge for pages that curl, else none.
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    /// The recognizers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

    let scroller = PageRow()
    /// The way of turning, the direction and the distance between pages in points, which a storyboard sets.
    package var form: (style: TransitionStyle, orientation: NavigationOrientation, spacing: CGFloat)
    private var spacing: CGFloat { form.spacing }
    private var shown: UIViewController?
    private let dots = UIPageControl()
    private lazy var follower = PageFollower(self)

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        let spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
        form = (style, navigationOrientation, spacing ?? 0)
        if options?[.spineLocation] != nil {
            warnOfNoEffect("UIPageViewController.OptionsKey.spineLocation")
        }
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a horizontal row without pages, whose pages curl (as in UIKit).
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller of a storyboard without pages, which curl in a horizontal row unless it is drawn
    /// otherwise. Archives are not supported.
    public required init?(coder: NSCoder) {
        form = (.pageCurl, .horizontal, 0)
        super.init(coder: coder)
    }

    private var isVertical: Bool { navigationOrientation == .vertical }
    /// The distance from one page to the next, in points.
    private var step: CGFloat { (isVertical ? scroller.bounds.height : scroller.bounds.width) }

    // MARK: View

    /// Creates the row of pages.
    open override func loadView() {
        super.loadView()
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.isPagingEnabled = true
        // Pages lie below bars; their own safe areas keep their content free.
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.turner = follower
        view.addSubview(scroller)
        dots.isHidden = true
        dots.isUserInteractionEnabled = false
        view.addSubview(dots)
    }

    /// Puts the pages in place.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard !scroller.isTracking, !scroller.isDecelerating, scroller.scrollAnimation == nil else { return }
        placeDots()
        placePages()
    }

    /// The area of the pages, which end above the dots.
    private var pageArea: CGRect {
        var area = view.bounds
        if !dots.isHidden { area.size.height = max(0, dots.frame.minY - area.minY) }
        return area
    }

    private func frame(ofPage index: Int) -> CGRect {
        let size = pageArea.size
        let start = CGFloat(index) * step
        return isVertical
            ? CGRect(x: 0, y: start + spacing / 2, width: size.width, height: size.height)
            : CGRect(x: start + spacing / 2, y: 0, width: size.width, height: size.height)
    }

    /// Places the page that is shown between its neighbors, which are not loaded before they come into sight.
    private func placePages() {
        let outset = isVertical ? CGVector(dx: 0, dy: spacing / 2) : CGVector(dx: spacing / 2, dy: 0)
        scroller.frame = pageArea.insetBy(dx: -outset.dx, dy: -outset.dy)
        let before = shown.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        let after = shown.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        follower.pages = [before, shown, after].compactMap { $0 }
        let length = CGFloat(max(1, follower.pages.count)) * step
        scroller.isScrollEnabled = dataSource != nil
        scroller.contentSize = CGSize(
            width: isVertical ? scroller.bounds.width : length,
            height: isVertical ? length : scroller.bounds.height)
        follower.current = before == nil ? 0 : 1
        if let shown, shown.isViewLoaded { shown.view.frame = frame(ofPage: follower.current) }
        follower.isPaused = true
        scroller.contentOffset = offset(ofPage: follower.current)
        follower.isPaused = false
    }

    private func offset(ofPage index: Int) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: CGFloat(index) * step) : CGPoint(x: CGFloat(index) * step, y: 0)
    }

    /// The position in the row, in pages.
    var position: CGFloat {
        step > 0 ? (isVertical ? scroller.contentOffset.y : scroller.contentOffset.x) / step : 0
    }

    private func placeDots() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        let hasDots = !isVertical && count > 0
        if dots.isHidden == hasDots { view.setNeedsLayout() }
        dots.isHidden = !hasDots
        guard let dataSource, hasDots else { return }
        dots.numberOfPages = count
        if dotIndex == nil { dotIndex = dataSource.presentationIndex(for: self) }
        dots.currentPage = dotIndex ?? 0
        let height: CGFloat = 37
        dots.frame = CGRect(
            x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
            height: height)
    }
    private var dotIndex: Int?

    // MARK: Pages

    /// Shows a page; animated, it scrolls in. Pages that curl may have two controllers, the first of which is
    /// shown; another number of controllers is an error. A page that still scrolls in is shown at once first,
    /// and its completion receives false.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        requirePages(viewControllers?.count ?? 0)
        let interrupted = endSlide()
        let slides = turn(to: viewControllers?.first, direction, animated, completion)
        renewDots()
        // The code of the completion may turn to yet another page, which follows this one.
        interrupted?(false)
        if !slides { completion?(true) }
    }

    /// Shows a page in place of the one before; returns whether it scrolls in, which calls the completion.
    private func turn(
        to page: UIViewController?, _ direction: NavigationDirection, _ animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> Bool {
        guard let page, page !== shown else { return false }
        loadViewIfNeeded()
        let isSeen = view.window != nil
        if let old = shown {
            if animated, isSeen {
                slide(direction, PageSlide(old: old, page: page, completion: completion))
                return true
            }
            if isSeen { old.willDisappear(false) }
            remove(old, animated: false)
        }
        add(page, at: 0, isSeen: isSeen, animated: false)
        settle(on: page, animated: false)
        return false
    }

    private func slide(_ direction: NavigationDirection, _ slide: PageSlide) {
        let isForward = direction == .forward
        follower.isPaused = true
        slide.old.view.frame = frame(ofPage: isForward ? 0 : 1)
        scroller.contentSize = CGSize(
            width: isVertical ? scroller.bounds.width : 2 * step,
            height: isVertical ? 2 * step : scroller.bounds.height)
        scroller.contentOffset = offset(ofPage: isForward ? 0 : 1)
        add(slide.page, at: isForward ? 1 : 0, isSeen: true)
        slide.old.willDisappear(true)
        follower.slide = slide
        scroller.setContentOffset(offset(ofPage: isForward ? 1 : 0), animated: true)
    }

    /// Shows the page that scrolls in at its place, and returns its completion; nil without one.
    private func endSlide() -> ((Bool) -> Void)? {
        guard let slide = follower.slide else { return nil }
        follower.slide = nil
        remove(slide.old)
        settle(on: slide.page)
        return slide.completion
    }

    /// Responds to the end of a scroll by code.
    func slideDidEnd() {
        let completion = endSlide()
        renewDots()
        completion?(true)
    }

    /// Adds the view of a page to the row.
    func add(_ page: UIViewController, at index: Int, isSeen: Bool, animated: Bool = true) {
        if page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        page.loadViewIfNeeded()
        if isSeen { page.willAppear(animated) }
        page.view.autoresizingMask = []
        page.view.frame = frame(ofPage: index)
        scroller.addSubview(page.view)
        if isSeen { page.isAppearing(animated) }
    }

    /// Removes the view of a page from the row.
    func remove(_ page: UIViewController, animated: Bool = true) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        if view.window != nil { page.didDisappear(animated) }
        page.removeFromParent()
    }

    /// Makes a page that is in the row the one that is shown.
    func settle(on page: UIViewController, animated: Bool = true) {
        let isSeen = view.window != nil
        shown = page
        follower.isPaused = false
        placePages()
        if isSeen { page.didAppear(animated) }
    }

    /// Asks the data source for the dots below the pages, as after each turn by code: fingers alone move the
    /// dot by themselves. After a slide it is asked once more, since its answer may depend on the page that
    /// is shown.
    private func renewDots() {
        dotIndex = nil
        if isViewLoaded, shown != nil { placeDots() }
    }

    /// Moves the dot below the pages by a number of pages.
    func moveDot(by pages: Int) {
        guard let index = dotIndex else { return }
        dotIndex = min(max(0, index + pages), max(0, dots.numberOfPages - 1))
        dots.currentPage = dotIndex ?? 0
    }

    @_spi(UIKitInternals) open override var shownChild: UIViewController? { shown }
}
