// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIFont.TextStyle to UIGraphicsImageRendererFormat.
    mutating func addUIFoundationMembers5() {
        addUIFoundationMembers5Part0()
        addUIFoundationMembers5Part1()
        addUIFoundationMembers5Part2()
        addUIFoundationMembers5Part3()
        addUIFoundationMembers5Part4()
        addUIFoundationMembers5Part5()
        addUIFoundationMembers5Part6()
        addUIFoundationMembers5Part7()
        addUIFoundationMembers5Part8()
        addUIFoundationMembers5Part9()
        addUIFoundationMembers5Part10()
        addUIFoundationMembers5Part11()
        addUIFoundationMembers5Part12()
        addUIFoundationMembers5Part13()
    }

    /// Adds members of UIFont.TextStyle.
    private mutating func addUIFoundationMembers5Part0() {
        property("rawValue", \UIFont.TextStyle.rawValue)
        constant("UIFont.TextStyle.body") { UIFont.TextStyle.body }
        constant("UIFont.TextStyle.callout") { UIFont.TextStyle.callout }
        constant("UIFont.TextStyle.caption1") { UIFont.TextStyle.caption1 }
        constant("UIFont.TextStyle.caption2") { UIFont.TextStyle.caption2 }
        constant("UIFont.TextStyle.footnote") { UIFont.TextStyle.footnote }
        constant("UIFont.TextStyle.headline") { UIFont.TextStyle.headline }
        constant("UIFont.TextStyle.largeTitle") { UIFont.TextStyle.largeTitle }
        constant("UIFont.TextStyle.subheadline") { UIFont.TextStyle.subheadline }
        constant("UIFont.TextStyle.title1") { UIFont.TextStyle.title1 }
        constant("UIFont.TextStyle.title2") { UIFont.TextStyle.title2 }
        constant("UIFont.TextStyle.title3") { UIFont.TextStyle.title3 }
        function("UIFont.TextStyle(rawValue:)") { UIFont.TextStyle(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFont.Weight.
    private mutating func addUIFoundationMembers5Part1() {
        property("rawValue", \UIFont.Weight.rawValue)
        constant("UIFont.Weight.black") { UIFont.Weight.black }
        constant("UIFont.Weight.bold") { UIFont.Weight.bold }
        constant("UIFont.Weight.heavy") { UIFont.Weight.heavy }
        constant("UIFont.Weight.light") { UIFont.Weight.light }
        constant("UIFont.Weight.medium") { UIFont.Weight.medium }
        constant("UIFont.Weight.regular") { UIFont.Weight.regular }
        constant("UIFont.Weight.semibold") { UIFont.Weight.semibold }
        constant("UIFont.Weight.thin") { UIFont.Weight.thin }
        constant("UIFont.Weight.ultraLight") { UIFont.Weight.ultraLight }
        function("UIFont.Weight(_:)") { UIFont.Weight(try $0.get(0)) }
        function("UIFont.Weight(rawValue:)") { UIFont.Weight(rawValue: try $0.get(0)) }
        method("symbolWeight()", of: UIFont.Weight.self) { base, _ in base.symbolWeight() }
    }

    /// Adds members of UIFont.Width.
    private mutating func addUIFoundationMembers5Part2() {
        property("rawValue", \UIFont.Width.rawValue)
        constant("UIFont.Width.compressed") { UIFont.Width.compressed }
        constant("UIFont.Width.condensed") { UIFont.Width.condensed }
        constant("UIFont.Width.expanded") { UIFont.Width.expanded }
        constant("UIFont.Width.standard") { UIFont.Width.standard }
        function("UIFont.Width(_:)") { UIFont.Width(try $0.get(0)) }
        function("UIFont.Width(rawValue:)") { UIFont.Width(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFontDescriptor.
    private mutating func addUIFoundationMembers5Part3() {
        property("fontAttributes", \UIFontDescriptor.fontAttributes)
        property("pointSize", \UIFontDescriptor.pointSize)
        property("postscriptName", \UIFontDescriptor.postscriptName)
        property("symbolicTraits", \UIFontDescriptor.symbolicTraits)
        function("UIFontDescriptor()") { _ in UIFontDescriptor() }
        function("UIFontDescriptor(name:size:)") {
            UIFontDescriptor(name: try $0.get(0), size: try $0.get(1))
        }
        method("addingAttributes()", of: UIFontDescriptor.self) { base, _ in base.addingAttributes() }
        method("object(forKey:)", of: UIFontDescriptor.self) { $0.object(forKey: try $1.get(0)) }
        method("withDesign(_:)", of: UIFontDescriptor.self) { $0.withDesign(try $1.get(0)) }
        method("withFace(_:)", of: UIFontDescriptor.self) { $0.withFace(try $1.get(0)) }
        method("withFamily(_:)", of: UIFontDescriptor.self) { $0.withFamily(try $1.get(0)) }
        method("withSize(_:)", of: UIFontDescriptor.self) { $0.withSize(try $1.get(0)) }
        method("withSymbolicTraits(_:)", of: UIFontDescriptor.self) { $0.withSymbolicTraits(try $1.get(0)) }
        function("UIFontDescriptor.preferredFontDescriptor(withTextStyle:)") {
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.AttributeName.
    private mutating func addUIFoundationMembers5Part4() {
        property("rawValue", \UIFontDescriptor.AttributeName.rawValue)
        constant("UIFontDescriptor.AttributeName.face") { UIFontDescriptor.AttributeName.face }
        constant("UIFontDescriptor.AttributeName.family") { UIFontDescriptor.AttributeName.family }
        constant("UIFontDescriptor.AttributeName.featureSettings") {
            UIFontDescriptor.AttributeName.featureSettings
        }
        constant("UIFontDescriptor.AttributeName.name") { UIFontDescriptor.AttributeName.name }
        constant("UIFontDescriptor.AttributeName.size") { UIFontDescriptor.AttributeName.size }
        constant("UIFontDescriptor.AttributeName.textStyle") { UIFontDescriptor.AttributeName.textStyle }
        constant("UIFontDescriptor.AttributeName.traits") { UIFontDescriptor.AttributeName.traits }
        function("UIFontDescriptor.AttributeName(rawValue:)") {
            UIFontDescriptor.AttributeName(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.FeatureKey.
    private mutating func addUIFoundationMembers5Part5() {
        property("rawValue", \UIFontDescriptor.FeatureKey.rawValue)
        constant("UIFontDescriptor.FeatureKey.featureIdentifier") {
            UIFontDescriptor.FeatureKey.featureIdentifier
        }
        constant("UIFontDescriptor.FeatureKey.selector") { UIFontDescriptor.FeatureKey.selector }
        constant("UIFontDescriptor.FeatureKey.type") { UIFontDescriptor.FeatureKey.type }
        constant("UIFontDescriptor.FeatureKey.typeIdentifier") { UIFontDescriptor.FeatureKey.typeIdentifier }
        function("UIFontDescriptor.FeatureKey(rawValue:)") {
            UIFontDescriptor.FeatureKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.SymbolicTraits.
    private mutating func addUIFoundationMembers5Part6() {
        property("rawValue", \UIFontDescriptor.SymbolicTraits.rawValue)
        constant("UIFontDescriptor.SymbolicTraits.traitBold") { UIFontDescriptor.SymbolicTraits.traitBold }
        constant("UIFontDescriptor.SymbolicTraits.traitItalic") {
            UIFontDescriptor.SymbolicTraits.traitItalic
        }
        constant("UIFontDescriptor.SymbolicTraits.traitMonoSpace") {
            UIFontDescriptor.SymbolicTraits.traitMonoSpace
        }
        function("UIFontDescriptor.SymbolicTraits(rawValue:)") {
            UIFontDescriptor.SymbolicTraits(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.SystemDesign.
    private mutating func addUIFoundationMembers5Part7() {
        property("rawValue", \UIFontDescriptor.SystemDesign.rawValue)
        constant("UIFontDescriptor.SystemDesign.default") { UIFontDescriptor.SystemDesign.`default` }
        constant("UIFontDescriptor.SystemDesign.monospaced") { UIFontDescriptor.SystemDesign.monospaced }
        constant("UIFontDescriptor.SystemDesign.rounded") { UIFontDescriptor.SystemDesign.rounded }
        constant("UIFontDescriptor.SystemDesign.serif") { UIFontDescriptor.SystemDesign.serif }
        function("UIFontDescriptor.SystemDesign(rawValue:)") {
            UIFontDescriptor.SystemDesign(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.TraitKey.
    private mutating func addUIFoundationMembers5Part8() {
        property("rawValue", \UIFontDescriptor.TraitKey.rawValue)
        constant("UIFontDescriptor.TraitKey.slant") { UIFontDescriptor.TraitKey.slant }
        constant("UIFontDescriptor.TraitKey.symbolic") { UIFontDescriptor.TraitKey.symbolic }
        constant("UIFontDescriptor.TraitKey.weight") { UIFontDescriptor.TraitKey.weight }
        function("UIFontDescriptor.TraitKey(rawValue:)") {
            UIFontDescriptor.TraitKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontMetrics.
    private mutating func addUIFoundationMembers5Part9() {
        constant("UIFontMetrics.default") { UIFontMetrics.`default` }
        function("UIFontMetrics(forTextStyle:)") { UIFontMetrics(forTextStyle: try $0.get(0)) }
        method("scaledFont(for:)", of: UIFontMetrics.self) { $0.scaledFont(for: try $1.get(0)) }
        method("scaledFont(for:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), compatibleWith: try $1.get(1))
        }
        method("scaledFont(for:maximumPointSize:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), maximumPointSize: try $1.get(1))
        }
        method("scaledFont(for:maximumPointSize:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledFont(for: try $1.get(0), maximumPointSize: try $1.get(1), compatibleWith: try $1.get(2))
        }
        method("scaledValue(for:)", of: UIFontMetrics.self) { $0.scaledValue(for: try $1.get(0)) }
        method("scaledValue(for:compatibleWith:)", of: UIFontMetrics.self) {
            $0.scaledValue(for: try $1.get(0), compatibleWith: try $1.get(1))
        }
    }

    /// Adds members of UIForceTouchCapability.
    private mutating func addUIFoundationMembers5Part10() {
        enumeration(UIForceTouchCapability.self)
    }

    /// Adds members of UIGraphicsImageRenderer.
    private mutating func addUIFoundationMembers5Part11() {
        property("format", \UIGraphicsImageRenderer.format)
        function("UIGraphicsImageRenderer(bounds:)") { UIGraphicsImageRenderer(bounds: try $0.get(0)) }
        function("UIGraphicsImageRenderer(bounds:format:)") {
            UIGraphicsImageRenderer(bounds: try $0.get(0), format: try $0.get(1))
        }
        function("UIGraphicsImageRenderer(size:)") { UIGraphicsImageRenderer(size: try $0.get(0)) }
        function("UIGraphicsImageRenderer(size:format:)") {
            UIGraphicsImageRenderer(size: try $0.get(0), format: try $0.get(1))
        }
    }

    /// Adds members of UIGraphicsImageRendererContext.
    private mutating func addUIFoundationMembers5Part12() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("currentImage", \UIGraphicsImageRendererContext.currentImage)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("fill(_:blendMode:)", of: UIGraphicsImageRendererContext.self) {
            $0.fill(try $1.get(0), blendMode: try $1.get(1))
        }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
        method("stroke(_:blendMode:)", of: UIGraphicsImageRendererContext.self) {
            $0.stroke(try $1.get(0), blendMode: try $1.get(1))
        }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIFoundationMembers5Part13() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
        function("UIGraphicsImageRendererFormat(for:)") { UIGraphicsImageRendererFormat(for: try $0.get(0)) }
        function("UIGraphicsImageRendererFormat.preferred()") { _ in
            UIGraphicsImageRendererFormat.preferred()
        }
    }
}
