// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of NSLineBreakMode to Spring.
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
    }

    /// Adds members of NSLineBreakMode.
    private mutating func addUIFoundationMembers2Part0() {
        enumeration(NSLineBreakMode.self)
    }

    /// Adds members of NSMutableAttributedString.
    private mutating func addUIFoundationMembers2Part1() {
        method("addAttribute(_:value:range:)", of: NSMutableAttributedString.self) {
            $0.addAttribute(try $1.get(0), value: try $1.get(1), range: try $1.get(2))
        }
    }

    /// Adds members of NSMutableParagraphStyle.
    private mutating func addUIFoundationMembers2Part2() {
        function("NSMutableParagraphStyle()") { _ in NSMutableParagraphStyle() }
        method("setParagraphStyle(_:)", of: NSMutableParagraphStyle.self) {
            $0.setParagraphStyle(try $1.get(0))
        }
    }

    /// Adds members of NSParagraphStyle.
    private mutating func addUIFoundationMembers2Part3() {
        property("alignment", \NSParagraphStyle.alignment)
        property(
            "allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
        property("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
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
        property("tailIndent", \NSParagraphStyle.tailIndent)
        constant("NSParagraphStyle.default") { NSParagraphStyle.`default` }
        function("NSParagraphStyle()") { _ in NSParagraphStyle() }
        method("copy()", of: NSParagraphStyle.self) { base, _ in base.copy() }
        method("copy(with:)", of: NSParagraphStyle.self) { $0.copy(with: try $1.get(0)) }
        method("mutableCopy()", of: NSParagraphStyle.self) { base, _ in base.mutableCopy() }
        method("mutableCopy(with:)", of: NSParagraphStyle.self) { $0.mutableCopy(with: try $1.get(0)) }
    }

    /// Adds members of NSShadow.
    private mutating func addUIFoundationMembers2Part4() {
        property("shadowBlurRadius", \NSShadow.shadowBlurRadius)
        property("shadowColor", \NSShadow.shadowColor)
        property("shadowOffset", \NSShadow.shadowOffset)
        function("NSShadow()") { _ in NSShadow() }
    }

    /// Adds members of NSString.
    private mutating func addUIFoundationMembers2Part5() {
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
    private mutating func addUIFoundationMembers2Part6() {
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
    private mutating func addUIFoundationMembers2Part7() {
        enumeration(NSTextAlignment.self)
    }

    /// Adds members of NSTextAttachment.
    private mutating func addUIFoundationMembers2Part8() {
        property("bounds", \NSTextAttachment.bounds)
        property("image", \NSTextAttachment.image)
        function("NSTextAttachment()") { _ in NSTextAttachment() }
        function("NSTextAttachment(image:)") { NSTextAttachment(image: try $0.get(0)) }
    }

    /// Adds members of NSUnderlineStyle.
    private mutating func addUIFoundationMembers2Part9() {
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
    private mutating func addUIFoundationMembers2Part10() {
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
    private mutating func addUIFoundationMembers2Part11() {
        property("directionalEdgeInsetsValue", \NSValue.directionalEdgeInsetsValue)
        property("uiEdgeInsetsValue", \NSValue.uiEdgeInsetsValue)
        property("uiOffsetValue", \NSValue.uiOffsetValue)
        function("NSValue(directionalEdgeInsets:)") { NSValue(directionalEdgeInsets: try $0.get(0)) }
        function("NSValue(uiEdgeInsets:)") { NSValue(uiEdgeInsets: try $0.get(0)) }
        function("NSValue(uiOffset:)") { NSValue(uiOffset: try $0.get(0)) }
    }

    /// Adds members of NSWritingDirection.
    private mutating func addUIFoundationMembers2Part12() {
        enumeration(NSWritingDirection.self)
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers2Part13() {
        property("bounce", \Spring.bounce)
        property("damping", \Spring.damping)
        property("dampingRatio", \Spring.dampingRatio)
        property("duration", \Spring.duration)
        property("mass", \Spring.mass)
        property("response", \Spring.response)
        property("settlingDuration", \Spring.settlingDuration)
        property("stiffness", \Spring.stiffness)
        constant("Spring.bouncy") { Spring.bouncy }
        constant("Spring.smooth") { Spring.smooth }
        constant("Spring.snappy") { Spring.snappy }
        function("Spring()") { _ in Spring() }
        function("Spring(bounce:)") { Spring(bounce: try $0.get(0)) }
        function("Spring(duration:)") { Spring(duration: try $0.get(0)) }
        function("Spring(duration:bounce:)") { Spring(duration: try $0.get(0), bounce: try $0.get(1)) }
        function("Spring(mass:stiffness:damping:)") {
            Spring(mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2))
        }
        function("Spring(mass:stiffness:damping:allowOverDamping:)") {
            Spring(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                allowOverDamping: try $0.get(3))
        }
        function("Spring(response:dampingRatio:)") {
            Spring(response: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:epsilon:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1), epsilon: try $0.get(2))
        }
        function("Spring.bouncy()") { _ in Spring.bouncy() }
        function("Spring.bouncy(duration:)") { Spring.bouncy(duration: try $0.get(0)) }
        function("Spring.bouncy(duration:extraBounce:)") {
            Spring.bouncy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.bouncy(extraBounce:)") { Spring.bouncy(extraBounce: try $0.get(0)) }
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers2Part14() {
        function("Spring.smooth()") { _ in Spring.smooth() }
        function("Spring.smooth(duration:)") { Spring.smooth(duration: try $0.get(0)) }
        function("Spring.smooth(duration:extraBounce:)") {
            Spring.smooth(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.smooth(extraBounce:)") { Spring.smooth(extraBounce: try $0.get(0)) }
        function("Spring.snappy()") { _ in Spring.snappy() }
        function("Spring.snappy(duration:)") { Spring.snappy(duration: try $0.get(0)) }
        function("Spring.snappy(duration:extraBounce:)") {
            Spring.snappy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.snappy(extraBounce:)") { Spring.snappy(extraBounce: try $0.get(0)) }
    }
}
