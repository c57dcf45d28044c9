// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of CATextLayer to NSCoder.
    mutating func addUIFoundationMembers1() {
        addUIFoundationMembers1Part0()
        addUIFoundationMembers1Part1()
        addUIFoundationMembers1Part2()
        addUIFoundationMembers1Part3()
        addUIFoundationMembers1Part4()
        addUIFoundationMembers1Part5()
        addUIFoundationMembers1Part6()
        addUIFoundationMembers1Part7()
        addUIFoundationMembers1Part8()
        addUIFoundationMembers1Part9()
        addUIFoundationMembers1Part10()
        addUIFoundationMembers1Part11()
        addUIFoundationMembers1Part12()
        addUIFoundationMembers1Part13()
        addUIFoundationMembers1Part14()
        addUIFoundationMembers1Part15()
    }

    /// Adds members of CATextLayer.
    private mutating func addUIFoundationMembers1Part0() {
        property("alignmentMode", \CATextLayer.alignmentMode)
        property("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
        property("font", \CATextLayer.font)
        property("fontSize", \CATextLayer.fontSize)
        property("foregroundColor", \CATextLayer.foregroundColor)
        property("isWrapped", \CATextLayer.isWrapped)
        property("string", \CATextLayer.string)
        property("truncationMode", \CATextLayer.truncationMode)
        function("CATextLayer()") { _ in CATextLayer() }
    }

    /// Adds members of CATextLayerAlignmentMode.
    private mutating func addUIFoundationMembers1Part1() {
        property("rawValue", \CATextLayerAlignmentMode.rawValue)
        constant("CATextLayerAlignmentMode.center") { CATextLayerAlignmentMode.center }
        constant("CATextLayerAlignmentMode.justified") { CATextLayerAlignmentMode.justified }
        constant("CATextLayerAlignmentMode.left") { CATextLayerAlignmentMode.left }
        constant("CATextLayerAlignmentMode.natural") { CATextLayerAlignmentMode.natural }
        constant("CATextLayerAlignmentMode.right") { CATextLayerAlignmentMode.right }
        function("CATextLayerAlignmentMode(rawValue:)") { CATextLayerAlignmentMode(rawValue: try $0.get(0)) }
    }

    /// Adds members of CATextLayerTruncationMode.
    private mutating func addUIFoundationMembers1Part2() {
        property("rawValue", \CATextLayerTruncationMode.rawValue)
        constant("CATextLayerTruncationMode.end") { CATextLayerTruncationMode.end }
        constant("CATextLayerTruncationMode.middle") { CATextLayerTruncationMode.middle }
        constant("CATextLayerTruncationMode.none") { CATextLayerTruncationMode.none }
        constant("CATextLayerTruncationMode.start") { CATextLayerTruncationMode.start }
        function("CATextLayerTruncationMode(rawValue:)") {
            CATextLayerTruncationMode(rawValue: try $0.get(0))
        }
    }

    /// Adds members of CGDataProvider.
    private mutating func addUIFoundationMembers1Part3() {
        property("data", \CGDataProvider.data)
        function("CGDataProvider(data:)") { CGDataProvider(data: try $0.get(0)) }
        function("CGDataProvider(url:)") { CGDataProvider(url: try $0.get(0)) }
    }

    /// Adds members of CGFloat.
    private mutating func addUIFoundationMembers1Part4() {
        property("magnitudeSquared", \CGFloat.magnitudeSquared)
    }

    /// Adds members of CGFont.
    private mutating func addUIFoundationMembers1Part5() {
        property("postScriptName", \CGFont.postScriptName)
    }

    /// Adds members of CGImage.
    private mutating func addUIFoundationMembers1Part6() {
        property("bitsPerComponent", \CGImage.bitsPerComponent)
        property("bitsPerPixel", \CGImage.bitsPerPixel)
        property("bytesPerRow", \CGImage.bytesPerRow)
        property("dataProvider", \CGImage.dataProvider)
    }

    /// Adds members of CGPoint.
    private mutating func addUIFoundationMembers1Part7() {
        property("debugDescription", \CGPoint.debugDescription)
    }

    /// Adds members of CGRect.
    private mutating func addUIFoundationMembers1Part8() {
        property("debugDescription", \CGRect.debugDescription)
        method("inset(by:)", of: CGRect.self) { $0.inset(by: try $1.get(0)) }
    }

    /// Adds members of CGSize.
    private mutating func addUIFoundationMembers1Part9() {
        property("debugDescription", \CGSize.debugDescription)
    }

    /// Adds members of NSAttributedString.
    private mutating func addUIFoundationMembers1Part10() {
        function("NSAttributedString()") { _ in NSAttributedString() }
        function("NSAttributedString(_:)") { NSAttributedString(try $0.get(0)) }
        function("NSAttributedString(attachment:)") { NSAttributedString(attachment: try $0.get(0)) }
        function("NSAttributedString(empty:)") { NSAttributedString(empty: try $0.get(0)) }
        method("boundingRect(with:)", of: NSAttributedString.self) { $0.boundingRect(with: try $1.get(0)) }
        method("boundingRect(with:context:)", of: NSAttributedString.self) {
            $0.boundingRect(with: try $1.get(0), context: try $1.get(1))
        }
        method("boundingRect(with:options:)", of: NSAttributedString.self) {
            $0.boundingRect(with: try $1.get(0), options: try $1.get(1))
        }
        method("boundingRect(with:options:context:)", of: NSAttributedString.self) {
            $0.boundingRect(with: try $1.get(0), options: try $1.get(1), context: try $1.get(2))
        }
        method("draw(at:)", of: NSAttributedString.self) { $0.draw(at: try $1.get(0)) }
        method("draw(in:)", of: NSAttributedString.self) { $0.draw(in: try $1.get(0)) }
        method("draw(with:)", of: NSAttributedString.self) { $0.draw(with: try $1.get(0)) }
        method("draw(with:context:)", of: NSAttributedString.self) {
            $0.draw(with: try $1.get(0), context: try $1.get(1))
        }
        method("draw(with:options:)", of: NSAttributedString.self) {
            $0.draw(with: try $1.get(0), options: try $1.get(1))
        }
        method("draw(with:options:context:)", of: NSAttributedString.self) {
            $0.draw(with: try $1.get(0), options: try $1.get(1), context: try $1.get(2))
        }
        method("size()", of: NSAttributedString.self) { base, _ in base.size() }
    }

    /// Adds members of NSAttributedString.DocumentReadingOptionKey.
    private mutating func addUIFoundationMembers1Part11() {
        property("rawValue", \NSAttributedString.DocumentReadingOptionKey.rawValue)
        constant("NSAttributedString.DocumentReadingOptionKey.characterEncoding") {
            NSAttributedString.DocumentReadingOptionKey.characterEncoding
        }
        constant("NSAttributedString.DocumentReadingOptionKey.defaultAttributes") {
            NSAttributedString.DocumentReadingOptionKey.defaultAttributes
        }
        constant("NSAttributedString.DocumentReadingOptionKey.documentType") {
            NSAttributedString.DocumentReadingOptionKey.documentType
        }
        function("NSAttributedString.DocumentReadingOptionKey(rawValue:)") {
            NSAttributedString.DocumentReadingOptionKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSAttributedString.DocumentType.
    private mutating func addUIFoundationMembers1Part12() {
        property("rawValue", \NSAttributedString.DocumentType.rawValue)
        constant("NSAttributedString.DocumentType.html") { NSAttributedString.DocumentType.html }
        constant("NSAttributedString.DocumentType.plain") { NSAttributedString.DocumentType.plain }
        constant("NSAttributedString.DocumentType.rtf") { NSAttributedString.DocumentType.rtf }
        constant("NSAttributedString.DocumentType.rtfd") { NSAttributedString.DocumentType.rtfd }
        function("NSAttributedString.DocumentType(rawValue:)") {
            NSAttributedString.DocumentType(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSAttributedString.Key.
    private mutating func addUIFoundationMembers1Part13() {
        constant("NSAttributedString.Key.attachment") { NSAttributedString.Key.attachment }
        constant("NSAttributedString.Key.backgroundColor") { NSAttributedString.Key.backgroundColor }
        constant("NSAttributedString.Key.baselineOffset") { NSAttributedString.Key.baselineOffset }
        constant("NSAttributedString.Key.expansion") { NSAttributedString.Key.expansion }
        constant("NSAttributedString.Key.font") { NSAttributedString.Key.font }
        constant("NSAttributedString.Key.foregroundColor") { NSAttributedString.Key.foregroundColor }
        constant("NSAttributedString.Key.inlinePresentationIntent") {
            NSAttributedString.Key.inlinePresentationIntent
        }
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
        constant("NSAttributedString.Key.textEffect") { NSAttributedString.Key.textEffect }
        constant("NSAttributedString.Key.tracking") { NSAttributedString.Key.tracking }
        constant("NSAttributedString.Key.underlineColor") { NSAttributedString.Key.underlineColor }
        constant("NSAttributedString.Key.underlineStyle") { NSAttributedString.Key.underlineStyle }
        constant("NSAttributedString.Key.verticalGlyphForm") { NSAttributedString.Key.verticalGlyphForm }
        constant("NSAttributedString.Key.writingDirection") { NSAttributedString.Key.writingDirection }
    }

    /// Adds members of NSAttributedString.TextEffectStyle.
    private mutating func addUIFoundationMembers1Part14() {
        property("rawValue", \NSAttributedString.TextEffectStyle.rawValue)
        constant("NSAttributedString.TextEffectStyle.letterpressStyle") {
            NSAttributedString.TextEffectStyle.letterpressStyle
        }
        function("NSAttributedString.TextEffectStyle(rawValue:)") {
            NSAttributedString.TextEffectStyle(rawValue: try $0.get(0))
        }
    }

    /// Adds members of NSCoder.
    private mutating func addUIFoundationMembers1Part15() {
        method("decodeCGAffineTransform(forKey:)", of: NSCoder.self) {
            $0.decodeCGAffineTransform(forKey: try $1.get(0))
        }
        method("decodeCGPoint(forKey:)", of: NSCoder.self) { $0.decodeCGPoint(forKey: try $1.get(0)) }
        method("decodeCGRect(forKey:)", of: NSCoder.self) { $0.decodeCGRect(forKey: try $1.get(0)) }
        method("decodeCGSize(forKey:)", of: NSCoder.self) { $0.decodeCGSize(forKey: try $1.get(0)) }
        method("decodeCGVector(forKey:)", of: NSCoder.self) { $0.decodeCGVector(forKey: try $1.get(0)) }
        method("decodeUIEdgeInsets(forKey:)", of: NSCoder.self) {
            $0.decodeUIEdgeInsets(forKey: try $1.get(0))
        }
        method("decodeUIOffset(forKey:)", of: NSCoder.self) { $0.decodeUIOffset(forKey: try $1.get(0)) }
        function("NSCoder.cgAffineTransform(for:)") { NSCoder.cgAffineTransform(for: try $0.get(0)) }
        function("NSCoder.cgPoint(for:)") { NSCoder.cgPoint(for: try $0.get(0)) }
        function("NSCoder.cgRect(for:)") { NSCoder.cgRect(for: try $0.get(0)) }
        function("NSCoder.cgSize(for:)") { NSCoder.cgSize(for: try $0.get(0)) }
        function("NSCoder.cgVector(for:)") { NSCoder.cgVector(for: try $0.get(0)) }
        function("NSCoder.uiEdgeInsets(for:)") { NSCoder.uiEdgeInsets(for: try $0.get(0)) }
        function("NSCoder.uiOffset(for:)") { NSCoder.uiOffset(for: try $0.get(0)) }
    }
}
