@_spi(UIKitInternals) import UIKitCore

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The marks at the right; default none.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for view in marks { view.removeFromSuperview() }
            marks = accessories.compactMap { $0.makeView() }
            for view in marks { addSubview(view) }
            setNeedsLayout()
        }
    }
    /// The level of the row in an outline; default 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a level, in points; default 10.
    open var indentationWidth: CGFloat = 10
    private var marks: [UIView] = []
    /// The smallest height of a row, in points (that of a row of one line in UIKit).
    static let leastHeight: CGFloat = 44

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemBackground
    }

    /// Returns the description of a row of one text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Rounds and underlines the row by its place.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        setNeedsLayout()
    }

    override func fittingSize(_ size: CGSize, _ estimates: EstimatedLengths) -> CGSize? {
        UIView.withoutAnimation { layoutIfNeeded() }
        guard var fitting = super.fittingSize(size, estimates) else { return nil }
        if shownElement?.category == .cell, contentConfiguration != nil {
            fitting.height = max(Self.leastHeight, fitting.height)
        }
        return fitting
    }

    /// Puts marks, line and corners in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var right = bounds.maxX - 16
        for mark in marks.reversed() {
            mark.center = CGPoint(x: right - mark.bounds.width / 2, y: bounds.midY)
            right -= mark.bounds.width + 8
        }
        let left = CGFloat(indentationLevel) * indentationWidth
        let end = marks.isEmpty ? bounds.maxX : right
        contentView.frame = CGRect(x: left, y: 0, width: end - left, height: bounds.height)
        showPlace()
    }

    /// Rounds the first and last rows of an inset group.
    private func showPlace() {
        guard let element = shownElement, let collectionView = superview as? UICollectionView,
            let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: element.indexPath.section)
        else { return }
        if list.isGrouped, backgroundColor == .systemBackground {
            backgroundColor = element.category == .cell ? .secondarySystemGroupedBackground : .clear
        }
        guard element.category == .cell, list.appearance == .insetGrouped else { return }
        clipsToBounds = true
        let isFirst = element.indexPath.item == 0
        let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        let bottom: CACornerMask = isLastRow ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
        layer.maskedCorners = top.union(bottom)
        layer.cornerRadius = layer.maskedCorners.isEmpty ? 0 : ListMeasures.current.cornerRadius
    }
}
