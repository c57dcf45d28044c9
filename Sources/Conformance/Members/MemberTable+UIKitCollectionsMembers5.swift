// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewLayoutInvalidationContext to UIListContentView.
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
        addUIKitCollectionsMembers5Part14()
    }

    /// Adds members of UICollectionViewLayoutInvalidationContext.
    private mutating func addUIKitCollectionsMembers5Part0() {
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
    private mutating func addUIKitCollectionsMembers5Part1() {
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
    private mutating func addUIKitCollectionsMembers5Part2() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitCollectionsMembers5Part3() {
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
    private mutating func addUIKitCollectionsMembers5Part4() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers5Part5() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers5Part6() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers5Part7() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers5Part8() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers5Part9() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers5Part10() {
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
    private mutating func addUIKitCollectionsMembers5Part11() {
        property("attributedText", \UIListContentConfiguration.attributedText)
        property("directionalLayoutMargins", \UIListContentConfiguration.directionalLayoutMargins)
        property("image", \UIListContentConfiguration.image)
        property("imageProperties", \UIListContentConfiguration.imageProperties)
        property("imageToTextPadding", \UIListContentConfiguration.imageToTextPadding)
        property(
            "prefersSideBySideTextAndSecondaryText",
            \UIListContentConfiguration.prefersSideBySideTextAndSecondaryText)
        property("secondaryAttributedText", \UIListContentConfiguration.secondaryAttributedText)
        property("secondaryText", \UIListContentConfiguration.secondaryText)
        property("secondaryTextProperties", \UIListContentConfiguration.secondaryTextProperties)
        property("text", \UIListContentConfiguration.text)
        property("textProperties", \UIListContentConfiguration.textProperties)
        property(
            "textToSecondaryTextHorizontalPadding",
            \UIListContentConfiguration.textToSecondaryTextHorizontalPadding)
        property(
            "textToSecondaryTextVerticalPadding",
            \UIListContentConfiguration.textToSecondaryTextVerticalPadding)
        method("makeContentView()", of: UIListContentConfiguration.self) { base, _ in base.makeContentView() }
        method("updated(for:)", of: UIListContentConfiguration.self) { $0.updated(for: try $1.get(0)) }
        function("UIListContentConfiguration.cell()") { _ in UIListContentConfiguration.cell() }
        function("UIListContentConfiguration.extraProminentInsetGroupedHeader()") { _ in
            UIListContentConfiguration.extraProminentInsetGroupedHeader()
        }
        function("UIListContentConfiguration.groupedHeader()") { _ in
            UIListContentConfiguration.groupedHeader()
        }
        function("UIListContentConfiguration.plainHeader()") { _ in UIListContentConfiguration.plainHeader() }
        function("UIListContentConfiguration.prominentInsetGroupedHeader()") { _ in
            UIListContentConfiguration.prominentInsetGroupedHeader()
        }
        function("UIListContentConfiguration.sidebarCell()") { _ in UIListContentConfiguration.sidebarCell() }
        function("UIListContentConfiguration.subtitleCell()") { _ in
            UIListContentConfiguration.subtitleCell()
        }
        function("UIListContentConfiguration.valueCell()") { _ in UIListContentConfiguration.valueCell() }
    }

    /// Adds members of UIListContentConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers5Part12() {
        property("cornerRadius", \UIListContentConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIListContentConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("reservedLayoutSize", \UIListContentConfiguration.ImageProperties.reservedLayoutSize)
        property("tintColor", \UIListContentConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIListContentConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers5Part13() {
        property(
            "adjustsFontSizeToFitWidth", \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("alignment", \UIListContentConfiguration.TextProperties.alignment)
        property("color", \UIListContentConfiguration.TextProperties.color)
        property("font", \UIListContentConfiguration.TextProperties.font)
        property("lineBreakMode", \UIListContentConfiguration.TextProperties.lineBreakMode)
        property("numberOfLines", \UIListContentConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIListContentView.
    private mutating func addUIKitCollectionsMembers5Part14() {
        property("configuration", \UIListContentView.configuration)
        function("UIListContentView(configuration:)") { UIListContentView(configuration: try $0.get(0)) }
    }
}
