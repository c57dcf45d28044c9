// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIButton to UICalendarSelectionMultiDateDelegate.
    mutating func addUIKitControlsMembers2() {
        addUIKitControlsMembers2Part0()
        addUIKitControlsMembers2Part1()
        addUIKitControlsMembers2Part2()
        addUIKitControlsMembers2Part3()
        addUIKitControlsMembers2Part4()
        addUIKitControlsMembers2Part5()
        addUIKitControlsMembers2Part6()
        addUIKitControlsMembers2Part7()
        addUIKitControlsMembers2Part8()
        addUIKitControlsMembers2Part9()
        addUIKitControlsMembers2Part10()
        addUIKitControlsMembers2Part11()
        addUIKitControlsMembers2Part12()
        addUIKitControlsMembers2Part13()
    }

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers2Part0() {
        property(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
        property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
        property("buttonType", \UIButton.buttonType)
        property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        property("configuration", \UIButton.configuration)
        property("contentEdgeInsets", \UIButton.contentEdgeInsets)
        property("currentAttributedTitle", \UIButton.currentAttributedTitle)
        property("currentBackgroundImage", \UIButton.currentBackgroundImage)
        property("currentImage", \UIButton.currentImage)
        property("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
        property("currentTitle", \UIButton.currentTitle)
        property("currentTitleColor", \UIButton.currentTitleColor)
        property("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
        property("imageEdgeInsets", \UIButton.imageEdgeInsets)
        property("imageView", \UIButton.imageView)
        property("menu", \UIButton.menu)
        property("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
        property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        property("role", \UIButton.role)
        property("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction)
        property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
        property("subtitleLabel", \UIButton.subtitleLabel)
        property("titleEdgeInsets", \UIButton.titleEdgeInsets)
        property("titleLabel", \UIButton.titleLabel)
        function("UIButton()") { _ in UIButton() }
        function("UIButton(configuration:)") { UIButton(configuration: try $0.get(0)) }
        function("UIButton(configuration:primaryAction:)") {
            UIButton(configuration: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIButton(frame:)") { UIButton(frame: try $0.get(0)) }
        function("UIButton(frame:primaryAction:)") {
            UIButton(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers2Part1() {
        function("UIButton(type:)") { UIButton(type: try $0.get(0)) }
        function("UIButton(type:primaryAction:)") {
            UIButton(type: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("attributedTitle(for:)", of: UIButton.self) { $0.attributedTitle(for: try $1.get(0)) }
        method("backgroundImage(for:)", of: UIButton.self) { $0.backgroundImage(for: try $1.get(0)) }
        method("backgroundRect(forBounds:)", of: UIButton.self) {
            $0.backgroundRect(forBounds: try $1.get(0))
        }
        method("contentRect(forBounds:)", of: UIButton.self) { $0.contentRect(forBounds: try $1.get(0)) }
        method("image(for:)", of: UIButton.self) { $0.image(for: try $1.get(0)) }
        method("imageRect(forContentRect:)", of: UIButton.self) {
            $0.imageRect(forContentRect: try $1.get(0))
        }
        method("preferredSymbolConfigurationForImage(in:)", of: UIButton.self) {
            $0.preferredSymbolConfigurationForImage(in: try $1.get(0))
        }
        method("setAttributedTitle(_:for:)", of: UIButton.self) {
            $0.setAttributedTitle(try $1.get(0), for: try $1.get(1))
        }
        method("setBackgroundImage(_:for:)", of: UIButton.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setImage(_:for:)", of: UIButton.self) { $0.setImage(try $1.get(0), for: try $1.get(1)) }
        method("setNeedsUpdateConfiguration()", of: UIButton.self) { base, _ in
            base.setNeedsUpdateConfiguration()
        }
        method("setPreferredSymbolConfiguration(_:forImageIn:)", of: UIButton.self) {
            $0.setPreferredSymbolConfiguration(try $1.get(0), forImageIn: try $1.get(1))
        }
        method("setTitle(_:for:)", of: UIButton.self) { $0.setTitle(try $1.get(0), for: try $1.get(1)) }
        method("setTitleColor(_:for:)", of: UIButton.self) {
            $0.setTitleColor(try $1.get(0), for: try $1.get(1))
        }
    }

    /// Adds members of UIButton.
    private mutating func addUIKitControlsMembers2Part2() {
        method("setTitleShadowColor(_:for:)", of: UIButton.self) {
            $0.setTitleShadowColor(try $1.get(0), for: try $1.get(1))
        }
        method("title(for:)", of: UIButton.self) { $0.title(for: try $1.get(0)) }
        method("titleColor(for:)", of: UIButton.self) { $0.titleColor(for: try $1.get(0)) }
        method("titleRect(forContentRect:)", of: UIButton.self) {
            $0.titleRect(forContentRect: try $1.get(0))
        }
        method("titleShadowColor(for:)", of: UIButton.self) { $0.titleShadowColor(for: try $1.get(0)) }
        method("updateConfiguration()", of: UIButton.self) { base, _ in base.updateConfiguration() }
    }

    /// Adds members of UIButton.ButtonType.
    private mutating func addUIKitControlsMembers2Part3() {
        constant("UIButton.ButtonType.roundedRect") { UIButton.ButtonType.roundedRect }
        enumeration(UIButton.ButtonType.self)
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers2Part4() {
        property(
            "activityIndicatorColorTransformer", \UIButton.Configuration.activityIndicatorColorTransformer)
        property("attributedSubtitle", \UIButton.Configuration.attributedSubtitle)
        property("attributedTitle", \UIButton.Configuration.attributedTitle)
        property("automaticallyUpdateForSelection", \UIButton.Configuration.automaticallyUpdateForSelection)
        property("background", \UIButton.Configuration.background)
        property("baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor)
        property("baseForegroundColor", \UIButton.Configuration.baseForegroundColor)
        property("buttonSize", \UIButton.Configuration.buttonSize)
        property("contentInsets", \UIButton.Configuration.contentInsets)
        property("cornerStyle", \UIButton.Configuration.cornerStyle)
        property("image", \UIButton.Configuration.image)
        property("imageColorTransformer", \UIButton.Configuration.imageColorTransformer)
        property("imagePadding", \UIButton.Configuration.imagePadding)
        property("imagePlacement", \UIButton.Configuration.imagePlacement)
        property("indicator", \UIButton.Configuration.indicator)
        property(
            "preferredSymbolConfigurationForImage",
            \UIButton.Configuration.preferredSymbolConfigurationForImage)
        property("showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator)
        property("subtitle", \UIButton.Configuration.subtitle)
        property("subtitleLineBreakMode", \UIButton.Configuration.subtitleLineBreakMode)
        property(
            "subtitleTextAttributesTransformer", \UIButton.Configuration.subtitleTextAttributesTransformer)
        property("symbolContentTransition", \UIButton.Configuration.symbolContentTransition)
        property("title", \UIButton.Configuration.title)
        property("titleAlignment", \UIButton.Configuration.titleAlignment)
        property("titleLineBreakMode", \UIButton.Configuration.titleLineBreakMode)
        property("titlePadding", \UIButton.Configuration.titlePadding)
        property("titleTextAttributesTransformer", \UIButton.Configuration.titleTextAttributesTransformer)
        function("UIButton.Configuration.bordered()") { _ in UIButton.Configuration.bordered() }
        function("UIButton.Configuration.borderedProminent()") { _ in
            UIButton.Configuration.borderedProminent()
        }
        function("UIButton.Configuration.borderedTinted()") { _ in UIButton.Configuration.borderedTinted() }
        function("UIButton.Configuration.borderless()") { _ in UIButton.Configuration.borderless() }
        function("UIButton.Configuration.clearGlass()") { _ in UIButton.Configuration.clearGlass() }
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers2Part5() {
        function("UIButton.Configuration.filled()") { _ in UIButton.Configuration.filled() }
        function("UIButton.Configuration.glass()") { _ in UIButton.Configuration.glass() }
        function("UIButton.Configuration.gray()") { _ in UIButton.Configuration.gray() }
        function("UIButton.Configuration.plain()") { _ in UIButton.Configuration.plain() }
        function("UIButton.Configuration.prominentClearGlass()") { _ in
            UIButton.Configuration.prominentClearGlass()
        }
        function("UIButton.Configuration.prominentGlass()") { _ in UIButton.Configuration.prominentGlass() }
        function("UIButton.Configuration.tinted()") { _ in UIButton.Configuration.tinted() }
    }

    /// Adds members of UIButton.Configuration.CornerStyle.
    private mutating func addUIKitControlsMembers2Part6() {
        enumeration(UIButton.Configuration.CornerStyle.self)
    }

    /// Adds members of UIButton.Configuration.Indicator.
    private mutating func addUIKitControlsMembers2Part7() {
        enumeration(UIButton.Configuration.Indicator.self)
    }

    /// Adds members of UIButton.Configuration.Size.
    private mutating func addUIKitControlsMembers2Part8() {
        enumeration(UIButton.Configuration.Size.self)
    }

    /// Adds members of UIButton.Configuration.TitleAlignment.
    private mutating func addUIKitControlsMembers2Part9() {
        enumeration(UIButton.Configuration.TitleAlignment.self)
    }

    /// Adds members of UIButton.Role.
    private mutating func addUIKitControlsMembers2Part10() {
        enumeration(UIButton.Role.self)
    }

    /// Adds members of UICalendarSelection.
    private mutating func addUIKitControlsMembers2Part11() {
        function("UICalendarSelection()") { _ in UICalendarSelection() }
        method("updateSelectableDates()", of: UICalendarSelection.self) { base, _ in
            base.updateSelectableDates()
        }
    }

    /// Adds members of UICalendarSelectionMultiDate.
    private mutating func addUIKitControlsMembers2Part12() {
        property("delegate", \UICalendarSelectionMultiDate.delegate)
        property("selectedDates", \UICalendarSelectionMultiDate.selectedDates)
        function("UICalendarSelectionMultiDate(delegate:)") {
            UICalendarSelectionMultiDate(delegate: try $0.get(0))
        }
        method("setSelectedDates(_:animated:)", of: UICalendarSelectionMultiDate.self) {
            $0.setSelectedDates(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UICalendarSelectionMultiDateDelegate.
    private mutating func addUIKitControlsMembers2Part13() {
        method("multiDateSelection(_:canDeselectDate:)", of: UICalendarSelectionMultiDateDelegate.self) {
            $0.multiDateSelection(try $1.get(0), canDeselectDate: try $1.get(1))
        }
        method("multiDateSelection(_:canSelectDate:)", of: UICalendarSelectionMultiDateDelegate.self) {
            $0.multiDateSelection(try $1.get(0), canSelectDate: try $1.get(1))
        }
    }
}
