// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewDelegate to UICollectionViewFlowLayoutInvalidationContext.
    mutating func addUIKitCollectionsMembers5() {
        addUIKitCollectionsMembers5Part0()
        addUIKitCollectionsMembers5Part1()
        addUIKitCollectionsMembers5Part2()
        addUIKitCollectionsMembers5Part3()
        addUIKitCollectionsMembers5Part4()
        addUIKitCollectionsMembers5Part5()
        addUIKitCollectionsMembers5Part6()
        addUIKitCollectionsMembers5Part7()
        addUIKitCollectionsMembers5Part8()
        addUIKitCollectionsMembers5Part9()
        addUIKitCollectionsMembers5Part10()
    }

    /// Adds members of UICollectionViewDelegate.
    private mutating func addUIKitCollectionsMembers5Part0() {
        method(
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfiguration: try $1.get(1),
                dismissalPreviewForItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfiguration: try $1.get(1),
                highlightPreviewForItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:contextMenuConfigurationForItemAt:point:)", of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfigurationForItemAt: try $1.get(1), point: try $1.get(2))
        }
        method(
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfigurationForItemsAt: try $1.get(1), point: try $1.get(2))
        }
        method("collectionView(_:didDeselectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:didEndDisplaying:forItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didEndDisplaying: try $1.get(1), forItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            of: UICollectionViewDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), didEndDisplayingSupplementaryView: try $1.get(1),
                forElementOfKind: try $1.get(2), at: try $1.get(3))
        }
    }

    /// Adds members of UICollectionViewDelegate.
    private mutating func addUIKitCollectionsMembers5Part1() {
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
    private mutating func addUIKitCollectionsMembers5Part2() {
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
    private mutating func addUIKitCollectionsMembers5Part3() {
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

    /// Adds members of UICollectionViewDragDelegate.
    private mutating func addUIKitCollectionsMembers5Part4() {
        method("collectionView(_:dragPreviewParametersForItemAt:)", of: UICollectionViewDragDelegate.self) {
            $0.collectionView(try $1.get(0), dragPreviewParametersForItemAt: try $1.get(1))
        }
        method("collectionView(_:dragSessionAllowsMoveOperation:)", of: UICollectionViewDragDelegate.self) {
            $0.collectionView(try $1.get(0), dragSessionAllowsMoveOperation: try $1.get(1))
        }
        method("collectionView(_:dragSessionDidEnd:)", of: UICollectionViewDragDelegate.self) {
            $0.collectionView(try $1.get(0), dragSessionDidEnd: try $1.get(1))
        }
        method(
            "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
            of: UICollectionViewDragDelegate.self
        ) {
            $0.collectionView(try $1.get(0), dragSessionIsRestrictedToDraggingApplication: try $1.get(1))
        }
        method("collectionView(_:dragSessionWillBegin:)", of: UICollectionViewDragDelegate.self) {
            $0.collectionView(try $1.get(0), dragSessionWillBegin: try $1.get(1))
        }
        method("collectionView(_:itemsForAddingTo:at:point:)", of: UICollectionViewDragDelegate.self) {
            $0.collectionView(
                try $1.get(0), itemsForAddingTo: try $1.get(1), at: try $1.get(2), point: try $1.get(3))
        }
    }

    /// Adds members of UICollectionViewDropDelegate.
    private mutating func addUIKitCollectionsMembers5Part5() {
        method("collectionView(_:canHandle:)", of: UICollectionViewDropDelegate.self) {
            $0.collectionView(try $1.get(0), canHandle: try $1.get(1))
        }
        method("collectionView(_:dropPreviewParametersForItemAt:)", of: UICollectionViewDropDelegate.self) {
            $0.collectionView(try $1.get(0), dropPreviewParametersForItemAt: try $1.get(1))
        }
        method("collectionView(_:dropSessionDidEnd:)", of: UICollectionViewDropDelegate.self) {
            $0.collectionView(try $1.get(0), dropSessionDidEnd: try $1.get(1))
        }
        method("collectionView(_:dropSessionDidEnter:)", of: UICollectionViewDropDelegate.self) {
            $0.collectionView(try $1.get(0), dropSessionDidEnter: try $1.get(1))
        }
        method("collectionView(_:dropSessionDidExit:)", of: UICollectionViewDropDelegate.self) {
            $0.collectionView(try $1.get(0), dropSessionDidExit: try $1.get(1))
        }
        method(
            "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            of: UICollectionViewDropDelegate.self
        ) {
            $0.collectionView(
                try $1.get(0), dropSessionDidUpdate: try $1.get(1), withDestinationIndexPath: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewDropProposal.
    private mutating func addUIKitCollectionsMembers5Part6() {
        property("intent", \UICollectionViewDropProposal.intent)
        function("UICollectionViewDropProposal(operation:)") {
            UICollectionViewDropProposal(operation: try $0.get(0))
        }
        function("UICollectionViewDropProposal(operation:intent:)") {
            UICollectionViewDropProposal(operation: try $0.get(0), intent: try $0.get(1))
        }
    }

    /// Adds members of UICollectionViewDropProposal.Intent.
    private mutating func addUIKitCollectionsMembers5Part7() {
        enumeration(UICollectionViewDropProposal.Intent.self)
    }

    /// Adds members of UICollectionViewFlowLayout.
    private mutating func addUIKitCollectionsMembers5Part8() {
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
    private mutating func addUIKitCollectionsMembers5Part9() {
        enumeration(UICollectionViewFlowLayout.SectionInsetReference.self)
    }

    /// Adds members of UICollectionViewFlowLayoutInvalidationContext.
    private mutating func addUIKitCollectionsMembers5Part10() {
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
}
