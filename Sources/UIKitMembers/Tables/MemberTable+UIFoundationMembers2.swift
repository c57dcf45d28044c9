// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSDirectionalEdgeInsets to NSWritingDirectionFormatType.
    mutating func addUIFoundationMembers2() {
        addUIFoundationMembers2Part0()
        addUIFoundationMembers2Part1()
        addUIFoundationMembers2Part2()
        addUIFoundationMembers2Part3()
        addUIFoundationMembers2Part4()
        addUIFoundationMembers2Part5()
        addUIFoundationMembers2Part6()
        addUIFoundationMembers2Part7()
        addUIFoundationMembers2Part8()
        addUIFoundationMembers2Part9()
        addUIFoundationMembers2Part10()
        addUIFoundationMembers2Part11()
        addUIFoundationMembers2Part12()
        addUIFoundationMembers2Part13()
        addUIFoundationMembers2Part14()
        addUIFoundationMembers2Part15()
        addUIFoundationMembers2Part16()
        addUIFoundationMembers2Part17()
    }

    /// Adds members of NSDirectionalEdgeInsets.
    private mutating func addUIFoundationMembers2Part0() {
        property("bottom", \NSDirectionalEdgeInsets.bottom)
        property("leading", \NSDirectionalEdgeInsets.leading)
        property("top", \NSDirectionalEdgeInsets.top)
        property("trailing", \NSDirectionalEdgeInsets.trailing)
        constant("NSDirectionalEdgeInsets.zero") { NSDirectionalEdgeInsets.zero }
        function("NSDirectionalEdgeInsets()") { _ in NSDirectionalEdgeInsets() }
        function("NSDirectionalEdgeInsets(top:leading:bottom:trailing:)") {
            NSDirectionalEdgeInsets(
                top: try $0.get(0), leading: try $0.get(1), bottom: try $0.get(2), trailing: try $0.get(3))
        }
    }

    /// Adds members of NSDirectionalRectEdge.
    private mutating func addUIFoundationMembers2Part1() {
        property("rawValue", \NSDirectionalRectEdge.rawValue)
        constant("NSDirectionalRectEdge.all") { NSDirectionalRectEdge.all }
        constant("NSDirectionalRectEdge.bottom") { NSDirectionalRectEdge.bottom }
        constant("NSDirectionalRectEdge.leading") { NSDirectionalRectEdge.leading }
        constant("NSDirectionalRectEdge.top") { NSDirectionalRectEdge.top }
        constant("NSDirectionalRectEdge.trailing") { NSDirectionalRectEdge.trailing }
        function("NSDirectionalRectEdge(rawValue:)") { NSDirectionalRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSLineBreakMode.
    private mutating func addUIFoundationMembers2Part2() {
        enumeration(NSLineBreakMode.self)
    }

    /// Adds members of NSMutableAttributedString.
    private mutating func addUIFoundationMembers2Part3() {
        method("addAttribute(_:value:range:)", of: NSMutableAttributedString.self) {
            $0.addAttribute(try $1.get(0), value: try $1.get(1), range: try $1.get(2))
        }
    }

    /// Adds members of NSMutableParagraphStyle.
    private mutating func addUIFoundationMembers2Part4() {
        function("NSMutableParagraphStyle()") { _ in NSMutableParagraphStyle() }
        method("addTabStop(_:)", of: NSMutableParagraphStyle.self) { $0.addTabStop(try $1.get(0)) }
        method("removeTabStop(_:)", of: NSMutableParagraphStyle.self) { $0.removeTabStop(try $1.get(0)) }
        method("setParagraphStyle(_:)", of: NSMutableParagraphStyle.self) {
            $0.setParagraphStyle(try $1.get(0))
        }
    }

    /// Adds members of NSParagraphStyle.
    private mutating func addUIFoundationMembers2Part5() {
        property("alignment", \NSParagraphStyle.alignment)
        property(
            "allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
        property("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
        property("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
        property("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
        property("headIndent", \NSParagraphStyle.headIndent)
        property("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
        property("lineBreakMode", \NSParagraphStyle.lineBreakMode)
        property("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
        property("lineSpacing", \NSParagraphStyle.lineSpacing)
        property("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
        property("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
        property("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
        property("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
        property("tabStops", \NSParagraphStyle.tabStops)
        property("tailIndent", \NSParagraphStyle.tailIndent)
        constant("NSParagraphStyle.default") { NSParagraphStyle.`default` }
        function("NSParagraphStyle()") { _ in NSParagraphStyle() }
        method("copy()", of: NSParagraphStyle.self) { base, _ in base.copy() }
        method("copy(with:)", of: NSParagraphStyle.self) { $0.copy(with: try $1.get(0)) }
        method("mutableCopy()", of: NSParagraphStyle.self) { base, _ in base.mutableCopy() }
        method("mutableCopy(with:)", of: NSParagraphStyle.self) { $0.mutableCopy(with: try $1.get(0)) }
    }

    /// Adds members of NSShadow.
    private mutating func addUIFoundationMembers2Part6() {
        property("shadowBlurRadius", \NSShadow.shadowBlurRadius)
        property("shadowColor", \NSShadow.shadowColor)
        property("shadowOffset", \NSShadow.shadowOffset)
        function("NSShadow()") { _ in NSShadow() }
    }

    /// Adds members of NSString.
    private mutating func addUIFoundationMembers2Part7() {
        method("boundingRect(with:)", of: NSString.self) { $0.boundingRect(with: try $1.get(0)) }
        method("boundingRect(with:options:)", of: NSString.self) {
            $0.boundingRect(with: try $1.get(0), options: try $1.get(1))
        }
        method("draw(at:)", of: NSString.self) { $0.draw(at: try $1.get(0)) }
        method("draw(in:)", of: NSString.self) { $0.draw(in: try $1.get(0)) }
        method("draw(with:)", of: NSString.self) { $0.draw(with: try $1.get(0)) }
        method("draw(with:options:)", of: NSString.self) {
            $0.draw(with: try $1.get(0), options: try $1.get(1))
        }
        method("size()", of: NSString.self) { base, _ in base.size() }
    }

    /// Adds members of NSStringDrawingOptions.
    private mutating func addUIFoundationMembers2Part8() {
        property("rawValue", \NSStringDrawingOptions.rawValue)
        constant("NSStringDrawingOptions.truncatesLastVisibleLine") {
            NSStringDrawingOptions.truncatesLastVisibleLine
        }
        constant("NSStringDrawingOptions.usesDeviceMetrics") { NSStringDrawingOptions.usesDeviceMetrics }
        constant("NSStringDrawingOptions.usesFontLeading") { NSStringDrawingOptions.usesFontLeading }
        constant("NSStringDrawingOptions.usesLineFragmentOrigin") {
            NSStringDrawingOptions.usesLineFragmentOrigin
        }
        function("NSStringDrawingOptions(rawValue:)") { NSStringDrawingOptions(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSTextAlignment.
    private mutating func addUIFoundationMembers2Part9() {
        enumeration(NSTextAlignment.self)
    }

    /// Adds members of NSTextAttachment.
    private mutating func addUIFoundationMembers2Part10() {
        property("bounds", \NSTextAttachment.bounds)
        property("image", \NSTextAttachment.image)
        function("NSTextAttachment()") { _ in NSTextAttachment() }
        function("NSTextAttachment(image:)") { NSTextAttachment(image: try $0.get(0)) }
    }

    /// Adds members of NSTextTab.
    private mutating func addUIFoundationMembers2Part11() {
        property("alignment", \NSTextTab.alignment)
        property("location", \NSTextTab.location)
        property("options", \NSTextTab.options)
        function("NSTextTab(textAlignment:location:)") {
            NSTextTab(textAlignment: try $0.get(0), location: try $0.get(1))
        }
        function("NSTextTab.columnTerminators(for:)") { NSTextTab.columnTerminators(for: try $0.get(0)) }
    }

    /// Adds members of NSTextTab.OptionKey.
    private mutating func addUIFoundationMembers2Part12() {
        property("rawValue", \NSTextTab.OptionKey.rawValue)
        constant("NSTextTab.OptionKey.columnTerminators") { NSTextTab.OptionKey.columnTerminators }
        function("NSTextTab.OptionKey(rawValue:)") { NSTextTab.OptionKey(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSUnderlineStyle.
    private mutating func addUIFoundationMembers2Part13() {
        property("rawValue", \NSUnderlineStyle.rawValue)
        constant("NSUnderlineStyle.byWord") { NSUnderlineStyle.byWord }
        constant("NSUnderlineStyle.double") { NSUnderlineStyle.double }
        constant("NSUnderlineStyle.patternDash") { NSUnderlineStyle.patternDash }
        constant("NSUnderlineStyle.patternDashDot") { NSUnderlineStyle.patternDashDot }
        constant("NSUnderlineStyle.patternDashDotDot") { NSUnderlineStyle.patternDashDotDot }
        constant("NSUnderlineStyle.patternDot") { NSUnderlineStyle.patternDot }
        constant("NSUnderlineStyle.single") { NSUnderlineStyle.single }
        constant("NSUnderlineStyle.styleSingle") { NSUnderlineStyle.styleSingle }
        constant("NSUnderlineStyle.thick") { NSUnderlineStyle.thick }
        function("NSUnderlineStyle(rawValue:)") { NSUnderlineStyle(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSUserActivity.
    private mutating func addUIFoundationMembers2Part14() {
        property("activityType", \NSUserActivity.activityType)
        property("expirationDate", \NSUserActivity.expirationDate)
        property("isEligibleForHandoff", \NSUserActivity.isEligibleForHandoff)
        property("isEligibleForPrediction", \NSUserActivity.isEligibleForPrediction)
        property("isEligibleForPublicIndexing", \NSUserActivity.isEligibleForPublicIndexing)
        property("isEligibleForSearch", \NSUserActivity.isEligibleForSearch)
        property("keywords", \NSUserActivity.keywords)
        property("needsSave", \NSUserActivity.needsSave)
        property("persistentIdentifier", \NSUserActivity.persistentIdentifier)
        property("referrerURL", \NSUserActivity.referrerURL)
        property("requiredUserInfoKeys", \NSUserActivity.requiredUserInfoKeys)
        property("targetContentIdentifier", \NSUserActivity.targetContentIdentifier)
        property("title", \NSUserActivity.title)
        property("userInfo", \NSUserActivity.userInfo)
        property("webpageURL", \NSUserActivity.webpageURL)
        function("NSUserActivity(activityType:)") { NSUserActivity(activityType: try $0.get(0)) }
        method("becomeCurrent()", of: NSUserActivity.self) { base, _ in base.becomeCurrent() }
        method("invalidate()", of: NSUserActivity.self) { base, _ in base.invalidate() }
        method("resignCurrent()", of: NSUserActivity.self) { base, _ in base.resignCurrent() }
    }

    /// Adds members of NSValue.
    private mutating func addUIFoundationMembers2Part15() {
        property("directionalEdgeInsetsValue", \NSValue.directionalEdgeInsetsValue)
        property("uiEdgeInsetsValue", \NSValue.uiEdgeInsetsValue)
        property("uiOffsetValue", \NSValue.uiOffsetValue)
        function("NSValue(directionalEdgeInsets:)") { NSValue(directionalEdgeInsets: try $0.get(0)) }
        function("NSValue(uiEdgeInsets:)") { NSValue(uiEdgeInsets: try $0.get(0)) }
        function("NSValue(uiOffset:)") { NSValue(uiOffset: try $0.get(0)) }
    }

    /// Adds members of NSWritingDirection.
    private mutating func addUIFoundationMembers2Part16() {
        enumeration(NSWritingDirection.self)
    }

    /// Adds members of NSWritingDirectionFormatType.
    private mutating func addUIFoundationMembers2Part17() {
        enumeration(NSWritingDirectionFormatType.self)
    }
}
