// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionView.
    mutating func addUIKitCollectionsMembers20() {
        property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        property("allowsSelection", \UICollectionView.allowsSelection)
        property("backgroundView", \UICollectionView.backgroundView)
        property("collectionViewLayout", \UICollectionView.collectionViewLayout)
        property("dataSource", \UICollectionView.dataSource)
        property("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
        property("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
        property("numberOfSections", \UICollectionView.numberOfSections)
        property("visibleCells", \UICollectionView.visibleCells)
        constant("UICollectionView.elementKindSectionFooter") { UICollectionView.elementKindSectionFooter }
        constant("UICollectionView.elementKindSectionHeader") { UICollectionView.elementKindSectionHeader }
        function("UICollectionView(frame:collectionViewLayout:)") {
            UICollectionView(frame: try $0.get(0), collectionViewLayout: try $0.get(1))
        }
        method("cellForItem(at:)", of: UICollectionView.self) { $0.cellForItem(at: try $1.get(0)) }
        method("deleteItems(at:)", of: UICollectionView.self) { $0.deleteItems(at: try $1.get(0)) }
        method("deleteSections(_:)", of: UICollectionView.self) { $0.deleteSections(try $1.get(0)) }
        method("dequeueReusableCell(withReuseIdentifier:for:)", of: UICollectionView.self) {
            $0.dequeueReusableCell(withReuseIdentifier: try $1.get(0), for: try $1.get(1))
        }
        method("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)", of: UICollectionView.self) {
            $0.dequeueReusableSupplementaryView(ofKind: try $1.get(0), withReuseIdentifier: try $1.get(1), for: try $1.get(2))
        }
        method("deselectItem(at:animated:)", of: UICollectionView.self) {
            $0.deselectItem(at: try $1.get(0), animated: try $1.get(1))
        }
        method("indexPath(for:)", of: UICollectionView.self) { $0.indexPath(for: try $1.get(0)) }
        method("indexPathForItem(at:)", of: UICollectionView.self) { $0.indexPathForItem(at: try $1.get(0)) }
        method("indexPathsForVisibleSupplementaryElements(ofKind:)", of: UICollectionView.self) {
            $0.indexPathsForVisibleSupplementaryElements(ofKind: try $1.get(0))
        }
        method("insertItems(at:)", of: UICollectionView.self) { $0.insertItems(at: try $1.get(0)) }
        method("insertSections(_:)", of: UICollectionView.self) { $0.insertSections(try $1.get(0)) }
        method("layoutAttributesForItem(at:)", of: UICollectionView.self) {
            $0.layoutAttributesForItem(at: try $1.get(0))
        }
        method("layoutAttributesForSupplementaryElement(ofKind:at:)", of: UICollectionView.self) {
            $0.layoutAttributesForSupplementaryElement(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("moveItem(at:to:)", of: UICollectionView.self) {
            $0.moveItem(at: try $1.get(0), to: try $1.get(1))
        }
        method("numberOfItems(inSection:)", of: UICollectionView.self) {
            $0.numberOfItems(inSection: try $1.get(0))
        }
    }
    /// Adds members of UICollectionView.
    mutating func addUIKitCollectionsMembers21() {
        method("reloadData()", of: UICollectionView.self) { base, _ in base.reloadData() }
        method("reloadItems(at:)", of: UICollectionView.self) { $0.reloadItems(at: try $1.get(0)) }
        method("reloadSections(_:)", of: UICollectionView.self) { $0.reloadSections(try $1.get(0)) }
        method("scrollToItem(at:at:animated:)", of: UICollectionView.self) {
            $0.scrollToItem(at: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("selectItem(at:animated:scrollPosition:)", of: UICollectionView.self) {
            $0.selectItem(at: try $1.get(0), animated: try $1.get(1), scrollPosition: try $1.get(2))
        }
        method("setCollectionViewLayout(_:animated:)", of: UICollectionView.self) {
            $0.setCollectionViewLayout(try $1.get(0), animated: try $1.get(1))
        }
        method("supplementaryView(forElementKind:at:)", of: UICollectionView.self) {
            $0.supplementaryView(forElementKind: try $1.get(0), at: try $1.get(1))
        }
        method("visibleSupplementaryViews(ofKind:)", of: UICollectionView.self) {
            $0.visibleSupplementaryViews(ofKind: try $1.get(0))
        }
    }
    /// Adds members of UICollectionView.ScrollPosition.
    mutating func addUIKitCollectionsMembers22() {
        property("rawValue", \UICollectionView.ScrollPosition.rawValue)
        constant("UICollectionView.ScrollPosition.bottom") { UICollectionView.ScrollPosition.bottom }
        constant("UICollectionView.ScrollPosition.centeredHorizontally") {
            UICollectionView.ScrollPosition.centeredHorizontally
        }
        constant("UICollectionView.ScrollPosition.centeredVertically") {
            UICollectionView.ScrollPosition.centeredVertically
        }
        constant("UICollectionView.ScrollPosition.left") { UICollectionView.ScrollPosition.left }
        constant("UICollectionView.ScrollPosition.right") { UICollectionView.ScrollPosition.right }
        constant("UICollectionView.ScrollPosition.top") { UICollectionView.ScrollPosition.top }
        function("UICollectionView.ScrollPosition(rawValue:)") {
            UICollectionView.ScrollPosition(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UICollectionViewCell.
    mutating func addUIKitCollectionsMembers23() {
        property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
        property("backgroundView", \UICollectionViewCell.backgroundView)
        property("configurationState", \UICollectionViewCell.configurationState)
        property("contentConfiguration", \UICollectionViewCell.contentConfiguration)
        property("contentView", \UICollectionViewCell.contentView)
        property("isHighlighted", \UICollectionViewCell.isHighlighted)
        property("isSelected", \UICollectionViewCell.isSelected)
        property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        function("UICollectionViewCell()") { _ in UICollectionViewCell() }
        function("UICollectionViewCell(dequeuedWith:)") { UICollectionViewCell(dequeuedWith: try $0.get(0)) }
        function("UICollectionViewCell(frame:)") { UICollectionViewCell(frame: try $0.get(0)) }
    }
    /// Adds members of UICollectionViewCompositionalLayout.
    mutating func addUIKitCollectionsMembers24() {
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
    mutating func addUIKitCollectionsMembers25() {
        property(
            "boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
        property(
            "contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
        property("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
        property("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
        function("UICollectionViewCompositionalLayoutConfiguration()") { _ in
            UICollectionViewCompositionalLayoutConfiguration()
        }
    }
    /// Adds members of UICollectionViewController.
    mutating func addUIKitCollectionsMembers26() {
        property(
            "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
        property("collectionView", \UICollectionViewController.collectionView)
        property("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
        property(
            "useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
        function("UICollectionViewController(collectionViewLayout:)") {
            UICollectionViewController(collectionViewLayout: try $0.get(0))
        }
        method("collectionView(_:cellForItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), cellForItemAt: try $1.get(1))
        }
        method("collectionView(_:didDeselectItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:didEndDisplaying:forItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didEndDisplaying: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), didEndDisplayingSupplementaryView: try $1.get(1), forElementOfKind: try $1.get(2), at: try $1.get(3))
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
        method("collectionView(_:numberOfItemsInSection:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), numberOfItemsInSection: try $1.get(1))
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
        method("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), viewForSupplementaryElementOfKind: try $1.get(1), at: try $1.get(2))
        }
    }
    /// Adds members of UICollectionViewController.
    mutating func addUIKitCollectionsMembers27() {
        method("collectionView(_:willDisplay:forItemAt:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), willDisplay: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: UICollectionViewController.self) {
            $0.collectionView(try $1.get(0), willDisplaySupplementaryView: try $1.get(1), forElementKind: try $1.get(2), at: try $1.get(3))
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
    }
    /// Adds members of UICollectionViewController.
    mutating func addUIKitCollectionsMembers28() {
        method("viewForZooming(in:)", of: UICollectionViewController.self) {
            $0.viewForZooming(in: try $1.get(0))
        }
    }
    /// Adds members of UICollectionViewDataSource.
    mutating func addUIKitCollectionsMembers29() {
        method("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: UICollectionViewDataSource.self) {
            $0.collectionView(try $1.get(0), viewForSupplementaryElementOfKind: try $1.get(1), at: try $1.get(2))
        }
        method("numberOfSections(in:)", of: UICollectionViewDataSource.self) {
            $0.numberOfSections(in: try $1.get(0))
        }
    }
}
