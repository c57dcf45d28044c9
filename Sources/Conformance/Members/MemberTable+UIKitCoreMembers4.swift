// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIColor to UICornerRadius.
    mutating func addUIKitCoreMembers4() {
        addUIKitCoreMembers4Part0()
        addUIKitCoreMembers4Part1()
        addUIKitCoreMembers4Part2()
        addUIKitCoreMembers4Part3()
        addUIKitCoreMembers4Part4()
        addUIKitCoreMembers4Part5()
        addUIKitCoreMembers4Part6()
        addUIKitCoreMembers4Part7()
        addUIKitCoreMembers4Part8()
        addUIKitCoreMembers4Part9()
        addUIKitCoreMembers4Part10()
        addUIKitCoreMembers4Part11()
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers4Part0() {
        constant("UIColor.systemGray5") { UIColor.systemGray5 }
        constant("UIColor.systemGray6") { UIColor.systemGray6 }
        constant("UIColor.systemGreen") { UIColor.systemGreen }
        constant("UIColor.systemGroupedBackground") { UIColor.systemGroupedBackground }
        constant("UIColor.systemIndigo") { UIColor.systemIndigo }
        constant("UIColor.systemMint") { UIColor.systemMint }
        constant("UIColor.systemOrange") { UIColor.systemOrange }
        constant("UIColor.systemPink") { UIColor.systemPink }
        constant("UIColor.systemPurple") { UIColor.systemPurple }
        constant("UIColor.systemRed") { UIColor.systemRed }
        constant("UIColor.systemTeal") { UIColor.systemTeal }
        constant("UIColor.systemYellow") { UIColor.systemYellow }
        constant("UIColor.tertiaryLabel") { UIColor.tertiaryLabel }
        constant("UIColor.tertiarySystemBackground") { UIColor.tertiarySystemBackground }
        constant("UIColor.tertiarySystemFill") { UIColor.tertiarySystemFill }
        constant("UIColor.tertiarySystemGroupedBackground") { UIColor.tertiarySystemGroupedBackground }
        constant("UIColor.white") { UIColor.white }
        constant("UIColor.yellow") { UIColor.yellow }
        function("UIColor()") { _ in UIColor() }
        function("UIColor(cgColor:)") { UIColor(cgColor: try $0.get(0)) }
        function("UIColor(colorLiteralRed:green:blue:alpha:)") {
            UIColor(
                colorLiteralRed: try $0.get(0), green: try $0.get(1), blue: try $0.get(2),
                alpha: try $0.get(3))
        }
        function("UIColor(displayP3Red:green:blue:alpha:)") {
            UIColor(
                displayP3Red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(hue:saturation:brightness:alpha:)") {
            UIColor(
                hue: try $0.get(0), saturation: try $0.get(1), brightness: try $0.get(2), alpha: try $0.get(3)
            )
        }
        function("UIColor(named:)") { UIColor(named: try $0.get(0)) }
        function("UIColor(patternImage:)") { UIColor(patternImage: try $0.get(0)) }
        function("UIColor(red:green:blue:alpha:)") {
            UIColor(red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(white:alpha:)") { UIColor(white: try $0.get(0), alpha: try $0.get(1)) }
        method("resolvedColor(with:)", of: UIColor.self) { $0.resolvedColor(with: try $1.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers4Part1() {
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }

    /// Adds members of UIConfigurationTextAttributesTransformer.
    private mutating func addUIKitCoreMembers4Part2() {
        method("callAsFunction(_:)", of: UIConfigurationTextAttributesTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIContentSizeCategory.
    private mutating func addUIKitCoreMembers4Part3() {
        property("isAccessibilityCategory", \UIContentSizeCategory.isAccessibilityCategory)
        property("rawValue", \UIContentSizeCategory.rawValue)
        constant("UIContentSizeCategory.accessibilityExtraExtraExtraLarge") {
            UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityExtraExtraLarge") {
            UIContentSizeCategory.accessibilityExtraExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityExtraLarge") {
            UIContentSizeCategory.accessibilityExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityLarge") { UIContentSizeCategory.accessibilityLarge }
        constant("UIContentSizeCategory.accessibilityMedium") { UIContentSizeCategory.accessibilityMedium }
        constant("UIContentSizeCategory.extraExtraExtraLarge") { UIContentSizeCategory.extraExtraExtraLarge }
        constant("UIContentSizeCategory.extraExtraLarge") { UIContentSizeCategory.extraExtraLarge }
        constant("UIContentSizeCategory.extraLarge") { UIContentSizeCategory.extraLarge }
        constant("UIContentSizeCategory.extraSmall") { UIContentSizeCategory.extraSmall }
        constant("UIContentSizeCategory.large") { UIContentSizeCategory.large }
        constant("UIContentSizeCategory.medium") { UIContentSizeCategory.medium }
        constant("UIContentSizeCategory.small") { UIContentSizeCategory.small }
        constant("UIContentSizeCategory.unspecified") { UIContentSizeCategory.unspecified }
        function("UIContentSizeCategory(rawValue:)") { UIContentSizeCategory(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIContentUnavailableConfigurationState.
    private mutating func addUIKitCoreMembers4Part4() {
        property("searchText", \UIContentUnavailableConfigurationState.searchText)
        property("traitCollection", \UIContentUnavailableConfigurationState.traitCollection)
        function("UIContentUnavailableConfigurationState(traitCollection:)") {
            UIContentUnavailableConfigurationState(traitCollection: try $0.get(0))
        }
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitCoreMembers4Part5() {
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitCoreMembers4Part6() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIControl.
    private mutating func addUIKitCoreMembers4Part7() {
        property("allControlEvents", \UIControl.allControlEvents)
        property("allTargets", \UIControl.allTargets)
        property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        property("isEnabled", \UIControl.isEnabled)
        property("isHighlighted", \UIControl.isHighlighted)
        property("isSelected", \UIControl.isSelected)
        property("isTouchInside", \UIControl.isTouchInside)
        property("isTracking", \UIControl.isTracking)
        property("state", \UIControl.state)
        function("UIControl()") { _ in UIControl() }
        function("UIControl(frame:)") { UIControl(frame: try $0.get(0)) }
        function("UIControl(frame:primaryAction:)") {
            UIControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("addAction(_:for:)", of: UIControl.self) { $0.addAction(try $1.get(0), for: try $1.get(1)) }
        method("removeAction(_:for:)", of: UIControl.self) {
            $0.removeAction(try $1.get(0), for: try $1.get(1))
        }
        method("removeAction(identifiedBy:for:)", of: UIControl.self) {
            $0.removeAction(identifiedBy: try $1.get(0), for: try $1.get(1))
        }
        method("sendAction(_:)", of: UIControl.self) { $0.sendAction(try $1.get(0)) }
        method("sendActions(for:)", of: UIControl.self) { $0.sendActions(for: try $1.get(0)) }
    }

    /// Adds members of UIControl.Event.
    private mutating func addUIKitCoreMembers4Part8() {
        property("rawValue", \UIControl.Event.rawValue)
        constant("UIControl.Event.allEditingEvents") { UIControl.Event.allEditingEvents }
        constant("UIControl.Event.allEvents") { UIControl.Event.allEvents }
        constant("UIControl.Event.allTouchEvents") { UIControl.Event.allTouchEvents }
        constant("UIControl.Event.editingChanged") { UIControl.Event.editingChanged }
        constant("UIControl.Event.editingDidBegin") { UIControl.Event.editingDidBegin }
        constant("UIControl.Event.editingDidEnd") { UIControl.Event.editingDidEnd }
        constant("UIControl.Event.editingDidEndOnExit") { UIControl.Event.editingDidEndOnExit }
        constant("UIControl.Event.menuActionTriggered") { UIControl.Event.menuActionTriggered }
        constant("UIControl.Event.primaryActionTriggered") { UIControl.Event.primaryActionTriggered }
        constant("UIControl.Event.touchCancel") { UIControl.Event.touchCancel }
        constant("UIControl.Event.touchDown") { UIControl.Event.touchDown }
        constant("UIControl.Event.touchDownRepeat") { UIControl.Event.touchDownRepeat }
        constant("UIControl.Event.touchDragEnter") { UIControl.Event.touchDragEnter }
        constant("UIControl.Event.touchDragExit") { UIControl.Event.touchDragExit }
        constant("UIControl.Event.touchDragInside") { UIControl.Event.touchDragInside }
        constant("UIControl.Event.touchDragOutside") { UIControl.Event.touchDragOutside }
        constant("UIControl.Event.touchUpInside") { UIControl.Event.touchUpInside }
        constant("UIControl.Event.touchUpOutside") { UIControl.Event.touchUpOutside }
        constant("UIControl.Event.valueChanged") { UIControl.Event.valueChanged }
        function("UIControl.Event(rawValue:)") { UIControl.Event(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIControl.State.
    private mutating func addUIKitCoreMembers4Part9() {
        property("rawValue", \UIControl.State.rawValue)
        constant("UIControl.State.application") { UIControl.State.application }
        constant("UIControl.State.disabled") { UIControl.State.disabled }
        constant("UIControl.State.focused") { UIControl.State.focused }
        constant("UIControl.State.highlighted") { UIControl.State.highlighted }
        constant("UIControl.State.normal") { UIControl.State.normal }
        constant("UIControl.State.reserved") { UIControl.State.reserved }
        constant("UIControl.State.selected") { UIControl.State.selected }
        function("UIControl.State(rawValue:)") { UIControl.State(rawValue: try $0.get(0)) }
    }

    /// Adds members of UICornerConfiguration.
    private mutating func addUIKitCoreMembers4Part10() {
        function("UICornerConfiguration.capsule()") { _ in UICornerConfiguration.capsule() }
        function("UICornerConfiguration.capsule(maximumRadius:)") {
            UICornerConfiguration.capsule(maximumRadius: try $0.get(0))
        }
        function("UICornerConfiguration.corners(radius:)") {
            UICornerConfiguration.corners(radius: try $0.get(0))
        }
        function("UICornerConfiguration.uniformCorners(radius:)") {
            UICornerConfiguration.uniformCorners(radius: try $0.get(0))
        }
    }

    /// Adds members of UICornerRadius.
    private mutating func addUIKitCoreMembers4Part11() {
        function("UICornerRadius(floatLiteral:)") { UICornerRadius(floatLiteral: try $0.get(0)) }
        function("UICornerRadius(integerLiteral:)") { UICornerRadius(integerLiteral: try $0.get(0)) }
        function("UICornerRadius.containerConcentric()") { _ in UICornerRadius.containerConcentric() }
        function("UICornerRadius.containerConcentric(minimum:)") {
            UICornerRadius.containerConcentric(minimum: try $0.get(0))
        }
        function("UICornerRadius.fixed(_:)") { UICornerRadius.fixed(try $0.get(0)) }
    }
}
