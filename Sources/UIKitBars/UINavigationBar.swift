public import Picture
@_spi(UIKitInternals) import UIKitCore

/// The bar of a navigation controller: the title in the middle, buttons at both sides; 44 points high (as in
/// UIKit).
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// The style; default light.
    open var barStyle = UIBarStyle.default { didSet { rebuild() } }
    /// A Boolean value that indicates whether content shows through, and so reaches below the bar; default
    /// true.
    open var isTranslucent = true {
        didSet {
            largeTitlesDidChange?()
            transition?.lookDidChange()
        }
    }
    /// The color of the bar; nil, the default, for light gray.
    open var barTintColor: UIColor? { didSet { transition?.lookDidChange() } }
    /// The style of the title; default nil. Only color and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    /// A Boolean value that indicates whether titles are large where nothing is scrolled; default false.
    open var prefersLargeTitles = false { didSet { largeTitlesDidChange?() } }
    /// The style of large titles; default nil. Only color and font are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { rebuild() } }
    /// The image of the line below the bar; nil, the default, for a gray line, and an empty one for none.
    open var shadowImage: UIImage?
    /// The images of the bar by metrics.
    package var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// The distances by which titles are moved down, by metrics.
    package var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }
    /// The appearance at the bar's standard height. The bar keeps a copy of one that it is given.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance = UIBarAppearance.copy(of: standardAppearance)
            rebuild()
        }
    }
    /// The appearance while the top of the content is in sight; nil, the default, for a clear bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The appearance at the compact height, as on a phone on its side; nil, the default, for the standard
    /// one.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The appearance at the compact height while the top of the content is in sight; nil, the default, for
    /// that at the standard height.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The image in place of the arrow that leads back; default nil, for the arrow.
    open var backIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The image that hides titles behind the arrow; default nil. Titles move beside the arrow in films, so
    /// that there is nothing to hide.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The delegate; held weakly. A bar of a controller cannot be given one.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet { if delegate != nil { _ = mayChangeBar(goBack != nil, "delegate") } }
    }
    /// The items, the current one last.
    open var items: [UINavigationItem]? { didSet { rebuild() } }
    /// The current item.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top one, to which the back button leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    let measures = NavigationBarMeasures.current
    /// The height of the row of buttons, in points.
    var rowHeight: CGFloat {
        if isLow {
            let isLarge = window.map { $0.bounds.height >= NavigationBarMeasures.largePhone } ?? false
            return isLarge ? measures.row.phone : measures.row.low
        }
        if isInSheet, let row = measures.sheetRow { return row }
        return traitCollection.userInterfaceIdiom == .pad ? measures.row.tablet : measures.row.phone
    }
    /// True for the bar of a controller in a sheet.
    var isInSheet = false { didSet { if isInSheet != oldValue { setNeedsLayout() } } }
    /// The height that a large title adds to the bar, in points.
    var largeTitleHeight: CGFloat { largeTitle.height }
    /// The closure that the back button calls.
    var goBack: (() -> Void)?

    /// The closure that notifies the controller of another form of titles.
    var largeTitlesDidChange: (() -> Void)?
    /// The distance of the bar of a controller from the edge of the screen, over which it draws its
    /// background, in points; 0 for a bar of its own.
    var roomAbove: CGFloat = 0 { didSet { if roomAbove != oldValue { setNeedsDisplay() } } }
    /// The height that the large title adds to the bar now, in points; nil for a small title.
    var largeTitleRoom: CGFloat? { didSet { if largeTitleRoom != oldValue { setNeedsLayout() } } }
    /// The height that the field of a search adds to the bar now, in points; nil without a search.
    var searchRoom: CGFloat? { didSet { if searchRoom != oldValue { setNeedsLayout() } } }
    /// The closure that notifies the controller that a search begins or ends.
    var searchDidChange: (() -> Void)?
    /// True while a search takes the place of the title and the buttons.
    var isSearching = false { didSet { if isSearching != oldValue { fadeForSearch() } } }
    /// True where the content below the bar of iOS 26 hides the effect at its upper edge.
    var hidesEdgeEffect = false { didSet { if hidesEdgeEffect != oldValue { edgeDidChange() } } }
    /// The end of the content below the bar of iOS 26; nil for none, and where code hides it.
    var edge: BarEdge? { didSet { if edge != oldValue { endOfContentDidChange() } } }
    /// True while the top of the content is in sight.
    var isAtEdge = true { didSet { if isAtEdge != oldValue { edgeDidChange() } } }

    /// True where the views are those for the compact height.
    var isBuiltLow = false
    /// The change of contents that an animation shows; nil at rest.
    var transition: BarTransition?
    /// The change of the buttons of the current item that an animation shows; nil at rest.
    var buttonFade: BarFade?

    let largeTitle = LargeTitleView()
    let searchRow = SearchRow()
    /// The title in the row of the buttons.
    let titleLabel = UILabel()
    /// The text above the title; nil before the first one.
    var promptLabel: UILabel?
    /// The buttons that share no platter with others.
    var platterGroups = PlatterGroups()
    private(set) var leftViews: [UIView] = []
    private(set) var rightViews: [UIView] = []
    /// The buttons in the middle of a wide bar.
    private(set) var centerViews: [UIView] = []
    /// The view in the title's place; nil for none.
    private(set) var titleView: UIView?

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        titleLabel.textAlignment = .center
        addSubview(largeTitle)
        addSubview(searchRow)
        addSubview(titleLabel)
    }

    /// Adds an item and shows it; animated, titles move and buttons fade. A bar of a controller has the items
    /// of the stack; it cannot be changed.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChangeBar(goBack != nil, "pushItem(_:animated:)") else { return }
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        change(animated: animated, isPop: false) { items = (items ?? []) + [item] }
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes the current item, and returns it. A bar of a controller cannot be changed.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChangeBar(goBack != nil, "popItem(animated:)") else { return nil }
        guard let last = items?.last, delegate?.navigationBar(self, shouldPop: last) != false else {
            return nil
        }
        change(animated: animated, isPop: true) { items?.removeLast() }
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// Replaces the items. A bar of a controller cannot be changed.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if mayChangeBar(goBack != nil, "setItems(_:animated:)") { self.items = items ?? [] }
    }

    /// True on a phone on its side: none is narrower than 480 points.
    var isLow: Bool {
        traitCollection.verticalSizeClass == .compact && (window?.bounds.width ?? bounds.width) >= 480
    }

    /// Returns the upper edge of the bar of a controller whose view has a safe area at the top, in points.
    func start(withSafeArea safeArea: CGFloat) -> CGFloat {
        max(safeArea, isLow ? measures.top.low : measures.top.regular)
    }

    /// Returns the lower edge of that bar with the small title of an item, or without one during a search, in
    /// points.
    func end(withSafeArea safeArea: CGFloat, showing item: UINavigationItem?, isSearching: Bool) -> CGFloat {
        let height = promptHeight(of: item) + rowHeight + measures.rest
        return start(withSafeArea: safeArea) + (isSearching ? 0 : height)
    }

    /// The buttons and the view in the title's place.
    private var views: [UIView] { leftViews + rightViews + centerViews + (titleView.map { [$0] } ?? []) }

    /// Replaces all views by those of the current item.
    func rebuild() {
        isBuiltLow = isLow
        for view in leftViews + rightViews + centerViews { view.removeFromSuperview() }
        titleView?.removeFromSuperview()
        guard let item = topItem else { return }
        item.didChange = { [weak self] in self?.rebuild() }
        offerFade(to: item)
        item.isCenterShown = showsCenter(of: item)
        item.fittedRoom = nil
        for button in entries(of: item) {
            button.didChange = { [weak self] in self?.rebuild() }
        }
        platterGroups = PlatterGroups()
        let own = views(of: item.leadingItems)
        let isBackShown = own.isEmpty || item.leftItemsSupplementBackButton
        leftViews = (isBackShown ? backView(item).map { [$0] } ?? [] : []) + own
        rightViews = views(of: item.trailingItems)
        centerViews = views(of: item.centerItems)
        titleView = item.titleView ?? titleMenu(of: item) ?? titlePair(of: item)
        for view in views {
            view.prepareForBar()
            addSubview(view)
        }
        showTitles(of: item)
        showPrompt(of: item)
        follow(item.searchController)
        if isSearching { fadeForSearch() }
        transition?.contentsDidChange()
        buttonsDidChange()
        setNeedsLayout()
    }

    /// Shows the appearance for the place of the content.
    private func edgeDidChange() {
        guard appearanceAtEdge != nil else { return endOfContentDidChange() }
        showAppearance()
    }

    /// Draws another background.
    private func endOfContentDidChange() {
        setNeedsDisplay()
        transition?.lookDidChange()
    }

    /// Shows the search bar of a search, and lets the controller follow it.
    private func follow(_ search: UISearchController?) {
        search?.present = { [weak self] in self?.searchDidChange?() }
        search?.searchBar.heightDidChange = { [weak self] in self?.largeTitlesDidChange?() }
        if searchRow.show(search?.searchBar) { largeTitlesDidChange?() }
    }

    /// Hides the title and the buttons during a search, and shows them after it.
    private func fadeForSearch() {
        for view in views {
            view.alpha = isSearching ? 0 : 1
        }
        setNeedsLayout()
    }

    /// Puts the buttons at both sides and the title between them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptAppearance()
        // A bar without a controller follows its height itself.
        let isBuiltAnew = goBack == nil && hasLowAppearances && isLow != isBuiltLow
        if isBuiltAnew || hasOtherCenter { UIView.withoutAnimation { rebuild() } }
        let (search, upper) = bounds.divided(atDistance: searchRoom ?? 0, from: .maxYEdge)
        let row = upper.maxY - (largeTitleRoom ?? 0)
        // A bar that code has made lower has no room below its buttons.
        let rest = max(0, min(measures.rest, row - upper.minY - rowHeight))
        let middle = row - rest - rowHeight / 2
        let side = isLow ? measures.lowSide : 16
        let hasPlatters = measures.platter != nil
        let sides = safeSides(side, addsSafeArea: !hasPlatters)
        fitGroups(in: bounds.width - sides.left - sides.right)
        var (left, right) = (bounds.minX + sides.left, bounds.maxX - sides.right)
        if !hasPlatters, leftViews.first is UIButton, backItem != nil { left -= 8 }
        for view in views { view.fitInBar() }
        for (index, view) in rightViews.enumerated() {
            view.center = CGPoint(x: right - view.bounds.width / 2, y: middle)
            right -= view.bounds.width + gap(after: index, in: rightViews)
        }
        titleLabel.alpha = isSearching ? 0 : largeTitleRoom.map(titleOpacity) ?? 1
        composedTitle?.alpha = titleLabel.alpha
        let wanted = titleLabel.intrinsicContentSize.width
        fitBackButton(in: right - left - (titleLabel.alpha > 0 ? wanted : 0))
        for (index, view) in leftViews.enumerated() {
            view.center = CGPoint(x: left + view.bounds.width / 2, y: middle)
            // The back button lies on a platter of its own.
            left +=
                view.bounds.width + (index == 0 && backItem != nil ? 12 : gap(after: index, in: leftViews))
        }
        let end = placeCenter(from: left, to: right, middle: middle)
        placeTitle(from: left, to: end, middle: middle, wantedWidth: wanted)
        placePrompt()
        largeTitle.place(in: upper, room: largeTitleRoom)
        searchRow.place(in: search)
        transition?.barDidLayOut()
    }

    @_spi(UIKitInternals) open override func intrinsicSizeDidChange(of subview: UIView) {
        if subview.isFittedInBar { setNeedsLayout() }
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        if transition?.isRunning == true { return [] }
        return background(in: bounds) + (imageLayers(in: bounds).isEmpty ? plattersAtRest : [])
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        if transition?.isRunning == true { return [] }
        let images = imageLayers(in: bounds)
        return images.isEmpty ? [] : images + [Layer(contents: plattersAtRest)]
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + promptHeight(of: topItem))
    }

    /// Returns the width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + promptHeight(of: topItem))
    }
}
