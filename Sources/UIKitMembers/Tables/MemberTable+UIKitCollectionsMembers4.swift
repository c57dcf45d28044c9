// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewCell to UICollectionViewController.
    mutating func addUIKitCollectionsMembers4() {
        addUIKitCollectionsMembers4Part0()
        addUIKitCollectionsMembers4Part1()
        addUIKitCollectionsMembers4Part2()
        addUIKitCollectionsMembers4Part3()
        addUIKitCollectionsMembers4Part4()
        addUIKitCollectionsMembers4Part5()
        addUIKitCollectionsMembers4Part6()
        addUIKitCollectionsMembers4Part7()
    }

    /// Adds members of UICollectionViewCell.
    private mutating func addUIKitCollectionsMembers4Part0() {
        property(
            "automaticallyUpdatesBackgroundConfiguration",
            \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
        property(
            "automaticallyUpdatesContentConfiguration",
            \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
        property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
        property("backgroundView", \UICollectionViewCell.backgroundView)
        property("configurationState", \UICollectionViewCell.configurationState)
        property("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
        property("contentConfiguration", \UICollectionViewCell.contentConfiguration)
        property("contentView", \UICollectionViewCell.contentView)
        property("isHighlighted", \UICollectionViewCell.isHighlighted)
        property("isSelected", \UICollectionViewCell.isSelected)
        property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        function("UICollectionViewCell()") { _ in UICollectionViewCell() }
        function("UICollectionViewCell(dequeuedWith:)") { UICollectionViewCell(dequeuedWith: try $0.get(0)) }
        function("UICollectionViewCell(frame:)") { UICollectionViewCell(frame: try $0.get(0)) }
        method("dragStateDidChange(_:)", of: UICollectionViewCell.self) {
            $0.dragStateDidChange(try $1.get(0))
        }
        method("setNeedsUpdateConfiguration()", of: UICollectionViewCell.self) { base, _ in
            base.setNeedsUpdateConfiguration()
        }
        method("updateConfiguration(using:)", of: UICollectionViewCell.self) {
            $0.updateConfiguration(using: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewCell.DragState.
    private mutating func addUIKitCollectionsMembers4Part1() {
        enumeration(UICollectionViewCell.DragState.self)
    }

    /// Adds members of UICollectionViewCompositionalLayout.
    private mutating func addUIKitCollectionsMembers4Part2() {
        property("configuration", \UICollectionViewCompositionalLayout.configuration)
        function("UICollectionViewCompositionalLayout(section:)") {
            UICollectionViewCompositionalLayout(section: try $0.get(0))
        }
        function("UICollectionViewCompositionalLayout(section:configuration:)") {
            UICollectionViewCompositionalLayout(section: try $0.get(0), configuration: try $0.get(1))
        }
        function("UICollectionViewCompositionalLayout(sectionProvider:)") {
            UICollectionViewCompositionalLayout(sectionProvider: try $0.get(0))
        }
        function("UICollectionViewCompositionalLayout(sectionProvider:configuration:)") {
            UICollectionViewCompositionalLayout(sectionProvider: try $0.get(0), configuration: try $0.get(1))
        }
        function("UICollectionViewCompositionalLayout.list(using:)") {
            UICollectionViewCompositionalLayout.list(using: try $0.get(0))
        }
    }

    /// Adds members of UICollectionViewCompositionalLayoutConfiguration.
    private mutating func addUIKitCollectionsMembers4Part3() {
        property(
            "boundarySupplementaryItems",
            \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
        property(
            "contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference
        )
        property("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
        property("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
        function("UICollectionViewCompositionalLayoutConfiguration()") { _ in
            UICollectionViewCompositionalLayoutConfiguration()
        }
    }

    /// Adds members of UICollectionViewController.
    private mutating func addUIKitCollectionsMembers4Part4() {
        property(
            "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
        property("collectionView", \UICollectionViewController.collectionView)
        property("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
        property(
            "installsStandardGestureForInteractiveMovement",
            \UICollectionViewController.installsStandardGestureForInteractiveMovement)
        property(
            "useLayoutToLayoutNavigationTransitions",
            \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
        function("UICollectionViewController(collectionViewLayout:)") {
            UICollectionViewController(collectionViewLayout: try $0.get(0))
        }
        method("collectionView(_:canMoveItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), canMoveItemAt: try $1.get(1))
        }
        method("collectionView(_:cellForItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), cellForItemAt: try $1.get(1))
        }
        method(
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfiguration: try $1.get(1),
                dismissalPreviewForItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfiguration: try $1.get(1),
                highlightPreviewForItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:contextMenuConfigurationForItemAt:point:)", of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfigurationForItemAt: try $1.get(1), point: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewController.
    private mutating func addUIKitCollectionsMembers4Part5() {
        method(
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), contextMenuConfigurationForItemsAt: try $1.get(1), point: try $1.get(2))
        }
        method("collectionView(_:didDeselectItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:didEndDisplaying:forItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didEndDisplaying: try $1.get(1), forItemAt: try $1.get(2))
        }
        method(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), didEndDisplayingSupplementaryView: try $1.get(1),
                forElementOfKind: try $1.get(2), at: try $1.get(3))
        }
        method("collectionView(_:didHighlightItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didHighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:didSelectItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didSelectItemAt: try $1.get(1))
        }
        method("collectionView(_:didUnhighlightItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didUnhighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:moveItemAt:to:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), moveItemAt: try $1.get(1), to: try $1.get(2))
        }
        method("collectionView(_:numberOfItemsInSection:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), numberOfItemsInSection: try $1.get(1))
        }
        method(
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(try $1.get(0), previewForDismissingContextMenuWithConfiguration: try $1.get(1))
        }
    }

    /// Adds members of UICollectionViewController.
    private mutating func addUIKitCollectionsMembers4Part6() {
        method(
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), previewForHighlightingContextMenuWithConfiguration: try $1.get(1))
        }
        method("collectionView(_:shouldDeselectItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), shouldDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:shouldHighlightItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), shouldHighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:shouldSelectItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), shouldSelectItemAt: try $1.get(1))
        }
        method(
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(try $1.get(0), targetContentOffsetForProposedContentOffset: try $1.get(1))
        }
        method(
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), targetIndexPathForMoveFromItemAt: try $1.get(1),
                toProposedIndexPath: try $1.get(2))
        }
        method(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), targetIndexPathForMoveOfItemFromOriginalIndexPath: try $1.get(1),
                atCurrentIndexPath: try $1.get(2), toProposedIndexPath: try $1.get(3))
        }
        method(
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), transitionLayoutForOldLayout: try $1.get(1), newLayout: try $1.get(2))
        }
    }

    /// Adds members of UICollectionViewController.
    private mutating func addUIKitCollectionsMembers4Part7() {
        method("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: UICollectionViewController.self)
        {
            $0.collectionView(
                try $1.get(0), viewForSupplementaryElementOfKind: try $1.get(1), at: try $1.get(2))
        }
        method("collectionView(_:willDisplay:forItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), willDisplay: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:willDisplayContextMenu:animator:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), willDisplayContextMenu: try $1.get(1), animator: try $1.get(2))
        }
        method(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), willDisplaySupplementaryView: try $1.get(1), forElementKind: try $1.get(2),
                at: try $1.get(3))
        }
        method(
            "collectionView(_:willEndContextMenuInteraction:animator:)", of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), willEndContextMenuInteraction: try $1.get(1), animator: try $1.get(2))
        }
        method(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            of: UICollectionViewController.self
        ) {
            $0.collectionView(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
        method("numberOfSections(in:)", of: UICollectionViewController.self) {
            $0.numberOfSections(in: try $1.get(0))
        }
        method("scrollViewDidChangeAdjustedContentInset(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidChangeAdjustedContentInset(try $1.get(0))
        }
        method("scrollViewDidEndDecelerating(_:)", of: UICollectionViewController.self) {
            $0.scrollViewDidEndDecelerating(try $1.get(0))
        }
    }
}
