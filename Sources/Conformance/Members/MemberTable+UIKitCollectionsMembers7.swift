// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewCell to UITableViewController.
    mutating func addUIKitCollectionsMembers7() {
        addUIKitCollectionsMembers7Part0()
        addUIKitCollectionsMembers7Part1()
        addUIKitCollectionsMembers7Part2()
        addUIKitCollectionsMembers7Part3()
        addUIKitCollectionsMembers7Part4()
        addUIKitCollectionsMembers7Part5()
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitCollectionsMembers7Part0() {
        property("accessoryType", \UITableViewCell.accessoryType)
        property("accessoryView", \UITableViewCell.accessoryView)
        property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
        property("backgroundView", \UITableViewCell.backgroundView)
        property("configurationState", \UITableViewCell.configurationState)
        property("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
        property("contentConfiguration", \UITableViewCell.contentConfiguration)
        property("contentView", \UITableViewCell.contentView)
        property("detailTextLabel", \UITableViewCell.detailTextLabel)
        property("imageView", \UITableViewCell.imageView)
        property("indentationLevel", \UITableViewCell.indentationLevel)
        property("indentationWidth", \UITableViewCell.indentationWidth)
        property("isEditing", \UITableViewCell.isEditing)
        property("isHighlighted", \UITableViewCell.isHighlighted)
        property("isSelected", \UITableViewCell.isSelected)
        property("reuseIdentifier", \UITableViewCell.reuseIdentifier)
        property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        property("selectionStyle", \UITableViewCell.selectionStyle)
        property("separatorInset", \UITableViewCell.separatorInset)
        property("textLabel", \UITableViewCell.textLabel)
        function("UITableViewCell()") { _ in UITableViewCell() }
        function("UITableViewCell(dequeuedAs:)") { UITableViewCell(dequeuedAs: try $0.get(0)) }
        function("UITableViewCell(style:reuseIdentifier:)") {
            UITableViewCell(style: try $0.get(0), reuseIdentifier: try $0.get(1))
        }
        method("defaultContentConfiguration()", of: UITableViewCell.self) { base, _ in
            base.defaultContentConfiguration()
        }
        method("didTransition(to:)", of: UITableViewCell.self) { $0.didTransition(to: try $1.get(0)) }
        method("prepareForReuse()", of: UITableViewCell.self) { base, _ in base.prepareForReuse() }
        method("setEditing(_:animated:)", of: UITableViewCell.self) {
            $0.setEditing(try $1.get(0), animated: try $1.get(1))
        }
        method("setHighlighted(_:animated:)", of: UITableViewCell.self) {
            $0.setHighlighted(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitCollectionsMembers7Part1() {
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

    /// Adds members of UITableViewCell.StateMask.
    private mutating func addUIKitCollectionsMembers7Part2() {
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
    private mutating func addUIKitCollectionsMembers7Part3() {
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
    private mutating func addUIKitCollectionsMembers7Part4() {
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
    private mutating func addUIKitCollectionsMembers7Part5() {
        method("tableView(_:didEndDisplayingFooterView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplayingFooterView: try $1.get(1), forSection: try $1.get(2))
        }
        method("tableView(_:didEndDisplayingHeaderView:forSection:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplayingHeaderView: try $1.get(1), forSection: try $1.get(2))
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
        method("tableView(_:indentationLevelForRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), indentationLevelForRowAt: try $1.get(1))
        }
    }
}
