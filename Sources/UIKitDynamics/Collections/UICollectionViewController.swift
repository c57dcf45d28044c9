/// A view controller whose view is a collection view that it feeds itself.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout that the controller began with.
    public let collectionViewLayout: UICollectionViewLayout

    /// Kept without effect; default true.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose collection view has a flow layout; there are no nibs here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller whose collection view has a flow layout: there are no archives here, the coder is not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The controller's view; a collection view unless the scene has set another view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// Makes the collection view, with the controller as its data source and delegate.
    open override func loadView() {
        let collectionView = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }

    // MARK: For subclasses

    /// How many sections there are; default 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items a section has; default 0.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// The cell of an item; subclasses that have items override it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.report(
            "\(type(of: self)) has items, but does not override collectionView(_:cellForItemAt:).")
        return UICollectionViewCell()
    }

    /// A supplementary view; subclasses whose layout has any override it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.report(
            "the layout has a supplementary view of kind '\(kind)', but \(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
        return UICollectionReusableView()
    }

    /// Whether a finger highlights an item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Whether a tap selects an item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Whether a tap deselects a selected item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// A tap has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// A tap has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// A cell comes into sight.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// A cell has gone out of sight.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// The content was scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
