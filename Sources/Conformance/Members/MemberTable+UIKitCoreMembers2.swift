// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSString to UIColor.
    mutating func addUIKitCoreMembers2() {
        addUIKitCoreMembers2Part0()
        addUIKitCoreMembers2Part1()
        addUIKitCoreMembers2Part2()
        addUIKitCoreMembers2Part3()
        addUIKitCoreMembers2Part4()
        addUIKitCoreMembers2Part5()
        addUIKitCoreMembers2Part6()
        addUIKitCoreMembers2Part7()
        addUIKitCoreMembers2Part8()
        addUIKitCoreMembers2Part9()
        addUIKitCoreMembers2Part10()
        addUIKitCoreMembers2Part11()
        addUIKitCoreMembers2Part12()
        addUIKitCoreMembers2Part13()
    }

    /// Adds members of NSString.
    private mutating func addUIKitCoreMembers2Part0() {
        method("boundingRect(with:)", of: NSString.self) { $0.boundingRect(with: try $1.get(0)) }
        method("boundingRect(with:options:)", of: NSString.self) {
            $0.boundingRect(with: try $1.get(0), options: try $1.get(1))
        }
        method("draw(at:)", of: NSString.self) { $0.draw(at: try $1.get(0)) }
        method("draw(in:)", of: NSString.self) { $0.draw(in: try $1.get(0)) }
        method("size()", of: NSString.self) { base, _ in base.size() }
    }

    /// Adds members of NSStringDrawingOptions.
    private mutating func addUIKitCoreMembers2Part1() {
        property("rawValue", \NSStringDrawingOptions.rawValue)
        constant("NSStringDrawingOptions.truncatesLastVisibleLine") {
            NSStringDrawingOptions.truncatesLastVisibleLine
        }
        constant("NSStringDrawingOptions.usesFontLeading") { NSStringDrawingOptions.usesFontLeading }
        constant("NSStringDrawingOptions.usesLineFragmentOrigin") {
            NSStringDrawingOptions.usesLineFragmentOrigin
        }
        function("NSStringDrawingOptions(rawValue:)") { NSStringDrawingOptions(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSTextAttachment.
    private mutating func addUIKitCoreMembers2Part2() {
        property("bounds", \NSTextAttachment.bounds)
        property("image", \NSTextAttachment.image)
        function("NSTextAttachment()") { _ in NSTextAttachment() }
        function("NSTextAttachment(image:)") { NSTextAttachment(image: try $0.get(0)) }
    }

    /// Adds members of NSUnderlineStyle.
    private mutating func addUIKitCoreMembers2Part3() {
        property("rawValue", \NSUnderlineStyle.rawValue)
        constant("NSUnderlineStyle.byWord") { NSUnderlineStyle.byWord }
        constant("NSUnderlineStyle.double") { NSUnderlineStyle.double }
        constant("NSUnderlineStyle.patternDash") { NSUnderlineStyle.patternDash }
        constant("NSUnderlineStyle.patternDot") { NSUnderlineStyle.patternDot }
        constant("NSUnderlineStyle.single") { NSUnderlineStyle.single }
        constant("NSUnderlineStyle.styleSingle") { NSUnderlineStyle.styleSingle }
        constant("NSUnderlineStyle.thick") { NSUnderlineStyle.thick }
        function("NSUnderlineStyle(rawValue:)") { NSUnderlineStyle(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSValue.
    private mutating func addUIKitCoreMembers2Part4() {
        property("cgPointValue", \NSValue.cgPointValue)
        property("cgRectValue", \NSValue.cgRectValue)
        property("cgSizeValue", \NSValue.cgSizeValue)
        function("NSValue(cgPoint:)") { NSValue(cgPoint: try $0.get(0)) }
        function("NSValue(cgRect:)") { NSValue(cgRect: try $0.get(0)) }
        function("NSValue(cgSize:)") { NSValue(cgSize: try $0.get(0)) }
    }

    /// Adds members of UIAccessibility.
    private mutating func addUIKitCoreMembers2Part5() {
        constant("UIAccessibility.isBoldTextEnabled") { UIAccessibility.isBoldTextEnabled }
        constant("UIAccessibility.isInvertColorsEnabled") { UIAccessibility.isInvertColorsEnabled }
        constant("UIAccessibility.isReduceMotionEnabled") { UIAccessibility.isReduceMotionEnabled }
        constant("UIAccessibility.isReduceTransparencyEnabled") {
            UIAccessibility.isReduceTransparencyEnabled
        }
        constant("UIAccessibility.isVoiceOverRunning") { UIAccessibility.isVoiceOverRunning }
    }

    /// Adds members of UIAccessibility.Notification.
    private mutating func addUIKitCoreMembers2Part6() {
        property("rawValue", \UIAccessibility.Notification.rawValue)
        constant("UIAccessibility.Notification.announcement") { UIAccessibility.Notification.announcement }
        constant("UIAccessibility.Notification.layoutChanged") { UIAccessibility.Notification.layoutChanged }
        constant("UIAccessibility.Notification.pageScrolled") { UIAccessibility.Notification.pageScrolled }
        constant("UIAccessibility.Notification.screenChanged") { UIAccessibility.Notification.screenChanged }
        function("UIAccessibility.Notification(rawValue:)") {
            UIAccessibility.Notification(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIKitCoreMembers2Part7() {
        property("rawValue", \UIAccessibilityTraits.rawValue)
        constant("UIAccessibilityTraits.adjustable") { UIAccessibilityTraits.adjustable }
        constant("UIAccessibilityTraits.allowsDirectInteraction") {
            UIAccessibilityTraits.allowsDirectInteraction
        }
        constant("UIAccessibilityTraits.button") { UIAccessibilityTraits.button }
        constant("UIAccessibilityTraits.causesPageTurn") { UIAccessibilityTraits.causesPageTurn }
        constant("UIAccessibilityTraits.header") { UIAccessibilityTraits.header }
        constant("UIAccessibilityTraits.image") { UIAccessibilityTraits.image }
        constant("UIAccessibilityTraits.keyboardKey") { UIAccessibilityTraits.keyboardKey }
        constant("UIAccessibilityTraits.link") { UIAccessibilityTraits.link }
        constant("UIAccessibilityTraits.none") { UIAccessibilityTraits.none }
        constant("UIAccessibilityTraits.notEnabled") { UIAccessibilityTraits.notEnabled }
        constant("UIAccessibilityTraits.playsSound") { UIAccessibilityTraits.playsSound }
        constant("UIAccessibilityTraits.searchField") { UIAccessibilityTraits.searchField }
        constant("UIAccessibilityTraits.selected") { UIAccessibilityTraits.selected }
        constant("UIAccessibilityTraits.startsMediaSession") { UIAccessibilityTraits.startsMediaSession }
        constant("UIAccessibilityTraits.staticText") { UIAccessibilityTraits.staticText }
        constant("UIAccessibilityTraits.summaryElement") { UIAccessibilityTraits.summaryElement }
        constant("UIAccessibilityTraits.updatesFrequently") { UIAccessibilityTraits.updatesFrequently }
        function("UIAccessibilityTraits(rawValue:)") { UIAccessibilityTraits(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAction.
    private mutating func addUIKitCoreMembers2Part8() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIKitCoreMembers2Part9() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitCoreMembers2Part10() {
        property("action", \UIBarButtonItem.action)
        property("customView", \UIBarButtonItem.customView)
        property("menu", \UIBarButtonItem.menu)
        property("primaryAction", \UIBarButtonItem.primaryAction)
        property("style", \UIBarButtonItem.style)
        property("target", \UIBarButtonItem.target)
        property("tintColor", \UIBarButtonItem.tintColor)
        property("width", \UIBarButtonItem.width)
        function("UIBarButtonItem(customView:)") { UIBarButtonItem(customView: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:)") { UIBarButtonItem(systemItem: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:primaryAction:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIBarButtonItem(systemItem:primaryAction:menu:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1), menu: try $0.get(2))
        }
        function("UIBarButtonItem(title:)") { UIBarButtonItem(title: try $0.get(0)) }
        function("UIBarButtonItem(title:image:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1))
        }
        function("UIBarButtonItem(title:image:primaryAction:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2))
        }
        function("UIBarButtonItem(title:image:primaryAction:menu:)") {
            UIBarButtonItem(
                title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2), menu: try $0.get(3))
        }
    }

    /// Adds members of UIBarItem.
    private mutating func addUIKitCoreMembers2Part11() {
        property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        property("accessibilityLabel", \UIBarItem.accessibilityLabel)
        property("image", \UIBarItem.image)
        property("imageInsets", \UIBarItem.imageInsets)
        property("isEnabled", \UIBarItem.isEnabled)
        property("tag", \UIBarItem.tag)
        property("title", \UIBarItem.title)
        function("UIBarItem()") { _ in UIBarItem() }
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitCoreMembers2Part12() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers2Part13() {
        property("cgColor", \UIColor.cgColor)
        constant("UIColor.black") { UIColor.black }
        constant("UIColor.blue") { UIColor.blue }
        constant("UIColor.brown") { UIColor.brown }
        constant("UIColor.clear") { UIColor.clear }
        constant("UIColor.cyan") { UIColor.cyan }
        constant("UIColor.darkGray") { UIColor.darkGray }
        constant("UIColor.darkText") { UIColor.darkText }
        constant("UIColor.gray") { UIColor.gray }
        constant("UIColor.green") { UIColor.green }
        constant("UIColor.label") { UIColor.label }
        constant("UIColor.lightGray") { UIColor.lightGray }
        constant("UIColor.lightText") { UIColor.lightText }
        constant("UIColor.link") { UIColor.link }
        constant("UIColor.magenta") { UIColor.magenta }
        constant("UIColor.opaqueSeparator") { UIColor.opaqueSeparator }
        constant("UIColor.orange") { UIColor.orange }
        constant("UIColor.placeholderText") { UIColor.placeholderText }
        constant("UIColor.purple") { UIColor.purple }
        constant("UIColor.quaternaryLabel") { UIColor.quaternaryLabel }
        constant("UIColor.quaternarySystemFill") { UIColor.quaternarySystemFill }
        constant("UIColor.red") { UIColor.red }
        constant("UIColor.secondaryLabel") { UIColor.secondaryLabel }
        constant("UIColor.secondarySystemBackground") { UIColor.secondarySystemBackground }
        constant("UIColor.secondarySystemFill") { UIColor.secondarySystemFill }
        constant("UIColor.secondarySystemGroupedBackground") { UIColor.secondarySystemGroupedBackground }
        constant("UIColor.separator") { UIColor.separator }
        constant("UIColor.systemBackground") { UIColor.systemBackground }
        constant("UIColor.systemBlue") { UIColor.systemBlue }
        constant("UIColor.systemBrown") { UIColor.systemBrown }
        constant("UIColor.systemCyan") { UIColor.systemCyan }
        constant("UIColor.systemFill") { UIColor.systemFill }
        constant("UIColor.systemGray") { UIColor.systemGray }
        constant("UIColor.systemGray2") { UIColor.systemGray2 }
        constant("UIColor.systemGray3") { UIColor.systemGray3 }
        constant("UIColor.systemGray4") { UIColor.systemGray4 }
    }
}
