// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewUpdateItem to UIListContentView.
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
        addUIKitCollectionsMembers6Part10()
        addUIKitCollectionsMembers6Part11()
        addUIKitCollectionsMembers6Part12()
        addUIKitCollectionsMembers6Part13()
        addUIKitCollectionsMembers6Part14()
        addUIKitCollectionsMembers6Part15()
        addUIKitCollectionsMembers6Part16()
        addUIKitCollectionsMembers6Part17()
    }

    /// Adds members of UICollectionViewUpdateItem.
    private mutating func addUIKitCollectionsMembers6Part0() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UICollectionViewUpdateItem.Action.
    private mutating func addUIKitCollectionsMembers6Part1() {
        enumeration(UICollectionViewUpdateItem.Action.self)
    }

    /// Adds members of UIContentInsetsReference.
    private mutating func addUIKitCollectionsMembers6Part2() {
        enumeration(UIContentInsetsReference.self)
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitCollectionsMembers6Part3() {
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

    /// Adds members of UIContentUnavailableConfiguration.Alignment.
    private mutating func addUIKitCollectionsMembers6Part4() {
        enumeration(UIContentUnavailableConfiguration.Alignment.self)
    }

    /// Adds members of UIContentUnavailableConfiguration.ButtonProperties.
    private mutating func addUIKitCollectionsMembers6Part5() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers6Part6() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers6Part7() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers6Part8() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers6Part9() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers6Part10() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIContextualAction.Style.
    private mutating func addUIKitCollectionsMembers6Part11() {
        enumeration(UIContextualAction.Style.self)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers6Part12() {
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
    private mutating func addUIKitCollectionsMembers6Part13() {
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
    private mutating func addUIKitCollectionsMembers6Part14() {
        property("cornerRadius", \UIListContentConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIListContentConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("reservedLayoutSize", \UIListContentConfiguration.ImageProperties.reservedLayoutSize)
        property("tintColor", \UIListContentConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIListContentConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers6Part15() {
        property(
            "adjustsFontSizeToFitWidth", \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("alignment", \UIListContentConfiguration.TextProperties.alignment)
        property("color", \UIListContentConfiguration.TextProperties.color)
        property("font", \UIListContentConfiguration.TextProperties.font)
        property("lineBreakMode", \UIListContentConfiguration.TextProperties.lineBreakMode)
        property("numberOfLines", \UIListContentConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIListContentConfiguration.TextProperties.TextAlignment.
    private mutating func addUIKitCollectionsMembers6Part16() {
        enumeration(UIListContentConfiguration.TextProperties.TextAlignment.self)
    }

    /// Adds members of UIListContentView.
    private mutating func addUIKitCollectionsMembers6Part17() {
        property("configuration", \UIListContentView.configuration)
        function("UIListContentView(configuration:)") { UIListContentView(configuration: try $0.get(0)) }
    }
}
