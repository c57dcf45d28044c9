// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextInputPasswordRules to UITextViewDelegate.
    mutating func addUIKitTextMembers3() {
        addUIKitTextMembers3Part0()
        addUIKitTextMembers3Part1()
        addUIKitTextMembers3Part2()
        addUIKitTextMembers3Part3()
        addUIKitTextMembers3Part4()
        addUIKitTextMembers3Part5()
        addUIKitTextMembers3Part6()
        addUIKitTextMembers3Part7()
        addUIKitTextMembers3Part8()
        addUIKitTextMembers3Part9()
    }

    /// Adds members of UITextInputPasswordRules.
    private mutating func addUIKitTextMembers3Part0() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextLayoutDirection.
    private mutating func addUIKitTextMembers3Part1() {
        enumeration(UITextLayoutDirection.self)
    }

    /// Adds members of UITextRange.
    private mutating func addUIKitTextMembers3Part2() {
        property("end", \UITextRange.end)
        property("isEmpty", \UITextRange.isEmpty)
        property("start", \UITextRange.start)
        function("UITextRange()") { _ in UITextRange() }
    }

    /// Adds members of UITextSelectionRect.
    private mutating func addUIKitTextMembers3Part3() {
        property("containsEnd", \UITextSelectionRect.containsEnd)
        property("containsStart", \UITextSelectionRect.containsStart)
        property("isVertical", \UITextSelectionRect.isVertical)
        property("rect", \UITextSelectionRect.rect)
        property("writingDirection", \UITextSelectionRect.writingDirection)
        function("UITextSelectionRect()") { _ in UITextSelectionRect() }
    }

    /// Adds members of UITextSmartQuotesType.
    private mutating func addUIKitTextMembers3Part4() {
        enumeration(UITextSmartQuotesType.self)
    }

    /// Adds members of UITextSpellCheckingType.
    private mutating func addUIKitTextMembers3Part5() {
        enumeration(UITextSpellCheckingType.self)
    }

    /// Adds members of UITextView.
    private mutating func addUIKitTextMembers3Part6() {
        property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        property("attributedText", \UITextView.attributedText)
        property("autocapitalizationType", \UITextView.autocapitalizationType)
        property("autocorrectionType", \UITextView.autocorrectionType)
        property("beginningOfDocument", \UITextView.beginningOfDocument)
        property("clearsOnInsertion", \UITextView.clearsOnInsertion)
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
    }

    /// Adds members of UITextView.
    private mutating func addUIKitTextMembers3Part7() {
        constant("UITextView.textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
        function("UITextView(frame:)") { UITextView(frame: try $0.get(0)) }
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
    private mutating func addUIKitTextMembers3Part8() {
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
    private mutating func addUIKitTextMembers3Part9() {
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
}
