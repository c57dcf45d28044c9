// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAccessibility to UIColor.
    mutating func addUIFoundationMembers3() {
        addUIFoundationMembers3Part0()
        addUIFoundationMembers3Part1()
        addUIFoundationMembers3Part2()
        addUIFoundationMembers3Part3()
        addUIFoundationMembers3Part4()
        addUIFoundationMembers3Part5()
        addUIFoundationMembers3Part6()
        addUIFoundationMembers3Part7()
        addUIFoundationMembers3Part8()
        addUIFoundationMembers3Part9()
        addUIFoundationMembers3Part10()
        addUIFoundationMembers3Part11()
    }

    /// Adds members of UIAccessibility.
    private mutating func addUIFoundationMembers3Part0() {
        constant("UIAccessibility.boldTextStatusDidChangeNotification") {
            UIAccessibility.boldTextStatusDidChangeNotification
        }
        constant("UIAccessibility.buttonShapesEnabled") { UIAccessibility.buttonShapesEnabled }
        constant("UIAccessibility.darkerSystemColorsStatusDidChangeNotification") {
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        }
        constant("UIAccessibility.isAssistiveTouchRunning") { UIAccessibility.isAssistiveTouchRunning }
        constant("UIAccessibility.isBoldTextEnabled") { UIAccessibility.isBoldTextEnabled }
        constant("UIAccessibility.isClosedCaptioningEnabled") { UIAccessibility.isClosedCaptioningEnabled }
        constant("UIAccessibility.isDarkerSystemColorsEnabled") {
            UIAccessibility.isDarkerSystemColorsEnabled
        }
        constant("UIAccessibility.isGrayscaleEnabled") { UIAccessibility.isGrayscaleEnabled }
        constant("UIAccessibility.isGuidedAccessEnabled") { UIAccessibility.isGuidedAccessEnabled }
        constant("UIAccessibility.isInvertColorsEnabled") { UIAccessibility.isInvertColorsEnabled }
        constant("UIAccessibility.isMonoAudioEnabled") { UIAccessibility.isMonoAudioEnabled }
        constant("UIAccessibility.isOnOffSwitchLabelsEnabled") { UIAccessibility.isOnOffSwitchLabelsEnabled }
        constant("UIAccessibility.isReduceMotionEnabled") { UIAccessibility.isReduceMotionEnabled }
        constant("UIAccessibility.isReduceTransparencyEnabled") {
            UIAccessibility.isReduceTransparencyEnabled
        }
        constant("UIAccessibility.isShakeToUndoEnabled") { UIAccessibility.isShakeToUndoEnabled }
        constant("UIAccessibility.isSpeakScreenEnabled") { UIAccessibility.isSpeakScreenEnabled }
        constant("UIAccessibility.isSpeakSelectionEnabled") { UIAccessibility.isSpeakSelectionEnabled }
        constant("UIAccessibility.isSwitchControlRunning") { UIAccessibility.isSwitchControlRunning }
        constant("UIAccessibility.isVideoAutoplayEnabled") { UIAccessibility.isVideoAutoplayEnabled }
        constant("UIAccessibility.isVoiceOverRunning") { UIAccessibility.isVoiceOverRunning }
        constant("UIAccessibility.prefersCrossFadeTransitions") {
            UIAccessibility.prefersCrossFadeTransitions
        }
        constant("UIAccessibility.reduceMotionStatusDidChangeNotification") {
            UIAccessibility.reduceMotionStatusDidChangeNotification
        }
    }

    /// Adds members of UIAccessibility.
    private mutating func addUIFoundationMembers3Part1() {
        constant("UIAccessibility.reduceTransparencyStatusDidChangeNotification") {
            UIAccessibility.reduceTransparencyStatusDidChangeNotification
        }
        constant("UIAccessibility.shouldDifferentiateWithoutColor") {
            UIAccessibility.shouldDifferentiateWithoutColor
        }
        constant("UIAccessibility.voiceOverStatusDidChangeNotification") {
            UIAccessibility.voiceOverStatusDidChangeNotification
        }
    }

    /// Adds members of UIAccessibility.Notification.
    private mutating func addUIFoundationMembers3Part2() {
        property("rawValue", \UIAccessibility.Notification.rawValue)
        constant("UIAccessibility.Notification.announcement") { UIAccessibility.Notification.announcement }
        constant("UIAccessibility.Notification.layoutChanged") { UIAccessibility.Notification.layoutChanged }
        constant("UIAccessibility.Notification.pageScrolled") { UIAccessibility.Notification.pageScrolled }
        constant("UIAccessibility.Notification.screenChanged") { UIAccessibility.Notification.screenChanged }
        function("UIAccessibility.Notification(rawValue:)") {
            UIAccessibility.Notification(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIAccessibilityContrast.
    private mutating func addUIFoundationMembers3Part3() {
        enumeration(UIAccessibilityContrast.self)
    }

    /// Adds members of UIAccessibilityCustomAction.
    private mutating func addUIFoundationMembers3Part4() {
        property("name", \UIAccessibilityCustomAction.name)
        property("selector", \UIAccessibilityCustomAction.selector)
        property("target", \UIAccessibilityCustomAction.target)
    }

    /// Adds members of UIAccessibilityNavigationStyle.
    private mutating func addUIFoundationMembers3Part5() {
        enumeration(UIAccessibilityNavigationStyle.self)
    }

    /// Adds members of UIAccessibilityScrollDirection.
    private mutating func addUIFoundationMembers3Part6() {
        enumeration(UIAccessibilityScrollDirection.self)
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIFoundationMembers3Part7() {
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
    private mutating func addUIFoundationMembers3Part8() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIFoundationMembers3Part9() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAxis.
    private mutating func addUIFoundationMembers3Part10() {
        property("rawValue", \UIAxis.rawValue)
        constant("UIAxis.both") { UIAxis.both }
        constant("UIAxis.horizontal") { UIAxis.horizontal }
        constant("UIAxis.vertical") { UIAxis.vertical }
        function("UIAxis(rawValue:)") { UIAxis(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers3Part11() {
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
    }
}
