// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISlider.TrackConfiguration to UITextField.
    mutating func addUIKitControlsMembers8() {
        addUIKitControlsMembers8Part0()
        addUIKitControlsMembers8Part1()
        addUIKitControlsMembers8Part2()
        addUIKitControlsMembers8Part3()
        addUIKitControlsMembers8Part4()
        addUIKitControlsMembers8Part5()
        addUIKitControlsMembers8Part6()
        addUIKitControlsMembers8Part7()
        addUIKitControlsMembers8Part8()
        addUIKitControlsMembers8Part9()
        addUIKitControlsMembers8Part10()
        addUIKitControlsMembers8Part11()
        addUIKitControlsMembers8Part12()
        addUIKitControlsMembers8Part13()
    }

    /// Adds members of UISlider.TrackConfiguration.
    private mutating func addUIKitControlsMembers8Part0() {
        property("allowsTickValuesOnly", \UISlider.TrackConfiguration.allowsTickValuesOnly)
        property("enabledRange", \UISlider.TrackConfiguration.enabledRange)
        property("neutralValue", \UISlider.TrackConfiguration.neutralValue)
        property("ticks", \UISlider.TrackConfiguration.ticks)
    }

    /// Adds members of UISlider.TrackConfiguration.Tick.
    private mutating func addUIKitControlsMembers8Part1() {
        property("image", \UISlider.TrackConfiguration.Tick.image)
        property("position", \UISlider.TrackConfiguration.Tick.position)
        property("title", \UISlider.TrackConfiguration.Tick.title)
        function("UISlider.TrackConfiguration.Tick(position:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0))
        }
        function("UISlider.TrackConfiguration.Tick(position:image:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), image: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:)") {
            UISlider.TrackConfiguration.Tick(position: try $0.get(0), title: try $0.get(1))
        }
        function("UISlider.TrackConfiguration.Tick(position:title:image:)") {
            UISlider.TrackConfiguration.Tick(
                position: try $0.get(0), title: try $0.get(1), image: try $0.get(2))
        }
    }

    /// Adds members of UIStepper.
    private mutating func addUIKitControlsMembers8Part2() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
    }

    /// Adds members of UISwipeGestureRecognizer.
    private mutating func addUIKitControlsMembers8Part3() {
        property("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        function("UISwipeGestureRecognizer()") { _ in UISwipeGestureRecognizer() }
        function("UISwipeGestureRecognizer(target:action:)") {
            UISwipeGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UISwipeGestureRecognizer.Direction.
    private mutating func addUIKitControlsMembers8Part4() {
        property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        constant("UISwipeGestureRecognizer.Direction.down") { UISwipeGestureRecognizer.Direction.down }
        constant("UISwipeGestureRecognizer.Direction.left") { UISwipeGestureRecognizer.Direction.left }
        constant("UISwipeGestureRecognizer.Direction.right") { UISwipeGestureRecognizer.Direction.right }
        constant("UISwipeGestureRecognizer.Direction.up") { UISwipeGestureRecognizer.Direction.up }
        function("UISwipeGestureRecognizer.Direction(rawValue:)") {
            UISwipeGestureRecognizer.Direction(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISwitch.
    private mutating func addUIKitControlsMembers8Part5() {
        property("isOn", \UISwitch.isOn)
        property("offImage", \UISwitch.offImage)
        property("onImage", \UISwitch.onImage)
        property("onTintColor", \UISwitch.onTintColor)
        property("preferredStyle", \UISwitch.preferredStyle)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
        function("UISwitch(frame:)") { UISwitch(frame: try $0.get(0)) }
        method("setOn(_:animated:)", of: UISwitch.self) { $0.setOn(try $1.get(0), animated: try $1.get(1)) }
    }

    /// Adds members of UISwitch.Style.
    private mutating func addUIKitControlsMembers8Part6() {
        enumeration(UISwitch.Style.self)
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers8Part7() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITargetedDragPreview.
    private mutating func addUIKitControlsMembers8Part8() {
        function("UITargetedDragPreview(view:)") { UITargetedDragPreview(view: try $0.get(0)) }
        function("UITargetedDragPreview(view:parameters:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedDragPreview(view:parameters:target:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedDragPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UITargetedPreview.
    private mutating func addUIKitControlsMembers8Part9() {
        property("parameters", \UITargetedPreview.parameters)
        property("size", \UITargetedPreview.size)
        property("target", \UITargetedPreview.target)
        property("view", \UITargetedPreview.view)
        function("UITargetedPreview(view:)") { UITargetedPreview(view: try $0.get(0)) }
        function("UITargetedPreview(view:parameters:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedPreview(view:parameters:target:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UITextAutocapitalizationType.
    private mutating func addUIKitControlsMembers8Part10() {
        enumeration(UITextAutocapitalizationType.self)
    }

    /// Adds members of UITextAutocorrectionType.
    private mutating func addUIKitControlsMembers8Part11() {
        enumeration(UITextAutocorrectionType.self)
    }

    /// Adds members of UITextContentType.
    private mutating func addUIKitControlsMembers8Part12() {
        property("rawValue", \UITextContentType.rawValue)
        constant("UITextContentType.URL") { UITextContentType.URL }
        constant("UITextContentType.addressCity") { UITextContentType.addressCity }
        constant("UITextContentType.addressCityAndState") { UITextContentType.addressCityAndState }
        constant("UITextContentType.addressState") { UITextContentType.addressState }
        constant("UITextContentType.birthdate") { UITextContentType.birthdate }
        constant("UITextContentType.countryName") { UITextContentType.countryName }
        constant("UITextContentType.creditCardExpiration") { UITextContentType.creditCardExpiration }
        constant("UITextContentType.creditCardName") { UITextContentType.creditCardName }
        constant("UITextContentType.creditCardNumber") { UITextContentType.creditCardNumber }
        constant("UITextContentType.creditCardSecurityCode") { UITextContentType.creditCardSecurityCode }
        constant("UITextContentType.dateTime") { UITextContentType.dateTime }
        constant("UITextContentType.emailAddress") { UITextContentType.emailAddress }
        constant("UITextContentType.familyName") { UITextContentType.familyName }
        constant("UITextContentType.flightNumber") { UITextContentType.flightNumber }
        constant("UITextContentType.fullStreetAddress") { UITextContentType.fullStreetAddress }
        constant("UITextContentType.givenName") { UITextContentType.givenName }
        constant("UITextContentType.jobTitle") { UITextContentType.jobTitle }
        constant("UITextContentType.location") { UITextContentType.location }
        constant("UITextContentType.middleName") { UITextContentType.middleName }
        constant("UITextContentType.name") { UITextContentType.name }
        constant("UITextContentType.namePrefix") { UITextContentType.namePrefix }
        constant("UITextContentType.nameSuffix") { UITextContentType.nameSuffix }
        constant("UITextContentType.newPassword") { UITextContentType.newPassword }
        constant("UITextContentType.nickname") { UITextContentType.nickname }
        constant("UITextContentType.oneTimeCode") { UITextContentType.oneTimeCode }
        constant("UITextContentType.organizationName") { UITextContentType.organizationName }
        constant("UITextContentType.password") { UITextContentType.password }
        constant("UITextContentType.postalCode") { UITextContentType.postalCode }
        constant("UITextContentType.shipmentTrackingNumber") { UITextContentType.shipmentTrackingNumber }
        constant("UITextContentType.streetAddressLine1") { UITextContentType.streetAddressLine1 }
        constant("UITextContentType.streetAddressLine2") { UITextContentType.streetAddressLine2 }
        constant("UITextContentType.sublocality") { UITextContentType.sublocality }
        constant("UITextContentType.telephoneNumber") { UITextContentType.telephoneNumber }
        constant("UITextContentType.username") { UITextContentType.username }
        function("UITextContentType(rawValue:)") { UITextContentType(rawValue: try $0.get(0)) }
    }

    /// Adds members of UITextField.
    private mutating func addUIKitControlsMembers8Part13() {
        property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
        property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
        property("attributedPlaceholder", \UITextField.attributedPlaceholder)
        property("attributedText", \UITextField.attributedText)
        property("autocapitalizationType", \UITextField.autocapitalizationType)
        property("autocorrectionType", \UITextField.autocorrectionType)
        property("background", \UITextField.background)
        property("beginningOfDocument", \UITextField.beginningOfDocument)
        property("borderStyle", \UITextField.borderStyle)
        property("clearButtonMode", \UITextField.clearButtonMode)
        property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        property("clearsOnInsertion", \UITextField.clearsOnInsertion)
        property("defaultTextAttributes", \UITextField.defaultTextAttributes)
        property("delegate", \UITextField.delegate)
        property("disabledBackground", \UITextField.disabledBackground)
        property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
        property("endOfDocument", \UITextField.endOfDocument)
        property("font", \UITextField.font)
        property("hasText", \UITextField.hasText)
        property("isEditing", \UITextField.isEditing)
        property("isSecureTextEntry", \UITextField.isSecureTextEntry)
        property("keyboardAppearance", \UITextField.keyboardAppearance)
        property("keyboardType", \UITextField.keyboardType)
        property("leftView", \UITextField.leftView)
        property("leftViewMode", \UITextField.leftViewMode)
        property("minimumFontSize", \UITextField.minimumFontSize)
        property("passwordRules", \UITextField.passwordRules)
        property("placeholder", \UITextField.placeholder)
        property("returnKeyType", \UITextField.returnKeyType)
        property("rightView", \UITextField.rightView)
        property("rightViewMode", \UITextField.rightViewMode)
        property("selectedTextRange", \UITextField.selectedTextRange)
        property("smartDashesType", \UITextField.smartDashesType)
        property("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
        property("smartQuotesType", \UITextField.smartQuotesType)
    }
}
