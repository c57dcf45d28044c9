// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewDelegate to UIViewController.
    mutating func addUIKitTablesMembers5() {
        addUIKitTablesMembers5Part0()
        addUIKitTablesMembers5Part1()
        addUIKitTablesMembers5Part2()
        addUIKitTablesMembers5Part3()
        addUIKitTablesMembers5Part4()
        addUIKitTablesMembers5Part5()
        addUIKitTablesMembers5Part6()
        addUIKitTablesMembers5Part7()
        addUIKitTablesMembers5Part8()
        addUIKitTablesMembers5Part9()
        addUIKitTablesMembers5Part10()
        addUIKitTablesMembers5Part11()
    }

    /// Adds members of UITableViewDelegate.
    private mutating func addUIKitTablesMembers5Part0() {
        method("tableView(_:estimatedHeightForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), estimatedHeightForRowAt: try $1.get(1))
        }
        method("tableView(_:heightForFooterInSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), heightForFooterInSection: try $1.get(1))
        }
        method("tableView(_:heightForHeaderInSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), heightForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:heightForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), heightForRowAt: try $1.get(1))
        }
        method("tableView(_:indentationLevelForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), indentationLevelForRowAt: try $1.get(1))
        }
        method("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), leadingSwipeActionsConfigurationForRowAt: try $1.get(1))
        }
        method("tableView(_:previewForDismissingContextMenuWithConfiguration:)", of: UITableViewDelegate.self)
        {
            $0.tableView(try $1.get(0), previewForDismissingContextMenuWithConfiguration: try $1.get(1))
        }
        method(
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: UITableViewDelegate.self
        ) {
            $0.tableView(try $1.get(0), previewForHighlightingContextMenuWithConfiguration: try $1.get(1))
        }
        method("tableView(_:shouldHighlightRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), shouldHighlightRowAt: try $1.get(1))
        }
        method("tableView(_:shouldIndentWhileEditingRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), shouldIndentWhileEditingRowAt: try $1.get(1))
        }
        method(
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: UITableViewDelegate.self
        ) {
            $0.tableView(
                try $1.get(0), targetIndexPathForMoveFromRowAt: try $1.get(1),
                toProposedIndexPath: try $1.get(2))
        }
        method("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), titleForDeleteConfirmationButtonForRowAt: try $1.get(1))
        }
    }

    /// Adds members of UITableViewDelegate.
    private mutating func addUIKitTablesMembers5Part1() {
        method("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), trailingSwipeActionsConfigurationForRowAt: try $1.get(1))
        }
        method("tableView(_:viewForFooterInSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), viewForFooterInSection: try $1.get(1))
        }
        method("tableView(_:viewForHeaderInSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), viewForHeaderInSection: try $1.get(1))
        }
        method("tableView(_:willBeginEditingRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willBeginEditingRowAt: try $1.get(1))
        }
        method("tableView(_:willDeselectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:willDisplay:forRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplay: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:willDisplayContextMenu:animator:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplayContextMenu: try $1.get(1), animator: try $1.get(2))
        }
        method("tableView(_:willDisplayFooterView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplayFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willDisplayHeaderView:forSection:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willDisplayHeaderView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:willEndContextMenuInteraction:animator:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willEndContextMenuInteraction: try $1.get(1), animator: try $1.get(2))
        }
        method("tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: UITableViewDelegate.self) {
            $0.tableView(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
        method("tableView(_:willSelectRowAt:)", of: UITableViewDelegate.self) {
            $0.tableView(try $1.get(0), willSelectRowAt: try $1.get(1))
        }
    }

    /// Adds members of UITableViewDragDelegate.
    private mutating func addUIKitTablesMembers5Part2() {
        method("tableView(_:dragPreviewParametersForRowAt:)", of: UITableViewDragDelegate.self) {
            $0.tableView(try $1.get(0), dragPreviewParametersForRowAt: try $1.get(1))
        }
        method("tableView(_:dragSessionAllowsMoveOperation:)", of: UITableViewDragDelegate.self) {
            $0.tableView(try $1.get(0), dragSessionAllowsMoveOperation: try $1.get(1))
        }
        method("tableView(_:dragSessionDidEnd:)", of: UITableViewDragDelegate.self) {
            $0.tableView(try $1.get(0), dragSessionDidEnd: try $1.get(1))
        }
        method("tableView(_:dragSessionIsRestrictedToDraggingApplication:)", of: UITableViewDragDelegate.self)
        {
            $0.tableView(try $1.get(0), dragSessionIsRestrictedToDraggingApplication: try $1.get(1))
        }
        method("tableView(_:dragSessionWillBegin:)", of: UITableViewDragDelegate.self) {
            $0.tableView(try $1.get(0), dragSessionWillBegin: try $1.get(1))
        }
        method("tableView(_:itemsForAddingTo:at:point:)", of: UITableViewDragDelegate.self) {
            $0.tableView(
                try $1.get(0), itemsForAddingTo: try $1.get(1), at: try $1.get(2), point: try $1.get(3))
        }
    }

    /// Adds members of UITableViewDropDelegate.
    private mutating func addUIKitTablesMembers5Part3() {
        method("tableView(_:canHandle:)", of: UITableViewDropDelegate.self) {
            $0.tableView(try $1.get(0), canHandle: try $1.get(1))
        }
        method("tableView(_:dropPreviewParametersForRowAt:)", of: UITableViewDropDelegate.self) {
            $0.tableView(try $1.get(0), dropPreviewParametersForRowAt: try $1.get(1))
        }
        method("tableView(_:dropSessionDidEnd:)", of: UITableViewDropDelegate.self) {
            $0.tableView(try $1.get(0), dropSessionDidEnd: try $1.get(1))
        }
        method("tableView(_:dropSessionDidEnter:)", of: UITableViewDropDelegate.self) {
            $0.tableView(try $1.get(0), dropSessionDidEnter: try $1.get(1))
        }
        method("tableView(_:dropSessionDidExit:)", of: UITableViewDropDelegate.self) {
            $0.tableView(try $1.get(0), dropSessionDidExit: try $1.get(1))
        }
        method(
            "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: UITableViewDropDelegate.self
        ) {
            $0.tableView(
                try $1.get(0), dropSessionDidUpdate: try $1.get(1), withDestinationIndexPath: try $1.get(2))
        }
    }

    /// Adds members of UITableViewDropProposal.
    private mutating func addUIKitTablesMembers5Part4() {
        property("intent", \UITableViewDropProposal.intent)
        function("UITableViewDropProposal(operation:)") { UITableViewDropProposal(operation: try $0.get(0)) }
        function("UITableViewDropProposal(operation:intent:)") {
            UITableViewDropProposal(operation: try $0.get(0), intent: try $0.get(1))
        }
    }

    /// Adds members of UITableViewDropProposal.Intent.
    private mutating func addUIKitTablesMembers5Part5() {
        enumeration(UITableViewDropProposal.Intent.self)
    }

    /// Adds members of UITableViewHeaderFooterView.
    private mutating func addUIKitTablesMembers5Part6() {
        property(
            "automaticallyUpdatesBackgroundConfiguration",
            \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
        property(
            "automaticallyUpdatesContentConfiguration",
            \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
        property("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
        property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        property("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
        property("contentView", \UITableViewHeaderFooterView.contentView)
        property("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
        property("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
        property("textLabel", \UITableViewHeaderFooterView.textLabel)
        function("UITableViewHeaderFooterView()") { _ in UITableViewHeaderFooterView() }
        function("UITableViewHeaderFooterView(dequeuedAs:)") {
            UITableViewHeaderFooterView(dequeuedAs: try $0.get(0))
        }
        function("UITableViewHeaderFooterView(reuseIdentifier:)") {
            UITableViewHeaderFooterView(reuseIdentifier: try $0.get(0))
        }
        method("defaultContentConfiguration()", of: UITableViewHeaderFooterView.self) { base, _ in
            base.defaultContentConfiguration()
        }
        method("prepareForReuse()", of: UITableViewHeaderFooterView.self) { base, _ in
            base.prepareForReuse()
        }
    }

    /// Adds members of UITableViewPlaceholder.
    private mutating func addUIKitTablesMembers5Part7() {
        property("insertionIndexPath", \UITableViewPlaceholder.insertionIndexPath)
        property("reuseIdentifier", \UITableViewPlaceholder.reuseIdentifier)
        function("UITableViewPlaceholder(insertionIndexPath:reuseIdentifier:rowHeight:)") {
            UITableViewPlaceholder(
                insertionIndexPath: try $0.get(0), reuseIdentifier: try $0.get(1), rowHeight: try $0.get(2))
        }
    }

    /// Adds members of UITableViewRowAction.
    private mutating func addUIKitTablesMembers5Part8() {
        property("backgroundColor", \UITableViewRowAction.backgroundColor)
        property("style", \UITableViewRowAction.style)
        property("title", \UITableViewRowAction.title)
    }

    /// Adds members of UITableViewRowAction.Style.
    private mutating func addUIKitTablesMembers5Part9() {
        constant("UITableViewRowAction.Style.default") { UITableViewRowAction.Style.`default` }
        enumeration(UITableViewRowAction.Style.self)
    }

    /// Adds members of UIViewConfigurationState.
    private mutating func addUIKitTablesMembers5Part10() {
        property("isDisabled", \UIViewConfigurationState.isDisabled)
        property("isFocused", \UIViewConfigurationState.isFocused)
        property("isHighlighted", \UIViewConfigurationState.isHighlighted)
        property("isPinned", \UIViewConfigurationState.isPinned)
        property("isSelected", \UIViewConfigurationState.isSelected)
        property("traitCollection", \UIViewConfigurationState.traitCollection)
        function("UIViewConfigurationState(traitCollection:)") {
            UIViewConfigurationState(traitCollection: try $0.get(0))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitTablesMembers5Part11() {
        property("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    }
}
