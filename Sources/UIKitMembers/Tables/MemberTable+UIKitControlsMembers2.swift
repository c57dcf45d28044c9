// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIButton.Configuration.Background to UIDragInteraction.
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
        addUIKitControlsMembers2Part14()
        addUIKitControlsMembers2Part15()
        addUIKitControlsMembers2Part16()
        addUIKitControlsMembers2Part17()
        addUIKitControlsMembers2Part18()
    }

    /// Adds members of UIButton.Configuration.Background.
    private mutating func addUIKitControlsMembers2Part0() {
        property("backgroundColor", \UIButton.Configuration.Background.backgroundColor)
        property("backgroundColorTransformer", \UIButton.Configuration.Background.backgroundColorTransformer)
        property("cornerRadius", \UIButton.Configuration.Background.cornerRadius)
        property("strokeColor", \UIButton.Configuration.Background.strokeColor)
        property("strokeColorTransformer", \UIButton.Configuration.Background.strokeColorTransformer)
        property("strokeOutset", \UIButton.Configuration.Background.strokeOutset)
        property("strokeWidth", \UIButton.Configuration.Background.strokeWidth)
    }

    /// Adds members of UIButton.Configuration.CornerStyle.
    private mutating func addUIKitControlsMembers2Part1() {
        enumeration(UIButton.Configuration.CornerStyle.self)
    }

    /// Adds members of UIButton.Configuration.Size.
    private mutating func addUIKitControlsMembers2Part2() {
        enumeration(UIButton.Configuration.Size.self)
    }

    /// Adds members of UIButton.Configuration.TitleAlignment.
    private mutating func addUIKitControlsMembers2Part3() {
        enumeration(UIButton.Configuration.TitleAlignment.self)
    }

    /// Adds members of UIColor.
    private mutating func addUIKitControlsMembers2Part4() {
        constant("UIColor.readableTypeIdentifiersForItemProvider") {
            UIColor.readableTypeIdentifiersForItemProvider
        }
        constant("UIColor.writableTypeIdentifiersForItemProvider") {
            UIColor.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UICommand.
    private mutating func addUIKitControlsMembers2Part5() {
        property("action", \UICommand.action)
        property("attributes", \UICommand.attributes)
        property("discoverabilityTitle", \UICommand.discoverabilityTitle)
        property("propertyList", \UICommand.propertyList)
        property("state", \UICommand.state)
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitControlsMembers2Part6() {
        property("identifier", \UIContextMenuConfiguration.identifier)
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitControlsMembers2Part7() {
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
    private mutating func addUIKitControlsMembers2Part8() {
        enumeration(UIContextMenuInteraction.Appearance.self)
    }

    /// Adds members of UIContextMenuInteractionCommitStyle.
    private mutating func addUIKitControlsMembers2Part9() {
        enumeration(UIContextMenuInteractionCommitStyle.self)
    }

    /// Adds members of UIContextMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers2Part10() {
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
    private mutating func addUIKitControlsMembers2Part11() {
        method(
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UICornerConfiguration.
    private mutating func addUIKitControlsMembers2Part12() {
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
    private mutating func addUIKitControlsMembers2Part13() {
        function("UICornerRadius(floatLiteral:)") { UICornerRadius(floatLiteral: try $0.get(0)) }
        function("UICornerRadius(integerLiteral:)") { UICornerRadius(integerLiteral: try $0.get(0)) }
        function("UICornerRadius.containerConcentric()") { _ in UICornerRadius.containerConcentric() }
        function("UICornerRadius.containerConcentric(minimum:)") {
            UICornerRadius.containerConcentric(minimum: try $0.get(0))
        }
        function("UICornerRadius.fixed(_:)") { UICornerRadius.fixed(try $0.get(0)) }
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers2Part14() {
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
    private mutating func addUIKitControlsMembers2Part15() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers2Part16() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIDragDropSession.
    private mutating func addUIKitControlsMembers2Part17() {
        method("hasItemsConforming(toTypeIdentifiers:)", of: UIDragDropSession.self) {
            $0.hasItemsConforming(toTypeIdentifiers: try $1.get(0))
        }
    }

    /// Adds members of UIDragInteraction.
    private mutating func addUIKitControlsMembers2Part18() {
        property(
            "allowsSimultaneousRecognitionDuringLift",
            \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
        property("delegate", \UIDragInteraction.delegate)
        property("isEnabled", \UIDragInteraction.isEnabled)
        property("view", \UIDragInteraction.view)
        function("UIDragInteraction(delegate:)") { UIDragInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDragInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDragInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }
}
