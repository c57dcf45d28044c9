// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSItemProvider to UIAlertAction.Style.
    mutating func addUIKitControlsMembers1() {
        addUIKitControlsMembers1Part0()
        addUIKitControlsMembers1Part1()
        addUIKitControlsMembers1Part2()
        addUIKitControlsMembers1Part3()
        addUIKitControlsMembers1Part4()
        addUIKitControlsMembers1Part5()
        addUIKitControlsMembers1Part6()
        addUIKitControlsMembers1Part7()
        addUIKitControlsMembers1Part8()
        addUIKitControlsMembers1Part9()
        addUIKitControlsMembers1Part10()
        addUIKitControlsMembers1Part11()
        addUIKitControlsMembers1Part12()
        addUIKitControlsMembers1Part13()
        addUIKitControlsMembers1Part14()
    }

    /// Adds members of NSItemProvider.
    private mutating func addUIKitControlsMembers1Part0() {
        property("registeredTypeIdentifiers", \NSItemProvider.registeredTypeIdentifiers)
        property("suggestedName", \NSItemProvider.suggestedName)
        function("NSItemProvider()") { _ in NSItemProvider() }
        function("NSItemProvider(object:)") { NSItemProvider(object: try $0.get(0)) }
        method("hasItemConformingToTypeIdentifier(_:)", of: NSItemProvider.self) {
            $0.hasItemConformingToTypeIdentifier(try $1.get(0))
        }
    }

    /// Adds members of NSLayoutManager.
    private mutating func addUIKitControlsMembers1Part1() {
        property("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
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
        method("ensureGlyphs(forGlyphRange:)", of: NSLayoutManager.self) {
            $0.ensureGlyphs(forGlyphRange: try $1.get(0))
        }
        method("ensureLayout(for:)", of: NSLayoutManager.self) { $0.ensureLayout(for: try $1.get(0)) }
        method("ensureLayout(forGlyphRange:)", of: NSLayoutManager.self) {
            $0.ensureLayout(forGlyphRange: try $1.get(0))
        }
        method("glyphIndex(for:in:)", of: NSLayoutManager.self) {
            $0.glyphIndex(for: try $1.get(0), in: try $1.get(1))
        }
        method("glyphIndexForCharacter(at:)", of: NSLayoutManager.self) {
            $0.glyphIndexForCharacter(at: try $1.get(0))
        }
        method("glyphRange(for:)", of: NSLayoutManager.self) { $0.glyphRange(for: try $1.get(0)) }
        method("glyphRange(forCharacterRange:actualCharacterRange:)", of: NSLayoutManager.self) {
            $0.glyphRange(forCharacterRange: try $1.get(0), actualCharacterRange: try $1.get(1))
        }
        method("invalidateDisplay(forCharacterRange:)", of: NSLayoutManager.self) {
            $0.invalidateDisplay(forCharacterRange: try $1.get(0))
        }
    }

    /// Adds members of NSLayoutManager.
    private mutating func addUIKitControlsMembers1Part2() {
        method("invalidateLayout(forCharacterRange:actualCharacterRange:)", of: NSLayoutManager.self) {
            $0.invalidateLayout(forCharacterRange: try $1.get(0), actualCharacterRange: try $1.get(1))
        }
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

    /// Adds members of NSString.
    private mutating func addUIKitControlsMembers1Part3() {
        constant("NSString.readableTypeIdentifiersForItemProvider") {
            NSString.readableTypeIdentifiersForItemProvider
        }
        constant("NSString.writableTypeIdentifiersForItemProvider") {
            NSString.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of NSTextContainer.
    private mutating func addUIKitControlsMembers1Part4() {
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
    private mutating func addUIKitControlsMembers1Part5() {
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
    private mutating func addUIKitControlsMembers1Part6() {
        property("rawValue", \NSTextStorage.EditActions.rawValue)
        constant("NSTextStorage.EditActions.editedAttributes") { NSTextStorage.EditActions.editedAttributes }
        constant("NSTextStorage.EditActions.editedCharacters") { NSTextStorage.EditActions.editedCharacters }
        function("NSTextStorage.EditActions(rawValue:)") {
            NSTextStorage.EditActions(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSTextStorageDelegate.
    private mutating func addUIKitControlsMembers1Part7() {
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

    /// Adds members of NSURL.
    private mutating func addUIKitControlsMembers1Part8() {
        constant("NSURL.readableTypeIdentifiersForItemProvider") {
            NSURL.readableTypeIdentifiersForItemProvider
        }
        constant("NSURL.writableTypeIdentifiersForItemProvider") {
            NSURL.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIActivity.ActivityType.
    private mutating func addUIKitControlsMembers1Part9() {
        property("rawValue", \UIActivity.ActivityType.rawValue)
        constant("UIActivity.ActivityType.addToReadingList") { UIActivity.ActivityType.addToReadingList }
        constant("UIActivity.ActivityType.airDrop") { UIActivity.ActivityType.airDrop }
        constant("UIActivity.ActivityType.assignToContact") { UIActivity.ActivityType.assignToContact }
        constant("UIActivity.ActivityType.copyToPasteboard") { UIActivity.ActivityType.copyToPasteboard }
        constant("UIActivity.ActivityType.mail") { UIActivity.ActivityType.mail }
        constant("UIActivity.ActivityType.message") { UIActivity.ActivityType.message }
        constant("UIActivity.ActivityType.postToFacebook") { UIActivity.ActivityType.postToFacebook }
        constant("UIActivity.ActivityType.postToTwitter") { UIActivity.ActivityType.postToTwitter }
        constant("UIActivity.ActivityType.print") { UIActivity.ActivityType.print }
        constant("UIActivity.ActivityType.saveToCameraRoll") { UIActivity.ActivityType.saveToCameraRoll }
        function("UIActivity.ActivityType(_:)") { UIActivity.ActivityType(try $0.get(0)) }
        function("UIActivity.ActivityType(rawValue:)") { UIActivity.ActivityType(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIActivityIndicatorView.
    private mutating func addUIKitControlsMembers1Part10() {
        property("activityIndicatorViewStyle", \UIActivityIndicatorView.activityIndicatorViewStyle)
        property("color", \UIActivityIndicatorView.color)
        property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        property("isAnimating", \UIActivityIndicatorView.isAnimating)
        property("style", \UIActivityIndicatorView.style)
        function("UIActivityIndicatorView(activityIndicatorStyle:)") {
            UIActivityIndicatorView(activityIndicatorStyle: try $0.get(0))
        }
        function("UIActivityIndicatorView(frame:)") { UIActivityIndicatorView(frame: try $0.get(0)) }
        function("UIActivityIndicatorView(style:)") { UIActivityIndicatorView(style: try $0.get(0)) }
        method("startAnimating()", of: UIActivityIndicatorView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIActivityIndicatorView.self) { base, _ in base.stopAnimating() }
    }

    /// Adds members of UIActivityIndicatorView.Style.
    private mutating func addUIKitControlsMembers1Part11() {
        enumeration(UIActivityIndicatorView.Style.self)
    }

    /// Adds members of UIActivityViewController.
    private mutating func addUIKitControlsMembers1Part12() {
        property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
        function("UIActivityViewController(activityItems:applicationActivities:)") {
            UIActivityViewController(activityItems: try $0.get(0), applicationActivities: try $0.get(1))
        }
    }

    /// Adds members of UIAlertAction.
    private mutating func addUIKitControlsMembers1Part13() {
        property("isEnabled", \UIAlertAction.isEnabled)
        property("style", \UIAlertAction.style)
        property("title", \UIAlertAction.title)
        function("UIAlertAction(title:style:)") { UIAlertAction(title: try $0.get(0), style: try $0.get(1)) }
        method("setValue(_:forKey:)", of: UIAlertAction.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("value(forKey:)", of: UIAlertAction.self) { $0.value(forKey: try $1.get(0)) }
    }

    /// Adds members of UIAlertAction.Style.
    private mutating func addUIKitControlsMembers1Part14() {
        enumeration(UIAlertAction.Style.self)
    }
}
