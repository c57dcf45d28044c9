// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIContentUnavailableConfiguration.ImageProperties to UISwipeActionsConfiguration.
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
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitCollectionsMembers7Part0() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers7Part1() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitCollectionsMembers7Part2() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitCollectionsMembers7Part3() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitCollectionsMembers7Part4() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIContextualAction.Style.
    private mutating func addUIKitCollectionsMembers7Part5() {
        enumeration(UIContextualAction.Style.self)
    }

    /// Adds members of UIDynamicAnimator.
    private mutating func addUIKitCollectionsMembers7Part6() {
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
    private mutating func addUIKitCollectionsMembers7Part7() {
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
    private mutating func addUIKitCollectionsMembers7Part8() {
        property("cornerRadius", \UIListContentConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIListContentConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("reservedLayoutSize", \UIListContentConfiguration.ImageProperties.reservedLayoutSize)
        property("tintColor", \UIListContentConfiguration.ImageProperties.tintColor)
        property("tintColorTransformer", \UIListContentConfiguration.ImageProperties.tintColorTransformer)
        method("resolvedTintColor(for:)", of: UIListContentConfiguration.ImageProperties.self) {
            $0.resolvedTintColor(for: try $1.get(0))
        }
    }

    /// Adds members of UIListContentConfiguration.TextProperties.
    private mutating func addUIKitCollectionsMembers7Part9() {
        property(
            "adjustsFontSizeToFitWidth", \UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("alignment", \UIListContentConfiguration.TextProperties.alignment)
        property("color", \UIListContentConfiguration.TextProperties.color)
        property("colorTransformer", \UIListContentConfiguration.TextProperties.colorTransformer)
        property("font", \UIListContentConfiguration.TextProperties.font)
        property("lineBreakMode", \UIListContentConfiguration.TextProperties.lineBreakMode)
        property("numberOfLines", \UIListContentConfiguration.TextProperties.numberOfLines)
        method("resolvedColor()", of: UIListContentConfiguration.TextProperties.self) { base, _ in
            base.resolvedColor()
        }
    }

    /// Adds members of UIListContentConfiguration.TextProperties.TextAlignment.
    private mutating func addUIKitCollectionsMembers7Part10() {
        enumeration(UIListContentConfiguration.TextProperties.TextAlignment.self)
    }

    /// Adds members of UIListContentView.
    private mutating func addUIKitCollectionsMembers7Part11() {
        property("configuration", \UIListContentView.configuration)
        function("UIListContentView(configuration:)") { UIListContentView(configuration: try $0.get(0)) }
    }

    /// Adds members of UIListSeparatorConfiguration.
    private mutating func addUIKitCollectionsMembers7Part12() {
        property("bottomSeparatorInsets", \UIListSeparatorConfiguration.bottomSeparatorInsets)
        property("bottomSeparatorVisibility", \UIListSeparatorConfiguration.bottomSeparatorVisibility)
        property("color", \UIListSeparatorConfiguration.color)
        property("topSeparatorInsets", \UIListSeparatorConfiguration.topSeparatorInsets)
        property("topSeparatorVisibility", \UIListSeparatorConfiguration.topSeparatorVisibility)
        constant("UIListSeparatorConfiguration.automaticInsets") {
            UIListSeparatorConfiguration.automaticInsets
        }
        function("UIListSeparatorConfiguration(listAppearance:)") {
            UIListSeparatorConfiguration(listAppearance: try $0.get(0))
        }
    }

    /// Adds members of UIListSeparatorConfiguration.Visibility.
    private mutating func addUIKitCollectionsMembers7Part13() {
        enumeration(UIListSeparatorConfiguration.Visibility.self)
    }

    /// Adds members of UISwipeActionsConfiguration.
    private mutating func addUIKitCollectionsMembers7Part14() {
        property("actions", \UISwipeActionsConfiguration.actions)
        property(
            "performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
        function("UISwipeActionsConfiguration(actions:)") {
            UISwipeActionsConfiguration(actions: try $0.get(0))
        }
    }
}
