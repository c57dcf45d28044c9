// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIListContentConfiguration.TextProperties to UITableView.Style.
    mutating func addUIKitTablesMembers2() {
        addUIKitTablesMembers2Part0()
        addUIKitTablesMembers2Part1()
        addUIKitTablesMembers2Part2()
        addUIKitTablesMembers2Part3()
        addUIKitTablesMembers2Part4()
        addUIKitTablesMembers2Part5()
        addUIKitTablesMembers2Part6()
        addUIKitTablesMembers2Part7()
        addUIKitTablesMembers2Part8()
        addUIKitTablesMembers2Part9()
        addUIKitTablesMembers2Part10()
        addUIKitTablesMembers2Part11()
        addUIKitTablesMembers2Part12()
    }

    /// Adds members of UIListContentConfiguration.TextProperties.
    private mutating func addUIKitTablesMembers2Part0() {
        property(
            "adjustsFontSizeToFitWidth", \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("alignment", \UIListContentConfiguration.TextProperties.alignment)
        property(
            "allowsDefaultTighteningForTruncation",
            \UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation)
        property("color", \UIListContentConfiguration.TextProperties.color)
        property("colorTransformer", \UIListContentConfiguration.TextProperties.colorTransformer)
        property("font", \UIListContentConfiguration.TextProperties.font)
        property("lineBreakMode", \UIListContentConfiguration.TextProperties.lineBreakMode)
        property("numberOfLines", \UIListContentConfiguration.TextProperties.numberOfLines)
        method("resolvedColor()", of: UIListContentConfiguration.TextProperties.self) { base, _ in
            base.resolvedColor()
        }
    }

    /// Adds members of UIListContentConfiguration.TextProperties.TextAlignment.
    private mutating func addUIKitTablesMembers2Part1() {
        enumeration(UIListContentConfiguration.TextProperties.TextAlignment.self)
    }

    /// Adds members of UIListContentView.
    private mutating func addUIKitTablesMembers2Part2() {
        property("configuration", \UIListContentView.configuration)
        property("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
        property("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
        property("textLayoutGuide", \UIListContentView.textLayoutGuide)
        function("UIListContentView(configuration:)") { UIListContentView(configuration: try $0.get(0)) }
    }

    /// Adds members of UISwipeActionsConfiguration.
    private mutating func addUIKitTablesMembers2Part3() {
        property("actions", \UISwipeActionsConfiguration.actions)
        property(
            "performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
        function("UISwipeActionsConfiguration(actions:)") {
            UISwipeActionsConfiguration(actions: try $0.get(0))
        }
    }

    /// Adds members of UITableView.
    private mutating func addUIKitTablesMembers2Part4() {
        property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        property("allowsSelection", \UITableView.allowsSelection)
        property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        property("backgroundView", \UITableView.backgroundView)
        property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        property("contextMenuInteraction", \UITableView.contextMenuInteraction)
        property("dataSource", \UITableView.dataSource)
        property("dragDelegate", \UITableView.dragDelegate)
        property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
        property("dropDelegate", \UITableView.dropDelegate)
        property("estimatedRowHeight", \UITableView.estimatedRowHeight)
        property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        property("hasActiveDrag", \UITableView.hasActiveDrag)
        property("hasActiveDrop", \UITableView.hasActiveDrop)
        property("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
        property("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
        property("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
        property("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
        property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        property("isEditing", \UITableView.isEditing)
        property("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled)
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
        property("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
        property("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    }

    /// Adds members of UITableView.
    private mutating func addUIKitTablesMembers2Part5() {
        property("separatorColor", \UITableView.separatorColor)
        property("separatorEffect", \UITableView.separatorEffect)
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
    }

    /// Adds members of UITableView.
    private mutating func addUIKitTablesMembers2Part6() {
        method("indexPathForRow(at:)", of: UITableView.self) { $0.indexPathForRow(at: try $1.get(0)) }
        method("indexPathsForRows(in:)", of: UITableView.self) { $0.indexPathsForRows(in: try $1.get(0)) }
        method("insertRows(at:with:)", of: UITableView.self) {
            $0.insertRows(at: try $1.get(0), with: try $1.get(1))
        }
        method("insertSections(_:with:)", of: UITableView.self) {
            $0.insertSections(try $1.get(0), with: try $1.get(1))
        }
        method("moveRow(at:to:)", of: UITableView.self) { $0.moveRow(at: try $1.get(0), to: try $1.get(1)) }
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
    }

    /// Adds members of UITableView.
    private mutating func addUIKitTablesMembers2Part7() {
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
    private mutating func addUIKitTablesMembers2Part8() {
        enumeration(UITableView.RowAnimation.self)
    }

    /// Adds members of UITableView.ScrollPosition.
    private mutating func addUIKitTablesMembers2Part9() {
        enumeration(UITableView.ScrollPosition.self)
    }

    /// Adds members of UITableView.SelfSizingInvalidation.
    private mutating func addUIKitTablesMembers2Part10() {
        enumeration(UITableView.SelfSizingInvalidation.self)
    }

    /// Adds members of UITableView.SeparatorInsetReference.
    private mutating func addUIKitTablesMembers2Part11() {
        enumeration(UITableView.SeparatorInsetReference.self)
    }

    /// Adds members of UITableView.Style.
    private mutating func addUIKitTablesMembers2Part12() {
        enumeration(UITableView.Style.self)
    }
}
