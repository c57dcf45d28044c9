// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIBackgroundConfiguration to UIListContentConfiguration.ImageProperties.
    mutating func addUIKitTablesMembers1() {
        addUIKitTablesMembers1Part0()
        addUIKitTablesMembers1Part1()
        addUIKitTablesMembers1Part2()
        addUIKitTablesMembers1Part3()
        addUIKitTablesMembers1Part4()
        addUIKitTablesMembers1Part5()
        addUIKitTablesMembers1Part6()
        addUIKitTablesMembers1Part7()
        addUIKitTablesMembers1Part8()
        addUIKitTablesMembers1Part9()
        addUIKitTablesMembers1Part10()
        addUIKitTablesMembers1Part11()
        addUIKitTablesMembers1Part12()
        addUIKitTablesMembers1Part13()
        addUIKitTablesMembers1Part14()
    }

    /// Adds members of UIBackgroundConfiguration.
    private mutating func addUIKitTablesMembers1Part0() {
        method("updated(for:)", of: UIBackgroundConfiguration.self) { $0.updated(for: try $1.get(0)) }
    }

    /// Adds members of UICellConfigurationState.
    private mutating func addUIKitTablesMembers1Part1() {
        property("isDisabled", \UICellConfigurationState.isDisabled)
        property("isEditing", \UICellConfigurationState.isEditing)
        property("isExpanded", \UICellConfigurationState.isExpanded)
        property("isFocused", \UICellConfigurationState.isFocused)
        property("isHighlighted", \UICellConfigurationState.isHighlighted)
        property("isPinned", \UICellConfigurationState.isPinned)
        property("isReordering", \UICellConfigurationState.isReordering)
        property("isSelected", \UICellConfigurationState.isSelected)
        property("isSwiped", \UICellConfigurationState.isSwiped)
        property("traitCollection", \UICellConfigurationState.traitCollection)
        function("UICellConfigurationState(traitCollection:)") {
            UICellConfigurationState(traitCollection: try $0.get(0))
        }
    }

    /// Adds members of UIConfigurationStateCustomKey.
    private mutating func addUIKitTablesMembers1Part2() {
        property("rawValue", \UIConfigurationStateCustomKey.rawValue)
        function("UIConfigurationStateCustomKey(_:)") { UIConfigurationStateCustomKey(try $0.get(0)) }
        function("UIConfigurationStateCustomKey(rawValue:)") {
            UIConfigurationStateCustomKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIContentUnavailableConfiguration.
    private mutating func addUIKitTablesMembers1Part3() {
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
    private mutating func addUIKitTablesMembers1Part4() {
        enumeration(UIContentUnavailableConfiguration.Alignment.self)
    }

    /// Adds members of UIContentUnavailableConfiguration.ButtonProperties.
    private mutating func addUIKitTablesMembers1Part5() {
        property("isEnabled", \UIContentUnavailableConfiguration.ButtonProperties.isEnabled)
        property("menu", \UIContentUnavailableConfiguration.ButtonProperties.menu)
        property("primaryAction", \UIContentUnavailableConfiguration.ButtonProperties.primaryAction)
    }

    /// Adds members of UIContentUnavailableConfiguration.ImageProperties.
    private mutating func addUIKitTablesMembers1Part6() {
        property("cornerRadius", \UIContentUnavailableConfiguration.ImageProperties.cornerRadius)
        property("maximumSize", \UIContentUnavailableConfiguration.ImageProperties.maximumSize)
        property(
            "preferredSymbolConfiguration",
            \UIContentUnavailableConfiguration.ImageProperties.preferredSymbolConfiguration)
        property("tintColor", \UIContentUnavailableConfiguration.ImageProperties.tintColor)
    }

    /// Adds members of UIContentUnavailableConfiguration.TextProperties.
    private mutating func addUIKitTablesMembers1Part7() {
        property(
            "adjustsFontSizeToFitWidth",
            \UIContentUnavailableConfiguration.TextProperties.adjustsFontSizeToFitWidth)
        property("color", \UIContentUnavailableConfiguration.TextProperties.color)
        property("font", \UIContentUnavailableConfiguration.TextProperties.font)
        property("numberOfLines", \UIContentUnavailableConfiguration.TextProperties.numberOfLines)
    }

    /// Adds members of UIContentUnavailableView.
    private mutating func addUIKitTablesMembers1Part8() {
        property("configuration", \UIContentUnavailableView.configuration)
        function("UIContentUnavailableView(configuration:)") {
            UIContentUnavailableView(configuration: try $0.get(0))
        }
    }

    /// Adds members of UIContentView.
    private mutating func addUIKitTablesMembers1Part9() {
        method("supports(_:)", of: UIContentView.self) { $0.supports(try $1.get(0)) }
    }

    /// Adds members of UIContextualAction.
    private mutating func addUIKitTablesMembers1Part10() {
        property("backgroundColor", \UIContextualAction.backgroundColor)
        property("handler", \UIContextualAction.handler)
        property("image", \UIContextualAction.image)
        property("style", \UIContextualAction.style)
        property("title", \UIContextualAction.title)
    }

    /// Adds members of UIContextualAction.Style.
    private mutating func addUIKitTablesMembers1Part11() {
        enumeration(UIContextualAction.Style.self)
    }

    /// Adds members of UIListContentConfiguration.
    private mutating func addUIKitTablesMembers1Part12() {
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
        function("UIListContentConfiguration.accompaniedSidebarCell()") { _ in
            UIListContentConfiguration.accompaniedSidebarCell()
        }
        function("UIListContentConfiguration.accompaniedSidebarSubtitleCell()") { _ in
            UIListContentConfiguration.accompaniedSidebarSubtitleCell()
        }
        function("UIListContentConfiguration.cell()") { _ in UIListContentConfiguration.cell() }
        function("UIListContentConfiguration.extraProminentInsetGroupedHeader()") { _ in
            UIListContentConfiguration.extraProminentInsetGroupedHeader()
        }
        function("UIListContentConfiguration.footer()") { _ in UIListContentConfiguration.footer() }
        function("UIListContentConfiguration.groupedFooter()") { _ in
            UIListContentConfiguration.groupedFooter()
        }
    }

    /// Adds members of UIListContentConfiguration.
    private mutating func addUIKitTablesMembers1Part13() {
        function("UIListContentConfiguration.groupedHeader()") { _ in
            UIListContentConfiguration.groupedHeader()
        }
        function("UIListContentConfiguration.plainFooter()") { _ in UIListContentConfiguration.plainFooter() }
        function("UIListContentConfiguration.plainHeader()") { _ in UIListContentConfiguration.plainHeader() }
        function("UIListContentConfiguration.prominentInsetGroupedHeader()") { _ in
            UIListContentConfiguration.prominentInsetGroupedHeader()
        }
        function("UIListContentConfiguration.sidebarCell()") { _ in UIListContentConfiguration.sidebarCell() }
        function("UIListContentConfiguration.sidebarHeader()") { _ in
            UIListContentConfiguration.sidebarHeader()
        }
        function("UIListContentConfiguration.sidebarSubtitleCell()") { _ in
            UIListContentConfiguration.sidebarSubtitleCell()
        }
        function("UIListContentConfiguration.subtitleCell()") { _ in
            UIListContentConfiguration.subtitleCell()
        }
        function("UIListContentConfiguration.valueCell()") { _ in UIListContentConfiguration.valueCell() }
    }

    /// Adds members of UIListContentConfiguration.ImageProperties.
    private mutating func addUIKitTablesMembers1Part14() {
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
}
