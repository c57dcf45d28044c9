public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A bar of buttons at the bottom: 44 points high (as in UIKit).
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The height of the bar without the safe area, in points.
    static let height: CGFloat = 44

    /// The entries, from left to right; default nil.
    open var items: [UIBarButtonItem]? { didSet { rebuild() } }
    /// The style; default light.
    open var barStyle = UIBarStyle.default
    /// The color of the bar; nil, the default, for light gray.
    open var barTintColor: UIColor?
    /// The appearance; default the system's.
    open var standardAppearance = UIToolbarAppearance()
    /// The appearance while the content ends at the bar; it has no effect unless it is the standard one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            if let scrollEdgeAppearance, scrollEdgeAppearance !== standardAppearance {
                warnOfNoEffect("UIToolbar.scrollEdgeAppearance")
            }
        }
    }
    /// The appearance at the compact height; default nil. It has no effect.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { warnOfNoEffect("UIToolbar.compactAppearance", oldValue, compactAppearance) }
    }
    /// A Boolean value that indicates whether content shows through; default true. It has no effect.
    open var isTranslucent = true {
        didSet { warnOfNoEffect("UIToolbar.isTranslucent", oldValue, isTranslucent) }
    }

    private var views: [UIView?] = []

    /// Replaces the entries, at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    private func rebuild() {
        for view in views { view?.removeFromSuperview() }
        views = (items ?? []).map { $0.isSpace ? nil : $0.makeView() }
        for view in views { if let view { addSubview(view) } }
        for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
        setNeedsLayout()
    }

    /// Puts the buttons in a row; flexible distances share the free space.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let gap: CGFloat = 8
        let widths = zip(items, views).map { item, view in view?.bounds.width ?? item.width }
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let free = bounds.width - 32 - widths.reduce(0, +) - gap * CGFloat(max(0, items.count - 1))
        var left = bounds.minX + 16
        for (index, item) in items.enumerated() {
            var width = widths[index]
            if item.systemItem == .flexibleSpace { width += max(0, free) / CGFloat(flexible) }
            views[index]?.center = CGPoint(x: left + width / 2, y: Self.height / 2)
            left += width + gap
        }
    }

    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let look = standardAppearance
        if look.isTransparent { return [] }
        return BarBackground.contents(
            in: bounds, color: barTintColor ?? look.backgroundColor, style: barStyle, hairlineAtTop: true,
            hasHairline: look.drawsLine, lineColor: look.lineColor)
    }

    /// The height of the bar; it has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// Returns the width and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }
}
