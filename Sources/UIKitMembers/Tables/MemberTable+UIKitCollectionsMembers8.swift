// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableView to UITableViewCell.CellStyle.
    mutating func addUIKitCollectionsMembers8() {
        addUIKitCollectionsMembers8Part0()
        addUIKitCollectionsMembers8Part1()
        addUIKitCollectionsMembers8Part2()
        addUIKitCollectionsMembers8Part3()
        addUIKitCollectionsMembers8Part4()
        addUIKitCollectionsMembers8Part5()
        addUIKitCollectionsMembers8Part6()
        addUIKitCollectionsMembers8Part7()
        addUIKitCollectionsMembers8Part8()
        addUIKitCollectionsMembers8Part9()
        addUIKitCollectionsMembers8Part10()
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers8Part0() {
        property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        property("allowsSelection", \UITableView.allowsSelection)
        property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        property("backgroundView", \UITableView.backgroundView)
        property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        property("contextMenuInteraction", \UITableView.contextMenuInteraction)
        property("dataSource", \UITableView.dataSource)
        property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
        property("estimatedRowHeight", \UITableView.estimatedRowHeight)
        property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        property("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
        property("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
        property("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
        property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        property("isEditing", \UITableView.isEditing)
        property("numberOfSections", \UITableView.numberOfSections)
        property("prefetchDataSource", \UITableView.prefetchDataSource)
        property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
        property("rowHeight", \UITableView.rowHeight)
        property("sectionFooterHeight", \UITableView.sectionFooterHeight)
        property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
        property("sectionIndexColor", \UITableView.sectionIndexColor)
        property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
        property("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
        property("separatorColor", \UITableView.separatorColor)
        property("separatorInset", \UITableView.separatorInset)
        property("separatorInsetReference", \UITableView.separatorInsetReference)
        property("separatorStyle", \UITableView.separatorStyle)
        property("style", \UITableView.style)
        property("tableFooterView", \UITableView.tableFooterView)
        property("tableHeaderView", \UITableView.tableHeaderView)
        property("visibleCells", \UITableView.visibleCells)
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers8Part1() {
        constant("UITableView.automaticDimension") { UITableView.automaticDimension }
        function("UITableView(frame:)") { UITableView(frame: try $0.get(0)) }
        function("UITableView(frame:style:)") { UITableView(frame: try $0.get(0), style: try $0.get(1)) }
        method("beginUpdates()", of: UITableView.self) { base, _ in base.beginUpdates() }
        method("cellForRow(at:)", of: UITableView.self) { $0.cellForRow(at: try $1.get(0)) }
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
        method("footerView(forSection:)", of: UITableView.self) { $0.footerView(forSection: try $1.get(0)) }
        method("headerView(forSection:)", of: UITableView.self) { $0.headerView(forSection: try $1.get(0)) }
        method("indexPath(for:)", of: UITableView.self) { $0.indexPath(for: try $1.get(0)) }
        method("indexPathForRow(at:)", of: UITableView.self) { $0.indexPathForRow(at: try $1.get(0)) }
        method("indexPathsForRows(in:)", of: UITableView.self) { $0.indexPathsForRows(in: try $1.get(0)) }
        method("insertRows(at:with:)", of: UITableView.self) {
            $0.insertRows(at: try $1.get(0), with: try $1.get(1))
        }
        method("insertSections(_:with:)", of: UITableView.self) {
            $0.insertSections(try $1.get(0), with: try $1.get(1))
        }
        method("moveRow(at:to:)", of: UITableView.self) { $0.moveRow(at: try $1.get(0), to: try $1.get(1)) }
    }

    /// Adds members of UITableView.
    private mutating func addUIKitCollectionsMembers8Part2() {
        method("moveSection(_:toSection:)", of: UITableView.self) {
            $0.moveSection(try $1.get(0), toSection: try $1.get(1))
        }
        method("numberOfRows(inSection:)", of: UITableView.self) { $0.numberOfRows(inSection: try $1.get(0)) }
        method("reconfigureRows(at:)", of: UITableView.self) { $0.reconfigureRows(at: try $1.get(0)) }
        method("rect(forSection:)", of: UITableView.self) { $0.rect(forSection: try $1.get(0)) }
        method("rectForFooter(inSection:)", of: UITableView.self) {
            $0.rectForFooter(inSection: try $1.get(0))
        }
        method("rectForHeader(inSection:)", of: UITableView.self) {
            $0.rectForHeader(inSection: try $1.get(0))
        }
        method("rectForRow(at:)", of: UITableView.self) { $0.rectForRow(at: try $1.get(0)) }
        method("reloadData()", of: UITableView.self) { base, _ in base.reloadData() }
        method("reloadRows(at:with:)", of: UITableView.self) {
            $0.reloadRows(at: try $1.get(0), with: try $1.get(1))
        }
        method("reloadSectionIndexTitles()", of: UITableView.self) { base, _ in
            base.reloadSectionIndexTitles()
        }
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

    /// Adds members of UITableView.RowAnimation.
    private mutating func addUIKitCollectionsMembers8Part3() {
        enumeration(UITableView.RowAnimation.self)
    }

    /// Adds members of UITableView.ScrollPosition.
    private mutating func addUIKitCollectionsMembers8Part4() {
        enumeration(UITableView.ScrollPosition.self)
    }

    /// Adds members of UITableView.SeparatorInsetReference.
    private mutating func addUIKitCollectionsMembers8Part5() {
        enumeration(UITableView.SeparatorInsetReference.self)
    }

    /// Adds members of UITableView.Style.
    private mutating func addUIKitCollectionsMembers8Part6() {
        enumeration(UITableView.Style.self)
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitCollectionsMembers8Part7() {
        property("accessoryType", \UITableViewCell.accessoryType)
        property("accessoryView", \UITableViewCell.accessoryView)
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
        property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        property("showsReorderControl", \UITableViewCell.showsReorderControl)
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
    }

    /// Adds members of UITableViewCell.
    private mutating func addUIKitCollectionsMembers8Part8() {
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
    private mutating func addUIKitCollectionsMembers8Part9() {
        enumeration(UITableViewCell.AccessoryType.self)
    }

    /// Adds members of UITableViewCell.CellStyle.
    private mutating func addUIKitCollectionsMembers8Part10() {
        enumeration(UITableViewCell.CellStyle.self)
    }
}
