// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIButton.Configuration to UIImagePickerController.SourceType.
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
        addUIKitControlsMembers2Part19()
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers2Part0() {
        property(
            "activityIndicatorColorTransformer", \UIButton.Configuration.activityIndicatorColorTransformer)
        property("attributedSubtitle", \UIButton.Configuration.attributedSubtitle)
        property("attributedTitle", \UIButton.Configuration.attributedTitle)
        property("automaticallyUpdateForSelection", \UIButton.Configuration.automaticallyUpdateForSelection)
        property("background", \UIButton.Configuration.background)
        property("baseBackgroundColor", \UIButton.Configuration.baseBackgroundColor)
        property("baseForegroundColor", \UIButton.Configuration.baseForegroundColor)
        property("buttonSize", \UIButton.Configuration.buttonSize)
        property("contentInsets", \UIButton.Configuration.contentInsets)
        property("cornerStyle", \UIButton.Configuration.cornerStyle)
        property("image", \UIButton.Configuration.image)
        property("imageColorTransformer", \UIButton.Configuration.imageColorTransformer)
        property("imagePadding", \UIButton.Configuration.imagePadding)
        property("imagePlacement", \UIButton.Configuration.imagePlacement)
        property(
            "preferredSymbolConfigurationForImage",
            \UIButton.Configuration.preferredSymbolConfigurationForImage)
        property("showsActivityIndicator", \UIButton.Configuration.showsActivityIndicator)
        property("subtitle", \UIButton.Configuration.subtitle)
        property("title", \UIButton.Configuration.title)
        property("titleAlignment", \UIButton.Configuration.titleAlignment)
        property("titleLineBreakMode", \UIButton.Configuration.titleLineBreakMode)
        property("titlePadding", \UIButton.Configuration.titlePadding)
        property("titleTextAttributesTransformer", \UIButton.Configuration.titleTextAttributesTransformer)
        function("UIButton.Configuration.bordered()") { _ in UIButton.Configuration.bordered() }
        function("UIButton.Configuration.borderedProminent()") { _ in
            UIButton.Configuration.borderedProminent()
        }
        function("UIButton.Configuration.borderedTinted()") { _ in UIButton.Configuration.borderedTinted() }
        function("UIButton.Configuration.borderless()") { _ in UIButton.Configuration.borderless() }
        function("UIButton.Configuration.clearGlass()") { _ in UIButton.Configuration.clearGlass() }
        function("UIButton.Configuration.filled()") { _ in UIButton.Configuration.filled() }
        function("UIButton.Configuration.glass()") { _ in UIButton.Configuration.glass() }
        function("UIButton.Configuration.gray()") { _ in UIButton.Configuration.gray() }
        function("UIButton.Configuration.plain()") { _ in UIButton.Configuration.plain() }
    }

    /// Adds members of UIButton.Configuration.
    private mutating func addUIKitControlsMembers2Part1() {
        function("UIButton.Configuration.prominentClearGlass()") { _ in
            UIButton.Configuration.prominentClearGlass()
        }
        function("UIButton.Configuration.prominentGlass()") { _ in UIButton.Configuration.prominentGlass() }
        function("UIButton.Configuration.tinted()") { _ in UIButton.Configuration.tinted() }
    }

    /// Adds members of UIButton.Configuration.Background.
    private mutating func addUIKitControlsMembers2Part2() {
        property("backgroundColor", \UIButton.Configuration.Background.backgroundColor)
        property("backgroundColorTransformer", \UIButton.Configuration.Background.backgroundColorTransformer)
        property("cornerRadius", \UIButton.Configuration.Background.cornerRadius)
        property("strokeColor", \UIButton.Configuration.Background.strokeColor)
        property("strokeColorTransformer", \UIButton.Configuration.Background.strokeColorTransformer)
        property("strokeOutset", \UIButton.Configuration.Background.strokeOutset)
        property("strokeWidth", \UIButton.Configuration.Background.strokeWidth)
    }

    /// Adds members of UIButton.Configuration.CornerStyle.
    private mutating func addUIKitControlsMembers2Part3() {
        enumeration(UIButton.Configuration.CornerStyle.self)
    }

    /// Adds members of UIButton.Configuration.Size.
    private mutating func addUIKitControlsMembers2Part4() {
        enumeration(UIButton.Configuration.Size.self)
    }

    /// Adds members of UIButton.Configuration.TitleAlignment.
    private mutating func addUIKitControlsMembers2Part5() {
        enumeration(UIButton.Configuration.TitleAlignment.self)
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitControlsMembers2Part6() {
        property("identifier", \UIContextMenuConfiguration.identifier)
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitControlsMembers2Part7() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDatePicker.
    private mutating func addUIKitControlsMembers2Part8() {
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
    private mutating func addUIKitControlsMembers2Part9() {
        enumeration(UIDatePicker.Mode.self)
    }

    /// Adds members of UIDatePicker.Style.
    private mutating func addUIKitControlsMembers2Part10() {
        enumeration(UIDatePicker.Style.self)
    }

    /// Adds members of UIDragInteraction.
    private mutating func addUIKitControlsMembers2Part11() {
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

    /// Adds members of UIDropInteraction.
    private mutating func addUIKitControlsMembers2Part12() {
        property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
        property("delegate", \UIDropInteraction.delegate)
        property("view", \UIDropInteraction.view)
        function("UIDropInteraction(delegate:)") { UIDropInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIDropInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIDropInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIDropOperation.
    private mutating func addUIKitControlsMembers2Part13() {
        enumeration(UIDropOperation.self)
    }

    /// Adds members of UIDropSessionProgressIndicatorStyle.
    private mutating func addUIKitControlsMembers2Part14() {
        enumeration(UIDropSessionProgressIndicatorStyle.self)
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers2Part15() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers2Part16() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }

    /// Adds members of UIImagePickerController.
    private mutating func addUIKitControlsMembers2Part17() {
        property("allowsEditing", \UIImagePickerController.allowsEditing)
        property("delegate", \UIImagePickerController.delegate)
        property("mediaTypes", \UIImagePickerController.mediaTypes)
        property("sourceType", \UIImagePickerController.sourceType)
    }

    /// Adds members of UIImagePickerController.InfoKey.
    private mutating func addUIKitControlsMembers2Part18() {
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
    private mutating func addUIKitControlsMembers2Part19() {
        enumeration(UIImagePickerController.SourceType.self)
    }
}
