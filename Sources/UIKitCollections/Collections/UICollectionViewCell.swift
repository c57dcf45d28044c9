@_spi(UIKitInternals) import UIKitCore

/// The view of one item of a collection view.
///
/// From back to front it contains `backgroundView`, `selectedBackgroundView` (while it is selected or
/// highlighted) and `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The states of a cell that is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is in its place.
        case none = 0
        /// The cell is about to be dragged.
        case lifting
        /// The cell is dragged.
        case dragging
    }

    /// The view for the content, as large as the cell: that of the content configuration, or the cell's own.
    open var contentView: UIView { shownContent }
    var shownContent: UIView { contents.view ?? content }
    /// The content view of a cell without a content configuration.
    let content = UIView()

    /// A view behind the content, as large as the cell; default nil.
    open var backgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: backgroundView)
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }

    /// A view behind the content and in front of `backgroundView`, shown while the cell is selected
    /// or highlighted; default nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView)
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            showSelection()
        }
    }

    /// A Boolean value that indicates whether the item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { markDidChange(from: oldValue, to: isSelected) }
    }

    /// The content that a content configuration describes.
    let contents = ContentHolder()
    /// The background that a background configuration describes; nil without one.
    var look: CellBackground?
    /// The background color of a cell for which code has described no background; nil for a clear one.
    var ownBackground: UIColor? { nil }
    /// The lines of a row in a list; nil before the first ones.
    private var lines: ListLines?

    /// The closure that is called when the item is selected: a storyboard's segue; nil for none.
    package var selectionHandler: (() -> Void)?

    /// A Boolean value that indicates whether a finger is on the cell; the collection view sets it.
    open var isHighlighted = false {
        didSet { markDidChange(from: oldValue, to: isHighlighted) }
    }

    /// A closure that adapts the cell to its state, before it is laid out first and after the state has
    /// changed; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// True when the cell has to be adapted to its state.
    var isConfigurationDue = true

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    override func fittingSize(_ size: CGSize, _ estimates: EstimatedLengths) -> CGSize? {
        updateConfigurationIfNeeded()
        let (across, down) = (
            bounds.width - shownContent.bounds.width, bounds.height - shownContent.bounds.height
        )
        let room = CGSize(width: size.width - across, height: size.height - down)
        if let height = contents.fittingHeight(width: room.width) {
            return CGSize(width: size.width, height: height + down)
        }
        let isConstrained = contentView.holdsConstrainedViews
        // Constraints may lead to the cell itself, as those of Xcode's older files do: its content view
        // follows its size.
        if !constraints.isEmpty, isConstrained || holdsConstrainedViews {
            return fittingSize(of: self, size, estimates)
        }
        guard isConstrained else { return super.fittingSize(size, estimates) }
        let fitting = fittingSize(of: contentView, room, estimates)
        return CGSize(width: fitting.width + across, height: fitting.height + down)
    }

    @_spi(UIKitInternals) open override func intrinsicSizeDidChange(of subview: UIView) {
        if subview === shownContent { invalidateIntrinsicContentSize() }
    }

    /// Notifies the cell of a drag.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Draws the lines of a row in a list, and rounds the ends of an inset group.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
        showLines()
        roundGroup()
    }

    /// Puts the content in place, from which the lines begin; a plain cell has it everywhere.
    func placeContent() {}

    /// The distance of the content's first text from the leading edge, in points; nil without one.
    private var textLeading: CGFloat? {
        guard let view = contents.view as? UIListContentView, let leading = view.textLeading else {
            return nil
        }
        return view.frame.minX - bounds.minX + leading
    }

    /// The list that the cell is a row of; nil for other cells.
    var listOfRow: UICollectionLayoutListConfiguration? {
        guard let shownElement, shownElement.category == .cell,
            let layout = (superview as? UICollectionView)?.collectionViewLayout
                as? UICollectionViewCompositionalLayout
        else { return nil }
        return layout.list(ofSection: shownElement.indexPath.section)
    }

    /// True for the last row of a section.
    var isLastRow: Bool {
        guard let path = shownElement?.indexPath, let view = superview as? UICollectionView else {
            return false
        }
        return path.item == view.numberOfItems(inSection: path.section) - 1
    }

    /// Rounds the first and last rows of an inset group, of whatever class these are (row T0027 of Apple's
    /// numbers).
    private func roundGroup() {
        guard let list = listOfRow, list.appearance == .insetGrouped, let path = shownElement?.indexPath
        else { return }
        clipsToBounds = true
        let (isFirst, isLast) = (path.item == list.firstRow, isLastRow && !list.isHeader(path))
        let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
        let bottom: CACornerMask = isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
        layer.maskedCorners = top.union(bottom)
        layer.cornerRadius = layer.maskedCorners.isEmpty ? 0 : ListMeasures.current.cornerRadius
    }

    private func showLines() {
        guard let list = listOfRow, let path = shownElement?.indexPath, !list.isHeader(path) else {
            lines?.hide()
            return
        }
        if lines == nil { lines = ListLines(in: self) }
        lines?.show(list, at: path, isLast: isLastRow, from: textLeading, in: self)
        (superview as? UICollectionView)?.allowSwipes(in: list)
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: shownContent)
        if let selectedBackgroundView, new === backgroundView {
            insertSubview(new, belowSubview: selectedBackgroundView)
        }
    }

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = (superview as? UICollectionView)?.isEditing == true
        return state
    }

    /// Lets the cell be adapted to its state before the next frame.
    open func setNeedsUpdateConfiguration() {
        isConfigurationDue = true
        setNeedsLayout()
    }

    /// Adapts the cell to a state. The default implementation calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func markDidChange(from old: Bool, to new: Bool) {
        showSelection()
        if old != new { setNeedsUpdateConfiguration() }
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
