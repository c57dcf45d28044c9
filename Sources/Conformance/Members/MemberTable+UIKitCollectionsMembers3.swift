// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewDelegate.
    mutating func addUIKitCollectionsMembers30() {
        method("collectionView(_:didDeselectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didDeselectItemAt: try $1.get(1))
        }
        method("collectionView(_:didEndDisplaying:forItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didEndDisplaying: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didEndDisplayingSupplementaryView: try $1.get(1), forElementOfKind: try $1.get(2), at: try $1.get(3))
        }
        method("collectionView(_:didHighlightItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didHighlightItemAt: try $1.get(1))
        }
        method("collectionView(_:didSelectItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didSelectItemAt: try $1.get(1))
        }
        method("collectionView(_:didUnhighlightItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), didUnhighlightItemAt: try $1.get(1))
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
        method("collectionView(_:willDisplay:forItemAt:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), willDisplay: try $1.get(1), forItemAt: try $1.get(2))
        }
        method("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: UICollectionViewDelegate.self) {
            $0.collectionView(try $1.get(0), willDisplaySupplementaryView: try $1.get(1), forElementKind: try $1.get(2), at: try $1.get(3))
        }
    }
    /// Adds members of UICollectionViewDelegateFlowLayout.
    mutating func addUIKitCollectionsMembers31() {
        method("collectionView(_:layout:insetForSectionAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), insetForSectionAt: try $1.get(2))
        }
        method("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), minimumInteritemSpacingForSectionAt: try $1.get(2))
        }
        method("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), minimumLineSpacingForSectionAt: try $1.get(2))
        }
        method("collectionView(_:layout:referenceSizeForFooterInSection:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), referenceSizeForFooterInSection: try $1.get(2))
        }
        method("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), referenceSizeForHeaderInSection: try $1.get(2))
        }
        method("collectionView(_:layout:sizeForItemAt:)", of: UICollectionViewDelegateFlowLayout.self) {
            $0.collectionView(try $1.get(0), layout: try $1.get(1), sizeForItemAt: try $1.get(2))
        }
    }
    /// Adds members of UICollectionViewFlowLayout.
    mutating func addUIKitCollectionsMembers32() {
        property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        property("itemSize", \UICollectionViewFlowLayout.itemSize)
        property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
        function("UICollectionViewFlowLayout()") { _ in UICollectionViewFlowLayout() }
    }
    /// Adds members of UICollectionViewFlowLayoutInvalidationContext.
    mutating func addUIKitCollectionsMembers33() {
        property(
            "invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
        property(
            "invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
        function("UICollectionViewFlowLayoutInvalidationContext()") { _ in
            UICollectionViewFlowLayoutInvalidationContext()
        }
    }
    /// Adds members of UICollectionViewLayout.
    mutating func addUIKitCollectionsMembers34() {
        property("collectionView", \UICollectionViewLayout.collectionView)
        property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
        function("UICollectionViewLayout()") { _ in UICollectionViewLayout() }
        method("finalLayoutAttributesForDisappearingItem(at:)", of: UICollectionViewLayout.self) {
            $0.finalLayoutAttributesForDisappearingItem(at: try $1.get(0))
        }
        method("finalizeCollectionViewUpdates()", of: UICollectionViewLayout.self) { base, _ in
            base.finalizeCollectionViewUpdates()
        }
        method("initialLayoutAttributesForAppearingItem(at:)", of: UICollectionViewLayout.self) {
            $0.initialLayoutAttributesForAppearingItem(at: try $1.get(0))
        }
        method("invalidateLayout()", of: UICollectionViewLayout.self) { base, _ in base.invalidateLayout() }
        method("invalidateLayout(with:)", of: UICollectionViewLayout.self) {
            $0.invalidateLayout(with: try $1.get(0))
        }
        method("invalidationContext(forBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.invalidationContext(forBoundsChange: try $1.get(0))
        }
        method("layoutAttributesForDecorationView(ofKind:at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForDecorationView(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("layoutAttributesForElements(in:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForElements(in: try $1.get(0))
        }
        method("layoutAttributesForItem(at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForItem(at: try $1.get(0))
        }
        method("layoutAttributesForSupplementaryView(ofKind:at:)", of: UICollectionViewLayout.self) {
            $0.layoutAttributesForSupplementaryView(ofKind: try $1.get(0), at: try $1.get(1))
        }
        method("prepare()", of: UICollectionViewLayout.self) { base, _ in base.prepare() }
        method("prepare(forCollectionViewUpdates:)", of: UICollectionViewLayout.self) {
            $0.prepare(forCollectionViewUpdates: try $1.get(0))
        }
        method("shouldInvalidateLayout(forBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.shouldInvalidateLayout(forBoundsChange: try $1.get(0))
        }
        method("targetContentOffset(forProposedContentOffset:)", of: UICollectionViewLayout.self) {
            $0.targetContentOffset(forProposedContentOffset: try $1.get(0))
        }
        method("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", of: UICollectionViewLayout.self) {
            $0.targetContentOffset(forProposedContentOffset: try $1.get(0), withScrollingVelocity: try $1.get(1))
        }
    }
    /// Adds members of UICollectionViewLayoutAttributes.
    mutating func addUIKitCollectionsMembers35() {
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
    /// Adds members of UICollectionViewLayoutInvalidationContext.
    mutating func addUIKitCollectionsMembers36() {
        property(
            "invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
        property("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
        function("UICollectionViewLayoutInvalidationContext()") { _ in
            UICollectionViewLayoutInvalidationContext()
        }
    }
    /// Adds members of UICollectionViewListCell.
    mutating func addUIKitCollectionsMembers37() {
        property("accessories", \UICollectionViewListCell.accessories)
        property("indentationLevel", \UICollectionViewListCell.indentationLevel)
        property("indentationWidth", \UICollectionViewListCell.indentationWidth)
        function("UICollectionViewListCell()") { _ in UICollectionViewListCell() }
        function("UICollectionViewListCell(dequeuedWith:)") {
            UICollectionViewListCell(dequeuedWith: try $0.get(0))
        }
        function("UICollectionViewListCell(frame:)") { UICollectionViewListCell(frame: try $0.get(0)) }
        method("defaultContentConfiguration()", of: UICollectionViewListCell.self) { base, _ in
            base.defaultContentConfiguration()
        }
    }
    /// Adds members of UICollectionViewUpdateItem.
    mutating func addUIKitCollectionsMembers38() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }
    /// Adds members of UIContentView.
    mutating func addUIKitCollectionsMembers39() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }
    /// Adds members of UIContextualAction.
    mutating func addUIKitCollectionsMembers310() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }
    /// Adds members of UIDynamicAnimator.
    mutating func addUIKitCollectionsMembers311() {
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
    /// Adds members of UIListContentConfiguration.
    mutating func addUIKitCollectionsMembers312() {
        property("attributedText", \UIListContentConfiguration.attributedText)
        property("directionalLayoutMargins", \UIListContentConfiguration.directionalLayoutMargins)
        property("image", \UIListContentConfiguration.image)
        property("imageProperties", \UIListContentConfiguration.imageProperties)
        property("imageToTextPadding", \UIListContentConfiguration.imageToTextPadding)
        property(
            "prefersSideBySideTextAndSecondaryText", \UIListContentConfiguration.prefersSideBySideTextAndSecondaryText)
        property("secondaryAttributedText", \UIListContentConfiguration.secondaryAttributedText)
        property("secondaryText", \UIListContentConfiguration.secondaryText)
        property("secondaryTextProperties", \UIListContentConfiguration.secondaryTextProperties)
        property("text", \UIListContentConfiguration.text)
        property("textProperties", \UIListContentConfiguration.textProperties)
        property(
            "textToSecondaryTextHorizontalPadding", \UIListContentConfiguration.textToSecondaryTextHorizontalPadding)
        property(
            "textToSecondaryTextVerticalPadding", \UIListContentConfiguration.textToSecondaryTextVerticalPadding)
        method("makeContentView()", of: UIListContentConfiguration.self) { base, _ in base.makeContentView() }
        method("updated(for:)", of: UIListContentConfiguration.self) { $0.updated(for: try $1.get(0)) }
        function("UIListContentConfiguration.cell()") { _ in UIListContentConfiguration.cell() }
        function("UIListContentConfiguration.groupedHeader()") { _ in
            UIListContentConfiguration.groupedHeader()
        }
        function("UIListContentConfiguration.plainHeader()") { _ in UIListContentConfiguration.plainHeader() }
        function("UIListContentConfiguration.sidebarCell()") { _ in UIListContentConfiguration.sidebarCell() }
        function("UIListContentConfiguration.subtitleCell()") { _ in
            UIListContentConfiguration.subtitleCell()
        }
        function("UIListContentConfiguration.valueCell()") { _ in UIListContentConfiguration.valueCell() }
    }
    /// Adds members of UIListContentConfiguration.ImageProperties.
    mutating func addUIKitCollectionsMembers313() {
        property("cornerRadius", \UIListContentConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIListContentConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration", \UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("reservedLayoutSize", \UIListContentConfiguration.ImageProperties.reservedLayoutSize)
        property("tintColor", \UIListContentConfiguration.ImageProperties.tintColor)
    }
}
