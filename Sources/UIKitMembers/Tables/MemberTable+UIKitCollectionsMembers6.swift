// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewDropProposal to UICollectionViewLayoutAttributes.
    mutating func addUIKitCollectionsMembers6() {
        addUIKitCollectionsMembers6Part0()
        addUIKitCollectionsMembers6Part1()
        addUIKitCollectionsMembers6Part2()
        addUIKitCollectionsMembers6Part3()
        addUIKitCollectionsMembers6Part4()
        addUIKitCollectionsMembers6Part5()
        addUIKitCollectionsMembers6Part6()
        addUIKitCollectionsMembers6Part7()
        addUIKitCollectionsMembers6Part8()
        addUIKitCollectionsMembers6Part9()
    }

    /// Adds members of UICollectionViewDropProposal.
    private mutating func addUIKitCollectionsMembers6Part0() {
        property("intent", \UICollectionViewDropProposal.intent)
        function("UICollectionViewDropProposal(operation:)") {
            UICollectionViewDropProposal(operation: try $0.get(0))
        }
        function("UICollectionViewDropProposal(operation:intent:)") {
            UICollectionViewDropProposal(operation: try $0.get(0), intent: try $0.get(1))
        }
    }

    /// Adds members of UICollectionViewDropProposal.Intent.
    private mutating func addUIKitCollectionsMembers6Part1() {
        enumeration(UICollectionViewDropProposal.Intent.self)
    }

    /// Adds members of UICollectionViewFlowLayout.
    private mutating func addUIKitCollectionsMembers6Part2() {
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
    private mutating func addUIKitCollectionsMembers6Part3() {
        enumeration(UICollectionViewFlowLayout.SectionInsetReference.self)
    }

    /// Adds members of UICollectionViewFlowLayoutInvalidationContext.
    private mutating func addUIKitCollectionsMembers6Part4() {
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
    private mutating func addUIKitCollectionsMembers6Part5() {
        property("collectionView", \UICollectionViewLayout.collectionView)
        property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
        property("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
        property(
            "flipsHorizontallyInOppositeLayoutDirection",
            \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
        constant("UICollectionViewLayout.invalidationContextClass") {
            UICollectionViewLayout.invalidationContextClass
        }
        constant("UICollectionViewLayout.layoutAttributesClass") {
            UICollectionViewLayout.layoutAttributesClass
        }
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
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers6Part6() {
        method("indexPathsToInsertForDecorationView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToInsertForDecorationView(ofKind: try $1.get(0))
        }
        method("indexPathsToInsertForSupplementaryView(ofKind:)", of: UICollectionViewLayout.self) {
            $0.indexPathsToInsertForSupplementaryView(ofKind: try $1.get(0))
        }
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
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers6Part7() {
        method(
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
            of: UICollectionViewLayout.self
        ) {
            $0.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: try $1.get(0), previousIndexPaths: try $1.get(1),
                movementCancelled: try $1.get(2))
        }
        method("layoutAttributesForDecorationView(ofKind:at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForDecorationView(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("layoutAttributesForElements(in:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForElements(in: try $1.get(0))
        }
        method(
            "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
            of: UICollectionViewLayout.self
        ) {
            $0.layoutAttributesForInteractivelyMovingItem(
                at: try $1.get(0), withTargetPosition: try $1.get(1))
        }
        method("layoutAttributesForItem(at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForItem(at: try $1.get(0))
        }
        method("layoutAttributesForSupplementaryView(ofKind:at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForSupplementaryView(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("prepare()", of: UICollectionViewLayout.self) { base, _ in base.prepare() }
        method("prepare(forAnimatedBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.prepare(forAnimatedBoundsChange: try $1.get(0))
        }
        method("prepare(forCollectionViewUpdates:)", of: UICollectionViewLayout.self) {
            $0.prepare(forCollectionViewUpdates: try $1.get(0))
        }
        method("prepareForTransition(from:)", of: UICollectionViewLayout.self) {
            $0.prepareForTransition(from: try $1.get(0))
        }
        method("prepareForTransition(to:)", of: UICollectionViewLayout.self) {
            $0.prepareForTransition(to: try $1.get(0))
        }
        method("shouldInvalidateLayout(forBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.shouldInvalidateLayout(forBoundsChange: try $1.get(0))
        }
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers6Part8() {
        method(
            "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            of: UICollectionViewLayout.self
        ) {
            $0.shouldInvalidateLayout(
                forPreferredLayoutAttributes: try $1.get(0), withOriginalAttributes: try $1.get(1))
        }
        method("targetContentOffset(forProposedContentOffset:)", of: UICollectionViewLayout.self) {
            $0.targetContentOffset(forProposedContentOffset: try $1.get(0))
        }
        method(
            "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
            of: UICollectionViewLayout.self
        ) {
            $0.targetContentOffset(
                forProposedContentOffset: try $1.get(0), withScrollingVelocity: try $1.get(1))
        }
        method("targetIndexPath(forInteractivelyMovingItem:withPosition:)", of: UICollectionViewLayout.self) {
            $0.targetIndexPath(forInteractivelyMovingItem: try $1.get(0), withPosition: try $1.get(1))
        }
    }

    /// Adds members of UICollectionViewLayoutAttributes.
    private mutating func addUIKitCollectionsMembers6Part9() {
        property("alpha", \UICollectionViewLayoutAttributes.alpha)
        property("bounds", \UICollectionViewLayoutAttributes.bounds)
        property("center", \UICollectionViewLayoutAttributes.center)
        property("frame", \UICollectionViewLayoutAttributes.frame)
        property("indexPath", \UICollectionViewLayoutAttributes.indexPath)
        property("isHidden", \UICollectionViewLayoutAttributes.isHidden)
        property("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
        property("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
        property("size", \UICollectionViewLayoutAttributes.size)
        property("transform", \UICollectionViewLayoutAttributes.transform)
        property("transform3D", \UICollectionViewLayoutAttributes.transform3D)
        property("zIndex", \UICollectionViewLayoutAttributes.zIndex)
        function("UICollectionViewLayoutAttributes()") { _ in UICollectionViewLayoutAttributes() }
        function("UICollectionViewLayoutAttributes(forCellWith:)") {
            UICollectionViewLayoutAttributes(forCellWith: try $0.get(0))
        }
        function("UICollectionViewLayoutAttributes(forDecorationViewOfKind:with:)") {
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: try $0.get(0), with: try $0.get(1))
        }
        function("UICollectionViewLayoutAttributes(forSupplementaryViewOfKind:with:)") {
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: try $0.get(0), with: try $0.get(1))
        }
        method("copy()", of: UICollectionViewLayoutAttributes.self) { base, _ in base.copy() }
        method("copy(with:)", of: UICollectionViewLayoutAttributes.self) { $0.copy(with: try $1.get(0)) }
    }
}
