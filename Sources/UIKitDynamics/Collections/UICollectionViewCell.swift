/// The view of one item of a collection view.
///
/// From the back to the front: `backgroundView`, `selectedBackgroundView` (while it is selected or
/// highlighted), `contentView`.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that carries what the cell shows; always as large as the cell.
    public let contentView = UIView()

    /// A view behind the content, as large as the cell; default none.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, by: backgroundView) }
    }

    /// A view behind the content, before `backgroundView`, that is seen while the cell is selected or
    /// highlighted; default none.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, by: selectedBackgroundView)
            showSelection()
        }
    }

    /// Whether the item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { showSelection() }
    }

    /// Whether a finger lies on the cell; the collection view sets it.
    open var isHighlighted = false {
        didSet { showSelection() }
    }

    /// A cell with the frame given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A cell of size zero: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
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
