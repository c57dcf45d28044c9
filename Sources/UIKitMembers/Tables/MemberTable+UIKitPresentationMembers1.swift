// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIActivity.ActivityType to UIPopoverPresentationController.
    mutating func addUIKitPresentationMembers1() {
        addUIKitPresentationMembers1Part0()
        addUIKitPresentationMembers1Part1()
        addUIKitPresentationMembers1Part2()
        addUIKitPresentationMembers1Part3()
        addUIKitPresentationMembers1Part4()
        addUIKitPresentationMembers1Part5()
        addUIKitPresentationMembers1Part6()
        addUIKitPresentationMembers1Part7()
        addUIKitPresentationMembers1Part8()
        addUIKitPresentationMembers1Part9()
        addUIKitPresentationMembers1Part10()
        addUIKitPresentationMembers1Part11()
        addUIKitPresentationMembers1Part12()
        addUIKitPresentationMembers1Part13()
        addUIKitPresentationMembers1Part14()
        addUIKitPresentationMembers1Part15()
        addUIKitPresentationMembers1Part16()
    }

    /// Adds members of UIActivity.ActivityType.
    private mutating func addUIKitPresentationMembers1Part0() {
        property("rawValue", \UIActivity.ActivityType.rawValue)
        constant("UIActivity.ActivityType.addToReadingList") { UIActivity.ActivityType.addToReadingList }
        constant("UIActivity.ActivityType.airDrop") { UIActivity.ActivityType.airDrop }
        constant("UIActivity.ActivityType.assignToContact") { UIActivity.ActivityType.assignToContact }
        constant("UIActivity.ActivityType.copyToPasteboard") { UIActivity.ActivityType.copyToPasteboard }
        constant("UIActivity.ActivityType.mail") { UIActivity.ActivityType.mail }
        constant("UIActivity.ActivityType.message") { UIActivity.ActivityType.message }
        constant("UIActivity.ActivityType.postToFacebook") { UIActivity.ActivityType.postToFacebook }
        constant("UIActivity.ActivityType.postToTwitter") { UIActivity.ActivityType.postToTwitter }
        constant("UIActivity.ActivityType.print") { UIActivity.ActivityType.print }
        constant("UIActivity.ActivityType.saveToCameraRoll") { UIActivity.ActivityType.saveToCameraRoll }
        function("UIActivity.ActivityType(_:)") { UIActivity.ActivityType(try $0.get(0)) }
        function("UIActivity.ActivityType(rawValue:)") { UIActivity.ActivityType(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIActivityViewController.
    private mutating func addUIKitPresentationMembers1Part1() {
        property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
        function("UIActivityViewController(activityItems:applicationActivities:)") {
            UIActivityViewController(activityItems: try $0.get(0), applicationActivities: try $0.get(1))
        }
    }

    /// Adds members of UIAlertAction.
    private mutating func addUIKitPresentationMembers1Part2() {
        property("isEnabled", \UIAlertAction.isEnabled)
        property("style", \UIAlertAction.style)
        property("title", \UIAlertAction.title)
        function("UIAlertAction(title:style:)") { UIAlertAction(title: try $0.get(0), style: try $0.get(1)) }
        method("setValue(_:forKey:)", of: UIAlertAction.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("value(forKey:)", of: UIAlertAction.self) { $0.value(forKey: try $1.get(0)) }
    }

    /// Adds members of UIAlertAction.Style.
    private mutating func addUIKitPresentationMembers1Part3() {
        enumeration(UIAlertAction.Style.self)
    }

    /// Adds members of UIAlertController.
    private mutating func addUIKitPresentationMembers1Part4() {
        property("actions", \UIAlertController.actions)
        property("message", \UIAlertController.message)
        property("preferredAction", \UIAlertController.preferredAction)
        property("preferredStyle", \UIAlertController.preferredStyle)
        property("textFields", \UIAlertController.textFields)
        function("UIAlertController()") { _ in UIAlertController() }
        function("UIAlertController(title:message:preferredStyle:)") {
            UIAlertController(title: try $0.get(0), message: try $0.get(1), preferredStyle: try $0.get(2))
        }
        method("addAction(_:)", of: UIAlertController.self) { $0.addAction(try $1.get(0)) }
        method("addTextField()", of: UIAlertController.self) { base, _ in base.addTextField() }
    }

    /// Adds members of UIAlertController.Style.
    private mutating func addUIKitPresentationMembers1Part5() {
        enumeration(UIAlertController.Style.self)
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitPresentationMembers1Part6() {
        method("frame(in:)", of: UIBarButtonItem.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIDocumentPickerDelegate.
    private mutating func addUIKitPresentationMembers1Part7() {
        method("documentPicker(_:didPickDocumentAt:)", of: UIDocumentPickerDelegate.self) {
            $0.documentPicker(try $1.get(0), didPickDocumentAt: try $1.get(1))
        }
        method("documentPicker(_:didPickDocumentsAt:)", of: UIDocumentPickerDelegate.self) {
            $0.documentPicker(try $1.get(0), didPickDocumentsAt: try $1.get(1))
        }
        method("documentPickerWasCancelled(_:)", of: UIDocumentPickerDelegate.self) {
            $0.documentPickerWasCancelled(try $1.get(0))
        }
    }

    /// Adds members of UIDocumentPickerMode.
    private mutating func addUIKitPresentationMembers1Part8() {
        enumeration(UIDocumentPickerMode.self)
    }

    /// Adds members of UIDocumentPickerViewController.
    private mutating func addUIKitPresentationMembers1Part9() {
        property("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
        property("delegate", \UIDocumentPickerViewController.delegate)
        property("directoryURL", \UIDocumentPickerViewController.directoryURL)
        property("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
        property("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
        function("UIDocumentPickerViewController(documentTypes:in:)") {
            UIDocumentPickerViewController(documentTypes: try $0.get(0), in: try $0.get(1))
        }
        function("UIDocumentPickerViewController(forExporting:)") {
            UIDocumentPickerViewController(forExporting: try $0.get(0))
        }
        function("UIDocumentPickerViewController(forExporting:asCopy:)") {
            UIDocumentPickerViewController(forExporting: try $0.get(0), asCopy: try $0.get(1))
        }
        function("UIDocumentPickerViewController(forOpeningContentTypes:)") {
            UIDocumentPickerViewController(forOpeningContentTypes: try $0.get(0))
        }
        function("UIDocumentPickerViewController(forOpeningContentTypes:asCopy:)") {
            UIDocumentPickerViewController(forOpeningContentTypes: try $0.get(0), asCopy: try $0.get(1))
        }
    }

    /// Adds members of UIImagePickerController.
    private mutating func addUIKitPresentationMembers1Part10() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
        function("UIImagePickerController()") { _ in UIImagePickerController() }
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitPresentationMembers1Part11() {
        property("rawValue", \UIImagePickerController.InfoKey.rawValue)
        constant("UIImagePickerController.InfoKey.editedImage") {
            UIImagePickerController.InfoKey.editedImage
        }
        constant("UIImagePickerController.InfoKey.imageURL") { UIImagePickerController.InfoKey.imageURL }
        constant("UIImagePickerController.InfoKey.mediaType") { UIImagePickerController.InfoKey.mediaType }
        constant("UIImagePickerController.InfoKey.mediaURL") { UIImagePickerController.InfoKey.mediaURL }
        constant("UIImagePickerController.InfoKey.originalImage") {
            UIImagePickerController.InfoKey.originalImage
        }
        function("UIImagePickerController.InfoKey(rawValue:)") {
            UIImagePickerController.InfoKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIImagePickerController.SourceType.
    private mutating func addUIKitPresentationMembers1Part12() {
        enumeration(UIImagePickerController.SourceType.self)
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitPresentationMembers1Part13() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitPresentationMembers1Part14() {
        property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        property("duration", \UIPercentDrivenInteractiveTransition.duration)
        property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
        property("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
        property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        function("UIPercentDrivenInteractiveTransition()") { _ in UIPercentDrivenInteractiveTransition() }
        method("cancel()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.cancel() }
        method("finish()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.finish() }
        method("pause()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.pause() }
        method("startInteractiveTransition(_:)", of: UIPercentDrivenInteractiveTransition.self) {
            $0.startInteractiveTransition(try $1.get(0))
        }
        method("update(_:)", of: UIPercentDrivenInteractiveTransition.self) { $0.update(try $1.get(0)) }
    }

    /// Adds members of UIPopoverArrowDirection.
    private mutating func addUIKitPresentationMembers1Part15() {
        property("rawValue", \UIPopoverArrowDirection.rawValue)
        constant("UIPopoverArrowDirection.any") { UIPopoverArrowDirection.any }
        constant("UIPopoverArrowDirection.down") { UIPopoverArrowDirection.down }
        constant("UIPopoverArrowDirection.left") { UIPopoverArrowDirection.left }
        constant("UIPopoverArrowDirection.right") { UIPopoverArrowDirection.right }
        constant("UIPopoverArrowDirection.unknown") { UIPopoverArrowDirection.unknown }
        constant("UIPopoverArrowDirection.up") { UIPopoverArrowDirection.up }
        function("UIPopoverArrowDirection(rawValue:)") { UIPopoverArrowDirection(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIPopoverPresentationController.
    private mutating func addUIKitPresentationMembers1Part16() {
        property(
            "adaptiveSheetPresentationController",
            \UIPopoverPresentationController.adaptiveSheetPresentationController)
        property("arrowDirection", \UIPopoverPresentationController.arrowDirection)
        property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        property("sourceItem", \UIPopoverPresentationController.sourceItem)
        property("sourceRect", \UIPopoverPresentationController.sourceRect)
        property("sourceView", \UIPopoverPresentationController.sourceView)
        function("UIPopoverPresentationController(presentedViewController:presenting:)") {
            UIPopoverPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
    }
}
