// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingBehavior to
    /// UICollectionView.SelfSizingInvalidation.
    mutating func addUIKitCollectionsMembers3() {
        addUIKitCollectionsMembers3Part0()
        addUIKitCollectionsMembers3Part1()
        addUIKitCollectionsMembers3Part2()
        addUIKitCollectionsMembers3Part3()
        addUIKitCollectionsMembers3Part4()
        addUIKitCollectionsMembers3Part5()
        addUIKitCollectionsMembers3Part6()
        addUIKitCollectionsMembers3Part7()
        addUIKitCollectionsMembers3Part8()
        addUIKitCollectionsMembers3Part9()
        addUIKitCollectionsMembers3Part10()
        addUIKitCollectionsMembers3Part11()
    }

    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingBehavior.
    private mutating func addUIKitCollectionsMembers3Part0() {
        enumeration(UICollectionLayoutSectionOrthogonalScrollingBehavior.self)
    }

    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingProperties.
    private mutating func addUIKitCollectionsMembers3Part1() {
        property("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
        property("decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
        function("UICollectionLayoutSectionOrthogonalScrollingProperties()") { _ in
            UICollectionLayoutSectionOrthogonalScrollingProperties()
        }
    }

    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.
    private mutating func addUIKitCollectionsMembers3Part2() {
        enumeration(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.self)
    }

    /// Adds members of UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.
    private mutating func addUIKitCollectionsMembers3Part3() {
        property(
            "rawValue", \UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.rawValue)
        constant("UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic") {
            UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
        }
        constant("UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast") {
            UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast
        }
        constant("UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal") {
            UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal
        }
        function("UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate(rawValue:)") {
            UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UICollectionReusableView.
    private mutating func addUIKitCollectionsMembers3Part4() {
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
    private mutating func addUIKitCollectionsMembers3Part5() {
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
        property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
        property("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
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
    }

    /// Adds members of UICollectionView.
    private mutating func addUIKitCollectionsMembers3Part6() {
        method("cancelInteractiveTransition()", of: UICollectionView.self) { base, _ in
            base.cancelInteractiveTransition()
        }
        method("cellForItem(at:)", of: UICollectionView.self) { $0.cellForItem(at: try $1.get(0)) }
        method("deleteItems(at:)", of: UICollectionView.self) { $0.deleteItems(at: try $1.get(0)) }
        method("deleteSections(_:)", of: UICollectionView.self) { $0.deleteSections(try $1.get(0)) }
        method("dequeueReusableCell(withReuseIdentifier:for:)", of: UICollectionView.self) {
            $0.dequeueReusableCell(withReuseIdentifier: try $1.get(0), for: try $1.get(1))
        }
        method("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)", of: UICollectionView.self)
        {
            $0.dequeueReusableSupplementaryView(
                ofKind: try $1.get(0), withReuseIdentifier: try $1.get(1), for: try $1.get(2))
        }
        method("deselectItem(at:animated:)", of: UICollectionView.self) {
            $0.deselectItem(at: try $1.get(0), animated: try $1.get(1))
        }
        method("endInteractiveMovement()", of: UICollectionView.self) { base, _ in
            base.endInteractiveMovement()
        }
        method("finishInteractiveTransition()", of: UICollectionView.self) { base, _ in
            base.finishInteractiveTransition()
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
    }

    /// Adds members of UICollectionView.
    private mutating func addUIKitCollectionsMembers3Part7() {
        method("moveItem(at:to:)", of: UICollectionView.self) {
            $0.moveItem(at: try $1.get(0), to: try $1.get(1))
        }
        method("moveSection(_:toSection:)", of: UICollectionView.self) {
            $0.moveSection(try $1.get(0), toSection: try $1.get(1))
        }
        method("numberOfItems(inSection:)", of: UICollectionView.self) {
            $0.numberOfItems(inSection: try $1.get(0))
        }
        method("reconfigureItems(at:)", of: UICollectionView.self) { $0.reconfigureItems(at: try $1.get(0)) }
        method("reloadData()", of: UICollectionView.self) { base, _ in base.reloadData() }
        method("reloadItems(at:)", of: UICollectionView.self) { $0.reloadItems(at: try $1.get(0)) }
        method("reloadSections(_:)", of: UICollectionView.self) { $0.reloadSections(try $1.get(0)) }
        method("scrollToItem(at:at:animated:)", of: UICollectionView.self) {
            $0.scrollToItem(at: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("selectItem(at:animated:scrollPosition:)", of: UICollectionView.self) {
            $0.selectItem(at: try $1.get(0), animated: try $1.get(1), scrollPosition: try $1.get(2))
        }
        method("startInteractiveTransition(to:)", of: UICollectionView.self) {
            $0.startInteractiveTransition(to: try $1.get(0))
        }
        method("startInteractiveTransition(to:completion:)", of: UICollectionView.self) {
            $0.startInteractiveTransition(to: try $1.get(0), completion: try $1.get(1))
        }
        method("supplementaryView(forElementKind:at:)", of: UICollectionView.self) {
            $0.supplementaryView(forElementKind: try $1.get(0), at: try $1.get(1))
        }
        method("updateInteractiveMovementTargetPosition(_:)", of: UICollectionView.self) {
            $0.updateInteractiveMovementTargetPosition(try $1.get(0))
        }
        method("visibleSupplementaryViews(ofKind:)", of: UICollectionView.self) {
            $0.visibleSupplementaryViews(ofKind: try $1.get(0))
        }
    }

    /// Adds members of UICollectionView.ElementCategory.
    private mutating func addUIKitCollectionsMembers3Part8() {
        enumeration(UICollectionView.ElementCategory.self)
    }

    /// Adds members of UICollectionView.ScrollDirection.
    private mutating func addUIKitCollectionsMembers3Part9() {
        enumeration(UICollectionView.ScrollDirection.self)
    }

    /// Adds members of UICollectionView.ScrollPosition.
    private mutating func addUIKitCollectionsMembers3Part10() {
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

    /// Adds members of UICollectionView.SelfSizingInvalidation.
    private mutating func addUIKitCollectionsMembers3Part11() {
        enumeration(UICollectionView.SelfSizingInvalidation.self)
    }
}
