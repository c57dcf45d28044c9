// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAccessibility.
    mutating func addUIKitCoreMembers20() {
        constant("UIAccessibility.isBoldTextEnabled") { UIAccessibility.isBoldTextEnabled }
        constant("UIAccessibility.isInvertColorsEnabled") { UIAccessibility.isInvertColorsEnabled }
        constant("UIAccessibility.isReduceMotionEnabled") { UIAccessibility.isReduceMotionEnabled }
        constant("UIAccessibility.isReduceTransparencyEnabled") {
            UIAccessibility.isReduceTransparencyEnabled
        }
        constant("UIAccessibility.isVoiceOverRunning") { UIAccessibility.isVoiceOverRunning }
    }
    /// Adds members of UIAccessibility.Notification.
    mutating func addUIKitCoreMembers21() {
        property("rawValue", \UIAccessibility.Notification.rawValue)
        constant("UIAccessibility.Notification.announcement") { UIAccessibility.Notification.announcement }
        constant("UIAccessibility.Notification.layoutChanged") { UIAccessibility.Notification.layoutChanged }
        constant("UIAccessibility.Notification.pageScrolled") { UIAccessibility.Notification.pageScrolled }
        constant("UIAccessibility.Notification.screenChanged") { UIAccessibility.Notification.screenChanged }
        function("UIAccessibility.Notification(rawValue:)") {
            UIAccessibility.Notification(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UIAccessibilityTraits.
    mutating func addUIKitCoreMembers22() {
        property("rawValue", \UIAccessibilityTraits.rawValue)
        constant("UIAccessibilityTraits.adjustable") { UIAccessibilityTraits.adjustable }
        constant("UIAccessibilityTraits.allowsDirectInteraction") {
            UIAccessibilityTraits.allowsDirectInteraction
        }
        constant("UIAccessibilityTraits.button") { UIAccessibilityTraits.button }
        constant("UIAccessibilityTraits.causesPageTurn") { UIAccessibilityTraits.causesPageTurn }
        constant("UIAccessibilityTraits.header") { UIAccessibilityTraits.header }
        constant("UIAccessibilityTraits.image") { UIAccessibilityTraits.image }
        constant("UIAccessibilityTraits.keyboardKey") { UIAccessibilityTraits.keyboardKey }
        constant("UIAccessibilityTraits.link") { UIAccessibilityTraits.link }
        constant("UIAccessibilityTraits.none") { UIAccessibilityTraits.none }
        constant("UIAccessibilityTraits.notEnabled") { UIAccessibilityTraits.notEnabled }
        constant("UIAccessibilityTraits.playsSound") { UIAccessibilityTraits.playsSound }
        constant("UIAccessibilityTraits.searchField") { UIAccessibilityTraits.searchField }
        constant("UIAccessibilityTraits.selected") { UIAccessibilityTraits.selected }
        constant("UIAccessibilityTraits.startsMediaSession") { UIAccessibilityTraits.startsMediaSession }
        constant("UIAccessibilityTraits.staticText") { UIAccessibilityTraits.staticText }
        constant("UIAccessibilityTraits.summaryElement") { UIAccessibilityTraits.summaryElement }
        constant("UIAccessibilityTraits.updatesFrequently") { UIAccessibilityTraits.updatesFrequently }
        function("UIAccessibilityTraits(rawValue:)") { UIAccessibilityTraits(rawValue: try $0.get(0)) }
    }
    /// Adds members of UIAction.
    mutating func addUIKitCoreMembers23() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }
    /// Adds members of UIAction.Identifier.
    mutating func addUIKitCoreMembers24() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }
    /// Adds members of UIBarButtonItem.
    mutating func addUIKitCoreMembers25() {
        property("action", \UIBarButtonItem.action)
        property("customView", \UIBarButtonItem.customView)
        property("menu", \UIBarButtonItem.menu)
        property("primaryAction", \UIBarButtonItem.primaryAction)
        property("style", \UIBarButtonItem.style)
        property("target", \UIBarButtonItem.target)
        property("tintColor", \UIBarButtonItem.tintColor)
        property("width", \UIBarButtonItem.width)
        function("UIBarButtonItem(customView:)") { UIBarButtonItem(customView: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:)") { UIBarButtonItem(systemItem: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:primaryAction:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIBarButtonItem(systemItem:primaryAction:menu:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1), menu: try $0.get(2))
        }
        function("UIBarButtonItem(title:)") { UIBarButtonItem(title: try $0.get(0)) }
        function("UIBarButtonItem(title:image:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1))
        }
        function("UIBarButtonItem(title:image:primaryAction:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2))
        }
        function("UIBarButtonItem(title:image:primaryAction:menu:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2), menu: try $0.get(3))
        }
    }
    /// Adds members of UIBarItem.
    mutating func addUIKitCoreMembers26() {
        property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        property("accessibilityLabel", \UIBarItem.accessibilityLabel)
        property("image", \UIBarItem.image)
        property("imageInsets", \UIBarItem.imageInsets)
        property("isEnabled", \UIBarItem.isEnabled)
        property("tag", \UIBarItem.tag)
        property("title", \UIBarItem.title)
        function("UIBarItem()") { _ in UIBarItem() }
    }
    /// Adds members of UIBlurEffect.
    mutating func addUIKitCoreMembers27() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }
    /// Adds members of UIColor.
    mutating func addUIKitCoreMembers28() {
        property("cgColor", \UIColor.cgColor)
        constant("UIColor.black") { UIColor.black }
        constant("UIColor.blue") { UIColor.blue }
        constant("UIColor.brown") { UIColor.brown }
        constant("UIColor.clear") { UIColor.clear }
        constant("UIColor.cyan") { UIColor.cyan }
        constant("UIColor.darkGray") { UIColor.darkGray }
        constant("UIColor.darkText") { UIColor.darkText }
        constant("UIColor.gray") { UIColor.gray }
        constant("UIColor.green") { UIColor.green }
        constant("UIColor.label") { UIColor.label }
        constant("UIColor.lightGray") { UIColor.lightGray }
        constant("UIColor.lightText") { UIColor.lightText }
        constant("UIColor.link") { UIColor.link }
        constant("UIColor.magenta") { UIColor.magenta }
        constant("UIColor.opaqueSeparator") { UIColor.opaqueSeparator }
        constant("UIColor.orange") { UIColor.orange }
        constant("UIColor.placeholderText") { UIColor.placeholderText }
        constant("UIColor.purple") { UIColor.purple }
        constant("UIColor.quaternaryLabel") { UIColor.quaternaryLabel }
        constant("UIColor.quaternarySystemFill") { UIColor.quaternarySystemFill }
        constant("UIColor.red") { UIColor.red }
        constant("UIColor.secondaryLabel") { UIColor.secondaryLabel }
        constant("UIColor.secondarySystemBackground") { UIColor.secondarySystemBackground }
        constant("UIColor.secondarySystemFill") { UIColor.secondarySystemFill }
        constant("UIColor.secondarySystemGroupedBackground") { UIColor.secondarySystemGroupedBackground }
        constant("UIColor.separator") { UIColor.separator }
        constant("UIColor.systemBackground") { UIColor.systemBackground }
        constant("UIColor.systemBlue") { UIColor.systemBlue }
        constant("UIColor.systemBrown") { UIColor.systemBrown }
        constant("UIColor.systemCyan") { UIColor.systemCyan }
        constant("UIColor.systemFill") { UIColor.systemFill }
        constant("UIColor.systemGray") { UIColor.systemGray }
        constant("UIColor.systemGray2") { UIColor.systemGray2 }
        constant("UIColor.systemGray3") { UIColor.systemGray3 }
        constant("UIColor.systemGray4") { UIColor.systemGray4 }
        constant("UIColor.systemGray5") { UIColor.systemGray5 }
        constant("UIColor.systemGray6") { UIColor.systemGray6 }
        constant("UIColor.systemGreen") { UIColor.systemGreen }
        constant("UIColor.systemGroupedBackground") { UIColor.systemGroupedBackground }
        constant("UIColor.systemIndigo") { UIColor.systemIndigo }
        constant("UIColor.systemMint") { UIColor.systemMint }
        constant("UIColor.systemOrange") { UIColor.systemOrange }
        constant("UIColor.systemPink") { UIColor.systemPink }
        constant("UIColor.systemPurple") { UIColor.systemPurple }
    }
    /// Adds members of UIColor.
    mutating func addUIKitCoreMembers29() {
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
            UIColor(colorLiteralRed: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(displayP3Red:green:blue:alpha:)") {
            UIColor(displayP3Red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(hue:saturation:brightness:alpha:)") {
            UIColor(hue: try $0.get(0), saturation: try $0.get(1), brightness: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(named:)") { UIColor(named: try $0.get(0)) }
        function("UIColor(patternImage:)") { UIColor(patternImage: try $0.get(0)) }
        function("UIColor(red:green:blue:alpha:)") {
            UIColor(red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(white:alpha:)") { UIColor(white: try $0.get(0), alpha: try $0.get(1)) }
        method("resolvedColor(with:)", of: UIColor.self) { $0.resolvedColor(with: try $1.get(0)) }
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }
    /// Adds members of UIContextMenuConfiguration.
    mutating func addUIKitCoreMembers210() {
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }
    /// Adds members of UIContextMenuInteraction.
    mutating func addUIKitCoreMembers211() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }
    /// Adds members of UIControl.
    mutating func addUIKitCoreMembers212() {
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
    mutating func addUIKitCoreMembers213() {
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
}
