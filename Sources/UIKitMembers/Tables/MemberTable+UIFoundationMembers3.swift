// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of Spring to UIAxis.
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
        addUIFoundationMembers3Part12()
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers3Part0() {
        property("bounce", \Spring.bounce)
        property("damping", \Spring.damping)
        property("dampingRatio", \Spring.dampingRatio)
        property("duration", \Spring.duration)
        property("mass", \Spring.mass)
        property("response", \Spring.response)
        property("settlingDuration", \Spring.settlingDuration)
        property("stiffness", \Spring.stiffness)
        constant("Spring.bouncy") { Spring.bouncy }
        constant("Spring.smooth") { Spring.smooth }
        constant("Spring.snappy") { Spring.snappy }
        function("Spring()") { _ in Spring() }
        function("Spring(bounce:)") { Spring(bounce: try $0.get(0)) }
        function("Spring(duration:)") { Spring(duration: try $0.get(0)) }
        function("Spring(duration:bounce:)") { Spring(duration: try $0.get(0), bounce: try $0.get(1)) }
        function("Spring(mass:stiffness:damping:)") {
            Spring(mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2))
        }
        function("Spring(mass:stiffness:damping:allowOverDamping:)") {
            Spring(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                allowOverDamping: try $0.get(3))
        }
        function("Spring(response:dampingRatio:)") {
            Spring(response: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:epsilon:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1), epsilon: try $0.get(2))
        }
        function("Spring.bouncy()") { _ in Spring.bouncy() }
        function("Spring.bouncy(duration:)") { Spring.bouncy(duration: try $0.get(0)) }
        function("Spring.bouncy(duration:extraBounce:)") {
            Spring.bouncy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.bouncy(extraBounce:)") { Spring.bouncy(extraBounce: try $0.get(0)) }
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers3Part1() {
        function("Spring.smooth()") { _ in Spring.smooth() }
        function("Spring.smooth(duration:)") { Spring.smooth(duration: try $0.get(0)) }
        function("Spring.smooth(duration:extraBounce:)") {
            Spring.smooth(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.smooth(extraBounce:)") { Spring.smooth(extraBounce: try $0.get(0)) }
        function("Spring.snappy()") { _ in Spring.snappy() }
        function("Spring.snappy(duration:)") { Spring.snappy(duration: try $0.get(0)) }
        function("Spring.snappy(duration:extraBounce:)") {
            Spring.snappy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.snappy(extraBounce:)") { Spring.snappy(extraBounce: try $0.get(0)) }
    }

    /// Adds members of UIAccessibility.
    private mutating func addUIFoundationMembers3Part2() {
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
    private mutating func addUIFoundationMembers3Part3() {
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
    private mutating func addUIFoundationMembers3Part4() {
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
    private mutating func addUIFoundationMembers3Part5() {
        enumeration(UIAccessibilityContrast.self)
    }

    /// Adds members of UIAccessibilityCustomAction.
    private mutating func addUIFoundationMembers3Part6() {
        property("name", \UIAccessibilityCustomAction.name)
        property("selector", \UIAccessibilityCustomAction.selector)
        property("target", \UIAccessibilityCustomAction.target)
    }

    /// Adds members of UIAccessibilityNavigationStyle.
    private mutating func addUIFoundationMembers3Part7() {
        enumeration(UIAccessibilityNavigationStyle.self)
    }

    /// Adds members of UIAccessibilityScrollDirection.
    private mutating func addUIFoundationMembers3Part8() {
        enumeration(UIAccessibilityScrollDirection.self)
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIFoundationMembers3Part9() {
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
    private mutating func addUIFoundationMembers3Part10() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIFoundationMembers3Part11() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAxis.
    private mutating func addUIFoundationMembers3Part12() {
        property("rawValue", \UIAxis.rawValue)
        constant("UIAxis.both") { UIAxis.both }
        constant("UIAxis.horizontal") { UIAxis.horizontal }
        constant("UIAxis.vertical") { UIAxis.vertical }
        function("UIAxis(rawValue:)") { UIAxis(rawValue: try $0.get(0)) }
    }
}
