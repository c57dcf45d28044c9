// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICollectionViewTransitionLayout to UIListContentConfiguration.
    mutating func addUIKitCollectionsMembers7() {
        addUIKitCollectionsMembers7Part0()
        addUIKitCollectionsMembers7Part1()
        addUIKitCollectionsMembers7Part2()
        addUIKitCollectionsMembers7Part3()
        addUIKitCollectionsMembers7Part4()
        addUIKitCollectionsMembers7Part5()
        addUIKitCollectionsMembers7Part6()
        addUIKitCollectionsMembers7Part7()
        addUIKitCollectionsMembers7Part8()
        addUIKitCollectionsMembers7Part9()
        addUIKitCollectionsMembers7Part10()
        addUIKitCollectionsMembers7Part11()
        addUIKitCollectionsMembers7Part12()
        addUIKitCollectionsMembers7Part13()
        addUIKitCollectionsMembers7Part14()
        addUIKitCollectionsMembers7Part15()
    }

    /// Adds members of UICollectionViewTransitionLayout.
    private mutating func addUIKitCollectionsMembers7Part0() {
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
    private mutating func addUIKitCollectionsMembers7Part1() {
        property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
        property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
        property("updateAction", \UICollectionViewUpdateItem.updateAction)
    }

    /// Adds members of UICollectionViewUpdateItem.Action.
    private mutating func addUIKitCollectionsMembers7Part2() {
        enumeration(UICollectionViewUpdateItem.Action.self)
    }

    /// Adds members of UIConfigurationStateCustomKey.
    private mutating func addUIKitCollectionsMembers7Part3() {
        property("rawValue", \UIConfigurationStateCustomKey.rawValue)
        function("UIConfigurationStateCustomKey(_:)") { UIConfigurationStateCustomKey(try $0.get(0)) }
        function("UIConfigurationStateCustomKey(rawValue:)") {
            UIConfigurationStateCustomKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIContentInsetsReference.
    private mutating func addUIKitCollectionsMembers7Part4() {
        enumeration(UIContentInsetsReference.self)
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitCollectionsMembers7Part5() {
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
    private mutating func addUIKitCollectionsMembers7Part6() {
        enumeration(UIContentUnavailableConfiguration.Alignment.self)
    }

    /// Adds members of UIContentUnavailableConfiguration.ButtonProperties.
    private mutating func addUIKitCollectionsMembers7Part7() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers7Part8() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers7Part9() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers7Part10() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers7Part11() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers7Part12() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIContextualAction.Style.
    private mutating func addUIKitCollectionsMembers7Part13() {
        enumeration(UIContextualAction.Style.self)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers7Part14() {
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
    private mutating func addUIKitCollectionsMembers7Part15() {
        property("attributedText", \UIListContentConfiguration.attributedText)
        property(
            "axesPreservingSuperviewLayoutMargins",
            \UIListContentConfiguration.axesPreservingSuperviewLayoutMargins)
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
}
