// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISwipeActionsConfiguration to UITableViewController.
    mutating func addUIKitCollectionsMembers5() {
        addUIKitCollectionsMembers5Part0()
        addUIKitCollectionsMembers5Part1()
        addUIKitCollectionsMembers5Part2()
        addUIKitCollectionsMembers5Part3()
        addUIKitCollectionsMembers5Part4()
        addUIKitCollectionsMembers5Part5()
        addUIKitCollectionsMembers5Part6()
    }

    /// Adds members of UISwipeActionsConfiguration.
    private mutating func addUIKitCollectionsMembers5Part0() {
        property("actions", \UISwipeActionsConfiguration.actions)
        property(
            "performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
        function("UISwipeActionsConfiguration(actions:)") {
            UISwipeActionsConfiguration(actions: try $0.get(0))
        }
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers5Part1() {
        property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        property("allowsSelection", \UITableView.allowsSelection)
        property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        property("backgroundView", \UITableView.backgroundView)
        property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        property("dataSource", \UITableView.dataSource)
        property("estimatedRowHeight", \UITableView.estimatedRowHeight)
        property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        property("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
        property("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
        property("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
        property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        property("isEditing", \UITableView.isEditing)
        property("numberOfSections", \UITableView.numberOfSections)
        property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
        property("rowHeight", \UITableView.rowHeight)
        property("sectionFooterHeight", \UITableView.sectionFooterHeight)
        property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
        property("separatorColor", \UITableView.separatorColor)
        property("separatorInset", \UITableView.separatorInset)
        property("separatorInsetReference", \UITableView.separatorInsetReference)
        property("separatorStyle", \UITableView.separatorStyle)
        property("style", \UITableView.style)
        property("tableFooterView", \UITableView.tableFooterView)
        property("tableHeaderView", \UITableView.tableHeaderView)
        property("visibleCells", \UITableView.visibleCells)
        constant("UITableView.automaticDimension") { UITableView.automaticDimension }
        function("UITableView(frame:)") { UITableView(frame: try $0.get(0)) }
        function("UITableView(frame:style:)") { UITableView(frame: try $0.get(0), style: try $0.get(1)) }
        method("beginUpdates()", of: UITableView.self) { base, _ in base.beginUpdates() }
        method("cellForRow(at:)", of: UITableView.self) { $0.cellForRow(at: try $1.get(0)) }
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers5Part2() {
        method("deleteRows(at:with:)", of: UITableView.self) {
            $0.deleteRows(at: try $1.get(0), with: try $1.get(1))
        }
        method("deleteSections(_:with:)", of: UITableView.self) {
            $0.deleteSections(try $1.get(0), with: try $1.get(1))
        }
        method("dequeueReusableCell(withIdentifier:)", of: UITableView.self) {
            $0.dequeueReusableCell(withIdentifier: try $1.get(0))
        }
        method("dequeueReusableCell(withIdentifier:for:)", of: UITableView.self) {
            $0.dequeueReusableCell(withIdentifier: try $1.get(0), for: try $1.get(1))
        }
        method("dequeueReusableHeaderFooterView(withIdentifier:)", of: UITableView.self) {
            $0.dequeueReusableHeaderFooterView(withIdentifier: try $1.get(0))
        }
        method("deselectRow(at:animated:)", of: UITableView.self) {
            $0.deselectRow(at: try $1.get(0), animated: try $1.get(1))
        }
        method("endUpdates()", of: UITableView.self) { base, _ in base.endUpdates() }
        method("indexPath(for:)", of: UITableView.self) { $0.indexPath(for: try $1.get(0)) }
        method("indexPathForRow(at:)", of: UITableView.self) { $0.indexPathForRow(at: try $1.get(0)) }
        method("insertRows(at:with:)", of: UITableView.self) {
            $0.insertRows(at: try $1.get(0), with: try $1.get(1))
        }
        method("insertSections(_:with:)", of: UITableView.self) {
            $0.insertSections(try $1.get(0), with: try $1.get(1))
        }
        method("moveRow(at:to:)", of: UITableView.self) { $0.moveRow(at: try $1.get(0), to: try $1.get(1)) }
        method("numberOfRows(inSection:)", of: UITableView.self) { $0.numberOfRows(inSection: try $1.get(0)) }
        method("rect(forSection:)", of: UITableView.self) { $0.rect(forSection: try $1.get(0)) }
        method("rectForRow(at:)", of: UITableView.self) { $0.rectForRow(at: try $1.get(0)) }
        method("reloadData()", of: UITableView.self) { base, _ in base.reloadData() }
        method("reloadRows(at:with:)", of: UITableView.self) {
            $0.reloadRows(at: try $1.get(0), with: try $1.get(1))
        }
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers5Part3() {
        method("reloadSections(_:with:)", of: UITableView.self) {
            $0.reloadSections(try $1.get(0), with: try $1.get(1))
        }
        method("scrollToNearestSelectedRow(at:animated:)", of: UITableView.self) {
            $0.scrollToNearestSelectedRow(at: try $1.get(0), animated: try $1.get(1))
        }
        method("scrollToRow(at:at:animated:)", of: UITableView.self) {
            $0.scrollToRow(at: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("selectRow(at:animated:scrollPosition:)", of: UITableView.self) {
            $0.selectRow(at: try $1.get(0), animated: try $1.get(1), scrollPosition: try $1.get(2))
        }
        method("setEditing(_:animated:)", of: UITableView.self) {
            $0.setEditing(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitCollectionsMembers5Part4() {
        property("accessoryType", \UITableViewCell.accessoryType)
        property("accessoryView", \UITableViewCell.accessoryView)
        property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
        property("backgroundView", \UITableViewCell.backgroundView)
        property("contentConfiguration", \UITableViewCell.contentConfiguration)
        property("contentView", \UITableViewCell.contentView)
        property("detailTextLabel", \UITableViewCell.detailTextLabel)
        property("imageView", \UITableViewCell.imageView)
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
        method("prepareForReuse()", of: UITableViewCell.self) { base, _ in base.prepareForReuse() }
        method("setHighlighted(_:animated:)", of: UITableViewCell.self) {
            $0.setHighlighted(try $1.get(0), animated: try $1.get(1))
        }
        method("setSelected(_:animated:)", of: UITableViewCell.self) {
            $0.setSelected(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UITableViewController.
    private mutating func addUIKitCollectionsMembers5Part5() {
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
    private mutating func addUIKitCollectionsMembers5Part6() {
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
        method("tableView(_:didDeselectRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didDeselectRowAt: try $1.get(1))
        }
        method("tableView(_:didEndDisplaying:forRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didEndDisplaying: try $1.get(1), forRowAt: try $1.get(2))
        }
        method("tableView(_:didHighlightRowAt:)", of: UITableViewController.self) {
            $0.tableView(try $1.get(0), didHighlightRowAt: try $1.get(1))
        }
    }
}
