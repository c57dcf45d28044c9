// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextField to UITextView.
    mutating func addUIKitControlsMembers9() {
        addUIKitControlsMembers9Part0()
        addUIKitControlsMembers9Part1()
        addUIKitControlsMembers9Part2()
        addUIKitControlsMembers9Part3()
        addUIKitControlsMembers9Part4()
        addUIKitControlsMembers9Part5()
        addUIKitControlsMembers9Part6()
        addUIKitControlsMembers9Part7()
        addUIKitControlsMembers9Part8()
        addUIKitControlsMembers9Part9()
        addUIKitControlsMembers9Part10()
        addUIKitControlsMembers9Part11()
        addUIKitControlsMembers9Part12()
        addUIKitControlsMembers9Part13()
    }

    /// Adds members of UITextField.
    private mutating func addUIKitControlsMembers9Part0() {
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
    private mutating func addUIKitControlsMembers9Part1() {
        method("rightViewRect(forBounds:)", of: UITextField.self) {
            $0.rightViewRect(forBounds: try $1.get(0))
        }
        method("selectionRects(for:)", of: UITextField.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextField.self) { $0.text(in: try $1.get(0)) }
        method("textRect(forBounds:)", of: UITextField.self) { $0.textRect(forBounds: try $1.get(0)) }
    }

    /// Adds members of UITextField.BorderStyle.
    private mutating func addUIKitControlsMembers9Part2() {
        enumeration(UITextField.BorderStyle.self)
    }

    /// Adds members of UITextField.DidEndEditingReason.
    private mutating func addUIKitControlsMembers9Part3() {
        enumeration(UITextField.DidEndEditingReason.self)
    }

    /// Adds members of UITextField.ViewMode.
    private mutating func addUIKitControlsMembers9Part4() {
        enumeration(UITextField.ViewMode.self)
    }

    /// Adds members of UITextFieldDelegate.
    private mutating func addUIKitControlsMembers9Part5() {
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
    private mutating func addUIKitControlsMembers9Part6() {
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
    private mutating func addUIKitControlsMembers9Part7() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextLayoutDirection.
    private mutating func addUIKitControlsMembers9Part8() {
        enumeration(UITextLayoutDirection.self)
    }

    /// Adds members of UITextRange.
    private mutating func addUIKitControlsMembers9Part9() {
        property("end", \UITextRange.end)
        property("isEmpty", \UITextRange.isEmpty)
        property("start", \UITextRange.start)
        function("UITextRange()") { _ in UITextRange() }
    }

    /// Adds members of UITextSelectionRect.
    private mutating func addUIKitControlsMembers9Part10() {
        property("containsEnd", \UITextSelectionRect.containsEnd)
        property("containsStart", \UITextSelectionRect.containsStart)
        property("isVertical", \UITextSelectionRect.isVertical)
        property("rect", \UITextSelectionRect.rect)
        property("writingDirection", \UITextSelectionRect.writingDirection)
        function("UITextSelectionRect()") { _ in UITextSelectionRect() }
    }

    /// Adds members of UITextSmartQuotesType.
    private mutating func addUIKitControlsMembers9Part11() {
        enumeration(UITextSmartQuotesType.self)
    }

    /// Adds members of UITextSpellCheckingType.
    private mutating func addUIKitControlsMembers9Part12() {
        enumeration(UITextSpellCheckingType.self)
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers9Part13() {
        property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        property("attributedText", \UITextView.attributedText)
        property("autocapitalizationType", \UITextView.autocapitalizationType)
        property("autocorrectionType", \UITextView.autocorrectionType)
        property("beginningOfDocument", \UITextView.beginningOfDocument)
        property("dataDetectorTypes", \UITextView.dataDetectorTypes)
        property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
        property("endOfDocument", \UITextView.endOfDocument)
        property("font", \UITextView.font)
        property("hasText", \UITextView.hasText)
        property("isEditable", \UITextView.isEditable)
        property("isSecureTextEntry", \UITextView.isSecureTextEntry)
        property("isSelectable", \UITextView.isSelectable)
        property("keyboardAppearance", \UITextView.keyboardAppearance)
        property("keyboardType", \UITextView.keyboardType)
        property("layoutManager", \UITextView.layoutManager)
        property("linkTextAttributes", \UITextView.linkTextAttributes)
        property("passwordRules", \UITextView.passwordRules)
        property("returnKeyType", \UITextView.returnKeyType)
        property("selectedRange", \UITextView.selectedRange)
        property("selectedTextRange", \UITextView.selectedTextRange)
        property("smartDashesType", \UITextView.smartDashesType)
        property("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
        property("smartQuotesType", \UITextView.smartQuotesType)
        property("text", \UITextView.text)
        property("textAlignment", \UITextView.textAlignment)
        property("textColor", \UITextView.textColor)
        property("textContainer", \UITextView.textContainer)
        property("textContainerInset", \UITextView.textContainerInset)
        property("textContentType", \UITextView.textContentType)
        property("textStorage", \UITextView.textStorage)
        property("typingAttributes", \UITextView.typingAttributes)
        constant("UITextView.textDidBeginEditingNotification") { UITextView.textDidBeginEditingNotification }
        constant("UITextView.textDidChangeNotification") { UITextView.textDidChangeNotification }
        constant("UITextView.textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
    }
}
