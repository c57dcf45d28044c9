// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISlider to UITextField.
    mutating func addUIKitControlsMembers4() {
        addUIKitControlsMembers4Part0()
        addUIKitControlsMembers4Part1()
        addUIKitControlsMembers4Part2()
        addUIKitControlsMembers4Part3()
        addUIKitControlsMembers4Part4()
        addUIKitControlsMembers4Part5()
        addUIKitControlsMembers4Part6()
        addUIKitControlsMembers4Part7()
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers4Part0() {
        property("isContinuous", \UISlider.isContinuous)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("maximumValue", \UISlider.maximumValue)
        property("maximumValueImage", \UISlider.maximumValueImage)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("minimumValue", \UISlider.minimumValue)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("value", \UISlider.value)
        function("UISlider()") { _ in UISlider() }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UISlider(frame:primaryAction:)") {
            UISlider(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("maximumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.maximumValueImageRect(forBounds: try $1.get(0))
        }
        method("minimumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.minimumValueImageRect(forBounds: try $1.get(0))
        }
        method("setMaximumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMaximumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setMinimumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMinimumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setThumbImage(_:for:)", of: UISlider.self) {
            $0.setThumbImage(try $1.get(0), for: try $1.get(1))
        }
        method("setValue(_:animated:)", of: UISlider.self) {
            $0.setValue(try $1.get(0), animated: try $1.get(1))
        }
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UIStepper.
    private mutating func addUIKitControlsMembers4Part1() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
    }

    /// Adds members of UISwitch.
    private mutating func addUIKitControlsMembers4Part2() {
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

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers4Part3() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITextContentType.
    private mutating func addUIKitControlsMembers4Part4() {
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
    private mutating func addUIKitControlsMembers4Part5() {
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
        property("spellCheckingType", \UITextField.spellCheckingType)
    }

    /// Adds members of UITextField.
    private mutating func addUIKitControlsMembers4Part6() {
        property("text", \UITextField.text)
        property("textAlignment", \UITextField.textAlignment)
        property("textColor", \UITextField.textColor)
        property("textContentType", \UITextField.textContentType)
        constant("UITextField.textDidBeginEditingNotification") {
            UITextField.textDidBeginEditingNotification
        }
        constant("UITextField.textDidChangeNotification") { UITextField.textDidChangeNotification }
        constant("UITextField.textDidEndEditingNotification") { UITextField.textDidEndEditingNotification }
        function("UITextField()") { _ in UITextField() }
        function("UITextField(frame:)") { UITextField(frame: try $0.get(0)) }
        function("UITextField(frame:primaryAction:)") {
            UITextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("borderRect(forBounds:)", of: UITextField.self) { $0.borderRect(forBounds: try $1.get(0)) }
        method("caretRect(for:)", of: UITextField.self) { $0.caretRect(for: try $1.get(0)) }
        method("clearButtonRect(forBounds:)", of: UITextField.self) {
            $0.clearButtonRect(forBounds: try $1.get(0))
        }
        method("closestPosition(to:)", of: UITextField.self) { $0.closestPosition(to: try $1.get(0)) }
        method("deleteBackward()", of: UITextField.self) { base, _ in base.deleteBackward() }
        method("drawPlaceholder(in:)", of: UITextField.self) { $0.drawPlaceholder(in: try $1.get(0)) }
        method("drawText(in:)", of: UITextField.self) { $0.drawText(in: try $1.get(0)) }
        method("editingRect(forBounds:)", of: UITextField.self) { $0.editingRect(forBounds: try $1.get(0)) }
        method("firstRect(for:)", of: UITextField.self) { $0.firstRect(for: try $1.get(0)) }
        method("insertText(_:)", of: UITextField.self) { $0.insertText(try $1.get(0)) }
        method("leftViewRect(forBounds:)", of: UITextField.self) { $0.leftViewRect(forBounds: try $1.get(0)) }
        method("placeholderRect(forBounds:)", of: UITextField.self) {
            $0.placeholderRect(forBounds: try $1.get(0))
        }
        method("replace(_:withText:)", of: UITextField.self) {
            $0.replace(try $1.get(0), withText: try $1.get(1))
        }
        method("rightViewRect(forBounds:)", of: UITextField.self) {
            $0.rightViewRect(forBounds: try $1.get(0))
        }
    }

    /// Adds members of UITextField.
    private mutating func addUIKitControlsMembers4Part7() {
        method("selectionRects(for:)", of: UITextField.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextField.self) { $0.text(in: try $1.get(0)) }
        method("textRect(forBounds:)", of: UITextField.self) { $0.textRect(forBounds: try $1.get(0)) }
    }
}
