public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A bar at the bottom with entries, one of which is selected: 49 points high, and 62 in iOS 26, where the
/// entries lie on a platter; on a tablet it is at the top.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The entries, from left to right; default nil.
    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] { item.bar = self }
            deselectMissingItem()
        }
    }
    /// The selected entry; default nil. One that is not among the entries selects none.
    open var selectedItem: UITabBarItem? { didSet { deselectMissingItem() } }
    /// The delegate; held weakly. A bar of a controller cannot be given one.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet { if delegate != nil { _ = mayChangeBar(didSelect != nil, "delegate") } }
    }
    /// The color of the bar; nil, the default, for light gray.
    open var barTintColor: UIColor?
    /// The style; default light.
    open var barStyle = UIBarStyle.default
    /// The color of the entries that are not selected; nil, the default, for gray.
    open var unselectedItemTintColor: UIColor?
    /// The image of the bar; default nil, for none.
    open var backgroundImage: UIImage?
    /// The image of the line above the bar; nil, the default, for a gray line, and an empty one for none.
    open var shadowImage: UIImage?
    /// The image behind the icon and the title of the selected entry, in their middle; default nil, for none.
    open var selectionIndicatorImage: UIImage?
    /// The way in which the entries of a colored bar share its width; default automatic, by which they fill
    /// it.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsDisplay() } }
    /// The width of entries in the middle of the bar, in points; 0, the default, for the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The distance between entries in the middle of the bar, in points; 0, the default, for the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The appearance; default the system's. The bar keeps a copy of one that it is given.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = UIBarAppearance.copy(of: standardAppearance)
            setNeedsDisplay()
        }
    }
    /// The appearance of the bar of a controller while no content is below it; nil, the default, for a clear
    /// bar without a line, unless the bar has a color or a style. iOS 12 has only the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy)
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether content shows through, and so reaches below the bar of a
    /// controller; default true.
    open var isTranslucent = true { didSet { coverageDidChange?() } }
    /// A Boolean value that indicates whether the bar is hidden; default false. A hidden bar of a controller
    /// leaves its room to the children.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { coverageDidChange?() } } }

    /// The closure that a tap calls.
    var didSelect: ((UITabBarItem) -> Void)?
    /// The closure that notifies the controller of another room for its children.
    var coverageDidChange: (() -> Void)?
    /// True for the bar of a controller while no content is below it.
    var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsDisplay() } } }
    /// The end of the content below the bar of a controller in iOS 26.
    var edge: BarEdge? { didSet { if edge != oldValue { setNeedsDisplay() } } }

    /// Replaces the entries, at once. A bar of a controller cannot be changed.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if mayChangeBar(didSelect != nil, "setItems(_:animated:)") { self.items = items }
    }

    private func deselectMissingItem() {
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
            self.selectedItem = nil
        }
    }

    /// The frames of the entries, which depend on one another, in the bar's coordinates.
    package var framesOfItems: [CGRect] {
        if itemPositioning == .centered, !measures.hasPlatter {
            return framesInMiddle(height: measures.height - 1)
        }
        return places.items
    }

    /// The middle of each entry, in the bar's coordinates.
    package var centersOfItems: [CGPoint] {
        framesOfItems.map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// The height of the bar without a safe area; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: measures.barHeight(aboveSafeArea: 0))
    }

    /// Returns the width and the height of the bar, with the safe area below it. The bar of a controller has
    /// the height that its class returns.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = didSelect == nil ? safeAreaInsets : superview?.safeAreaInsets ?? .zero
        return CGSize(width: size.width, height: measures.barHeight(aboveSafeArea: insets.bottom))
    }

    var measures: TabBarMeasures { .current(in: traitCollection) }

    /// The part of the way to the small form of iOS 26 that is done, from 0 to 1.
    var shrinkage: CGFloat = 0 { didSet { if shrinkage != oldValue { setNeedsDisplay() } } }
    /// The closure that a tap on the small form calls.
    var grow: (() -> Void)?

    /// Takes the settings of the class.
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptAppearance()
    }

    /// Selects the entry from which a finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if shrinkage > 0.5, places.platters.first?.contains(point) == true {
            grow?()
            return
        }
        guard let items, let index = framesOfItems.firstIndex(where: { $0.contains(point) }),
            items[index].isEnabled
        else { return }
        selectedItem = items[index]
        delegate?.tabBar(self, didSelect: items[index])
        didSelect?(items[index])
    }

    /// Returns whether a point is on the bar: in the small form, only on its platters.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard shrinkage == 1 else { return super.point(inside: point, with: event) }
        return places.platters.contains { $0.contains(point) }
    }

    /// Keeps a touch for itself.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Keeps a touch for itself.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let look = appearanceInEffect
        let hasLine = shadowImage == nil && look.drawsLine
        if backgroundImage != nil {
            guard hasLine, !measures.hasPlatter else { return selectionContents }
            return BarBackground.hairline(of: bounds, atTop: true, look.lineColor, barStyle)
        }
        if look.isTransparent { return [] }
        if measures.hasPlatter {
            return endOfContent(in: bounds, hasLine: hasLine)
                + places.platters.flatMap { BarPlatters.contents(of: [$0]) } + selectionContents
        }
        if isClear { return [] }
        return BarBackground.contents(
            in: bounds, color: BarBackground.color(of: self, tint: barTintColor, look), style: barStyle,
            hairlineAtTop: true, hasHairline: hasLine, lineColor: look.lineColor)
    }

    /// The capsule behind the selected entry, in a look that has one.
    private var selectionContents: [Layer.Content] {
        guard measures.hasPlatter, let index = items?.firstIndex(where: { $0 === selectedItem }) else {
            return []
        }
        let frame = framesOfItems[index]
        let isRound = isApart(items?[index])
        let capsule = isRound ? frame.insetBy(dx: 4.25, dy: 4.25) : measures.capsule(behind: frame)
        let shape = Shape.roundedRectangle(capsule, cornerRadius: capsule.height / 2)
        return [.fill(shape, BarPlatters.selection.color.faded(by: 1 - shrinkage))]
    }

    @_spi(UIKitInternals) open override func pictureLayers(in bounds: CGRect) -> [Layer] {
        let images = BarImages(
            background: backgroundImage ?? appearanceInEffect.backgroundImage,
            line: shadowImage ?? appearanceInEffect.shadowImage, tint: tintColor
        ).layers(in: bounds, lineAtTop: true)
        let selection = images.isEmpty ? [] : [Layer(contents: selectionContents)]
        return images + selection + zip(items ?? [], framesOfItems).flatMap(layers)
    }

    private func layers(of item: UITabBarItem, in frame: CGRect) -> [Layer] {
        let isSelected = item === selectedItem
        let fading = fading(of: item)
        guard fading.item > 0 else { return [] }
        let look = look(of: item)
        let measures = measures
        let own: UIColor =
            isSelected ? tintColor : unselectedItemTintColor ?? (measures.hasPlatter ? .label : .systemGray)
        let strength: CGFloat = item.isEnabled ? 1 : 0.5
        let ink = (look.iconColor ?? own).color.faded(by: strength * fading.item)
        var layers: [Layer] = []
        let image = (isSelected ? item.selectedImage : nil) ?? item.image
        var places = measures.places(in: frame, image: image)
        places.icon = places.icon.offsetBy(dx: 0, dy: (frame.midY - places.icon.midY) * fading.centering)
        if isSelected, let indicator = selectionIndicatorImage {
            // One with caps is as large as the entry.
            let size = indicator.capInsets == .zero ? indicator.size : frame.size
            let box = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
            indicator.layer(in: box, tint: own.color).map { layers.append($0) }
        }
        if !places.icon.isEmpty, let image {
            image.layer(in: places.icon.inset(by: item.imageInsets), tint: ink, isAutomaticTemplate: true).map
            { layers.append($0) }
        }
        let style =
            item.titleStyle(for: isSelected ? .selected : .normal) ?? look.titleTextAttributes
        let (shift, other) = (item.titleShift, look.titlePositionAdjustment)
        let line = places.title.offsetBy(
            dx: shift.horizontal + other.horizontal, dy: shift.vertical + other.vertical)
        let color = style[.foregroundColor] as? UIColor ?? look.iconColor ?? own
        RunContext.current.checkLetters(of: item.title ?? "")
        let title = Text(
            item.title ?? "",
            font: (style[.font] as? UIFont)?.font
                ?? UIFont.systemFont(ofSize: measures.font.size, weight: measures.font.weight).font,
            color: color.color.faded(by: strength * fading.title), frame: line,
            alignment: .center)
        layers.append(
            Layer(contents: (fading.title > 0 ? [.text(title)] : []) + badge(of: item, in: frame)))
        return layers
    }

    private func look(of item: UITabBarItem) -> UITabBarItemStateAppearance {
        let looks = appearanceInEffect.stackedLayoutAppearance
        if !item.isEnabled { return looks.disabled }
        return item === selectedItem ? looks.selected : looks.normal
    }

    private func badge(of item: UITabBarItem, in frame: CGRect) -> [Layer.Content] {
        guard let text = item.badgeValue else { return [] }
        let box = measures.badge(of: text, in: frame)
        let look = look(of: item)
        let field = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        let style = item.badgeStyle(isSelected: item === selectedItem) ?? look.badgeTextAttributes
        return [
            .fill(.roundedRectangle(box, cornerRadius: box.height / 2), field.color),
            .text(
                Text(
                    text, font: (style[.font] as? UIFont)?.font ?? Font(system: .standard, size: 12),
                    color: (style[.foregroundColor] as? UIColor ?? .white).color, frame: box,
                    alignment: .center)),
        ]
    }
}
