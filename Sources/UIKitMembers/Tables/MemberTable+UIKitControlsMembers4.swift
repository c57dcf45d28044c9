// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIDatePicker to UIEditMenuInteraction.
    mutating func addUIKitControlsMembers4() {
        addUIKitControlsMembers4Part0()
        addUIKitControlsMembers4Part1()
        addUIKitControlsMembers4Part2()
        addUIKitControlsMembers4Part3()
        addUIKitControlsMembers4Part4()
        addUIKitControlsMembers4Part5()
        addUIKitControlsMembers4Part6()
        addUIKitControlsMembers4Part7()
        addUIKitControlsMembers4Part8()
        addUIKitControlsMembers4Part9()
        addUIKitControlsMembers4Part10()
        addUIKitControlsMembers4Part11()
        addUIKitControlsMembers4Part12()
        addUIKitControlsMembers4Part13()
        addUIKitControlsMembers4Part14()
        addUIKitControlsMembers4Part15()
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers4Part0() {
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
    private mutating func addUIKitControlsMembers4Part1() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers4Part2() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIDragDropSession.
    private mutating func addUIKitControlsMembers4Part3() {
        method("hasItemsConforming(toTypeIdentifiers:)", of: UIDragDropSession.self) {
            $0.hasItemsConforming(toTypeIdentifiers: try $1.get(0))
        }
    }

    /// Adds members of UIDragInteraction.
    private mutating func addUIKitControlsMembers4Part4() {
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

    /// Adds members of UIDragInteractionDelegate.
    private mutating func addUIKitControlsMembers4Part5() {
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
    private mutating func addUIKitControlsMembers4Part6() {
        property("itemProvider", \UIDragItem.itemProvider)
        property("localObject", \UIDragItem.localObject)
        function("UIDragItem(itemProvider:)") { UIDragItem(itemProvider: try $0.get(0)) }
    }

    /// Adds members of UIDragPreview.
    private mutating func addUIKitControlsMembers4Part7() {
        property("parameters", \UIDragPreview.parameters)
        property("view", \UIDragPreview.view)
        function("UIDragPreview(view:)") { UIDragPreview(view: try $0.get(0)) }
        function("UIDragPreview(view:parameters:)") {
            UIDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
    }

    /// Adds members of UIDropInteraction.
    private mutating func addUIKitControlsMembers4Part8() {
        property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
        property("delegate", \UIDropInteraction.delegate)
        property("view", \UIDropInteraction.view)
        function("UIDropInteraction(delegate:)") { UIDropInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDropInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDropInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDropInteractionDelegate.
    private mutating func addUIKitControlsMembers4Part9() {
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
    private mutating func addUIKitControlsMembers4Part10() {
        enumeration(UIDropOperation.self)
    }

    /// Adds members of UIDropProposal.
    private mutating func addUIKitControlsMembers4Part11() {
        property("operation", \UIDropProposal.operation)
        function("UIDropProposal(operation:)") { UIDropProposal(operation: try $0.get(0)) }
    }

    /// Adds members of UIDropSessionProgressIndicatorStyle.
    private mutating func addUIKitControlsMembers4Part12() {
        enumeration(UIDropSessionProgressIndicatorStyle.self)
    }

    /// Adds members of UIEditMenuArrowDirection.
    private mutating func addUIKitControlsMembers4Part13() {
        enumeration(UIEditMenuArrowDirection.self)
    }

    /// Adds members of UIEditMenuConfiguration.
    private mutating func addUIKitControlsMembers4Part14() {
        property("identifier", \UIEditMenuConfiguration.identifier)
        property("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
        property("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
        function("UIEditMenuConfiguration(identifier:sourcePoint:)") {
            UIEditMenuConfiguration(identifier: try $0.get(0), sourcePoint: try $0.get(1))
        }
    }

    /// Adds members of UIEditMenuInteraction.
    private mutating func addUIKitControlsMembers4Part15() {
        property("delegate", \UIEditMenuInteraction.delegate)
        property("view", \UIEditMenuInteraction.view)
        function("UIEditMenuInteraction(delegate:)") { UIEditMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIEditMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("dismissMenu()", of: UIEditMenuInteraction.self) { base, _ in base.dismissMenu() }
        method("location(in:)", of: UIEditMenuInteraction.self) { $0.location(in: try $1.get(0)) }
        method("presentEditMenu(with:)", of: UIEditMenuInteraction.self) {
            $0.presentEditMenu(with: try $1.get(0))
        }
        method("reloadVisibleMenu()", of: UIEditMenuInteraction.self) { base, _ in base.reloadVisibleMenu() }
        method("updateVisibleMenuPosition(animated:)", of: UIEditMenuInteraction.self) {
            $0.updateVisibleMenuPosition(animated: try $1.get(0))
        }
        method("willMove(to:)", of: UIEditMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }
}
