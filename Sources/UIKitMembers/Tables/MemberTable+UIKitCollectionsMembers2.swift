// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICellAccessory to UICollectionView.
    mutating func addUIKitCollectionsMembers2() {
        addUIKitCollectionsMembers2Part0()
        addUIKitCollectionsMembers2Part1()
        addUIKitCollectionsMembers2Part2()
        addUIKitCollectionsMembers2Part3()
        addUIKitCollectionsMembers2Part4()
        addUIKitCollectionsMembers2Part5()
        addUIKitCollectionsMembers2Part6()
        addUIKitCollectionsMembers2Part7()
        addUIKitCollectionsMembers2Part8()
        addUIKitCollectionsMembers2Part9()
        addUIKitCollectionsMembers2Part10()
        addUIKitCollectionsMembers2Part11()
    }

    /// Adds members of UICellAccessory.
    private mutating func addUIKitCollectionsMembers2Part0() {
        function("UICellAccessory.checkmark()") { _ in UICellAccessory.checkmark() }
        function("UICellAccessory.checkmark(displayed:)") {
            UICellAccessory.checkmark(displayed: try $0.get(0))
        }
        function("UICellAccessory.customView(configuration:)") {
            UICellAccessory.customView(configuration: try $0.get(0))
        }
        function("UICellAccessory.delete()") { _ in UICellAccessory.delete() }
        function("UICellAccessory.delete(displayed:)") { UICellAccessory.delete(displayed: try $0.get(0)) }
        function("UICellAccessory.disclosureIndicator()") { _ in UICellAccessory.disclosureIndicator() }
        function("UICellAccessory.disclosureIndicator(displayed:)") {
            UICellAccessory.disclosureIndicator(displayed: try $0.get(0))
        }
        function("UICellAccessory.insert()") { _ in UICellAccessory.insert() }
        function("UICellAccessory.insert(displayed:)") { UICellAccessory.insert(displayed: try $0.get(0)) }
        function("UICellAccessory.label(text:)") { UICellAccessory.label(text: try $0.get(0)) }
        function("UICellAccessory.label(text:displayed:)") {
            UICellAccessory.label(text: try $0.get(0), displayed: try $0.get(1))
        }
        function("UICellAccessory.multiselect()") { _ in UICellAccessory.multiselect() }
        function("UICellAccessory.multiselect(displayed:)") {
            UICellAccessory.multiselect(displayed: try $0.get(0))
        }
        function("UICellAccessory.outlineDisclosure()") { _ in UICellAccessory.outlineDisclosure() }
        function("UICellAccessory.outlineDisclosure(displayed:)") {
            UICellAccessory.outlineDisclosure(displayed: try $0.get(0))
        }
        function("UICellAccessory.outlineDisclosure(displayed:options:)") {
            UICellAccessory.outlineDisclosure(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.reorder()") { _ in UICellAccessory.reorder() }
        function("UICellAccessory.reorder(displayed:)") { UICellAccessory.reorder(displayed: try $0.get(0)) }
    }

    /// Adds members of UICellAccessory.CustomViewConfiguration.
    private mutating func addUIKitCollectionsMembers2Part1() {
        property("customView", \UICellAccessory.CustomViewConfiguration.customView)
        property("isHidden", \UICellAccessory.CustomViewConfiguration.isHidden)
        property("placement", \UICellAccessory.CustomViewConfiguration.placement)
        property("tintColor", \UICellAccessory.CustomViewConfiguration.tintColor)
        function("UICellAccessory.CustomViewConfiguration(customView:placement:)") {
            UICellAccessory.CustomViewConfiguration(customView: try $0.get(0), placement: try $0.get(1))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:isHidden:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), isHidden: try $0.get(2))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:isHidden:tintColor:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), isHidden: try $0.get(2),
                tintColor: try $0.get(3))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:tintColor:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), tintColor: try $0.get(2))
        }
    }

    /// Adds members of UICellAccessory.DisplayedState.
    private mutating func addUIKitCollectionsMembers2Part2() {
        enumeration(UICellAccessory.DisplayedState.self)
    }

    /// Adds members of UICellAccessory.OutlineDisclosureOptions.
    private mutating func addUIKitCollectionsMembers2Part3() {
        property("style", \UICellAccessory.OutlineDisclosureOptions.style)
        property("tintColor", \UICellAccessory.OutlineDisclosureOptions.tintColor)
        function("UICellAccessory.OutlineDisclosureOptions()") { _ in
            UICellAccessory.OutlineDisclosureOptions()
        }
        function("UICellAccessory.OutlineDisclosureOptions(style:)") {
            UICellAccessory.OutlineDisclosureOptions(style: try $0.get(0))
        }
        function("UICellAccessory.OutlineDisclosureOptions(style:tintColor:)") {
            UICellAccessory.OutlineDisclosureOptions(style: try $0.get(0), tintColor: try $0.get(1))
        }
        function("UICellAccessory.OutlineDisclosureOptions(tintColor:)") {
            UICellAccessory.OutlineDisclosureOptions(tintColor: try $0.get(0))
        }
    }

    /// Adds members of UICellAccessory.OutlineDisclosureOptions.Style.
    private mutating func addUIKitCollectionsMembers2Part4() {
        enumeration(UICellAccessory.OutlineDisclosureOptions.Style.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.
    private mutating func addUIKitCollectionsMembers2Part5() {
        property("appearance", \UICollectionLayoutListConfiguration.appearance)
        property("backgroundColor", \UICollectionLayoutListConfiguration.backgroundColor)
        property("footerMode", \UICollectionLayoutListConfiguration.footerMode)
        property("headerMode", \UICollectionLayoutListConfiguration.headerMode)
        property("headerTopPadding", \UICollectionLayoutListConfiguration.headerTopPadding)
        property("itemSeparatorHandler", \UICollectionLayoutListConfiguration.itemSeparatorHandler)
        property(
            "leadingSwipeActionsConfigurationProvider",
            \UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider)
        property("separatorConfiguration", \UICollectionLayoutListConfiguration.separatorConfiguration)
        property("showsSeparators", \UICollectionLayoutListConfiguration.showsSeparators)
        property(
            "trailingSwipeActionsConfigurationProvider",
            \UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider)
        function("UICollectionLayoutListConfiguration(appearance:)") {
            UICollectionLayoutListConfiguration(appearance: try $0.get(0))
        }
    }

    /// Adds members of UICollectionLayoutListConfiguration.Appearance.
    private mutating func addUIKitCollectionsMembers2Part6() {
        enumeration(UICollectionLayoutListConfiguration.Appearance.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.FooterMode.
    private mutating func addUIKitCollectionsMembers2Part7() {
        enumeration(UICollectionLayoutListConfiguration.FooterMode.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.HeaderMode.
    private mutating func addUIKitCollectionsMembers2Part8() {
        enumeration(UICollectionLayoutListConfiguration.HeaderMode.self)
    }

    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingBehavior.
    private mutating func addUIKitCollectionsMembers2Part9() {
        enumeration(UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
    }

    /// Adds members of UICollectionReusableView.
    private mutating func addUIKitCollectionsMembers2Part10() {
        property("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
        function("UICollectionReusableView()") { _ in UICollectionReusableView() }
        function("UICollectionReusableView(dequeuedWith:)") {
            UICollectionReusableView(dequeuedWith: try $0.get(0))
        }
        function("UICollectionReusableView(frame:)") { UICollectionReusableView(frame: try $0.get(0)) }
        method("apply(_:)", of: UICollectionReusableView.self) { $0.apply(try $1.get(0)) }
        method("didTransition(from:to:)", of: UICollectionReusableView.self) {
            $0.didTransition(from: try $1.get(0), to: try $1.get(1))
        }
        method("preferredLayoutAttributesFitting(_:)", of: UICollectionReusableView.self) {
            $0.preferredLayoutAttributesFitting(try $1.get(0))
        }
        method("prepareForReuse()", of: UICollectionReusableView.self) { base, _ in base.prepareForReuse() }
        method("willTransition(from:to:)", of: UICollectionReusableView.self) {
            $0.willTransition(from: try $1.get(0), to: try $1.get(1))
        }
    }

    /// Adds members of UICollectionView.
    private mutating func addUIKitCollectionsMembers2Part11() {
        property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        property(
            "allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
        property("allowsSelection", \UICollectionView.allowsSelection)
        property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
        property("backgroundView", \UICollectionView.backgroundView)
        property("collectionViewLayout", \UICollectionView.collectionViewLayout)
        property("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
        property("dataSource", \UICollectionView.dataSource)
        property("dragDelegate", \UICollectionView.dragDelegate)
        property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
        property("dropDelegate", \UICollectionView.dropDelegate)
        property("hasActiveDrag", \UICollectionView.hasActiveDrag)
        property("hasActiveDrop", \UICollectionView.hasActiveDrop)
        property("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
        property("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
        property("isEditing", \UICollectionView.isEditing)
        property("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
        property("numberOfSections", \UICollectionView.numberOfSections)
        property("prefetchDataSource", \UICollectionView.prefetchDataSource)
        property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
        property("visibleCells", \UICollectionView.visibleCells)
        constant("UICollectionView.elementKindSectionFooter") { UICollectionView.elementKindSectionFooter }
        constant("UICollectionView.elementKindSectionHeader") { UICollectionView.elementKindSectionHeader }
        function("UICollectionView(frame:collectionViewLayout:)") {
            UICollectionView(frame: try $0.get(0), collectionViewLayout: try $0.get(1))
        }
        method("beginInteractiveMovementForItem(at:)", of: UICollectionView.self) {
            $0.beginInteractiveMovementForItem(at: try $1.get(0))
        }
        method("cancelInteractiveMovement()", of: UICollectionView.self) { base, _ in
            base.cancelInteractiveMovement()
        }
        method("cancelInteractiveTransition()", of: UICollectionView.self) { base, _ in
            base.cancelInteractiveTransition()
        }
    }
}
