// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CALayer to NSLayoutDimension.
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
        addUIKitCoreMembers1Part13()
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

    /// Adds members of CGContext.
    private mutating func addUIKitCoreMembers1Part4() {
        method("draw(_:in:)", of: CGContext.self) { $0.draw(try $1.get(0), in: try $1.get(1)) }
    }

    /// Adds members of CGFloat.
    private mutating func addUIKitCoreMembers1Part5() {
        property("magnitudeSquared", \CGFloat.magnitudeSquared)
    }

    /// Adds members of CGRect.
    private mutating func addUIKitCoreMembers1Part6() {
        method("inset(by:)", of: CGRect.self) { $0.inset(by: try $1.get(0)) }
    }

    /// Adds members of NSAttributedString.
    private mutating func addUIKitCoreMembers1Part7() {
        function("NSAttributedString()") { _ in NSAttributedString() }
        function("NSAttributedString(_:)") { NSAttributedString(try $0.get(0)) }
        function("NSAttributedString(attachment:)") { NSAttributedString(attachment: try $0.get(0)) }
        function("NSAttributedString(empty:)") { NSAttributedString(empty: try $0.get(0)) }
        method("boundingRect(with:)", of: NSAttributedString.self) { $0.boundingRect(with: try $1.get(0)) }
        method("boundingRect(with:options:)", of: NSAttributedString.self) {
            $0.boundingRect(with: try $1.get(0), options: try $1.get(1))
        }
        method("draw(at:)", of: NSAttributedString.self) { $0.draw(at: try $1.get(0)) }
        method("draw(in:)", of: NSAttributedString.self) { $0.draw(in: try $1.get(0)) }
        method("draw(with:)", of: NSAttributedString.self) { $0.draw(with: try $1.get(0)) }
        method("draw(with:options:)", of: NSAttributedString.self) {
            $0.draw(with: try $1.get(0), options: try $1.get(1))
        }
        method("size()", of: NSAttributedString.self) { base, _ in base.size() }
    }

    /// Adds members of NSAttributedString.Key.
    private mutating func addUIKitCoreMembers1Part8() {
        constant("NSAttributedString.Key.attachment") { NSAttributedString.Key.attachment }
        constant("NSAttributedString.Key.backgroundColor") { NSAttributedString.Key.backgroundColor }
        constant("NSAttributedString.Key.baselineOffset") { NSAttributedString.Key.baselineOffset }
        constant("NSAttributedString.Key.font") { NSAttributedString.Key.font }
        constant("NSAttributedString.Key.foregroundColor") { NSAttributedString.Key.foregroundColor }
        constant("NSAttributedString.Key.kern") { NSAttributedString.Key.kern }
        constant("NSAttributedString.Key.ligature") { NSAttributedString.Key.ligature }
        constant("NSAttributedString.Key.link") { NSAttributedString.Key.link }
        constant("NSAttributedString.Key.obliqueness") { NSAttributedString.Key.obliqueness }
        constant("NSAttributedString.Key.paragraphStyle") { NSAttributedString.Key.paragraphStyle }
        constant("NSAttributedString.Key.shadow") { NSAttributedString.Key.shadow }
        constant("NSAttributedString.Key.strikethroughColor") { NSAttributedString.Key.strikethroughColor }
        constant("NSAttributedString.Key.strikethroughStyle") { NSAttributedString.Key.strikethroughStyle }
        constant("NSAttributedString.Key.strokeColor") { NSAttributedString.Key.strokeColor }
        constant("NSAttributedString.Key.strokeWidth") { NSAttributedString.Key.strokeWidth }
        constant("NSAttributedString.Key.tracking") { NSAttributedString.Key.tracking }
        constant("NSAttributedString.Key.underlineColor") { NSAttributedString.Key.underlineColor }
        constant("NSAttributedString.Key.underlineStyle") { NSAttributedString.Key.underlineStyle }
    }

    /// Adds members of NSDirectionalEdgeInsets.
    private mutating func addUIKitCoreMembers1Part9() {
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
    private mutating func addUIKitCoreMembers1Part10() {
        property("rawValue", \NSDirectionalRectEdge.rawValue)
        constant("NSDirectionalRectEdge.all") { NSDirectionalRectEdge.all }
        constant("NSDirectionalRectEdge.bottom") { NSDirectionalRectEdge.bottom }
        constant("NSDirectionalRectEdge.leading") { NSDirectionalRectEdge.leading }
        constant("NSDirectionalRectEdge.top") { NSDirectionalRectEdge.top }
        constant("NSDirectionalRectEdge.trailing") { NSDirectionalRectEdge.trailing }
        function("NSDirectionalRectEdge(rawValue:)") { NSDirectionalRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of NSLayoutConstraint.
    private mutating func addUIKitCoreMembers1Part11() {
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
    private mutating func addUIKitCoreMembers1Part12() {
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
    private mutating func addUIKitCoreMembers1Part13() {
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
}
