/// A view controller whose view is a collection view, for which it is the data source and the delegate.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout of the collection view; before the view is loaded, the one for it.
    public var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? firstLayout
    }
    private let firstLayout: UICollectionViewLayout

    /// A Boolean value that indicates whether the selection is cleared when the view appears;
    /// default true. It has no effect.
    open var clearsSelectionOnViewWillAppear = true

    /// A Boolean value that indicates whether a push shares the collection view with the controller below;
    /// default false. It has no effect.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view has a flow layout. Nib files are not supported, and
    /// name and bundle are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose collection view has a flow layout. Archives are not supported, and
    /// the coder is not read.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The controller's view as a collection view; nil if the scene has set another kind of view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// Creates the collection view, with the controller as its data source and delegate, or reads it from the
    /// storyboard of the controller.
    open override func loadView() {
        if let drawn = SceneHost.current.interfaces.view(for: self) { return view = drawn }
        let collectionView = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }

    // MARK: For subclasses

    /// Returns the number of sections; default 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section; default 0.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// Returns the cell of an item. Subclasses with items must override it; the default implementation
    /// reports an error.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.report(
            "\(type(of: self)) has items, but does not override collectionView(_:cellForItemAt:).")
        return UICollectionViewCell()
    }

    /// Returns a supplementary view. Subclasses whose layout has any must override it; the default
    /// implementation reports an error.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.report(
            "the layout has a supplementary view of kind '\(kind)', but \(type(of: self)) does not override collectionView(_:viewForSupplementaryElementOfKind:at:)."
        )
        return UICollectionReusableView()
    }

    /// Returns a Boolean value that indicates whether a finger highlights an item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns a Boolean value that indicates whether a tap selects an item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns a Boolean value that indicates whether a tap deselects a selected item; default true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Notifies the controller that a tap has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Notifies the controller that a tap has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Notifies the controller that a cell is about to become visible.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Notifies the controller that a cell is no longer visible.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Notifies the controller that the content was scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
