// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CALayer to UIAccessibilityCustomAction.
    mutating func addUIKitCoreMembers1() {
        addUIKitCoreMembers1Part0()
        addUIKitCoreMembers1Part1()
        addUIKitCoreMembers1Part2()
        addUIKitCoreMembers1Part3()
        addUIKitCoreMembers1Part4()
        addUIKitCoreMembers1Part5()
        addUIKitCoreMembers1Part6()
        addUIKitCoreMembers1Part7()
        addUIKitCoreMembers1Part8()
        addUIKitCoreMembers1Part9()
        addUIKitCoreMembers1Part10()
        addUIKitCoreMembers1Part11()
        addUIKitCoreMembers1Part12()
    }

    /// Adds members of CALayer.
    private mutating func addUIKitCoreMembers1Part0() {
        method("value(forKey:)", of: CALayer.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: CALayer.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of CATextLayer.
    private mutating func addUIKitCoreMembers1Part1() {
        property("alignmentMode", \CATextLayer.alignmentMode)
        property("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
        property("font", \CATextLayer.font)
        property("fontSize", \CATextLayer.fontSize)
        property("foregroundColor", \CATextLayer.foregroundColor)
        property("isWrapped", \CATextLayer.isWrapped)
        property("string", \CATextLayer.string)
        property("truncationMode", \CATextLayer.truncationMode)
    }

    /// Adds members of CATextLayerAlignmentMode.
    private mutating func addUIKitCoreMembers1Part2() {
        property("rawValue", \CATextLayerAlignmentMode.rawValue)
        constant("CATextLayerAlignmentMode.center") { CATextLayerAlignmentMode.center }
        constant("CATextLayerAlignmentMode.justified") { CATextLayerAlignmentMode.justified }
        constant("CATextLayerAlignmentMode.left") { CATextLayerAlignmentMode.left }
        constant("CATextLayerAlignmentMode.natural") { CATextLayerAlignmentMode.natural }
        constant("CATextLayerAlignmentMode.right") { CATextLayerAlignmentMode.right }
        function("CATextLayerAlignmentMode(rawValue:)") { CATextLayerAlignmentMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CATextLayerTruncationMode.
    private mutating func addUIKitCoreMembers1Part3() {
        property("rawValue", \CATextLayerTruncationMode.rawValue)
        constant("CATextLayerTruncationMode.end") { CATextLayerTruncationMode.end }
        constant("CATextLayerTruncationMode.middle") { CATextLayerTruncationMode.middle }
        constant("CATextLayerTruncationMode.none") { CATextLayerTruncationMode.none }
        constant("CATextLayerTruncationMode.start") { CATextLayerTruncationMode.start }
        function("CATextLayerTruncationMode(rawValue:)") {
            CATextLayerTruncationMode(rawValue: try $0.get(0))
        }
    }

    /// Adds members of CGFont.
    private mutating func addUIKitCoreMembers1Part4() {
        property("postScriptName", \CGFont.postScriptName)
        function("CGFont(_:)") { CGFont(try $0.get(0)) }
    }

    /// Adds members of NSLayoutConstraint.
    private mutating func addUIKitCoreMembers1Part5() {
        property("constant", \NSLayoutConstraint.constant)
        property("firstAttribute", \NSLayoutConstraint.firstAttribute)
        property("firstItem", \NSLayoutConstraint.firstItem)
        property("identifier", \NSLayoutConstraint.identifier)
        property("isActive", \NSLayoutConstraint.isActive)
        property("multiplier", \NSLayoutConstraint.multiplier)
        property("priority", \NSLayoutConstraint.priority)
        property("relation", \NSLayoutConstraint.relation)
        property("secondAttribute", \NSLayoutConstraint.secondAttribute)
        property("secondItem", \NSLayoutConstraint.secondItem)
        property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
        function("NSLayoutConstraint()") { _ in NSLayoutConstraint() }
    }

    /// Adds members of NSLayoutConstraint.FormatOptions.
    private mutating func addUIKitCoreMembers1Part6() {
        property("rawValue", \NSLayoutConstraint.FormatOptions.rawValue)
        constant("NSLayoutConstraint.FormatOptions.alignAllBottom") {
            NSLayoutConstraint.FormatOptions.alignAllBottom
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllCenterX") {
            NSLayoutConstraint.FormatOptions.alignAllCenterX
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllCenterY") {
            NSLayoutConstraint.FormatOptions.alignAllCenterY
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllLeading") {
            NSLayoutConstraint.FormatOptions.alignAllLeading
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllLeft") {
            NSLayoutConstraint.FormatOptions.alignAllLeft
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllRight") {
            NSLayoutConstraint.FormatOptions.alignAllRight
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllTop") {
            NSLayoutConstraint.FormatOptions.alignAllTop
        }
        constant("NSLayoutConstraint.FormatOptions.alignAllTrailing") {
            NSLayoutConstraint.FormatOptions.alignAllTrailing
        }
        function("NSLayoutConstraint.FormatOptions(rawValue:)") {
            NSLayoutConstraint.FormatOptions(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSLayoutDimension.
    private mutating func addUIKitCoreMembers1Part7() {
        method("constraint(equalTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(equalTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(equalTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(equalTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(equalToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(equalToConstant: try $1.get(0))
        }
        method("constraint(greaterThanOrEqualTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(greaterThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(
                greaterThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(greaterThanOrEqualToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(greaterThanOrEqualToConstant: try $1.get(0))
        }
        method("constraint(lessThanOrEqualTo:multiplier:)", of: NSLayoutDimension.self) {
            $0.constraint(lessThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualTo:multiplier:constant:)", of: NSLayoutDimension.self) {
            $0.constraint(
                lessThanOrEqualTo: try $1.get(0), multiplier: try $1.get(1), constant: try $1.get(2))
        }
        method("constraint(lessThanOrEqualToConstant:)", of: NSLayoutDimension.self) {
            $0.constraint(lessThanOrEqualToConstant: try $1.get(0))
        }
    }

    /// Adds members of NSLayoutXAxisAnchor.
    private mutating func addUIKitCoreMembers1Part8() {
        method("anchorWithOffset(to:)", of: NSLayoutXAxisAnchor.self) {
            $0.anchorWithOffset(to: try $1.get(0))
        }
        method("constraint(equalToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self) {
            $0.constraint(equalToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self)
        {
            $0.constraint(greaterThanOrEqualToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)", of: NSLayoutXAxisAnchor.self) {
            $0.constraint(lessThanOrEqualToSystemSpacingAfter: try $1.get(0), multiplier: try $1.get(1))
        }
    }

    /// Adds members of NSLayoutYAxisAnchor.
    private mutating func addUIKitCoreMembers1Part9() {
        method("anchorWithOffset(to:)", of: NSLayoutYAxisAnchor.self) {
            $0.anchorWithOffset(to: try $1.get(0))
        }
        method("constraint(equalToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self) {
            $0.constraint(equalToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self)
        {
            $0.constraint(greaterThanOrEqualToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
        method("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)", of: NSLayoutYAxisAnchor.self) {
            $0.constraint(lessThanOrEqualToSystemSpacingBelow: try $1.get(0), multiplier: try $1.get(1))
        }
    }

    /// Adds members of UIAccessibility.
    private mutating func addUIKitCoreMembers1Part10() {
        constant("UIAccessibility.isBoldTextEnabled") { UIAccessibility.isBoldTextEnabled }
        constant("UIAccessibility.isInvertColorsEnabled") { UIAccessibility.isInvertColorsEnabled }
        constant("UIAccessibility.isReduceMotionEnabled") { UIAccessibility.isReduceMotionEnabled }
        constant("UIAccessibility.isReduceTransparencyEnabled") {
            UIAccessibility.isReduceTransparencyEnabled
        }
        constant("UIAccessibility.isVoiceOverRunning") { UIAccessibility.isVoiceOverRunning }
    }

    /// Adds members of UIAccessibility.Notification.
    private mutating func addUIKitCoreMembers1Part11() {
        property("rawValue", \UIAccessibility.Notification.rawValue)
        constant("UIAccessibility.Notification.announcement") { UIAccessibility.Notification.announcement }
        constant("UIAccessibility.Notification.layoutChanged") { UIAccessibility.Notification.layoutChanged }
        constant("UIAccessibility.Notification.pageScrolled") { UIAccessibility.Notification.pageScrolled }
        constant("UIAccessibility.Notification.screenChanged") { UIAccessibility.Notification.screenChanged }
        function("UIAccessibility.Notification(rawValue:)") {
            UIAccessibility.Notification(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIAccessibilityCustomAction.
    private mutating func addUIKitCoreMembers1Part12() {
        property("name", \UIAccessibilityCustomAction.name)
        property("selector", \UIAccessibilityCustomAction.selector)
        property("target", \UIAccessibilityCustomAction.target)
    }
}
