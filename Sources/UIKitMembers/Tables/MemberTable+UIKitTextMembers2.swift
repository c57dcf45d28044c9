// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextField to UITextSpellCheckingType.
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
        addUIKitTextMembers2Part10()
        addUIKitTextMembers2Part11()
        addUIKitTextMembers2Part12()
        addUIKitTextMembers2Part13()
    }

    /// Adds members of UITextField.
    private mutating func addUIKitTextMembers2Part0() {
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
    private mutating func addUIKitTextMembers2Part1() {
        property("spellCheckingType", \UITextField.spellCheckingType)
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
    }

    /// Adds members of UITextField.
    private mutating func addUIKitTextMembers2Part2() {
        method("rightViewRect(forBounds:)", of: UITextField.self) {
            $0.rightViewRect(forBounds: try $1.get(0))
        }
        method("selectionRects(for:)", of: UITextField.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextField.self) { $0.text(in: try $1.get(0)) }
        method("textRect(forBounds:)", of: UITextField.self) { $0.textRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UITextField.BorderStyle.
    private mutating func addUIKitTextMembers2Part3() {
        enumeration(UITextField.BorderStyle.self)
    }

    /// Adds members of UITextField.DidEndEditingReason.
    private mutating func addUIKitTextMembers2Part4() {
        enumeration(UITextField.DidEndEditingReason.self)
    }

    /// Adds members of UITextField.ViewMode.
    private mutating func addUIKitTextMembers2Part5() {
        enumeration(UITextField.ViewMode.self)
    }

    /// Adds members of UITextFieldDelegate.
    private mutating func addUIKitTextMembers2Part6() {
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

    /// Adds members of UITextInput.
    private mutating func addUIKitTextMembers2Part7() {
        property("markedTextRange", \UITextInput.markedTextRange)
        method("compare(_:to:)", of: UITextInput.self) { $0.compare(try $1.get(0), to: try $1.get(1)) }
        method("offset(from:to:)", of: UITextInput.self) { $0.offset(from: try $1.get(0), to: try $1.get(1)) }
        method("position(from:in:offset:)", of: UITextInput.self) {
            $0.position(from: try $1.get(0), in: try $1.get(1), offset: try $1.get(2))
        }
        method("position(from:offset:)", of: UITextInput.self) {
            $0.position(from: try $1.get(0), offset: try $1.get(1))
        }
        method("textRange(from:to:)", of: UITextInput.self) {
            $0.textRange(from: try $1.get(0), to: try $1.get(1))
        }
    }

    /// Adds members of UITextInputPasswordRules.
    private mutating func addUIKitTextMembers2Part8() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextLayoutDirection.
    private mutating func addUIKitTextMembers2Part9() {
        enumeration(UITextLayoutDirection.self)
    }

    /// Adds members of UITextRange.
    private mutating func addUIKitTextMembers2Part10() {
        property("end", \UITextRange.end)
        property("isEmpty", \UITextRange.isEmpty)
        property("start", \UITextRange.start)
        function("UITextRange()") { _ in UITextRange() }
    }

    /// Adds members of UITextSelectionRect.
    private mutating func addUIKitTextMembers2Part11() {
        property("containsEnd", \UITextSelectionRect.containsEnd)
        property("containsStart", \UITextSelectionRect.containsStart)
        property("isVertical", \UITextSelectionRect.isVertical)
        property("rect", \UITextSelectionRect.rect)
        property("writingDirection", \UITextSelectionRect.writingDirection)
        function("UITextSelectionRect()") { _ in UITextSelectionRect() }
    }

    /// Adds members of UITextSmartQuotesType.
    private mutating func addUIKitTextMembers2Part12() {
        enumeration(UITextSmartQuotesType.self)
    }

    /// Adds members of UITextSpellCheckingType.
    private mutating func addUIKitTextMembers2Part13() {
        enumeration(UITextSpellCheckingType.self)
    }
}
