// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewDelegate to UICollectionViewLayout.
    mutating func addUIKitCollectionsMembers5() {
        addUIKitCollectionsMembers5Part0()
        addUIKitCollectionsMembers5Part1()
        addUIKitCollectionsMembers5Part2()
        addUIKitCollectionsMembers5Part3()
        addUIKitCollectionsMembers5Part4()
        addUIKitCollectionsMembers5Part5()
        addUIKitCollectionsMembers5Part6()
        addUIKitCollectionsMembers5Part7()
    }

    /// Adds members of UICollectionViewDelegate.
    private mutating func addUIKitCollectionsMembers5Part0() {
        method("collectionView(_:didHighlightItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didHighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:didSelectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didSelectItemAt: try $1.get(1))
        }
        method("collectionView(_:didUnhighlightItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didUnhighlightItemAt: try $1.get(1))
        }
        method(
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(try $1.get(0), previewForDismissingContextMenuWithConfiguration: try $1.get(1))
        }
        method(
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), previewForHighlightingContextMenuWithConfiguration: try $1.get(1))
        }
        method("collectionView(_:shouldDeselectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), shouldDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:shouldHighlightItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), shouldHighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:shouldSelectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), shouldSelectItemAt: try $1.get(1))
        }
        method(
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(try $1.get(0), targetContentOffsetForProposedContentOffset: try $1.get(1))
        }
        method(
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), targetIndexPathForMoveFromItemAt: try $1.get(1),
                toProposedIndexPath: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewDelegate.
    private mutating func addUIKitCollectionsMembers5Part1() {
        method(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), targetIndexPathForMoveOfItemFromOriginalIndexPath: try $1.get(1),
                atCurrentIndexPath: try $1.get(2), toProposedIndexPath: try $1.get(3))
        }
        method("collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: UICollectionViewDelegate.self)
        {
            $0.collectionView(
                try $1.get(0), transitionLayoutForOldLayout: try $1.get(1), newLayout: try $1.get(2))
        }
        method("collectionView(_:willDisplay:forItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), willDisplay: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:willDisplayContextMenu:animator:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), willDisplayContextMenu: try $1.get(1), animator: try $1.get(2))
        }
        method(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), willDisplaySupplementaryView: try $1.get(1), forElementKind: try $1.get(2),
                at: try $1.get(3))
        }
        method("collectionView(_:willEndContextMenuInteraction:animator:)", of: UICollectionViewDelegate.self)
        {
            $0.collectionView(
                try $1.get(0), willEndContextMenuInteraction: try $1.get(1), animator: try $1.get(2))
        }
        method(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewDelegateFlowLayout.
    private mutating func addUIKitCollectionsMembers5Part2() {
        method("collectionView(_:layout:insetForSectionAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), insetForSectionAt: try $1.get(2))
        }
        method(
            "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            of: UICollectionViewDelegateFlowLayout.self
        ) {
            $0.collectionView(
                try $1.get(0), layout: try $1.get(1), minimumInteritemSpacingForSectionAt: try $1.get(2))
        }
        method(
            "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            of: UICollectionViewDelegateFlowLayout.self
        ) {
            $0.collectionView(
                try $1.get(0), layout: try $1.get(1), minimumLineSpacingForSectionAt: try $1.get(2))
        }
        method(
            "collectionView(_:layout:referenceSizeForFooterInSection:)",
            of: UICollectionViewDelegateFlowLayout.self
        ) {
            $0.collectionView(
                try $1.get(0), layout: try $1.get(1), referenceSizeForFooterInSection: try $1.get(2))
        }
        method(
            "collectionView(_:layout:referenceSizeForHeaderInSection:)",
            of: UICollectionViewDelegateFlowLayout.self
        ) {
            $0.collectionView(
                try $1.get(0), layout: try $1.get(1), referenceSizeForHeaderInSection: try $1.get(2))
        }
        method("collectionView(_:layout:sizeForItemAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), sizeForItemAt: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewFlowLayout.
    private mutating func addUIKitCollectionsMembers5Part3() {
        property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        property("itemSize", \UICollectionViewFlowLayout.itemSize)
        property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        property(
            "sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
        property(
            "sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
        property("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
        constant("UICollectionViewFlowLayout.automaticSize") { UICollectionViewFlowLayout.automaticSize }
        function("UICollectionViewFlowLayout()") { _ in UICollectionViewFlowLayout() }
    }

    /// Adds members of UICollectionViewFlowLayout.SectionInsetReference.
    private mutating func addUIKitCollectionsMembers5Part4() {
        enumeration(UICollectionViewFlowLayout.SectionInsetReference.self)
    }

    /// Adds members of UICollectionViewFlowLayoutInvalidationContext.
    private mutating func addUIKitCollectionsMembers5Part5() {
        property(
            "invalidateFlowLayoutAttributes",
            \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
        property(
            "invalidateFlowLayoutDelegateMetrics",
            \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
        function("UICollectionViewFlowLayoutInvalidationContext()") { _ in
            UICollectionViewFlowLayoutInvalidationContext()
        }
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers5Part6() {
        property("collectionView", \UICollectionViewLayout.collectionView)
        property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
        property("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
        property(
            "flipsHorizontallyInOppositeLayoutDirection",
            \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
        function("UICollectionViewLayout()") { _ in UICollectionViewLayout() }
        method(
            "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
            of: UICollectionViewLayout.self
        ) {
            $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("finalLayoutAttributesForDisappearingItem(at:)", of: UICollectionViewLayout.self) {
            $0.finalLayoutAttributesForDisappearingItem(at: try $1.get(0))
        }
        method(
            "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
            of: UICollectionViewLayout.self
        ) {
            $0.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("finalizeAnimatedBoundsChange()", of: UICollectionViewLayout.self) { base, _ in
            base.finalizeAnimatedBoundsChange()
        }
        method("finalizeCollectionViewUpdates()", of: UICollectionViewLayout.self) { base, _ in
            base.finalizeCollectionViewUpdates()
        }
        method("finalizeLayoutTransition()", of: UICollectionViewLayout.self) { base, _ in
            base.finalizeLayoutTransition()
        }
        method("indexPathsToDeleteForDecorationView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToDeleteForDecorationView(ofKind: try $1.get(0))
        }
        method("indexPathsToDeleteForSupplementaryView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToDeleteForSupplementaryView(ofKind: try $1.get(0))
        }
        method("indexPathsToInsertForDecorationView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToInsertForDecorationView(ofKind: try $1.get(0))
        }
        method("indexPathsToInsertForSupplementaryView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToInsertForSupplementaryView(ofKind: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers5Part7() {
        method(
            "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
            of: UICollectionViewLayout.self
        ) {
            $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("initialLayoutAttributesForAppearingItem(at:)", of: UICollectionViewLayout.self) {
            $0.initialLayoutAttributesForAppearingItem(at: try $1.get(0))
        }
        method(
            "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
            of: UICollectionViewLayout.self
        ) {
            $0.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("invalidateLayout()", of: UICollectionViewLayout.self) { base, _ in base.invalidateLayout() }
        method("invalidateLayout(with:)", of: UICollectionViewLayout.self) {
            $0.invalidateLayout(with: try $1.get(0))
        }
        method("invalidationContext(forBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.invalidationContext(forBoundsChange: try $1.get(0))
        }
        method(
            "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
            of: UICollectionViewLayout.self
        ) {
            $0.invalidationContext(
                forInteractivelyMovingItems: try $1.get(0), withTargetPosition: try $1.get(1),
                previousIndexPaths: try $1.get(2), previousPosition: try $1.get(3))
        }
        method(
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            of: UICollectionViewLayout.self
        ) {
            $0.invalidationContext(
                forPreferredLayoutAttributes: try $1.get(0), withOriginalAttributes: try $1.get(1))
        }
        method(
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
            of: UICollectionViewLayout.self
        ) {
            $0.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: try $1.get(0), previousIndexPaths: try $1.get(1),
                movementCancelled: try $1.get(2))
        }
    }
}
