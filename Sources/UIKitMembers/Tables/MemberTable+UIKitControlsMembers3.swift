// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICalendarView.Decoration to UIDragInteraction.
    mutating func addUIKitControlsMembers3() {
        addUIKitControlsMembers3Part0()
        addUIKitControlsMembers3Part1()
        addUIKitControlsMembers3Part2()
        addUIKitControlsMembers3Part3()
        addUIKitControlsMembers3Part4()
        addUIKitControlsMembers3Part5()
        addUIKitControlsMembers3Part6()
        addUIKitControlsMembers3Part7()
        addUIKitControlsMembers3Part8()
        addUIKitControlsMembers3Part9()
        addUIKitControlsMembers3Part10()
        addUIKitControlsMembers3Part11()
        addUIKitControlsMembers3Part12()
        addUIKitControlsMembers3Part13()
        addUIKitControlsMembers3Part14()
        addUIKitControlsMembers3Part15()
        addUIKitControlsMembers3Part16()
        addUIKitControlsMembers3Part17()
    }

    /// Adds members of UICalendarView.Decoration.
    private mutating func addUIKitControlsMembers3Part0() {
        function("UICalendarView.Decoration()") { _ in UICalendarView.Decoration() }
        function("UICalendarView.Decoration(color:)") { UICalendarView.Decoration(color: try $0.get(0)) }
        function("UICalendarView.Decoration(color:size:)") {
            UICalendarView.Decoration(color: try $0.get(0), size: try $0.get(1))
        }
        function("UICalendarView.Decoration(image:)") { UICalendarView.Decoration(image: try $0.get(0)) }
        function("UICalendarView.Decoration(image:color:)") {
            UICalendarView.Decoration(image: try $0.get(0), color: try $0.get(1))
        }
        function("UICalendarView.Decoration(image:color:size:)") {
            UICalendarView.Decoration(image: try $0.get(0), color: try $0.get(1), size: try $0.get(2))
        }
        function("UICalendarView.Decoration(image:size:)") {
            UICalendarView.Decoration(image: try $0.get(0), size: try $0.get(1))
        }
        function("UICalendarView.Decoration.image(_:)") { UICalendarView.Decoration.image(try $0.get(0)) }
        function("UICalendarView.Decoration.image(_:color:)") {
            UICalendarView.Decoration.image(try $0.get(0), color: try $0.get(1))
        }
        function("UICalendarView.Decoration.image(_:color:size:)") {
            UICalendarView.Decoration.image(try $0.get(0), color: try $0.get(1), size: try $0.get(2))
        }
        function("UICalendarView.Decoration.image(_:size:)") {
            UICalendarView.Decoration.image(try $0.get(0), size: try $0.get(1))
        }
    }

    /// Adds members of UICalendarView.DecorationSize.
    private mutating func addUIKitControlsMembers3Part1() {
        enumeration(UICalendarView.DecorationSize.self)
    }

    /// Adds members of UICalendarViewDelegate.
    private mutating func addUIKitControlsMembers3Part2() {
        method("calendarView(_:didChangeVisibleDateComponentsFrom:)", of: UICalendarViewDelegate.self) {
            $0.calendarView(try $1.get(0), didChangeVisibleDateComponentsFrom: try $1.get(1))
        }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitControlsMembers3Part3() {
        constant("UIColor.readableTypeIdentifiersForItemProvider") {
            UIColor.readableTypeIdentifiersForItemProvider
        }
        constant("UIColor.writableTypeIdentifiersForItemProvider") {
            UIColor.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UICommand.
    private mutating func addUIKitControlsMembers3Part4() {
        property("action", \UICommand.action)
        property("attributes", \UICommand.attributes)
        property("discoverabilityTitle", \UICommand.discoverabilityTitle)
        property("propertyList", \UICommand.propertyList)
        property("state", \UICommand.state)
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitControlsMembers3Part5() {
        property("identifier", \UIContextMenuConfiguration.identifier)
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitControlsMembers3Part6() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("menuAppearance", \UIContextMenuInteraction.menuAppearance)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("dismissMenu()", of: UIContextMenuInteraction.self) { base, _ in base.dismissMenu() }
        method("location(in:)", of: UIContextMenuInteraction.self) { $0.location(in: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIContextMenuInteraction.Appearance.
    private mutating func addUIKitControlsMembers3Part7() {
        enumeration(UIContextMenuInteraction.Appearance.self)
    }

    /// Adds members of UIContextMenuInteractionCommitStyle.
    private mutating func addUIKitControlsMembers3Part8() {
        enumeration(UIContextMenuInteractionCommitStyle.self)
    }

    /// Adds members of UIContextMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part9() {
        method(
            "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), configuration: try $1.get(1),
                dismissalPreviewForItemWithIdentifier: try $1.get(2))
        }
        method(
            "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), configuration: try $1.get(1),
                highlightPreviewForItemWithIdentifier: try $1.get(2))
        }
        method(
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(try $1.get(0), previewForDismissingMenuWithConfiguration: try $1.get(1))
        }
        method(
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), previewForHighlightingMenuWithConfiguration: try $1.get(1))
        }
        method(
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), willDisplayMenuFor: try $1.get(1), animator: try $1.get(2))
        }
        method("contextMenuInteraction(_:willEndFor:animator:)", of: UIContextMenuInteractionDelegate.self) {
            $0.contextMenuInteraction(try $1.get(0), willEndFor: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UIContextMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part10() {
        method(
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UICornerConfiguration.
    private mutating func addUIKitControlsMembers3Part11() {
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
    private mutating func addUIKitControlsMembers3Part12() {
        function("UICornerRadius(floatLiteral:)") { UICornerRadius(floatLiteral: try $0.get(0)) }
        function("UICornerRadius(integerLiteral:)") { UICornerRadius(integerLiteral: try $0.get(0)) }
        function("UICornerRadius.containerConcentric()") { _ in UICornerRadius.containerConcentric() }
        function("UICornerRadius.containerConcentric(minimum:)") {
            UICornerRadius.containerConcentric(minimum: try $0.get(0))
        }
        function("UICornerRadius.fixed(_:)") { UICornerRadius.fixed(try $0.get(0)) }
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers3Part13() {
        property("calendar", \UIDatePicker.calendar)
        property("countDownDuration", \UIDatePicker.countDownDuration)
        property("date", \UIDatePicker.date)
        property("datePickerMode", \UIDatePicker.datePickerMode)
        property("datePickerStyle", \UIDatePicker.datePickerStyle)
        property("locale", \UIDatePicker.locale)
        property("maximumDate", \UIDatePicker.maximumDate)
        property("minimumDate", \UIDatePicker.minimumDate)
        property("minuteInterval", \UIDatePicker.minuteInterval)
        property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
        property("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
        property("timeZone", \UIDatePicker.timeZone)
        function("UIDatePicker()") { _ in UIDatePicker() }
        function("UIDatePicker(frame:)") { UIDatePicker(frame: try $0.get(0)) }
        function("UIDatePicker(frame:primaryAction:)") {
            UIDatePicker(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("setDate(_:animated:)", of: UIDatePicker.self) {
            $0.setDate(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIDatePicker.Mode.
    private mutating func addUIKitControlsMembers3Part14() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers3Part15() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIDragDropSession.
    private mutating func addUIKitControlsMembers3Part16() {
        method("hasItemsConforming(toTypeIdentifiers:)", of: UIDragDropSession.self) {
            $0.hasItemsConforming(toTypeIdentifiers: try $1.get(0))
        }
    }

    /// Adds members of UIDragInteraction.
    private mutating func addUIKitControlsMembers3Part17() {
        property(
            "allowsSimultaneousRecognitionDuringLift",
            \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
        property("delegate", \UIDragInteraction.delegate)
        property("isEnabled", \UIDragInteraction.isEnabled)
        property("view", \UIDragInteraction.view)
        constant("UIDragInteraction.isEnabledByDefault") { UIDragInteraction.isEnabledByDefault }
        function("UIDragInteraction(delegate:)") { UIDragInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDragInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDragInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }
}
