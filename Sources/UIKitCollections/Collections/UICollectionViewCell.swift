@_spi(UIKitInternals) import UIKitCore

/// The view of one item of a collection view.
///
/// From back to front it contains `backgroundView`, `selectedBackgroundView` (while it is selected or
/// highlighted) and `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's content, always as large as the cell.
    public let contentView = UIView()

    /// A view behind the content, as large as the cell; default nil.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    /// A view behind the content and in front of `backgroundView`, shown while the cell is selected
    /// or highlighted; default nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView)
            showSelection()
        }
    }

    /// A Boolean value that indicates whether the item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { showSelection() }
    }

    /// The content that a content configuration describes.
    let contents = ContentHolder()
    var look: UIBackgroundConfiguration?

    /// The closure that is called when the item is selected: a storyboard's segue; nil for none.
    package var selectionHandler: (() -> Void)?

    /// A Boolean value that indicates whether a finger is on the cell; the collection view sets it.
    open var isHighlighted = false {
        didSet { showSelection() }
    }

    @_spi(UIKitInternals) open override func didInitialize() {
        super.didInitialize()
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override func fittingSize(_ size: CGSize, _ estimates: EstimatedLengths) -> CGSize? {
        let (across, down) = (
            bounds.width - contentView.bounds.width, bounds.height - contentView.bounds.height
        )
        let room = CGSize(width: size.width - across, height: size.height - down)
        if let height = contents.fittingHeight(width: room.width) {
            return CGSize(width: size.width, height: height + down)
        }
        guard contentView.holdsConstrainedViews else { return super.fittingSize(size, estimates) }
        let fitting = fittingSize(of: contentView, room, estimates)
        return CGSize(width: fitting.width + across, height: fitting.height + down)
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
        if let selectedBackgroundView, new === backgroundView {
            insertSubview(new, belowSubview: selectedBackgroundView)
        }
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
