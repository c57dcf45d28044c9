/// A view controller whose view is a table, for which it is the data source and the delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private lazy var keyboardRoom = KeyboardRoom(of: self)

    /// A Boolean value that indicates whether the selection is cleared when the view appears; default true.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller of a table with a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: UIFoundation.Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a plain table. Archives are not supported, and the coder is not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The controller's view as a table, whose free roles it takes; nil for another kind of view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue.map { connected($0) } }
    }

    /// The control that a pull beyond the top turns on; default nil.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Creates the table, or reads it from the storyboard of the controller.
    open override func loadView() {
        view = makeTable(style, drawn: RunContext.current.screenState.interfaces?.view(for: self))
    }

    /// Deselects the selected row, and lets the table make room for the keyboard from now on.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let table = viewIfLoaded as? UITableView { prepare(table, keyboardRoom, animated) }
    }

    /// Sets whether the rows are edited.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: For subclasses

    /// Returns the number of sections; default 1.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns the number of rows in a section; default 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns the cell of a row; default a plain one.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the text above a section; default nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the height of a row; default that of the table.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Notifies the controller that a cell is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Notifies the controller that a tap has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Notifies the controller that a tap has deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Returns the text below a section; default nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns a Boolean value that indicates whether a row can be edited, by swipes too.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Deletes a row whose button was tapped, or adds one where the mark of a row was tapped.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns a Boolean value that indicates whether a row can be moved in editing; default true for a
    /// controller that moves rows.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Moves a row in the data that a finger has moved by its grip.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the index at the right; default nil, for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section of a title of the index; default that at the title's place.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns the height of a row with automatic height before it is seen.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Returns the height of a header; default that of the table.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }

    /// Returns the height of a footer; default that of the table.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }

    /// Returns the view above a section; default nil, for its text.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    /// Returns the view below a section; default nil, for its text.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    /// Returns the row that a tap selects; nil for none. Default the tapped one.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Notifies the controller that a finger is on a row.
    open func tableView(
        _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
    ) {}

    /// Notifies the controller that the finger has left a row.
    open func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) {}

    /// Returns a Boolean value that indicates whether a finger highlights and selects a row; default true.
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Notifies the controller that a cell is no longer shown.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Notifies the controller that a header is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}

    /// Returns the title of the button that deletes a row; default nil, for “Delete”.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns the number of steps by which the content of a row is indented; default 0, for that of its
    /// cell.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

    /// Notifies the controller that a footer is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {}

    /// Notifies the controller that a header is no longer shown.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Notifies the controller that a footer is no longer shown.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    /// Returns the row that a tap deselects; nil for none. Default the selected one.
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Notifies the controller of a tap on the button at the right of a row.
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns the mark of a row in editing; rows with another than delete have no button that deletes them.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }

    /// Returns a Boolean value that indicates whether the content of a row makes room for a mark in editing;
    /// default true.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Notifies the controller that the buttons of a row are uncovered.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Notifies the controller that the buttons of a row are covered again.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the place that a row in the hand takes; default the proposed one.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns the buttons that a swipe to the right uncovers; nil for none.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the buttons that a swipe to the left uncovers; nil for none.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns the buttons that a swipe to the left uncovers; nil for none.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Returns the menu that a long press on a row shows; nil for none.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns what a long press lifts above the window; nil for the row.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the place to which it returns; nil for that from which it rose.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Notifies the controller of a tap on what was lifted.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Notifies the controller that a menu is about to open.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Notifies the controller that a menu is about to close.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Notifies the controller that the content was moved by code, an animation or a finger.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

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
