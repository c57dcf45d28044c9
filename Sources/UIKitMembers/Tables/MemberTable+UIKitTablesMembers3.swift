// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewCell to UITableViewController.
    mutating func addUIKitTablesMembers3() {
        addUIKitTablesMembers3Part0()
        addUIKitTablesMembers3Part1()
        addUIKitTablesMembers3Part2()
        addUIKitTablesMembers3Part3()
        addUIKitTablesMembers3Part4()
        addUIKitTablesMembers3Part5()
        addUIKitTablesMembers3Part6()
        addUIKitTablesMembers3Part7()
        addUIKitTablesMembers3Part8()
        addUIKitTablesMembers3Part9()
        addUIKitTablesMembers3Part10()
        addUIKitTablesMembers3Part11()
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitTablesMembers3Part0() {
        property("accessoryType", \UITableViewCell.accessoryType)
        property("accessoryView", \UITableViewCell.accessoryView)
        property(
            "automaticallyUpdatesBackgroundConfiguration",
            \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
        property(
            "automaticallyUpdatesContentConfiguration",
            \UITableViewCell.automaticallyUpdatesContentConfiguration)
        property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
        property("backgroundView", \UITableViewCell.backgroundView)
        property("configurationState", \UITableViewCell.configurationState)
        property("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
        property("contentConfiguration", \UITableViewCell.contentConfiguration)
        property("contentView", \UITableViewCell.contentView)
        property("detailTextLabel", \UITableViewCell.detailTextLabel)
        property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
        property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        property("editingStyle", \UITableViewCell.editingStyle)
        property("focusStyle", \UITableViewCell.focusStyle)
        property("imageView", \UITableViewCell.imageView)
        property("indentationLevel", \UITableViewCell.indentationLevel)
        property("indentationWidth", \UITableViewCell.indentationWidth)
        property("isEditing", \UITableViewCell.isEditing)
        property("isHighlighted", \UITableViewCell.isHighlighted)
        property("isSelected", \UITableViewCell.isSelected)
        property("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
        property("reuseIdentifier", \UITableViewCell.reuseIdentifier)
        property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        property("selectionStyle", \UITableViewCell.selectionStyle)
        property("separatorInset", \UITableViewCell.separatorInset)
        property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        property("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
        property("showsReorderControl", \UITableViewCell.showsReorderControl)
        property("textLabel", \UITableViewCell.textLabel)
        property("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
        function("UITableViewCell()") { _ in UITableViewCell() }
        function("UITableViewCell(dequeuedAs:)") { UITableViewCell(dequeuedAs: try $0.get(0)) }
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitTablesMembers3Part1() {
        function("UITableViewCell(style:reuseIdentifier:)") {
            UITableViewCell(style: try $0.get(0), reuseIdentifier: try $0.get(1))
        }
        method("defaultContentConfiguration()", of: UITableViewCell.self) { base, _ in
            base.defaultContentConfiguration()
        }
        method("didTransition(to:)", of: UITableViewCell.self) { $0.didTransition(to: try $1.get(0)) }
        method("dragStateDidChange(_:)", of: UITableViewCell.self) { $0.dragStateDidChange(try $1.get(0)) }
        method("prepareForReuse()", of: UITableViewCell.self) { base, _ in base.prepareForReuse() }
        method("setEditing(_:animated:)", of: UITableViewCell.self) {
            $0.setEditing(try $1.get(0), animated: try $1.get(1))
        }
        method("setHighlighted(_:animated:)", of: UITableViewCell.self) {
            $0.setHighlighted(try $1.get(0), animated: try $1.get(1))
        }
        method("setNeedsUpdateConfiguration()", of: UITableViewCell.self) { base, _ in
            base.setNeedsUpdateConfiguration()
        }
        method("setSelected(_:animated:)", of: UITableViewCell.self) {
            $0.setSelected(try $1.get(0), animated: try $1.get(1))
        }
        method("updateConfiguration(using:)", of: UITableViewCell.self) {
            $0.updateConfiguration(using: try $1.get(0))
        }
        method("willTransition(to:)", of: UITableViewCell.self) { $0.willTransition(to: try $1.get(0)) }
    }

    /// Adds members of UITableViewCell.AccessoryType.
    private mutating func addUIKitTablesMembers3Part2() {
        enumeration(UITableViewCell.AccessoryType.self)
    }

    /// Adds members of UITableViewCell.CellStyle.
    private mutating func addUIKitTablesMembers3Part3() {
        enumeration(UITableViewCell.CellStyle.self)
    }

    /// Adds members of UITableViewCell.DragState.
    private mutating func addUIKitTablesMembers3Part4() {
        enumeration(UITableViewCell.DragState.self)
    }

    /// Adds members of UITableViewCell.EditingStyle.
    private mutating func addUIKitTablesMembers3Part5() {
        enumeration(UITableViewCell.EditingStyle.self)
    }

    /// Adds members of UITableViewCell.FocusStyle.
    private mutating func addUIKitTablesMembers3Part6() {
        enumeration(UITableViewCell.FocusStyle.self)
    }

    /// Adds members of UITableViewCell.SelectionStyle.
    private mutating func addUIKitTablesMembers3Part7() {
        enumeration(UITableViewCell.SelectionStyle.self)
    }

    /// Adds members of UITableViewCell.SeparatorStyle.
    private mutating func addUIKitTablesMembers3Part8() {
        enumeration(UITableViewCell.SeparatorStyle.self)
    }

    /// Adds members of UITableViewCell.StateMask.
    private mutating func addUIKitTablesMembers3Part9() {
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
    private mutating func addUIKitTablesMembers3Part10() {
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
    private mutating func addUIKitTablesMembers3Part11() {
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
}
