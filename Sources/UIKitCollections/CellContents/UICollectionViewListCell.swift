public import Picture
@_spi(UIKitInternals) import UIKitCore

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The marks at the right; default none.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for mark in marks { mark.view.removeFromSuperview() }
            let ordered = [true, false].flatMap { UICellAccessory.ordered(accessories, isLeading: $0) }
            marks = ordered.compactMap { accessory in
                accessory.makeView(in: self).map {
                    Mark(view: $0, disclosure: accessory.disclosure, accessory: accessory)
                }
            }
            setNeedsLayout()
        }
    }
    /// The level of the row in an outline; default 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a level, in points; default 10.
    open var indentationWidth: CGFloat = 10
    /// A Boolean value that indicates whether marks at the left are indented, too; default true.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    private struct Mark {
        let view: UIView
        /// The arrow that the view shows; nil for another mark.
        let disclosure: UICellAccessory.Disclosure?
        let accessory: UICellAccessory
    }

    private var marks: [Mark] = []
    /// The smallest height of a row, in points (that of a row of one line in UIKit).
    static let leastHeight: CGFloat = 44

    /// The margins that the row itself gave to its content, in points.
    private var automaticMargins = UIEdgeInsets.zero

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        backgroundColor = ownBackground
        automaticMargins = content.ownMargins
        takeMargins(trailing: 16)
    }

    /// The edges above and below: bars there do not move the content, since rows scroll beneath them.
    @_spi(UIKitInternals) open override var edgesInsetForContent: UIRectEdge { [.top, .bottom] }

    /// Gives the content the margins of rows, where code has not set others: those of default contents.
    private func takeMargins(trailing: CGFloat) {
        guard content.ownMargins == automaticMargins else { return }
        let vertical = ListMeasures.current.margin
        let margins = UIEdgeInsets(top: vertical, left: 16, bottom: vertical, right: trailing)
        guard margins != automaticMargins else { return }
        automaticMargins = margins
        content.layoutMargins = margins
        contents.takeMargins(of: content)
    }

    override var ownBackground: UIColor? {
        guard let list = listOfElement, list.isGrouped || list.isSidebar else { return .systemBackground }
        if list.isSidebar { return .clear }
        guard let shownElement, shownElement.category == .cell else { return .clear }
        return list.isHeader(shownElement.indexPath) ? .clear : .secondarySystemGroupedBackground
    }
    /// The color that the row has last given itself in a group or a column at the side; nil before.
    private var groupBackground: UIColor?

    /// Returns the gray of a row that is pressed or selected, where code has set no background of its own.
    @_spi(UIKitInternals) open override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        guard isSelected || isHighlighted, part.isRow, hasUsualBackground else { return [] }
        if let list = listOfElement, list.isSidebar {
            return [.fill(list.selection(in: bounds), UIColor.systemFill.color)]
        }
        return [.fill(.rectangle(bounds), UIColor.systemGray4.color)]
    }

    /// True for a row without a background of the code's own, but for that of rows at the side, there.
    private var hasUsualBackground: Bool {
        if let look {
            return listOfElement?.isSidebar == true && look.configuration == .listSidebarCell()
        }
        return backgroundView == nil && selectedBackgroundView == nil && backgroundColor == ownBackground
    }

    /// The part of a list for which the collection view has handed out the cell; a row without one.
    var part = ListPart.row

    /// Returns the description of a row of one text, or that of a header or a footer in the appearance of the
    /// list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { part.content }

    /// Gives the row the look of its place.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        setNeedsLayout()
    }

    override func fittingSize(_ size: CGSize, _ estimates: EstimatedLengths) -> CGSize? {
        UIView.withoutAnimation { layOutSubtree() }
        guard var fitting = super.fittingSize(size, estimates) else { return nil }
        if shownElement?.category == .cell, part.isRow, contentConfiguration != nil {
            fitting.height = max(Self.leastHeight, fitting.height)
        }
        return fitting
    }

    /// The bounds of a row from edge to edge within the safe area at the sides, beside a notch; other rows
    /// lie there themselves. A row that is swiped aside keeps the insets that it has at rest.
    private var safeBounds: CGRect {
        guard let view = superview as? UICollectionView, bounds.width >= view.bounds.width else {
            return bounds
        }
        let safe = view.safeAreaInsets
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    /// Puts the content between the marks.
    override func placeContent() {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let box = safeBounds
        let first = box.minX + 16 + (indentsAccessories ? indentation : 0)
        var (start, right) = (first, box.maxX - 16)
        let shown = shownMarks()
        for mark in shown where mark.accessory.isLeading {
            mark.view.center = CGPoint(x: start + mark.view.bounds.width / 2, y: bounds.midY)
            start += mark.view.bounds.width
        }
        let trailing = shown.filter { !$0.accessory.isLeading }
        for mark in trailing.reversed() {
            mark.view.center = CGPoint(x: right - mark.view.bounds.width / 2, y: bounds.midY)
            right -= mark.view.bounds.width + 8
            if mark.disclosure != nil { mark.view.transform = isOpen ? Self.quarterTurn : .identity }
        }
        let hasMarks = start > first
        let left = (hasMarks ? start : box.minX) + (hasMarks && indentsAccessories ? 0 : indentation)
        let end = trailing.isEmpty ? box.maxX : right
        shownContent.frame = CGRect(x: left, y: 0, width: end - left, height: bounds.height)
        takeMargins(trailing: trailing.isEmpty ? 16 : 8)
        showPlace()
    }

    /// Returns the marks that are shown now; the others are removed.
    private func shownMarks() -> [Mark] {
        let isEditing = configurationState.isEditing
        let shown = marks.filter { $0.accessory.isShown(whileEditing: isEditing) }
        for mark in marks where !shown.contains(where: { $0.view === mark.view }) {
            mark.view.removeFromSuperview()
        }
        for mark in shown {
            (mark.view as? EditControl)?.isOn = isSelected
            guard mark.view.superview !== self else { continue }
            UIView.withoutAnimation {
                addSubview(mark.view)
                let x = mark.accessory.isLeading ? bounds.minX - 16 : bounds.maxX + 16
                mark.view.center = CGPoint(x: x, y: bounds.midY)
            }
        }
        return shown
    }

    /// The menu that a tap on the row opens; nil for none.
    var popUpMark: PopUpMark? {
        marks.lazy.compactMap { $0.view as? PopUpMark }.first { $0.superview === self }
    }

    /// The turn of the arrow of a row whose children are shown, so that it points down.
    private static let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2)

    /// True for a row of an outline whose children are shown.
    private var isOpen: Bool {
        guard let path = shownElement?.indexPath, let view = superview as? UICollectionView else {
            return false
        }
        return view.outline?.isOpen(path) ?? false
    }

    /// Returns the arrow that a tap at a point turns; nil for none.
    func disclosure(at point: CGPoint) -> UICellAccessory.Disclosure? {
        // 44 points are the least size of what a finger hits, as Apple's guidelines say.
        marks.first { mark in
            guard mark.view.superview === self else { return false }
            guard let disclosure = mark.disclosure else { return false }
            return disclosure.options.style != .cell || abs(point.x - mark.view.center.x) <= 22
        }?.disclosure
    }

    /// The list that shows the cell as a row, a header or a footer; nil for none.
    private var listOfElement: UICollectionLayoutListConfiguration? {
        guard let shownElement,
            let layout = (superview as? UICollectionView)?.collectionViewLayout
                as? UICollectionViewCompositionalLayout
        else { return nil }
        return layout.list(ofSection: shownElement.indexPath.section)
    }

    /// Gives the row the background of its place in a group, in which a header may take the cell of a row, or
    /// in a column at the side.
    private func showPlace() {
        guard let list = listOfElement, list.isGrouped || list.isSidebar, let color = backgroundColor,
            color == .systemBackground || color == groupBackground
        else { return }
        groupBackground = ownBackground
        if color != groupBackground { backgroundColor = groupBackground }
    }
}
