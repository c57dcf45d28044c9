// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICornerConfiguration to UIFont.
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
    }

    /// Adds members of UICornerConfiguration.
    private mutating func addUIKitControlsMembers3Part0() {
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
    private mutating func addUIKitControlsMembers3Part1() {
        function("UICornerRadius(floatLiteral:)") { UICornerRadius(floatLiteral: try $0.get(0)) }
        function("UICornerRadius(integerLiteral:)") { UICornerRadius(integerLiteral: try $0.get(0)) }
        function("UICornerRadius.containerConcentric()") { _ in UICornerRadius.containerConcentric() }
        function("UICornerRadius.containerConcentric(minimum:)") {
            UICornerRadius.containerConcentric(minimum: try $0.get(0))
        }
        function("UICornerRadius.fixed(_:)") { UICornerRadius.fixed(try $0.get(0)) }
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers3Part2() {
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
    private mutating func addUIKitControlsMembers3Part3() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers3Part4() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIDragDropSession.
    private mutating func addUIKitControlsMembers3Part5() {
        method("hasItemsConforming(toTypeIdentifiers:)", of: UIDragDropSession.self) {
            $0.hasItemsConforming(toTypeIdentifiers: try $1.get(0))
        }
    }

    /// Adds members of UIDragInteraction.
    private mutating func addUIKitControlsMembers3Part6() {
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

    /// Adds members of UIDragInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part7() {
        method("dragInteraction(_:item:willAnimateCancelWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), item: try $1.get(1), willAnimateCancelWith: try $1.get(2))
        }
        method("dragInteraction(_:previewForCancelling:withDefault:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), previewForCancelling: try $1.get(1), withDefault: try $1.get(2))
        }
        method("dragInteraction(_:previewForLifting:session:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), previewForLifting: try $1.get(1), session: try $1.get(2))
        }
        method("dragInteraction(_:session:didEndWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), session: try $1.get(1), didEndWith: try $1.get(2))
        }
        method("dragInteraction(_:session:willEndWith:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), session: try $1.get(1), willEndWith: try $1.get(2))
        }
        method("dragInteraction(_:sessionAllowsMoveOperation:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionAllowsMoveOperation: try $1.get(1))
        }
        method("dragInteraction(_:sessionDidMove:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionDidMove: try $1.get(1))
        }
        method(
            "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", of: UIDragInteractionDelegate.self
        ) {
            $0.dragInteraction(try $1.get(0), sessionIsRestrictedToDraggingApplication: try $1.get(1))
        }
        method("dragInteraction(_:sessionWillBegin:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), sessionWillBegin: try $1.get(1))
        }
        method("dragInteraction(_:willAnimateLiftWith:session:)", of: UIDragInteractionDelegate.self) {
            $0.dragInteraction(try $1.get(0), willAnimateLiftWith: try $1.get(1), session: try $1.get(2))
        }
    }

    /// Adds members of UIDragItem.
    private mutating func addUIKitControlsMembers3Part8() {
        property("itemProvider", \UIDragItem.itemProvider)
        property("localObject", \UIDragItem.localObject)
        function("UIDragItem(itemProvider:)") { UIDragItem(itemProvider: try $0.get(0)) }
    }

    /// Adds members of UIDragPreview.
    private mutating func addUIKitControlsMembers3Part9() {
        property("parameters", \UIDragPreview.parameters)
        property("view", \UIDragPreview.view)
        function("UIDragPreview(view:)") { UIDragPreview(view: try $0.get(0)) }
        function("UIDragPreview(view:parameters:)") {
            UIDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
    }

    /// Adds members of UIDropInteraction.
    private mutating func addUIKitControlsMembers3Part10() {
        property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
        property("delegate", \UIDropInteraction.delegate)
        property("view", \UIDropInteraction.view)
        function("UIDropInteraction(delegate:)") { UIDropInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDropInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDropInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDropInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part11() {
        method("dropInteraction(_:canHandle:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), canHandle: try $1.get(1))
        }
        method("dropInteraction(_:concludeDrop:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), concludeDrop: try $1.get(1))
        }
        method("dropInteraction(_:item:willAnimateDropWith:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), item: try $1.get(1), willAnimateDropWith: try $1.get(2))
        }
        method("dropInteraction(_:performDrop:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), performDrop: try $1.get(1))
        }
        method("dropInteraction(_:previewForDropping:withDefault:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), previewForDropping: try $1.get(1), withDefault: try $1.get(2))
        }
        method("dropInteraction(_:sessionDidEnd:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidEnd: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidEnter:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidEnter: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidExit:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidExit: try $1.get(1))
        }
        method("dropInteraction(_:sessionDidUpdate:)", of: UIDropInteractionDelegate.self) {
            $0.dropInteraction(try $1.get(0), sessionDidUpdate: try $1.get(1))
        }
    }

    /// Adds members of UIDropOperation.
    private mutating func addUIKitControlsMembers3Part12() {
        enumeration(UIDropOperation.self)
    }

    /// Adds members of UIDropProposal.
    private mutating func addUIKitControlsMembers3Part13() {
        property("operation", \UIDropProposal.operation)
        function("UIDropProposal(operation:)") { UIDropProposal(operation: try $0.get(0)) }
    }

    /// Adds members of UIDropSessionProgressIndicatorStyle.
    private mutating func addUIKitControlsMembers3Part14() {
        enumeration(UIDropSessionProgressIndicatorStyle.self)
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers3Part15() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers3Part16() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }
}
