// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIActivity.ActivityType to UIImagePickerControllerDelegate.
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
        addUIKitPresentationMembers1Part17()
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

    /// Adds members of UIActivityItemSource.
    private mutating func addUIKitPresentationMembers1Part1() {
        method("activityViewController(_:subjectForActivityType:)", of: UIActivityItemSource.self) {
            $0.activityViewController(try $1.get(0), subjectForActivityType: try $1.get(1))
        }
    }

    /// Adds members of UIActivityViewController.
    private mutating func addUIKitPresentationMembers1Part2() {
        property("allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
        property("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
        property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
        function("UIActivityViewController(activityItems:applicationActivities:)") {
            UIActivityViewController(activityItems: try $0.get(0), applicationActivities: try $0.get(1))
        }
    }

    /// Adds members of UIAlertAction.
    private mutating func addUIKitPresentationMembers1Part3() {
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
    private mutating func addUIKitPresentationMembers1Part4() {
        enumeration(UIAlertAction.Style.self)
    }

    /// Adds members of UIAlertController.
    private mutating func addUIKitPresentationMembers1Part5() {
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
    private mutating func addUIKitPresentationMembers1Part6() {
        enumeration(UIAlertController.Style.self)
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitPresentationMembers1Part7() {
        method("frame(in:)", of: UIBarButtonItem.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIColorPickerViewController.
    private mutating func addUIKitPresentationMembers1Part8() {
        property("delegate", \UIColorPickerViewController.delegate)
        property("selectedColor", \UIColorPickerViewController.selectedColor)
        property("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
        property("supportsEyedropper", \UIColorPickerViewController.supportsEyedropper)
    }

    /// Adds members of UIColorPickerViewControllerDelegate.
    private mutating func addUIKitPresentationMembers1Part9() {
        method(
            "colorPickerViewController(_:didSelect:continuously:)",
            of: UIColorPickerViewControllerDelegate.self
        ) {
            $0.colorPickerViewController(try $1.get(0), didSelect: try $1.get(1), continuously: try $1.get(2))
        }
        method("colorPickerViewControllerDidFinish(_:)", of: UIColorPickerViewControllerDelegate.self) {
            $0.colorPickerViewControllerDidFinish(try $1.get(0))
        }
        method("colorPickerViewControllerDidSelectColor(_:)", of: UIColorPickerViewControllerDelegate.self) {
            $0.colorPickerViewControllerDidSelectColor(try $1.get(0))
        }
    }

    /// Adds members of UIColorWell.
    private mutating func addUIKitPresentationMembers1Part10() {
        property("selectedColor", \UIColorWell.selectedColor)
        property("supportsAlpha", \UIColorWell.supportsAlpha)
        property("supportsEyedropper", \UIColorWell.supportsEyedropper)
        property("title", \UIColorWell.title)
        function("UIColorWell()") { _ in UIColorWell() }
        function("UIColorWell(frame:)") { UIColorWell(frame: try $0.get(0)) }
        function("UIColorWell(frame:primaryAction:)") {
            UIColorWell(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UIDocumentPickerDelegate.
    private mutating func addUIKitPresentationMembers1Part11() {
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
    private mutating func addUIKitPresentationMembers1Part12() {
        enumeration(UIDocumentPickerMode.self)
    }

    /// Adds members of UIDocumentPickerViewController.
    private mutating func addUIKitPresentationMembers1Part13() {
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
    private mutating func addUIKitPresentationMembers1Part14() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
        function("UIImagePickerController()") { _ in UIImagePickerController() }
        function("UIImagePickerController.isSourceTypeAvailable(_:)") {
            UIImagePickerController.isSourceTypeAvailable(try $0.get(0))
        }
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitPresentationMembers1Part15() {
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
    private mutating func addUIKitPresentationMembers1Part16() {
        enumeration(UIImagePickerController.SourceType.self)
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitPresentationMembers1Part17() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }
}
