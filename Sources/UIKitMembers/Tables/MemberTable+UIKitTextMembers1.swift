// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSLayoutManager to UITextAutocorrectionType.
    mutating func addUIKitTextMembers1() {
        addUIKitTextMembers1Part0()
        addUIKitTextMembers1Part1()
        addUIKitTextMembers1Part2()
        addUIKitTextMembers1Part3()
        addUIKitTextMembers1Part4()
        addUIKitTextMembers1Part5()
        addUIKitTextMembers1Part6()
        addUIKitTextMembers1Part7()
        addUIKitTextMembers1Part8()
        addUIKitTextMembers1Part9()
        addUIKitTextMembers1Part10()
        addUIKitTextMembers1Part11()
        addUIKitTextMembers1Part12()
        addUIKitTextMembers1Part13()
    }

    /// Adds members of NSLayoutManager.
    private mutating func addUIKitTextMembers1Part0() {
        property("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
        property("delegate", \NSLayoutManager.delegate)
        property("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
        property("textContainers", \NSLayoutManager.textContainers)
        property("textStorage", \NSLayoutManager.textStorage)
        property("usesFontLeading", \NSLayoutManager.usesFontLeading)
        function("NSLayoutManager()") { _ in NSLayoutManager() }
        method("addTextContainer(_:)", of: NSLayoutManager.self) { $0.addTextContainer(try $1.get(0)) }
        method("boundingRect(forGlyphRange:in:)", of: NSLayoutManager.self) {
            $0.boundingRect(forGlyphRange: try $1.get(0), in: try $1.get(1))
        }
        method("characterIndexForGlyph(at:)", of: NSLayoutManager.self) {
            $0.characterIndexForGlyph(at: try $1.get(0))
        }
        method("characterRange(forGlyphRange:actualGlyphRange:)", of: NSLayoutManager.self) {
            $0.characterRange(forGlyphRange: try $1.get(0), actualGlyphRange: try $1.get(1))
        }
        method("drawBackground(forGlyphRange:at:)", of: NSLayoutManager.self) {
            $0.drawBackground(forGlyphRange: try $1.get(0), at: try $1.get(1))
        }
        method("drawGlyphs(forGlyphRange:at:)", of: NSLayoutManager.self) {
            $0.drawGlyphs(forGlyphRange: try $1.get(0), at: try $1.get(1))
        }
        method("ensureGlyphs(forGlyphRange:)", of: NSLayoutManager.self) {
            $0.ensureGlyphs(forGlyphRange: try $1.get(0))
        }
        method("ensureLayout(for:)", of: NSLayoutManager.self) { $0.ensureLayout(for: try $1.get(0)) }
        method("ensureLayout(forGlyphRange:)", of: NSLayoutManager.self) {
            $0.ensureLayout(forGlyphRange: try $1.get(0))
        }
        method("firstUnlaidCharacterIndex()", of: NSLayoutManager.self) { base, _ in
            base.firstUnlaidCharacterIndex()
        }
        method("glyphIndex(for:in:)", of: NSLayoutManager.self) {
            $0.glyphIndex(for: try $1.get(0), in: try $1.get(1))
        }
    }

    /// Adds members of NSLayoutManager.
    private mutating func addUIKitTextMembers1Part1() {
        method("glyphIndexForCharacter(at:)", of: NSLayoutManager.self) {
            $0.glyphIndexForCharacter(at: try $1.get(0))
        }
        method("glyphRange(for:)", of: NSLayoutManager.self) { $0.glyphRange(for: try $1.get(0)) }
        method("glyphRange(forBoundingRect:in:)", of: NSLayoutManager.self) {
            $0.glyphRange(forBoundingRect: try $1.get(0), in: try $1.get(1))
        }
        method("glyphRange(forCharacterRange:actualCharacterRange:)", of: NSLayoutManager.self) {
            $0.glyphRange(forCharacterRange: try $1.get(0), actualCharacterRange: try $1.get(1))
        }
        method("invalidateDisplay(forCharacterRange:)", of: NSLayoutManager.self) {
            $0.invalidateDisplay(forCharacterRange: try $1.get(0))
        }
        method(
            "invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)",
            of: NSLayoutManager.self
        ) {
            $0.invalidateGlyphs(
                forCharacterRange: try $1.get(0), changeInLength: try $1.get(1),
                actualCharacterRange: try $1.get(2))
        }
        method("invalidateLayout(forCharacterRange:actualCharacterRange:)", of: NSLayoutManager.self) {
            $0.invalidateLayout(forCharacterRange: try $1.get(0), actualCharacterRange: try $1.get(1))
        }
        method("isValidGlyphIndex(_:)", of: NSLayoutManager.self) { $0.isValidGlyphIndex(try $1.get(0)) }
        method("lineFragmentRect(forGlyphAt:effectiveRange:)", of: NSLayoutManager.self) {
            $0.lineFragmentRect(forGlyphAt: try $1.get(0), effectiveRange: try $1.get(1))
        }
        method("lineFragmentUsedRect(forGlyphAt:effectiveRange:)", of: NSLayoutManager.self) {
            $0.lineFragmentUsedRect(forGlyphAt: try $1.get(0), effectiveRange: try $1.get(1))
        }
        method("location(forGlyphAt:)", of: NSLayoutManager.self) { $0.location(forGlyphAt: try $1.get(0)) }
        method("removeTextContainer(at:)", of: NSLayoutManager.self) {
            $0.removeTextContainer(at: try $1.get(0))
        }
        method("textContainer(forGlyphAt:effectiveRange:)", of: NSLayoutManager.self) {
            $0.textContainer(forGlyphAt: try $1.get(0), effectiveRange: try $1.get(1))
        }
        method("usedRect(for:)", of: NSLayoutManager.self) { $0.usedRect(for: try $1.get(0)) }
    }

    /// Adds members of NSTextContainer.
    private mutating func addUIKitTextMembers1Part2() {
        property("exclusionPaths", \NSTextContainer.exclusionPaths)
        property("heightTracksTextView", \NSTextContainer.heightTracksTextView)
        property("layoutManager", \NSTextContainer.layoutManager)
        property("lineBreakMode", \NSTextContainer.lineBreakMode)
        property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        property("size", \NSTextContainer.size)
        property("widthTracksTextView", \NSTextContainer.widthTracksTextView)
        function("NSTextContainer()") { _ in NSTextContainer() }
        function("NSTextContainer(size:)") { NSTextContainer(size: try $0.get(0)) }
    }

    /// Adds members of NSTextStorage.
    private mutating func addUIKitTextMembers1Part3() {
        property("changeInLength", \NSTextStorage.changeInLength)
        property("delegate", \NSTextStorage.delegate)
        property("editedMask", \NSTextStorage.editedMask)
        property("editedRange", \NSTextStorage.editedRange)
        property("layoutManagers", \NSTextStorage.layoutManagers)
        method("addLayoutManager(_:)", of: NSTextStorage.self) { $0.addLayoutManager(try $1.get(0)) }
        method("edited(_:range:changeInLength:)", of: NSTextStorage.self) {
            $0.edited(try $1.get(0), range: try $1.get(1), changeInLength: try $1.get(2))
        }
        method("processEditing()", of: NSTextStorage.self) { base, _ in base.processEditing() }
        method("removeLayoutManager(_:)", of: NSTextStorage.self) { $0.removeLayoutManager(try $1.get(0)) }
    }

    /// Adds members of NSTextStorage.EditActions.
    private mutating func addUIKitTextMembers1Part4() {
        property("rawValue", \NSTextStorage.EditActions.rawValue)
        constant("NSTextStorage.EditActions.editedAttributes") { NSTextStorage.EditActions.editedAttributes }
        constant("NSTextStorage.EditActions.editedCharacters") { NSTextStorage.EditActions.editedCharacters }
        function("NSTextStorage.EditActions(rawValue:)") {
            NSTextStorage.EditActions(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSTextStorageDelegate.
    private mutating func addUIKitTextMembers1Part5() {
        method("textStorage(_:didProcessEditing:range:changeInLength:)", of: NSTextStorageDelegate.self) {
            $0.textStorage(
                try $1.get(0), didProcessEditing: try $1.get(1), range: try $1.get(2),
                changeInLength: try $1.get(3))
        }
        method("textStorage(_:willProcessEditing:range:changeInLength:)", of: NSTextStorageDelegate.self) {
            $0.textStorage(
                try $1.get(0), willProcessEditing: try $1.get(1), range: try $1.get(2),
                changeInLength: try $1.get(3))
        }
    }

    /// Adds members of UIInputView.
    private mutating func addUIKitTextMembers1Part6() {
        property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        property("inputViewStyle", \UIInputView.inputViewStyle)
        function("UIInputView(frame:inputViewStyle:)") {
            UIInputView(frame: try $0.get(0), inputViewStyle: try $0.get(1))
        }
    }

    /// Adds members of UIInputView.Style.
    private mutating func addUIKitTextMembers1Part7() {
        enumeration(UIInputView.Style.self)
    }

    /// Adds members of UIKeyboardAppearance.
    private mutating func addUIKitTextMembers1Part8() {
        constant("UIKeyboardAppearance.alert") { UIKeyboardAppearance.alert }
        enumeration(UIKeyboardAppearance.self)
    }

    /// Adds members of UIKeyboardType.
    private mutating func addUIKitTextMembers1Part9() {
        constant("UIKeyboardType.alphabet") { UIKeyboardType.alphabet }
        enumeration(UIKeyboardType.self)
    }

    /// Adds members of UIResponder.
    private mutating func addUIKitTextMembers1Part10() {
        property("inputAssistantItem", \UIResponder.inputAssistantItem)
        property("textInputContextIdentifier", \UIResponder.textInputContextIdentifier)
        property("textInputMode", \UIResponder.textInputMode)
    }

    /// Adds members of UIReturnKeyType.
    private mutating func addUIKitTextMembers1Part11() {
        enumeration(UIReturnKeyType.self)
    }

    /// Adds members of UITextAutocapitalizationType.
    private mutating func addUIKitTextMembers1Part12() {
        enumeration(UITextAutocapitalizationType.self)
    }

    /// Adds members of UITextAutocorrectionType.
    private mutating func addUIKitTextMembers1Part13() {
        enumeration(UITextAutocorrectionType.self)
    }
}
