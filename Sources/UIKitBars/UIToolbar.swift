public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A bar of buttons at the bottom: 44 points high (as in UIKit until iOS 18).
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The entries, from left to right; default nil.
    open var items: [UIBarButtonItem]? { didSet { rebuild() } }
    /// The style; default light.
    open var barStyle = UIBarStyle.default
    /// The color of the bar; nil, the default, for light gray.
    open var barTintColor: UIColor?
    /// The appearance; default the system's. The bar keeps a copy of one that it is given.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = UIBarAppearance.copy(of: standardAppearance)
            rebuild()
        }
    }
    /// The images of the bar by metrics.
    package var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// The image of the line above the bar; nil, the default, for a gray line, and an empty one for none.
    package var shadowImage: UIImage?
    /// The appearance of the bar of a controller while no content is below it; nil, the default, for a clear
    /// bar without a line, unless the bar has a color or a style. iOS 12 has only the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The appearance at the compact height, as on a phone on its side; nil, the default, for the standard
    /// one.
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            compactAppearance = compactAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The appearance at the compact height while no content is below the bar; nil, the default, for that at
    /// the standard height.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy)
            rebuild()
        }
    }
    /// The delegate; held weakly; default nil.
    open weak var delegate: (any UIToolbarDelegate)?
    /// A Boolean value that indicates whether content shows through, and so reaches below the bar of a
    /// controller; default true.
    open var isTranslucent = true { didSet { translucencyDidChange?() } }

    private(set) var views: [UIView?] = []
    /// The buttons that share no platter with others.
    private var platterGroups = PlatterGroups()
    /// The change of entries that an animation shows; nil at rest.
    var fade: BarFade?
    private let measures = ToolbarMeasures.current
    /// True for the bar of a navigation controller.
    var isOfController = false { didSet { rebuild() } }
    /// The closure that notifies the controller of another room for its children.
    var translucencyDidChange: (() -> Void)?
    /// True for the bar of a controller while no content is below it.
    var isAtEdge = false { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
    /// The end of the content below the bar of a controller in iOS 26.
    var edge: BarEdge? { didSet { if edge != oldValue { setNeedsDisplay() } } }

    private var row: ToolbarMeasures.Row { measures.row(in: traitCollection, ofController: isOfController) }

    /// Returns the height that the bar takes at the lower edge of a screen with a safe area there, in points.
    /// Above a tab bar, to which the safe area belongs, it floats over that in iOS 26.
    func height(withSafeArea safeArea: CGFloat, isAboveTabBar: Bool) -> CGFloat {
        let row = row
        if isAboveTabBar, measures.hasPlatters { return row.height + safeArea + row.gap }
        return row.height + (row.endsAtSafeArea && safeArea > 0 ? safeArea : row.bottom)
    }

    /// Returns whether the bar of a navigation controller has a place on the screen: in iOS 26 only with
    /// entries (rows P0240 and P0241 of Apple's numbers).
    func hasPlace(for items: [UIBarButtonItem]?) -> Bool { !measures.hasPlatters || items?.isEmpty == false }

    /// Replaces the entries; animated, the old ones fade out and the new ones in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { self.items = items }
    }

    var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

    /// True where the height is compact.
    var isLow: Bool { traitCollection.verticalSizeClass == .compact }
    /// True where code has set appearances for the compact height.
    var hasLowAppearances: Bool { compactAppearance != nil || compactScrollEdgeAppearance != nil }
    /// True where the views are those for the compact height.
    private var isBuiltLow = false

    /// Shows the appearance for the height, which a turn of the device changes.
    func followHeight() {
        guard hasLowAppearances, isLow != isBuiltLow else { return }
        showAppearance()
    }

    private func rebuild() {
        isBuiltLow = isLow
        for view in views { view?.removeFromSuperview() }
        let row = row
        platterGroups = PlatterGroups()
        views = shownItems.map { item in
            guard !item.isSpace else { return nil }
            let look = appearanceInEffect
            item.bar = self
            let view = item.makeView(
                onPlatter: row.button, imagePadding: row.imagePadding,
                look: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
            platterGroups.add(view, of: item)
            return view
        }
        for view in views.compactMap({ $0 }) {
            view.prepareForBar()
            addSubview(view)
        }
        for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
        if fade?.isRunning == true { fade?.takeNew(buttons) }
        setNeedsLayout()
    }

    /// Shows the appearance for the place of the content.
    private func edgeDidChange() {
        guard appearanceAtEdge != nil else { return setNeedsDisplay() }
        showAppearance()
    }

    /// Shows the appearance in effect. An animation that scrolls, or that turns the device, is not one of the
    /// bar, in which new buttons would come from its corner.
    private func showAppearance() {
        UIView.withoutAnimation {
            rebuild()
            layOutSubtree()
        }
    }

    /// Puts the buttons in a row; flexible distances share the free space.
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptAppearance()
        let items = shownItems
        let row = row
        for view in views { view?.fitInBar() }
        let gaps = items.indices.dropFirst().map { gap(before: $0, row) }
        let widths = zip(items, views).map { item, view in view?.bounds.width ?? item.width }
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let sides = safeSides(row.side, addsSafeArea: !measures.hasPlatters)
        let free = bounds.width - sides.left - sides.right - widths.reduce(0, +) - gaps.reduce(0, +)
        var left = bounds.minX + sides.left
        for (index, item) in items.enumerated() {
            var width = widths[index]
            if item.systemItem == .flexibleSpace { width += max(0, free) / CGFloat(flexible) }
            let middle =
                row.top.map { $0 + (views[index]?.bounds.height ?? 0) / 2 } ?? min(row.height, bounds.height)
                / 2
            views[index]?.center = CGPoint(x: left + width / 2, y: middle)
            left += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    @_spi(UIKitInternals) open override func intrinsicSizeDidChange(of subview: UIView) {
        if subview.isFittedInBar { setNeedsLayout() }
    }

    /// Returns the distance of an entry from the one before. Buttons beside each other share a platter, and a
    /// space is between two platters.
    private func gap(before index: Int, _ row: ToolbarMeasures.Row) -> CGFloat {
        guard measures.hasPlatters else { return row.gap }
        guard let former = views[index - 1], let next = views[index] else { return row.gap / 2 }
        return BarPlatters.gap(between: former, next, ofImages: 4, in: platterGroups)
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let hasPlatters = fade?.isRunning != true && imageLayers(in: bounds).isEmpty
        return background(in: bounds) + (hasPlatters ? platters : [])
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        let images = imageLayers(in: bounds)
        let platters = fade?.isRunning == true ? [] : platters
        return images.isEmpty ? [] : images + [Layer(contents: platters)]
    }

    private func background(in bounds: CGRect) -> [Layer.Content] {
        let look = appearanceInEffect
        let hasLine = shadowImage == nil && look.drawsLine
        if backgroundImage != nil {
            guard hasLine, !measures.hasPlatters else { return [] }
            return BarBackground.hairline(of: bounds, atTop: true, look.lineColor, barStyle)
        }
        let color = barTintColor ?? look.backgroundColor
        if isClear || look.isTransparent { return [] }
        if measures.hasPlatters, color == nil { return endOfContent(in: bounds, hasLine: hasLine) }
        return BarBackground.contents(
            in: bounds, color: BarBackground.color(of: self, tint: barTintColor, look), style: barStyle,
            hairlineAtTop: true, hasHairline: hasLine, lineColor: look.lineColor)
    }

    private func imageLayers(in bounds: CGRect) -> [Layer] {
        BarImages(
            background: backgroundImage ?? appearanceInEffect.backgroundImage,
            line: shadowImage ?? appearanceInEffect.shadowImage, tint: tintColor
        ).layers(in: bounds, lineAtTop: true)
    }

    /// The platters on which the buttons lie; none in a look without.
    var platters: [Layer.Content] {
        measures.hasPlatters
            ? BarPlatters.contents(of: platterGroups.onPlatters(views.compactMap { $0 })) : []
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: row.height)
    }

    /// Returns the width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: row.height)
    }
}
