// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextContentType to UITextGranularity.
    mutating func addUIKitTextMembers2() {
        addUIKitTextMembers2Part0()
        addUIKitTextMembers2Part1()
        addUIKitTextMembers2Part2()
        addUIKitTextMembers2Part3()
        addUIKitTextMembers2Part4()
        addUIKitTextMembers2Part5()
        addUIKitTextMembers2Part6()
        addUIKitTextMembers2Part7()
        addUIKitTextMembers2Part8()
        addUIKitTextMembers2Part9()
    }

    /// Adds members of UITextContentType.
    private mutating func addUIKitTextMembers2Part0() {
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

    /// Adds members of UITextDirection.
    private mutating func addUIKitTextMembers2Part1() {
        property("rawValue", \UITextDirection.rawValue)
        function("UITextDirection(_:)") { UITextDirection(try $0.get(0)) }
        function("UITextDirection(rawValue:)") { UITextDirection(rawValue: try $0.get(0)) }
        function("UITextDirection.layout(_:)") { UITextDirection.layout(try $0.get(0)) }
        function("UITextDirection.storage(_:)") { UITextDirection.storage(try $0.get(0)) }
    }

    /// Adds members of UITextField.
    private mutating func addUIKitTextMembers2Part2() {
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

    /// Adds members of UITextField.
    private mutating func addUIKitTextMembers2Part3() {
        property("spellCheckingType", \UITextField.spellCheckingType)
        property("text", \UITextField.text)
        property("textAlignment", \UITextField.textAlignment)
        property("textColor", \UITextField.textColor)
        property("textContentType", \UITextField.textContentType)
        property("typingAttributes", \UITextField.typingAttributes)
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
    }

    /// Adds members of UITextField.
    private mutating func addUIKitTextMembers2Part4() {
        method("rightViewRect(forBounds:)", of: UITextField.self) {
            $0.rightViewRect(forBounds: try $1.get(0))
        }
        method("selectionRects(for:)", of: UITextField.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextField.self) { $0.text(in: try $1.get(0)) }
        method("textRect(forBounds:)", of: UITextField.self) { $0.textRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UITextField.BorderStyle.
    private mutating func addUIKitTextMembers2Part5() {
        enumeration(UITextField.BorderStyle.self)
    }

    /// Adds members of UITextField.DidEndEditingReason.
    private mutating func addUIKitTextMembers2Part6() {
        enumeration(UITextField.DidEndEditingReason.self)
    }

    /// Adds members of UITextField.ViewMode.
    private mutating func addUIKitTextMembers2Part7() {
        enumeration(UITextField.ViewMode.self)
    }

    /// Adds members of UITextFieldDelegate.
    private mutating func addUIKitTextMembers2Part8() {
        method("textField(_:shouldChangeCharactersIn:replacementString:)", of: UITextFieldDelegate.self) {
            $0.textField(
                try $1.get(0), shouldChangeCharactersIn: try $1.get(1), replacementString: try $1.get(2))
        }
        method("textFieldDidBeginEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidBeginEditing(try $1.get(0))
        }
        method("textFieldDidChangeSelection(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidChangeSelection(try $1.get(0))
        }
        method("textFieldDidEndEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidEndEditing(try $1.get(0))
        }
        method("textFieldDidEndEditing(_:reason:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidEndEditing(try $1.get(0), reason: try $1.get(1))
        }
        method("textFieldShouldBeginEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldShouldBeginEditing(try $1.get(0))
        }
        method("textFieldShouldClear(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldShouldClear(try $1.get(0))
        }
        method("textFieldShouldEndEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldShouldEndEditing(try $1.get(0))
        }
        method("textFieldShouldReturn(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldShouldReturn(try $1.get(0))
        }
    }

    /// Adds members of UITextGranularity.
    private mutating func addUIKitTextMembers2Part9() {
        enumeration(UITextGranularity.self)
    }
}
