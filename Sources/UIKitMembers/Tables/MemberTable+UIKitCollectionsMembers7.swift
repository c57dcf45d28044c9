// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewLayoutInvalidationContext to UIListSeparatorConfiguration.Visibility.
    mutating func addUIKitCollectionsMembers7() {
        addUIKitCollectionsMembers7Part0()
        addUIKitCollectionsMembers7Part1()
        addUIKitCollectionsMembers7Part2()
        addUIKitCollectionsMembers7Part3()
        addUIKitCollectionsMembers7Part4()
        addUIKitCollectionsMembers7Part5()
        addUIKitCollectionsMembers7Part6()
        addUIKitCollectionsMembers7Part7()
        addUIKitCollectionsMembers7Part8()
        addUIKitCollectionsMembers7Part9()
    }

    /// Adds members of UICollectionViewLayoutInvalidationContext.
    private mutating func addUIKitCollectionsMembers7Part0() {
        property(
            "contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
        property("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
        property(
            "interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
        property(
            "invalidateDataSourceCounts",
            \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
        property("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
        property(
            "invalidatedDecorationIndexPaths",
            \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
        property(
            "invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
        property(
            "invalidatedSupplementaryIndexPaths",
            \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
        property(
            "previousIndexPathsForInteractivelyMovingItems",
            \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
        property(
            "targetIndexPathsForInteractivelyMovingItems",
            \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
        function("UICollectionViewLayoutInvalidationContext()") { _ in
            UICollectionViewLayoutInvalidationContext()
        }
        method("invalidateDecorationElements(ofKind:at:)", of: UICollectionViewLayoutInvalidationContext.self)
        {
            $0.invalidateDecorationElements(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("invalidateItems(at:)", of: UICollectionViewLayoutInvalidationContext.self) {
            $0.invalidateItems(at: try $1.get(0))
        }
        method(
            "invalidateSupplementaryElements(ofKind:at:)", of: UICollectionViewLayoutInvalidationContext.self
        ) {
            $0.invalidateSupplementaryElements(ofKind: try $1.get(0), at: try $1.get(1))
        }
    }

    /// Adds members of UICollectionViewListCell.
    private mutating func addUIKitCollectionsMembers7Part1() {
        property("accessories", \UICollectionViewListCell.accessories)
        property("indentationLevel", \UICollectionViewListCell.indentationLevel)
        property("indentationWidth", \UICollectionViewListCell.indentationWidth)
        property("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
        function("UICollectionViewListCell()") { _ in UICollectionViewListCell() }
        function("UICollectionViewListCell(dequeuedWith:)") {
            UICollectionViewListCell(dequeuedWith: try $0.get(0))
        }
        function("UICollectionViewListCell(frame:)") { UICollectionViewListCell(frame: try $0.get(0)) }
        method("defaultContentConfiguration()", of: UICollectionViewListCell.self) { base, _ in
            base.defaultContentConfiguration()
        }
    }

    /// Adds members of UICollectionViewPlaceholder.
    private mutating func addUIKitCollectionsMembers7Part2() {
        property("insertionIndexPath", \UICollectionViewPlaceholder.insertionIndexPath)
        property("reuseIdentifier", \UICollectionViewPlaceholder.reuseIdentifier)
        function("UICollectionViewPlaceholder(insertionIndexPath:reuseIdentifier:)") {
            UICollectionViewPlaceholder(insertionIndexPath: try $0.get(0), reuseIdentifier: try $0.get(1))
        }
    }

    /// Adds members of UICollectionViewTransitionLayout.
    private mutating func addUIKitCollectionsMembers7Part3() {
        property("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
        property("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
        property("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
        function("UICollectionViewTransitionLayout(currentLayout:nextLayout:)") {
            UICollectionViewTransitionLayout(currentLayout: try $0.get(0), nextLayout: try $0.get(1))
        }
        method("updateValue(_:forAnimatedKey:)", of: UICollectionViewTransitionLayout.self) {
            $0.updateValue(try $1.get(0), forAnimatedKey: try $1.get(1))
        }
        method("value(forAnimatedKey:)", of: UICollectionViewTransitionLayout.self) {
            $0.value(forAnimatedKey: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewUpdateItem.
    private mutating func addUIKitCollectionsMembers7Part4() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UICollectionViewUpdateItem.Action.
    private mutating func addUIKitCollectionsMembers7Part5() {
        enumeration(UICollectionViewUpdateItem.Action.self)
    }

    /// Adds members of UIContentInsetsReference.
    private mutating func addUIKitCollectionsMembers7Part6() {
        enumeration(UIContentInsetsReference.self)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers7Part7() {
        function("UIDynamicAnimator(collectionViewLayout:)") {
            UIDynamicAnimator(collectionViewLayout: try $0.get(0))
        }
        method("layoutAttributesForCell(at:)", of: UIDynamicAnimator.self) {
            $0.layoutAttributesForCell(at: try $1.get(0))
        }
        method("layoutAttributesForDecorationView(ofKind:at:)", of: UIDynamicAnimator.self) {
            $0.layoutAttributesForDecorationView(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("layoutAttributesForSupplementaryView(ofKind:at:)", of: UIDynamicAnimator.self) {
            $0.layoutAttributesForSupplementaryView(ofKind: try $1.get(0), at: try $1.get(1))
        }
    }

    /// Adds members of UIListSeparatorConfiguration.
    private mutating func addUIKitCollectionsMembers7Part8() {
        property("bottomSeparatorInsets", \UIListSeparatorConfiguration.bottomSeparatorInsets)
        property("bottomSeparatorVisibility", \UIListSeparatorConfiguration.bottomSeparatorVisibility)
        property("color", \UIListSeparatorConfiguration.color)
        property("topSeparatorInsets", \UIListSeparatorConfiguration.topSeparatorInsets)
        property("topSeparatorVisibility", \UIListSeparatorConfiguration.topSeparatorVisibility)
        constant("UIListSeparatorConfiguration.automaticInsets") {
            UIListSeparatorConfiguration.automaticInsets
        }
        function("UIListSeparatorConfiguration(listAppearance:)") {
            UIListSeparatorConfiguration(listAppearance: try $0.get(0))
        }
    }

    /// Adds members of UIListSeparatorConfiguration.Visibility.
    private mutating func addUIKitCollectionsMembers7Part9() {
        enumeration(UIListSeparatorConfiguration.Visibility.self)
    }
}
