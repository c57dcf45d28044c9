/// A view controller whose view holds a collection view, for which it is the data source and the delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The layout of the collection view; before the view is loaded, the one for it.
    public var collectionViewLayout: UICollectionViewLayout { list?.collectionViewLayout ?? firstLayout }
    private let firstLayout: UICollectionViewLayout
    private var list: UICollectionView? { (viewIfLoaded as? CollectionHolder)?.list }
    private lazy var keyboardRoom = KeyboardRoom(of: self)

    /// A Boolean value that indicates whether the selection is cleared when the view appears; default true.
    open var clearsSelectionOnViewWillAppear = true

    /// A Boolean value that indicates whether a push shares the collection view with the controller below;
    /// default false. It has no effect.
    open var useLayoutToLayoutNavigationTransitions = false {
        didSet {
            warnOfNoEffect(
                "UICollectionViewController.useLayoutToLayoutNavigationTransitions", oldValue,
                useLayoutToLayoutNavigationTransitions)
        }
    }

    /// A Boolean value that indicates whether a long press moves items, in a controller that overrides
    /// `collectionView(_:moveItemAt:to:)`; default true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { press.recognizer.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    /// The long press that moves items, where the class has a method for that.
    private lazy var press = MovementPress { [weak self] view, path in
        guard let self, responds(to: Selector("collectionView:moveItemAt:to:")) else { return false }
        return collectionView(view, canMoveItemAt: path)
    }

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view has a flow layout. Nib files are not supported, and
    /// name and bundle are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose collection view has a flow layout. Archives are not supported, and
    /// the coder is not read.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, which fills the controller's view; nil if the scene has set another kind of view.
    /// The controller is the data source and the delegate of one that is set without them.
    open var collectionView: UICollectionView! {
        get { (view as? CollectionHolder)?.list }
        set {
            view = newValue
            connect()
        }
    }

    /// The view that holds the collection view; a collection view that is set gets one.
    open override var view: UIView! {
        get { super.view }
        set { super.view = (newValue as? UICollectionView).map { CollectionHolder($0) } ?? newValue }
    }

    /// Creates the collection view, with the controller as its data source and delegate, or reads it from the
    /// storyboard of the controller, with the controller in place of those that are not drawn.
    open override func loadView() {
        view =
            RunContext.current.screenState.interfaces?.view(for: self)
            ?? UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        connect()
    }

    private func connect() {
        list?.connect(to: self)
        list?.addGestureRecognizer(press.recognizer)
    }

    /// Deselects the selected items, and lets the collection view make room for the keyboard from now on.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let list else { return }
        keyboardRoom.begin(in: list)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in list.indexPathsForSelectedItems ?? [] { list.deselectItem(at: path, animated: animated) }
    }

    /// Sets whether the cells are edited.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        list?.isEditing = editing
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

    /// Returns an empty view with a warning: headers of subclasses that do not override it are room above the
    /// cells.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.emptyView(ofKind: kind, for: self) }

    /// Returns a Boolean value that indicates whether an item can be moved by hand; default true.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Moves an item in the data, which was moved by hand.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// Returns the place that an item in the hand takes; default that in the earlier form.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the place that an item in the hand takes, in the form of systems before iOS 15; default the
    /// proposed one.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

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

    /// Notifies the controller that an item is highlighted by a finger.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Notifies the controller that an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns the menu of an item, in the form of systems before iOS 16; nil for none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the menu that a long press on items shows; by default that of a single one.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Returns what a long press lifts above the window; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Returns the place to which it returns; nil for that from which it rose.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns what a long press lifts, in the form of systems before iOS 16; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the place to which it returns, in the form of systems before iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Notifies the controller of a tap on what was lifted.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Notifies the controller that a menu is about to open.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Notifies the controller that a menu is about to close.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Notifies the controller that a supplementary or decoration view is about to become visible;
    /// its attributes are already applied.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Notifies the controller that a supplementary or decoration view is no longer visible.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns a plain layout between two others.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Notifies the controller that a scroll requested with `animated: true` has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Notifies the controller that a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Notifies the controller that a drag ends, with a velocity in points per millisecond. The delegate can
    /// change the offset at which the content will come to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Notifies the controller that a drag has ended, and whether the content moves on.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Notifies the controller that the content has come to rest after a fling.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the content begins to move on after a fling.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Returns the view that two fingers scale; default nil, for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Notifies the controller that two fingers begin to scale the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Notifies the controller that the scale of the content has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Notifies the controller that two fingers have scaled the content.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Returns a Boolean value that indicates whether a tap on the status bar scrolls to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Notifies the controller that a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Notifies the controller that the insets in effect have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
