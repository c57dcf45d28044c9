// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIColor to UIFont.
    mutating func addUIKitCoreMembers3() {
        addUIKitCoreMembers3Part0()
        addUIKitCoreMembers3Part1()
        addUIKitCoreMembers3Part2()
        addUIKitCoreMembers3Part3()
        addUIKitCoreMembers3Part4()
        addUIKitCoreMembers3Part5()
        addUIKitCoreMembers3Part6()
        addUIKitCoreMembers3Part7()
        addUIKitCoreMembers3Part8()
        addUIKitCoreMembers3Part9()
        addUIKitCoreMembers3Part10()
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers3Part0() {
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
    private mutating func addUIKitCoreMembers3Part1() {
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitCoreMembers3Part2() {
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitCoreMembers3Part3() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIControl.
    private mutating func addUIKitCoreMembers3Part4() {
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
    private mutating func addUIKitCoreMembers3Part5() {
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
    private mutating func addUIKitCoreMembers3Part6() {
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

    /// Adds members of UICubicTimingParameters.
    private mutating func addUIKitCoreMembers3Part7() {
        property("animationCurve", \UICubicTimingParameters.animationCurve)
        property("controlPoint1", \UICubicTimingParameters.controlPoint1)
        property("controlPoint2", \UICubicTimingParameters.controlPoint2)
        property("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
        property("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
        function("UICubicTimingParameters()") { _ in UICubicTimingParameters() }
        function("UICubicTimingParameters(animationCurve:)") {
            UICubicTimingParameters(animationCurve: try $0.get(0))
        }
        function("UICubicTimingParameters(controlPoint1:controlPoint2:)") {
            UICubicTimingParameters(controlPoint1: try $0.get(0), controlPoint2: try $0.get(1))
        }
    }

    /// Adds members of UIEdgeInsets.
    private mutating func addUIKitCoreMembers3Part8() {
        property("bottom", \UIEdgeInsets.bottom)
        property("left", \UIEdgeInsets.left)
        property("right", \UIEdgeInsets.right)
        property("top", \UIEdgeInsets.top)
        constant("UIEdgeInsets.zero") { UIEdgeInsets.zero }
        function("UIEdgeInsets()") { _ in UIEdgeInsets() }
        function("UIEdgeInsets(top:left:bottom:right:)") {
            UIEdgeInsets(top: try $0.get(0), left: try $0.get(1), bottom: try $0.get(2), right: try $0.get(3))
        }
    }

    /// Adds members of UIEvent.
    private mutating func addUIKitCoreMembers3Part9() {
        property("allTouches", \UIEvent.allTouches)
        property("subtype", \UIEvent.subtype)
        property("timestamp", \UIEvent.timestamp)
        property("type", \UIEvent.type)
        function("UIEvent()") { _ in UIEvent() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitCoreMembers3Part10() {
        property("ascender", \UIFont.ascender)
        property("capHeight", \UIFont.capHeight)
        property("descender", \UIFont.descender)
        property("familyName", \UIFont.familyName)
        property("fontDescriptor", \UIFont.fontDescriptor)
        property("fontName", \UIFont.fontName)
        property("lineHeight", \UIFont.lineHeight)
        property("pointSize", \UIFont.pointSize)
        constant("UIFont.labelFontSize") { UIFont.labelFontSize }
        constant("UIFont.systemFontSize") { UIFont.systemFontSize }
        function("UIFont()") { _ in UIFont() }
        function("UIFont(descriptor:size:)") { UIFont(descriptor: try $0.get(0), size: try $0.get(1)) }
        function("UIFont(name:size:)") { UIFont(name: try $0.get(0), size: try $0.get(1)) }
        method("withSize(_:)", of: UIFont.self) { $0.withSize(try $1.get(0)) }
        function("UIFont.boldSystemFont(ofSize:)") { UIFont.boldSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.italicSystemFont(ofSize:)") { UIFont.italicSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.monospacedDigitSystemFont(ofSize:weight:)") {
            UIFont.monospacedDigitSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.monospacedSystemFont(ofSize:weight:)") {
            UIFont.monospacedSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.preferredFont(forTextStyle:)") { UIFont.preferredFont(forTextStyle: try $0.get(0)) }
        function("UIFont.systemFont(ofSize:)") { UIFont.systemFont(ofSize: try $0.get(0)) }
        function("UIFont.systemFont(ofSize:weight:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
    }
}
