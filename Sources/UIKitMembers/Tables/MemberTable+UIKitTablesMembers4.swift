// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewController to UITableViewDelegate.
    mutating func addUIKitTablesMembers4() {
        addUIKitTablesMembers4Part0()
        addUIKitTablesMembers4Part1()
        addUIKitTablesMembers4Part2()
        addUIKitTablesMembers4Part3()
        addUIKitTablesMembers4Part4()
        addUIKitTablesMembers4Part5()
        addUIKitTablesMembers4Part6()
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitTablesMembers4Part0() {
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
    private mutating func addUIKitTablesMembers4Part1() {
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
        method("tableView(_:sectionForSectionIndexTitle:at:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), sectionForSectionIndexTitle: try $1.get(1), at: try $1.get(2))
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
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitTablesMembers4Part2() {
        method("tableView(_:titleForHeaderInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), titleForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), trailingSwipeActionsConfigurationForRowAt: try $1.get(1))
        }
        method("tableView(_:viewForFooterInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), viewForFooterInSection: try $1.get(1))
        }
        method("tableView(_:viewForHeaderInSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), viewForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:willBeginEditingRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willBeginEditingRowAt: try $1.get(1))
        }
        method("tableView(_:willDeselectRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:willDisplay:forRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willDisplay: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:willDisplayContextMenu:animator:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willDisplayContextMenu: try $1.get(1), animator: try $1.get(2))
        }
        method("tableView(_:willDisplayFooterView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willDisplayFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willDisplayHeaderView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willDisplayHeaderView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willEndContextMenuInteraction:animator:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willEndContextMenuInteraction: try $1.get(1), animator: try $1.get(2))
        }
        method("tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: UITableViewController.self) {
            $0.tableView(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitTablesMembers4Part3() {
        method("tableView(_:willSelectRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), willSelectRowAt: try $1.get(1))
        }
        method("viewForZooming(in:)", of: UITableViewController.self) { $0.viewForZooming(in: try $1.get(0)) }
    }

    /// Adds members of UITableViewDataSource.
    private mutating func addUIKitTablesMembers4Part4() {
        method("numberOfSections(in:)", of: UITableViewDataSource.self) {
            $0.numberOfSections(in: try $1.get(0))
        }
        method("sectionIndexTitles(for:)", of: UITableViewDataSource.self) {
            $0.sectionIndexTitles(for: try $1.get(0))
        }
        method("tableView(_:canEditRowAt:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), canEditRowAt: try $1.get(1))
        }
        method("tableView(_:canMoveRowAt:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), canMoveRowAt: try $1.get(1))
        }
        method("tableView(_:commit:forRowAt:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), commit: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:moveRowAt:to:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), moveRowAt: try $1.get(1), to: try $1.get(2))
        }
        method("tableView(_:sectionForSectionIndexTitle:at:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), sectionForSectionIndexTitle: try $1.get(1), at: try $1.get(2))
        }
        method("tableView(_:titleForFooterInSection:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), titleForFooterInSection: try $1.get(1))
        }
        method("tableView(_:titleForHeaderInSection:)", of: UITableViewDataSource.self) {
            $0.tableView(try $1.get(0), titleForHeaderInSection: try $1.get(1))
        }
    }

    /// Adds members of UITableViewDataSourcePrefetching.
    private mutating func addUIKitTablesMembers4Part5() {
        method("tableView(_:cancelPrefetchingForRowsAt:)", of: UITableViewDataSourcePrefetching.self) {
            $0.tableView(try $1.get(0), cancelPrefetchingForRowsAt: try $1.get(1))
        }
    }

    /// Adds members of UITableViewDelegate.
    private mutating func addUIKitTablesMembers4Part6() {
        method("tableView(_:accessoryButtonTappedForRowWith:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), accessoryButtonTappedForRowWith: try $1.get(1))
        }
        method("tableView(_:contextMenuConfigurationForRowAt:point:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), contextMenuConfigurationForRowAt: try $1.get(1), point: try $1.get(2))
        }
        method("tableView(_:didDeselectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:didEndDisplaying:forRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didEndDisplaying: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:didEndDisplayingFooterView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didEndDisplayingFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:didEndDisplayingHeaderView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didEndDisplayingHeaderView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:didEndEditingRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didEndEditingRowAt: try $1.get(1))
        }
        method("tableView(_:didHighlightRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didHighlightRowAt: try $1.get(1))
        }
        method("tableView(_:didSelectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didSelectRowAt: try $1.get(1))
        }
        method("tableView(_:didUnhighlightRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), didUnhighlightRowAt: try $1.get(1))
        }
        method("tableView(_:editActionsForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), editActionsForRowAt: try $1.get(1))
        }
        method("tableView(_:editingStyleForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), editingStyleForRowAt: try $1.get(1))
        }
    }
}
