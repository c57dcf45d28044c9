// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIContextMenuConfiguration to UIFontDescriptor.
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

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitCoreMembers4Part0() {
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitCoreMembers4Part1() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIControl.
    private mutating func addUIKitCoreMembers4Part2() {
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
    private mutating func addUIKitCoreMembers4Part3() {
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
    private mutating func addUIKitCoreMembers4Part4() {
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
    private mutating func addUIKitCoreMembers4Part5() {
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
    private mutating func addUIKitCoreMembers4Part6() {
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
    private mutating func addUIKitCoreMembers4Part7() {
        property("allTouches", \UIEvent.allTouches)
        property("subtype", \UIEvent.subtype)
        property("timestamp", \UIEvent.timestamp)
        property("type", \UIEvent.type)
        function("UIEvent()") { _ in UIEvent() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitCoreMembers4Part8() {
        property("ascender", \UIFont.ascender)
        property("capHeight", \UIFont.capHeight)
        property("descender", \UIFont.descender)
        property("familyName", \UIFont.familyName)
        property("fontDescriptor", \UIFont.fontDescriptor)
        property("fontName", \UIFont.fontName)
        property("leading", \UIFont.leading)
        property("lineHeight", \UIFont.lineHeight)
        property("pointSize", \UIFont.pointSize)
        property("xHeight", \UIFont.xHeight)
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
        function("UIFont.preferredFont(forTextStyle:compatibleWith:)") {
            UIFont.preferredFont(forTextStyle: try $0.get(0), compatibleWith: try $0.get(1))
        }
        function("UIFont.systemFont(ofSize:)") { UIFont.systemFont(ofSize: try $0.get(0)) }
        function("UIFont.systemFont(ofSize:weight:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
    }

    /// Adds members of UIFont.TextStyle.
    private mutating func addUIKitCoreMembers4Part9() {
        property("rawValue", \UIFont.TextStyle.rawValue)
        constant("UIFont.TextStyle.body") { UIFont.TextStyle.body }
        constant("UIFont.TextStyle.callout") { UIFont.TextStyle.callout }
        constant("UIFont.TextStyle.caption1") { UIFont.TextStyle.caption1 }
        constant("UIFont.TextStyle.caption2") { UIFont.TextStyle.caption2 }
        constant("UIFont.TextStyle.footnote") { UIFont.TextStyle.footnote }
        constant("UIFont.TextStyle.headline") { UIFont.TextStyle.headline }
        constant("UIFont.TextStyle.largeTitle") { UIFont.TextStyle.largeTitle }
        constant("UIFont.TextStyle.subheadline") { UIFont.TextStyle.subheadline }
        constant("UIFont.TextStyle.title1") { UIFont.TextStyle.title1 }
        constant("UIFont.TextStyle.title2") { UIFont.TextStyle.title2 }
        constant("UIFont.TextStyle.title3") { UIFont.TextStyle.title3 }
        function("UIFont.TextStyle(rawValue:)") { UIFont.TextStyle(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFont.Weight.
    private mutating func addUIKitCoreMembers4Part10() {
        property("rawValue", \UIFont.Weight.rawValue)
        constant("UIFont.Weight.black") { UIFont.Weight.black }
        constant("UIFont.Weight.bold") { UIFont.Weight.bold }
        constant("UIFont.Weight.heavy") { UIFont.Weight.heavy }
        constant("UIFont.Weight.light") { UIFont.Weight.light }
        constant("UIFont.Weight.medium") { UIFont.Weight.medium }
        constant("UIFont.Weight.regular") { UIFont.Weight.regular }
        constant("UIFont.Weight.semibold") { UIFont.Weight.semibold }
        constant("UIFont.Weight.thin") { UIFont.Weight.thin }
        constant("UIFont.Weight.ultraLight") { UIFont.Weight.ultraLight }
        function("UIFont.Weight(rawValue:)") { UIFont.Weight(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFontDescriptor.
    private mutating func addUIKitCoreMembers4Part11() {
        property("pointSize", \UIFontDescriptor.pointSize)
        property("postscriptName", \UIFontDescriptor.postscriptName)
        property("symbolicTraits", \UIFontDescriptor.symbolicTraits)
        function("UIFontDescriptor(name:size:)") {
            UIFontDescriptor(name: try $0.get(0), size: try $0.get(1))
        }
        method("withDesign(_:)", of: UIFontDescriptor.self) { $0.withDesign(try $1.get(0)) }
        method("withSize(_:)", of: UIFontDescriptor.self) { $0.withSize(try $1.get(0)) }
        method("withSymbolicTraits(_:)", of: UIFontDescriptor.self) { $0.withSymbolicTraits(try $1.get(0)) }
        function("UIFontDescriptor.preferredFontDescriptor(withTextStyle:)") {
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0.get(0))
        }
    }
}
