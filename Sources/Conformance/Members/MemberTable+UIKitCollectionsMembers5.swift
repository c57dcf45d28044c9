// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewLayout to UIDynamicAnimator.
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
        addUIKitCollectionsMembers5Part11()
        addUIKitCollectionsMembers5Part12()
        addUIKitCollectionsMembers5Part13()
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers5Part0() {
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
    private mutating func addUIKitCollectionsMembers5Part1() {
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
    private mutating func addUIKitCollectionsMembers5Part2() {
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
            "previousIndexPathsForInteractivelyMovingItems",
            \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
        property(
            "targetIndexPathsForInteractivelyMovingItems",
            \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
        function("UICollectionViewLayoutInvalidationContext()") { _ in
            UICollectionViewLayoutInvalidationContext()
        }
    }

    /// Adds members of UICollectionViewListCell.
    private mutating func addUIKitCollectionsMembers5Part3() {
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

    /// Adds members of UICollectionViewTransitionLayout.
    private mutating func addUIKitCollectionsMembers5Part4() {
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
    private mutating func addUIKitCollectionsMembers5Part5() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitCollectionsMembers5Part6() {
        property("alignment", \UIContentUnavailableConfiguration.alignment)
        property("background", \UIContentUnavailableConfiguration.background)
        property("button", \UIContentUnavailableConfiguration.button)
        property("buttonProperties", \UIContentUnavailableConfiguration.buttonProperties)
        property(
            "buttonToSecondaryButtonPadding",
            \UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding)
        property("directionalLayoutMargins", \UIContentUnavailableConfiguration.directionalLayoutMargins)
        property("image", \UIContentUnavailableConfiguration.image)
        property("imageProperties", \UIContentUnavailableConfiguration.imageProperties)
        property("imageToTextPadding", \UIContentUnavailableConfiguration.imageToTextPadding)
        property("secondaryButton", \UIContentUnavailableConfiguration.secondaryButton)
        property("secondaryButtonProperties", \UIContentUnavailableConfiguration.secondaryButtonProperties)
        property("secondaryText", \UIContentUnavailableConfiguration.secondaryText)
        property("secondaryTextProperties", \UIContentUnavailableConfiguration.secondaryTextProperties)
        property("text", \UIContentUnavailableConfiguration.text)
        property("textProperties", \UIContentUnavailableConfiguration.textProperties)
        property("textToButtonPadding", \UIContentUnavailableConfiguration.textToButtonPadding)
        property("textToSecondaryTextPadding", \UIContentUnavailableConfiguration.textToSecondaryTextPadding)
        method("makeContentView()", of: UIContentUnavailableConfiguration.self) { base, _ in
            base.makeContentView()
        }
        method("updated(for:)", of: UIContentUnavailableConfiguration.self) { $0.updated(for: try $1.get(0)) }
        function("UIContentUnavailableConfiguration.empty()") { _ in
            UIContentUnavailableConfiguration.empty()
        }
        function("UIContentUnavailableConfiguration.loading()") { _ in
            UIContentUnavailableConfiguration.loading()
        }
        function("UIContentUnavailableConfiguration.search()") { _ in
            UIContentUnavailableConfiguration.search()
        }
    }

    /// Adds members of UIContentUnavailableConfiguration.ButtonProperties.
    private mutating func addUIKitCollectionsMembers5Part7() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers5Part8() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers5Part9() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers5Part10() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers5Part11() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers5Part12() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers5Part13() {
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
}
