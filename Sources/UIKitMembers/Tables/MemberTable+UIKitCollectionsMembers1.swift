// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSCollectionLayoutAnchor to NSRectAlignment.
    mutating func addUIKitCollectionsMembers1() {
        addUIKitCollectionsMembers1Part0()
        addUIKitCollectionsMembers1Part1()
        addUIKitCollectionsMembers1Part2()
        addUIKitCollectionsMembers1Part3()
        addUIKitCollectionsMembers1Part4()
        addUIKitCollectionsMembers1Part5()
        addUIKitCollectionsMembers1Part6()
        addUIKitCollectionsMembers1Part7()
        addUIKitCollectionsMembers1Part8()
        addUIKitCollectionsMembers1Part9()
        addUIKitCollectionsMembers1Part10()
        addUIKitCollectionsMembers1Part11()
        addUIKitCollectionsMembers1Part12()
        addUIKitCollectionsMembers1Part13()
    }

    /// Adds members of NSCollectionLayoutAnchor.
    private mutating func addUIKitCollectionsMembers1Part0() {
        property("edges", \NSCollectionLayoutAnchor.edges)
        property("isAbsoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset)
        property("isFractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset)
        property("offset", \NSCollectionLayoutAnchor.offset)
        function("NSCollectionLayoutAnchor(edges:)") { NSCollectionLayoutAnchor(edges: try $0.get(0)) }
        function("NSCollectionLayoutAnchor(edges:absoluteOffset:)") {
            NSCollectionLayoutAnchor(edges: try $0.get(0), absoluteOffset: try $0.get(1))
        }
        function("NSCollectionLayoutAnchor(edges:fractionalOffset:)") {
            NSCollectionLayoutAnchor(edges: try $0.get(0), fractionalOffset: try $0.get(1))
        }
    }

    /// Adds members of NSCollectionLayoutBoundarySupplementaryItem.
    private mutating func addUIKitCollectionsMembers1Part1() {
        property("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
        property("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
        property("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
        property("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
        function("NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:)") {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: try $0.get(0), elementKind: try $0.get(1), alignment: try $0.get(2))
        }
        function(
            "NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:absoluteOffset:)"
        ) {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: try $0.get(0), elementKind: try $0.get(1), alignment: try $0.get(2),
                absoluteOffset: try $0.get(3))
        }
    }

    /// Adds members of NSCollectionLayoutDecorationItem.
    private mutating func addUIKitCollectionsMembers1Part2() {
        property("contentInsets", \NSCollectionLayoutDecorationItem.contentInsets)
        property("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
        property("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
        function("NSCollectionLayoutDecorationItem.background(elementKind:)") {
            NSCollectionLayoutDecorationItem.background(elementKind: try $0.get(0))
        }
    }

    /// Adds members of NSCollectionLayoutDimension.
    private mutating func addUIKitCollectionsMembers1Part3() {
        property("dimension", \NSCollectionLayoutDimension.dimension)
        property("isAbsolute", \NSCollectionLayoutDimension.isAbsolute)
        property("isEstimated", \NSCollectionLayoutDimension.isEstimated)
        property("isFractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
        property("isFractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
        property("isUniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings)
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
        function("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)") {
            NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: try $0.get(0))
        }
    }

    /// Adds members of NSCollectionLayoutEdgeSpacing.
    private mutating func addUIKitCollectionsMembers1Part4() {
        property("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
        property("leading", \NSCollectionLayoutEdgeSpacing.leading)
        property("top", \NSCollectionLayoutEdgeSpacing.top)
        property("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
        function("NSCollectionLayoutEdgeSpacing(leading:top:trailing:bottom:)") {
            NSCollectionLayoutEdgeSpacing(
                leading: try $0.get(0), top: try $0.get(1), trailing: try $0.get(2), bottom: try $0.get(3))
        }
    }

    /// Adds members of NSCollectionLayoutGroup.
    private mutating func addUIKitCollectionsMembers1Part5() {
        property("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
        property("subitems", \NSCollectionLayoutGroup.subitems)
        function("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)") {
            NSCollectionLayoutGroup.custom(layoutSize: try $0.get(0), itemProvider: try $0.get(1))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)") {
            NSCollectionLayoutGroup.horizontal(
                layoutSize: try $0.get(0), repeatingSubitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") {
            NSCollectionLayoutGroup.horizontal(
                layoutSize: try $0.get(0), subitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)") {
            NSCollectionLayoutGroup.horizontal(layoutSize: try $0.get(0), subitems: try $0.get(1))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)") {
            NSCollectionLayoutGroup.vertical(
                layoutSize: try $0.get(0), repeatingSubitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)") {
            NSCollectionLayoutGroup.vertical(
                layoutSize: try $0.get(0), subitem: try $0.get(1), count: try $0.get(2))
        }
        function("NSCollectionLayoutGroup.vertical(layoutSize:subitems:)") {
            NSCollectionLayoutGroup.vertical(layoutSize: try $0.get(0), subitems: try $0.get(1))
        }
    }

    /// Adds members of NSCollectionLayoutGroupCustomItem.
    private mutating func addUIKitCollectionsMembers1Part6() {
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
    private mutating func addUIKitCollectionsMembers1Part7() {
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
    private mutating func addUIKitCollectionsMembers1Part8() {
        property("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
        property("contentInsets", \NSCollectionLayoutSection.contentInsets)
        property("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
        property("decorationItems", \NSCollectionLayoutSection.decorationItems)
        property("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
        property("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
        property("orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties)
        property(
            "supplementariesFollowContentInsets",
            \NSCollectionLayoutSection.supplementariesFollowContentInsets)
        property(
            "supplementaryContentInsetsReference",
            \NSCollectionLayoutSection.supplementaryContentInsetsReference)
        property(
            "visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
        function("NSCollectionLayoutSection(group:)") { NSCollectionLayoutSection(group: try $0.get(0)) }
        function("NSCollectionLayoutSection.list(using:layoutEnvironment:)") {
            NSCollectionLayoutSection.list(using: try $0.get(0), layoutEnvironment: try $0.get(1))
        }
    }

    /// Adds members of NSCollectionLayoutSize.
    private mutating func addUIKitCollectionsMembers1Part9() {
        property("heightDimension", \NSCollectionLayoutSize.heightDimension)
        property("widthDimension", \NSCollectionLayoutSize.widthDimension)
        function("NSCollectionLayoutSize(widthDimension:heightDimension:)") {
            NSCollectionLayoutSize(widthDimension: try $0.get(0), heightDimension: try $0.get(1))
        }
    }

    /// Adds members of NSCollectionLayoutSpacing.
    private mutating func addUIKitCollectionsMembers1Part10() {
        property("isFixedSpacing", \NSCollectionLayoutSpacing.isFixedSpacing)
        property("isFlexibleSpacing", \NSCollectionLayoutSpacing.isFlexibleSpacing)
        property("spacing", \NSCollectionLayoutSpacing.spacing)
        function("NSCollectionLayoutSpacing.fixed(_:)") { NSCollectionLayoutSpacing.fixed(try $0.get(0)) }
        function("NSCollectionLayoutSpacing.flexible(_:)") {
            NSCollectionLayoutSpacing.flexible(try $0.get(0))
        }
    }

    /// Adds members of NSCollectionLayoutSupplementaryItem.
    private mutating func addUIKitCollectionsMembers1Part11() {
        property("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
        property("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
        property("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
        property("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
        function("NSCollectionLayoutSupplementaryItem(layoutSize:elementKind:containerAnchor:)") {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: try $0.get(0), elementKind: try $0.get(1), containerAnchor: try $0.get(2))
        }
        function("NSCollectionLayoutSupplementaryItem(layoutSize:elementKind:containerAnchor:itemAnchor:)") {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: try $0.get(0), elementKind: try $0.get(1), containerAnchor: try $0.get(2),
                itemAnchor: try $0.get(3))
        }
    }

    /// Adds members of NSIndexPath.
    private mutating func addUIKitCollectionsMembers1Part12() {
        property("item", \NSIndexPath.item)
        property("row", \NSIndexPath.row)
        property("section", \NSIndexPath.section)
        function("NSIndexPath(item:section:)") { NSIndexPath(item: try $0.get(0), section: try $0.get(1)) }
    }

    /// Adds members of NSRectAlignment.
    private mutating func addUIKitCollectionsMembers1Part13() {
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
}
