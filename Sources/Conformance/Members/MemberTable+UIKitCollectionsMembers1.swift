// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSCollectionLayoutBoundarySupplementaryItem.
    mutating func addUIKitCollectionsMembers10() {
        property("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
        property("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
        property("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
        property("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
        function("NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:)") {
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: try $0.get(0), elementKind: try $0.get(1), alignment: try $0.get(2))
        }
        function("NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:absoluteOffset:)") {
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: try $0.get(0), elementKind: try $0.get(1), alignment: try $0.get(2), absoluteOffset: try $0.get(3))
        }
    }
    /// Adds members of NSCollectionLayoutDecorationItem.
    mutating func addUIKitCollectionsMembers11() {
        property("contentInsets", \NSCollectionLayoutDecorationItem.contentInsets)
        property("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
        property("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
        function("NSCollectionLayoutDecorationItem.background(elementKind:)") {
            NSCollectionLayoutDecorationItem.background(elementKind: try $0.get(0))
        }
    }
    /// Adds members of NSCollectionLayoutDimension.
    mutating func addUIKitCollectionsMembers12() {
        property("dimension", \NSCollectionLayoutDimension.dimension)
        property("isAbsolute", \NSCollectionLayoutDimension.isAbsolute)
        property("isEstimated", \NSCollectionLayoutDimension.isEstimated)
        property("isFractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
        property("isFractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
        function("NSCollectionLayoutDimension.absolute(_:)") {
            NSCollectionLayoutDimension.absolute(try $0.get(0))
        }
        function("NSCollectionLayoutDimension.estimated(_:)") {
            NSCollectionLayoutDimension.estimated(try $0.get(0))
        }
        function("NSCollectionLayoutDimension.fractionalHeight(_:)") {
            NSCollectionLayoutDimension.fractionalHeight(try $0.get(0))
        }
        function("NSCollectionLayoutDimension.fractionalWidth(_:)") {
            NSCollectionLayoutDimension.fractionalWidth(try $0.get(0))
        }
    }
    /// Adds members of NSCollectionLayoutEdgeSpacing.
    mutating func addUIKitCollectionsMembers13() {
        property("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
        property("leading", \NSCollectionLayoutEdgeSpacing.leading)
        property("top", \NSCollectionLayoutEdgeSpacing.top)
        property("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
        function("NSCollectionLayoutEdgeSpacing(leading:top:trailing:bottom:)") {
            NSCollectionLayoutEdgeSpacing(leading: try $0.get(0), top: try $0.get(1), trailing: try $0.get(2), bottom: try $0.get(3))
        }
    }
    /// Adds members of NSCollectionLayoutGroup.
    mutating func addUIKitCollectionsMembers14() {
        property("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
        property("subitems", \NSCollectionLayoutGroup.subitems)
        function("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)") {
            NSCollectionLayoutGroup.custom(layoutSize: try $0.get(0), itemProvider: try $0.get(1))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)") {
            NSCollectionLayoutGroup.horizontal(layoutSize: try $0.get(0), repeatingSubitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") {
            NSCollectionLayoutGroup.horizontal(layoutSize: try $0.get(0), subitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)") {
            NSCollectionLayoutGroup.horizontal(layoutSize: try $0.get(0), subitems: try $0.get(1))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)") {
            NSCollectionLayoutGroup.vertical(layoutSize: try $0.get(0), repeatingSubitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)") {
            NSCollectionLayoutGroup.vertical(layoutSize: try $0.get(0), subitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:subitems:)") {
            NSCollectionLayoutGroup.vertical(layoutSize: try $0.get(0), subitems: try $0.get(1))
        }
    }
    /// Adds members of NSCollectionLayoutGroupCustomItem.
    mutating func addUIKitCollectionsMembers15() {
        property("frame", \NSCollectionLayoutGroupCustomItem.frame)
        property("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
        function("NSCollectionLayoutGroupCustomItem(frame:)") {
            NSCollectionLayoutGroupCustomItem(frame: try $0.get(0))
        }
        function("NSCollectionLayoutGroupCustomItem(frame:zIndex:)") {
            NSCollectionLayoutGroupCustomItem(frame: try $0.get(0), zIndex: try $0.get(1))
        }
    }
    /// Adds members of NSCollectionLayoutItem.
    mutating func addUIKitCollectionsMembers16() {
        property("contentInsets", \NSCollectionLayoutItem.contentInsets)
        property("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
        property("layoutSize", \NSCollectionLayoutItem.layoutSize)
        property("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
        function("NSCollectionLayoutItem(layoutSize:)") { NSCollectionLayoutItem(layoutSize: try $0.get(0)) }
        function("NSCollectionLayoutItem(layoutSize:supplementaryItems:)") {
            NSCollectionLayoutItem(layoutSize: try $0.get(0), supplementaryItems: try $0.get(1))
        }
    }
    /// Adds members of NSCollectionLayoutSection.
    mutating func addUIKitCollectionsMembers17() {
        property("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
        property("contentInsets", \NSCollectionLayoutSection.contentInsets)
        property("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
        property("decorationItems", \NSCollectionLayoutSection.decorationItems)
        property("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
        property("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
        property(
            "supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
        property(
            "visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
        function("NSCollectionLayoutSection(group:)") { NSCollectionLayoutSection(group: try $0.get(0)) }
        function("NSCollectionLayoutSection.list(using:layoutEnvironment:)") {
            NSCollectionLayoutSection.list(using: try $0.get(0), layoutEnvironment: try $0.get(1))
        }
    }
    /// Adds members of NSCollectionLayoutSize.
    mutating func addUIKitCollectionsMembers18() {
        property("heightDimension", \NSCollectionLayoutSize.heightDimension)
        property("widthDimension", \NSCollectionLayoutSize.widthDimension)
        function("NSCollectionLayoutSize(widthDimension:heightDimension:)") {
            NSCollectionLayoutSize(widthDimension: try $0.get(0), heightDimension: try $0.get(1))
        }
    }
    /// Adds members of NSCollectionLayoutSpacing.
    mutating func addUIKitCollectionsMembers19() {
        property("isFixedSpacing", \NSCollectionLayoutSpacing.isFixedSpacing)
        property("isFlexibleSpacing", \NSCollectionLayoutSpacing.isFlexibleSpacing)
        property("spacing", \NSCollectionLayoutSpacing.spacing)
        function("NSCollectionLayoutSpacing.fixed(_:)") { NSCollectionLayoutSpacing.fixed(try $0.get(0)) }
        function("NSCollectionLayoutSpacing.flexible(_:)") {
            NSCollectionLayoutSpacing.flexible(try $0.get(0))
        }
    }
    /// Adds members of NSCollectionLayoutSupplementaryItem.
    mutating func addUIKitCollectionsMembers110() {
        property("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
        property("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
    }
    /// Adds members of NSIndexPath.
    mutating func addUIKitCollectionsMembers111() {
        property("item", \NSIndexPath.item)
        property("row", \NSIndexPath.row)
        property("section", \NSIndexPath.section)
        function("NSIndexPath(item:section:)") { NSIndexPath(item: try $0.get(0), section: try $0.get(1)) }
    }
    /// Adds members of NSRectAlignment.
    mutating func addUIKitCollectionsMembers112() {
        property("rawValue", \NSRectAlignment.rawValue)
        constant("NSRectAlignment.bottom") { NSRectAlignment.bottom }
        constant("NSRectAlignment.bottomLeading") { NSRectAlignment.bottomLeading }
        constant("NSRectAlignment.bottomTrailing") { NSRectAlignment.bottomTrailing }
        constant("NSRectAlignment.leading") { NSRectAlignment.leading }
        constant("NSRectAlignment.none") { NSRectAlignment.none }
        constant("NSRectAlignment.top") { NSRectAlignment.top }
        constant("NSRectAlignment.topLeading") { NSRectAlignment.topLeading }
        constant("NSRectAlignment.topTrailing") { NSRectAlignment.topTrailing }
        constant("NSRectAlignment.trailing") { NSRectAlignment.trailing }
        function("NSRectAlignment(rawValue:)") { NSRectAlignment(rawValue: try $0.get(0)) }
    }
    /// Adds members of UIBackgroundConfiguration.
    mutating func addUIKitCollectionsMembers113() {
        property("backgroundColor", \UIBackgroundConfiguration.backgroundColor)
        property("backgroundInsets", \UIBackgroundConfiguration.backgroundInsets)
        property("cornerRadius", \UIBackgroundConfiguration.cornerRadius)
        property("customView", \UIBackgroundConfiguration.customView)
        property("strokeColor", \UIBackgroundConfiguration.strokeColor)
        property("strokeWidth", \UIBackgroundConfiguration.strokeWidth)
        property("visualEffect", \UIBackgroundConfiguration.visualEffect)
        function("UIBackgroundConfiguration.clear()") { _ in UIBackgroundConfiguration.clear() }
        function("UIBackgroundConfiguration.listCell()") { _ in UIBackgroundConfiguration.listCell() }
        function("UIBackgroundConfiguration.listGroupedCell()") { _ in
            UIBackgroundConfiguration.listGroupedCell()
        }
        function("UIBackgroundConfiguration.listPlainCell()") { _ in
            UIBackgroundConfiguration.listPlainCell()
        }
    }
    /// Adds members of UICellAccessory.
    mutating func addUIKitCollectionsMembers114() {
        function("UICellAccessory.checkmark()") { _ in UICellAccessory.checkmark() }
        function("UICellAccessory.checkmark(displayed:)") {
            UICellAccessory.checkmark(displayed: try $0.get(0))
        }
        function("UICellAccessory.delete()") { _ in UICellAccessory.delete() }
        function("UICellAccessory.delete(displayed:)") { UICellAccessory.delete(displayed: try $0.get(0)) }
        function("UICellAccessory.disclosureIndicator()") { _ in UICellAccessory.disclosureIndicator() }
        function("UICellAccessory.disclosureIndicator(displayed:)") {
            UICellAccessory.disclosureIndicator(displayed: try $0.get(0))
        }
        function("UICellAccessory.label(text:)") { UICellAccessory.label(text: try $0.get(0)) }
        function("UICellAccessory.label(text:displayed:)") {
            UICellAccessory.label(text: try $0.get(0), displayed: try $0.get(1))
        }
        function("UICellAccessory.outlineDisclosure()") { _ in UICellAccessory.outlineDisclosure() }
        function("UICellAccessory.outlineDisclosure(displayed:)") {
            UICellAccessory.outlineDisclosure(displayed: try $0.get(0))
        }
        function("UICellAccessory.reorder()") { _ in UICellAccessory.reorder() }
        function("UICellAccessory.reorder(displayed:)") { UICellAccessory.reorder(displayed: try $0.get(0)) }
    }
    /// Adds members of UICellConfigurationState.
    mutating func addUIKitCollectionsMembers115() {
        property("isEditing", \UICellConfigurationState.isEditing)
        property("isHighlighted", \UICellConfigurationState.isHighlighted)
        property("isSelected", \UICellConfigurationState.isSelected)
        property("traitCollection", \UICellConfigurationState.traitCollection)
        function("UICellConfigurationState(traitCollection:)") {
            UICellConfigurationState(traitCollection: try $0.get(0))
        }
    }
    /// Adds members of UICollectionLayoutListConfiguration.
    mutating func addUIKitCollectionsMembers116() {
        property("appearance", \UICollectionLayoutListConfiguration.appearance)
        property("backgroundColor", \UICollectionLayoutListConfiguration.backgroundColor)
        property("footerMode", \UICollectionLayoutListConfiguration.footerMode)
        property("headerMode", \UICollectionLayoutListConfiguration.headerMode)
        property("headerTopPadding", \UICollectionLayoutListConfiguration.headerTopPadding)
        property(
            "leadingSwipeActionsConfigurationProvider", \UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider)
        property("showsSeparators", \UICollectionLayoutListConfiguration.showsSeparators)
        property(
            "trailingSwipeActionsConfigurationProvider", \UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider)
        function("UICollectionLayoutListConfiguration(appearance:)") {
            UICollectionLayoutListConfiguration(appearance: try $0.get(0))
        }
    }
    /// Adds members of UICollectionReusableView.
    mutating func addUIKitCollectionsMembers117() {
        property("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
        function("UICollectionReusableView()") { _ in UICollectionReusableView() }
        function("UICollectionReusableView(dequeuedWith:)") {
            UICollectionReusableView(dequeuedWith: try $0.get(0))
        }
        function("UICollectionReusableView(frame:)") { UICollectionReusableView(frame: try $0.get(0)) }
        method("apply(_:)", of: UICollectionReusableView.self) { $0.apply(try $1.get(0)) }
        method("prepareForReuse()", of: UICollectionReusableView.self) { base, _ in base.prepareForReuse() }
    }
}
