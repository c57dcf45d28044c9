// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextFieldDelegate to UIView.
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
        addUIKitControlsMembers9Part14()
    }

    /// Adds members of UITextFieldDelegate.
    private mutating func addUIKitControlsMembers9Part0() {
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
    private mutating func addUIKitControlsMembers9Part1() {
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
    private mutating func addUIKitControlsMembers9Part2() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextLayoutDirection.
    private mutating func addUIKitControlsMembers9Part3() {
        enumeration(UITextLayoutDirection.self)
    }

    /// Adds members of UITextRange.
    private mutating func addUIKitControlsMembers9Part4() {
        property("end", \UITextRange.end)
        property("isEmpty", \UITextRange.isEmpty)
        property("start", \UITextRange.start)
        function("UITextRange()") { _ in UITextRange() }
    }

    /// Adds members of UITextSelectionRect.
    private mutating func addUIKitControlsMembers9Part5() {
        property("containsEnd", \UITextSelectionRect.containsEnd)
        property("containsStart", \UITextSelectionRect.containsStart)
        property("isVertical", \UITextSelectionRect.isVertical)
        property("rect", \UITextSelectionRect.rect)
        property("writingDirection", \UITextSelectionRect.writingDirection)
        function("UITextSelectionRect()") { _ in UITextSelectionRect() }
    }

    /// Adds members of UITextSmartQuotesType.
    private mutating func addUIKitControlsMembers9Part6() {
        enumeration(UITextSmartQuotesType.self)
    }

    /// Adds members of UITextSpellCheckingType.
    private mutating func addUIKitControlsMembers9Part7() {
        enumeration(UITextSpellCheckingType.self)
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers9Part8() {
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
        property("typingAttributes", \UITextView.typingAttributes)
        constant("UITextView.textDidBeginEditingNotification") { UITextView.textDidBeginEditingNotification }
        constant("UITextView.textDidChangeNotification") { UITextView.textDidChangeNotification }
        constant("UITextView.textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
        function("UITextView(frame:)") { UITextView(frame: try $0.get(0)) }
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers9Part9() {
        function("UITextView(frame:textContainer:)") {
            UITextView(frame: try $0.get(0), textContainer: try $0.get(1))
        }
        method("caretRect(for:)", of: UITextView.self) { $0.caretRect(for: try $1.get(0)) }
        method("closestPosition(to:)", of: UITextView.self) { $0.closestPosition(to: try $1.get(0)) }
        method("deleteBackward()", of: UITextView.self) { base, _ in base.deleteBackward() }
        method("firstRect(for:)", of: UITextView.self) { $0.firstRect(for: try $1.get(0)) }
        method("insertText(_:)", of: UITextView.self) { $0.insertText(try $1.get(0)) }
        method("replace(_:withText:)", of: UITextView.self) {
            $0.replace(try $1.get(0), withText: try $1.get(1))
        }
        method("scrollRangeToVisible(_:)", of: UITextView.self) { $0.scrollRangeToVisible(try $1.get(0)) }
        method("selectionRects(for:)", of: UITextView.self) { $0.selectionRects(for: try $1.get(0)) }
        method("text(in:)", of: UITextView.self) { $0.text(in: try $1.get(0)) }
    }

    /// Adds members of UITextView.DataDetectorTypes.
    private mutating func addUIKitControlsMembers9Part10() {
        property("rawValue", \UITextView.DataDetectorTypes.rawValue)
        constant("UITextView.DataDetectorTypes.address") { UITextView.DataDetectorTypes.address }
        constant("UITextView.DataDetectorTypes.all") { UITextView.DataDetectorTypes.all }
        constant("UITextView.DataDetectorTypes.calendarEvent") { UITextView.DataDetectorTypes.calendarEvent }
        constant("UITextView.DataDetectorTypes.link") { UITextView.DataDetectorTypes.link }
        constant("UITextView.DataDetectorTypes.phoneNumber") { UITextView.DataDetectorTypes.phoneNumber }
        function("UITextView.DataDetectorTypes(rawValue:)") {
            UITextView.DataDetectorTypes(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITextViewDelegate.
    private mutating func addUIKitControlsMembers9Part11() {
        method("textView(_:shouldChangeTextIn:replacementText:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), shouldChangeTextIn: try $1.get(1), replacementText: try $1.get(2))
        }
        method("textView(_:shouldInteractWith:in:)", of: UITextViewDelegate.self) {
            $0.textView(try $1.get(0), shouldInteractWith: try $1.get(1), in: try $1.get(2))
        }
        method("textViewDidBeginEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidBeginEditing(try $1.get(0))
        }
        method("textViewDidChange(_:)", of: UITextViewDelegate.self) { $0.textViewDidChange(try $1.get(0)) }
        method("textViewDidChangeSelection(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidChangeSelection(try $1.get(0))
        }
        method("textViewDidEndEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewDidEndEditing(try $1.get(0))
        }
        method("textViewShouldBeginEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewShouldBeginEditing(try $1.get(0))
        }
        method("textViewShouldEndEditing(_:)", of: UITextViewDelegate.self) {
            $0.textViewShouldEndEditing(try $1.get(0))
        }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitControlsMembers9Part12() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
        function("UIVibrancyEffect(blurEffect:style:)") {
            UIVibrancyEffect(blurEffect: try $0.get(0), style: try $0.get(1))
        }
    }

    /// Adds members of UIVibrancyEffectStyle.
    private mutating func addUIKitControlsMembers9Part13() {
        enumeration(UIVibrancyEffectStyle.self)
    }

    /// Adds members of UIView.
    private mutating func addUIKitControlsMembers9Part14() {
        property("cornerConfiguration", \UIView.cornerConfiguration)
        method("frame(in:)", of: UIView.self) { $0.frame(in: try $1.get(0)) }
    }
}
