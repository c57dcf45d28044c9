// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewLayout to UIContextualAction.
    mutating func addUIKitCollectionsMembers4() {
        addUIKitCollectionsMembers4Part0()
        addUIKitCollectionsMembers4Part1()
        addUIKitCollectionsMembers4Part2()
        addUIKitCollectionsMembers4Part3()
        addUIKitCollectionsMembers4Part4()
        addUIKitCollectionsMembers4Part5()
        addUIKitCollectionsMembers4Part6()
        addUIKitCollectionsMembers4Part7()
        addUIKitCollectionsMembers4Part8()
        addUIKitCollectionsMembers4Part9()
        addUIKitCollectionsMembers4Part10()
        addUIKitCollectionsMembers4Part11()
        addUIKitCollectionsMembers4Part12()
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers4Part0() {
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
        method(
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            of: UICollectionViewLayout.self
        ) {
            $0.invalidationContext(
                forPreferredLayoutAttributes: try $1.get(0), withOriginalAttributes: try $1.get(1))
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
    }

    /// Adds members of UICollectionViewLayout.
    private mutating func addUIKitCollectionsMembers4Part1() {
        method("prepare(forCollectionViewUpdates:)", of: UICollectionViewLayout.self) {
            $0.prepare(forCollectionViewUpdates: try $1.get(0))
        }
        method("shouldInvalidateLayout(forBoundsChange:)", of: UICollectionViewLayout.self) {
            $0.shouldInvalidateLayout(forBoundsChange: try $1.get(0))
        }
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
    }

    /// Adds members of UICollectionViewLayoutAttributes.
    private mutating func addUIKitCollectionsMembers4Part2() {
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
    private mutating func addUIKitCollectionsMembers4Part3() {
        property(
            "contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
        property("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
        property(
            "invalidateDataSourceCounts",
            \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
        property("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
        function("UICollectionViewLayoutInvalidationContext()") { _ in
            UICollectionViewLayoutInvalidationContext()
        }
    }

    /// Adds members of UICollectionViewListCell.
    private mutating func addUIKitCollectionsMembers4Part4() {
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
    private mutating func addUIKitCollectionsMembers4Part5() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitCollectionsMembers4Part6() {
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
    private mutating func addUIKitCollectionsMembers4Part7() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers4Part8() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers4Part9() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers4Part10() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers4Part11() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers4Part12() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }
}
