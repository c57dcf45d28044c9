// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewController to UICollectionViewDropDelegate.
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
    }

    /// Adds members of UICollectionViewController.
    private mutating func addUIKitCollectionsMembers5Part0() {
        method("scrollViewDidEndDragging(_:willDecelerate:)", of: UICollectionViewController.self) {
            $0.scrollViewDidEndDragging(try $1.get(0), willDecelerate: try $1.get(1))
        }
        method("scrollViewDidEndScrollingAnimation(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidEndScrollingAnimation(try $1.get(0))
        }
        method("scrollViewDidEndZooming(_:with:atScale:)", of: UICollectionViewController.self) {
            $0.scrollViewDidEndZooming(try $1.get(0), with: try $1.get(1), atScale: try $1.get(2))
        }
        method("scrollViewDidScroll(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidScroll(try $1.get(0))
        }
        method("scrollViewDidScrollToTop(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidScrollToTop(try $1.get(0))
        }
        method("scrollViewDidZoom(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidZoom(try $1.get(0))
        }
        method("scrollViewShouldScrollToTop(_:)", of: UICollectionViewController.self) {
            $0.scrollViewShouldScrollToTop(try $1.get(0))
        }
        method("scrollViewWillBeginDecelerating(_:)", of: UICollectionViewController.self) {
            $0.scrollViewWillBeginDecelerating(try $1.get(0))
        }
        method("scrollViewWillBeginDragging(_:)", of: UICollectionViewController.self) {
            $0.scrollViewWillBeginDragging(try $1.get(0))
        }
        method("scrollViewWillBeginZooming(_:with:)", of: UICollectionViewController.self) {
            $0.scrollViewWillBeginZooming(try $1.get(0), with: try $1.get(1))
        }
        method("viewForZooming(in:)", of: UICollectionViewController.self) {
            $0.viewForZooming(in: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewDataSource.
    private mutating func addUIKitCollectionsMembers5Part1() {
        method("collectionView(_:canMoveItemAt:)", of: UICollectionViewDataSource.self) {
            $0.collectionView(try $1.get(0), canMoveItemAt: try $1.get(1))
        }
        method("collectionView(_:moveItemAt:to:)", of: UICollectionViewDataSource.self) {
            $0.collectionView(try $1.get(0), moveItemAt: try $1.get(1), to: try $1.get(2))
        }
        method("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: UICollectionViewDataSource.self)
        {
            $0.collectionView(
                try $1.get(0), viewForSupplementaryElementOfKind: try $1.get(1), at: try $1.get(2))
        }
        method("numberOfSections(in:)", of: UICollectionViewDataSource.self) {
            $0.numberOfSections(in: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewDataSourcePrefetching.
    private mutating func addUIKitCollectionsMembers5Part2() {
        method(
            "collectionView(_:cancelPrefetchingForItemsAt:)", of: UICollectionViewDataSourcePrefetching.self
        ) {
            $0.collectionView(try $1.get(0), cancelPrefetchingForItemsAt: try $1.get(1))
        }
    }

    /// Adds members of UICollectionViewDelegate.
    private mutating func addUIKitCollectionsMembers5Part3() {
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
    private mutating func addUIKitCollectionsMembers5Part4() {
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
    private mutating func addUIKitCollectionsMembers5Part5() {
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
    private mutating func addUIKitCollectionsMembers5Part6() {
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
    private mutating func addUIKitCollectionsMembers5Part7() {
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
    private mutating func addUIKitCollectionsMembers5Part8() {
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
}
