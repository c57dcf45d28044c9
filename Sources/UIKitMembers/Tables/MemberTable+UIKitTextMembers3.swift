// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITextInput to UITextView.
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
        addUIKitTextMembers3Part10()
        addUIKitTextMembers3Part11()
        addUIKitTextMembers3Part12()
        addUIKitTextMembers3Part13()
        addUIKitTextMembers3Part14()
        addUIKitTextMembers3Part15()
    }

    /// Adds members of UITextInput.
    private mutating func addUIKitTextMembers3Part0() {
        property("inputDelegate", \UITextInput.inputDelegate)
        property("markedTextRange", \UITextInput.markedTextRange)
        property("markedTextStyle", \UITextInput.markedTextStyle)
        property("selectionAffinity", \UITextInput.selectionAffinity)
        method("baseWritingDirection(for:in:)", of: UITextInput.self) {
            $0.baseWritingDirection(for: try $1.get(0), in: try $1.get(1))
        }
        method("characterRange(at:)", of: UITextInput.self) { $0.characterRange(at: try $1.get(0)) }
        method("characterRange(byExtending:in:)", of: UITextInput.self) {
            $0.characterRange(byExtending: try $1.get(0), in: try $1.get(1))
        }
        method("closestPosition(to:within:)", of: UITextInput.self) {
            $0.closestPosition(to: try $1.get(0), within: try $1.get(1))
        }
        method("compare(_:to:)", of: UITextInput.self) { $0.compare(try $1.get(0), to: try $1.get(1)) }
        method("offset(from:to:)", of: UITextInput.self) { $0.offset(from: try $1.get(0), to: try $1.get(1)) }
        method("position(from:in:offset:)", of: UITextInput.self) {
            $0.position(from: try $1.get(0), in: try $1.get(1), offset: try $1.get(2))
        }
        method("position(from:offset:)", of: UITextInput.self) {
            $0.position(from: try $1.get(0), offset: try $1.get(1))
        }
        method("position(within:farthestIn:)", of: UITextInput.self) {
            $0.position(within: try $1.get(0), farthestIn: try $1.get(1))
        }
        method("setMarkedText(_:selectedRange:)", of: UITextInput.self) {
            $0.setMarkedText(try $1.get(0), selectedRange: try $1.get(1))
        }
        method("textRange(from:to:)", of: UITextInput.self) {
            $0.textRange(from: try $1.get(0), to: try $1.get(1))
        }
        method("textStyling(at:in:)", of: UITextInput.self) {
            $0.textStyling(at: try $1.get(0), in: try $1.get(1))
        }
        method("unmarkText()", of: UITextInput.self) { base, _ in base.unmarkText() }
    }

    /// Adds members of UITextInputAssistantItem.
    private mutating func addUIKitTextMembers3Part1() {
        property("allowsHidingShortcuts", \UITextInputAssistantItem.allowsHidingShortcuts)
        property("leadingBarButtonGroups", \UITextInputAssistantItem.leadingBarButtonGroups)
        property("trailingBarButtonGroups", \UITextInputAssistantItem.trailingBarButtonGroups)
        function("UITextInputAssistantItem()") { _ in UITextInputAssistantItem() }
    }

    /// Adds members of UITextInputMode.
    private mutating func addUIKitTextMembers3Part2() {
        property("primaryLanguage", \UITextInputMode.primaryLanguage)
        constant("UITextInputMode.activeInputModes") { UITextInputMode.activeInputModes }
        constant("UITextInputMode.currentInputModeDidChangeNotification") {
            UITextInputMode.currentInputModeDidChangeNotification
        }
        function("UITextInputMode()") { _ in UITextInputMode() }
    }

    /// Adds members of UITextInputPasswordRules.
    private mutating func addUIKitTextMembers3Part3() {
        property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
        function("UITextInputPasswordRules(descriptor:)") {
            UITextInputPasswordRules(descriptor: try $0.get(0))
        }
    }

    /// Adds members of UITextInputStringTokenizer.
    private mutating func addUIKitTextMembers3Part4() {
        function("UITextInputStringTokenizer(textInput:)") {
            UITextInputStringTokenizer(textInput: try $0.get(0))
        }
        method("isPosition(_:atBoundary:inDirection:)", of: UITextInputStringTokenizer.self) {
            $0.isPosition(try $1.get(0), atBoundary: try $1.get(1), inDirection: try $1.get(2))
        }
        method("isPosition(_:withinTextUnit:inDirection:)", of: UITextInputStringTokenizer.self) {
            $0.isPosition(try $1.get(0), withinTextUnit: try $1.get(1), inDirection: try $1.get(2))
        }
        method("position(from:toBoundary:inDirection:)", of: UITextInputStringTokenizer.self) {
            $0.position(from: try $1.get(0), toBoundary: try $1.get(1), inDirection: try $1.get(2))
        }
        method("rangeEnclosingPosition(_:with:inDirection:)", of: UITextInputStringTokenizer.self) {
            $0.rangeEnclosingPosition(try $1.get(0), with: try $1.get(1), inDirection: try $1.get(2))
        }
    }

    /// Adds members of UITextItem.
    private mutating func addUIKitTextMembers3Part5() {
        property("content", \UITextItem.content)
        property("range", \UITextItem.range)
    }

    /// Adds members of UITextItem.MenuConfiguration.
    private mutating func addUIKitTextMembers3Part6() {
        function("UITextItem.MenuConfiguration(menu:)") { UITextItem.MenuConfiguration(menu: try $0.get(0)) }
    }

    /// Adds members of UITextItemInteraction.
    private mutating func addUIKitTextMembers3Part7() {
        enumeration(UITextItemInteraction.self)
    }

    /// Adds members of UITextLayoutDirection.
    private mutating func addUIKitTextMembers3Part8() {
        enumeration(UITextLayoutDirection.self)
    }

    /// Adds members of UITextRange.
    private mutating func addUIKitTextMembers3Part9() {
        property("end", \UITextRange.end)
        property("isEmpty", \UITextRange.isEmpty)
        property("start", \UITextRange.start)
        function("UITextRange()") { _ in UITextRange() }
    }

    /// Adds members of UITextSelectionRect.
    private mutating func addUIKitTextMembers3Part10() {
        property("containsEnd", \UITextSelectionRect.containsEnd)
        property("containsStart", \UITextSelectionRect.containsStart)
        property("isVertical", \UITextSelectionRect.isVertical)
        property("rect", \UITextSelectionRect.rect)
        property("writingDirection", \UITextSelectionRect.writingDirection)
        function("UITextSelectionRect()") { _ in UITextSelectionRect() }
    }

    /// Adds members of UITextSmartQuotesType.
    private mutating func addUIKitTextMembers3Part11() {
        enumeration(UITextSmartQuotesType.self)
    }

    /// Adds members of UITextSpellCheckingType.
    private mutating func addUIKitTextMembers3Part12() {
        enumeration(UITextSpellCheckingType.self)
    }

    /// Adds members of UITextStorageDirection.
    private mutating func addUIKitTextMembers3Part13() {
        enumeration(UITextStorageDirection.self)
    }

    /// Adds members of UITextView.
    private mutating func addUIKitTextMembers3Part14() {
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
    private mutating func addUIKitTextMembers3Part15() {
        constant("UITextView.textDidEndEditingNotification") { UITextView.textDidEndEditingNotification }
        function("UITextView(frame:)") { UITextView(frame: try $0.get(0)) }
        function("UITextView(frame:textContainer:)") {
            UITextView(frame: try $0.get(0), textContainer: try $0.get(1))
        }
        function("UITextView(usingTextLayoutManager:)") { UITextView(usingTextLayoutManager: try $0.get(0)) }
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
}
