// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewCell.EditingStyle to UITableViewController.
    mutating func addUIKitCollectionsMembers9() {
        addUIKitCollectionsMembers9Part0()
        addUIKitCollectionsMembers9Part1()
        addUIKitCollectionsMembers9Part2()
        addUIKitCollectionsMembers9Part3()
        addUIKitCollectionsMembers9Part4()
        addUIKitCollectionsMembers9Part5()
        addUIKitCollectionsMembers9Part6()
        addUIKitCollectionsMembers9Part7()
    }

    /// Adds members of UITableViewCell.EditingStyle.
    private mutating func addUIKitCollectionsMembers9Part0() {
        enumeration(UITableViewCell.EditingStyle.self)
    }

    /// Adds members of UITableViewCell.SelectionStyle.
    private mutating func addUIKitCollectionsMembers9Part1() {
        enumeration(UITableViewCell.SelectionStyle.self)
    }

    /// Adds members of UITableViewCell.SeparatorStyle.
    private mutating func addUIKitCollectionsMembers9Part2() {
        enumeration(UITableViewCell.SeparatorStyle.self)
    }

    /// Adds members of UITableViewCell.StateMask.
    private mutating func addUIKitCollectionsMembers9Part3() {
        property("rawValue", \UITableViewCell.StateMask.rawValue)
        constant("UITableViewCell.StateMask.showingDeleteConfirmation") {
            UITableViewCell.StateMask.showingDeleteConfirmation
        }
        constant("UITableViewCell.StateMask.showingEditControl") {
            UITableViewCell.StateMask.showingEditControl
        }
        function("UITableViewCell.StateMask(rawValue:)") {
            UITableViewCell.StateMask(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitCollectionsMembers9Part4() {
        property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
        property("refreshControl", \UITableViewController.refreshControl)
        property("tableView", \UITableViewController.tableView)
        function("UITableViewController(style:)") { UITableViewController(style: try $0.get(0)) }
        method("numberOfSections(in:)", of: UITableViewController.self) {
            $0.numberOfSections(in: try $1.get(0))
        }
        method("scrollViewDidChangeAdjustedContentInset(_:)", of: UITableViewController.self) {
            $0.scrollViewDidChangeAdjustedContentInset(try $1.get(0))
        }
        method("scrollViewDidEndDecelerating(_:)", of: UITableViewController.self) {
            $0.scrollViewDidEndDecelerating(try $1.get(0))
        }
        method("scrollViewDidEndDragging(_:willDecelerate:)", of: UITableViewController.self) {
            $0.scrollViewDidEndDragging(try $1.get(0), willDecelerate: try $1.get(1))
        }
        method("scrollViewDidEndScrollingAnimation(_:)", of: UITableViewController.self) {
            $0.scrollViewDidEndScrollingAnimation(try $1.get(0))
        }
        method("scrollViewDidEndZooming(_:with:atScale:)", of: UITableViewController.self) {
            $0.scrollViewDidEndZooming(try $1.get(0), with: try $1.get(1), atScale: try $1.get(2))
        }
        method("scrollViewDidScroll(_:)", of: UITableViewController.self) {
            $0.scrollViewDidScroll(try $1.get(0))
        }
        method("scrollViewDidScrollToTop(_:)", of: UITableViewController.self) {
            $0.scrollViewDidScrollToTop(try $1.get(0))
        }
        method("scrollViewDidZoom(_:)", of: UITableViewController.self) {
            $0.scrollViewDidZoom(try $1.get(0))
        }
        method("scrollViewShouldScrollToTop(_:)", of: UITableViewController.self) {
            $0.scrollViewShouldScrollToTop(try $1.get(0))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitCollectionsMembers9Part5() {
        method("scrollViewWillBeginDecelerating(_:)", of: UITableViewController.self) {
            $0.scrollViewWillBeginDecelerating(try $1.get(0))
        }
        method("scrollViewWillBeginDragging(_:)", of: UITableViewController.self) {
            $0.scrollViewWillBeginDragging(try $1.get(0))
        }
        method("scrollViewWillBeginZooming(_:with:)", of: UITableViewController.self) {
            $0.scrollViewWillBeginZooming(try $1.get(0), with: try $1.get(1))
        }
        method("sectionIndexTitles(for:)", of: UITableViewController.self) {
            $0.sectionIndexTitles(for: try $1.get(0))
        }
        method("tableView(_:accessoryButtonTappedForRowWith:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), accessoryButtonTappedForRowWith: try $1.get(1))
        }
        method("tableView(_:canEditRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), canEditRowAt: try $1.get(1))
        }
        method("tableView(_:canMoveRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), canMoveRowAt: try $1.get(1))
        }
        method("tableView(_:cellForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), cellForRowAt: try $1.get(1))
        }
        method("tableView(_:commit:forRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), commit: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:contextMenuConfigurationForRowAt:point:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), contextMenuConfigurationForRowAt: try $1.get(1), point: try $1.get(2))
        }
        method("tableView(_:didDeselectRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:didEndDisplaying:forRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplaying: try $1.get(1), forRowAt: try $1.get(2))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitCollectionsMembers9Part6() {
        method("tableView(_:didEndDisplayingFooterView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplayingFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:didEndDisplayingHeaderView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplayingHeaderView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:didEndEditingRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndEditingRowAt: try $1.get(1))
        }
        method("tableView(_:didHighlightRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didHighlightRowAt: try $1.get(1))
        }
        method("tableView(_:didSelectRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didSelectRowAt: try $1.get(1))
        }
        method("tableView(_:didUnhighlightRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didUnhighlightRowAt: try $1.get(1))
        }
        method("tableView(_:editActionsForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), editActionsForRowAt: try $1.get(1))
        }
        method("tableView(_:editingStyleForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), editingStyleForRowAt: try $1.get(1))
        }
        method("tableView(_:estimatedHeightForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), estimatedHeightForRowAt: try $1.get(1))
        }
        method("tableView(_:heightForFooterInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), heightForFooterInSection: try $1.get(1))
        }
        method("tableView(_:heightForHeaderInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), heightForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:heightForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), heightForRowAt: try $1.get(1))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitCollectionsMembers9Part7() {
        method("tableView(_:indentationLevelForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), indentationLevelForRowAt: try $1.get(1))
        }
        method("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), leadingSwipeActionsConfigurationForRowAt: try $1.get(1))
        }
        method("tableView(_:moveRowAt:to:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), moveRowAt: try $1.get(1), to: try $1.get(2))
        }
        method("tableView(_:numberOfRowsInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), numberOfRowsInSection: try $1.get(1))
        }
        method(
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)", of: UITableViewController.self
        ) {
            $0.tableView(try $1.get(0), previewForDismissingContextMenuWithConfiguration: try $1.get(1))
        }
        method(
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: UITableViewController.self
        ) {
            $0.tableView(try $1.get(0), previewForHighlightingContextMenuWithConfiguration: try $1.get(1))
        }
        method("tableView(_:shouldHighlightRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), shouldHighlightRowAt: try $1.get(1))
        }
        method("tableView(_:shouldIndentWhileEditingRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), shouldIndentWhileEditingRowAt: try $1.get(1))
        }
        method(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            of: UITableViewController.self
        ) {
            $0.tableView(
                try $1.get(0), targetIndexPathForMoveFromRowAt: try $1.get(1),
                toProposedIndexPath: try $1.get(2))
        }
        method("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), titleForDeleteConfirmationButtonForRowAt: try $1.get(1))
        }
        method("tableView(_:titleForFooterInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), titleForFooterInSection: try $1.get(1))
        }
        method("tableView(_:titleForHeaderInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), titleForHeaderInSection: try $1.get(1))
        }
    }
}
