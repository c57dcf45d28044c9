// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextFieldDelegate to UITextViewDelegate.
    mutating func addUIKitControlsMembers4() {
        addUIKitControlsMembers4Part0()
        addUIKitControlsMembers4Part1()
        addUIKitControlsMembers4Part2()
        addUIKitControlsMembers4Part3()
        addUIKitControlsMembers4Part4()
        addUIKitControlsMembers4Part5()
    }

    /// Adds members of UITextFieldDelegate.
    private mutating func addUIKitControlsMembers4Part0() {
        method("textField(_:shouldChangeCharactersIn:replacementString:)", of: UITextFieldDelegate.self) {
            $0.textField(
                try $1.get(0), shouldChangeCharactersIn: try $1.get(1), replacementString: try $1.get(2))
        }
        method("textFieldDidBeginEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidBeginEditing(try $1.get(0))
        }
        method("textFieldDidEndEditing(_:)", of: UITextFieldDelegate.self) {
            $0.textFieldDidEndEditing(try $1.get(0))
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

    /// Adds members of UITextInputPasswordRules.
    private mutating func addUIKitControlsMembers4Part1() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers4Part2() {
        property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
        property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
        property("attributedText", \UITextView.attributedText)
        property("autocapitalizationType", \UITextView.autocapitalizationType)
        property("autocorrectionType", \UITextView.autocorrectionType)
        property("dataDetectorTypes", \UITextView.dataDetectorTypes)
        property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
        property("font", \UITextView.font)
        property("inputAccessoryView", \UITextView.inputAccessoryView)
        property("inputView", \UITextView.inputView)
        property("isEditable", \UITextView.isEditable)
        property("isSelectable", \UITextView.isSelectable)
        property("keyboardAppearance", \UITextView.keyboardAppearance)
        property("keyboardType", \UITextView.keyboardType)
        property("linkTextAttributes", \UITextView.linkTextAttributes)
        property("passwordRules", \UITextView.passwordRules)
        property("returnKeyType", \UITextView.returnKeyType)
        property("selectedRange", \UITextView.selectedRange)
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
        function("UITextView()") { _ in UITextView() }
        function("UITextView(frame:)") { UITextView(frame: try $0.get(0)) }
        function("UITextView(frame:textContainer:)") {
            UITextView(frame: try $0.get(0), textContainer: try $0.get(1))
        }
    }

    /// Adds members of UITextView.
    private mutating func addUIKitControlsMembers4Part3() {
        method("insertText(_:)", of: UITextView.self) { $0.insertText(try $1.get(0)) }
        method("scrollRangeToVisible(_:)", of: UITextView.self) { $0.scrollRangeToVisible(try $1.get(0)) }
    }

    /// Adds members of UITextView.DataDetectorTypes.
    private mutating func addUIKitControlsMembers4Part4() {
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
    private mutating func addUIKitControlsMembers4Part5() {
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
