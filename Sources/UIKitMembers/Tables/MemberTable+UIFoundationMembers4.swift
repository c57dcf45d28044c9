// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIEdgeInsets to UIGraphicsImageRendererFormat.
    mutating func addUIFoundationMembers4() {
        addUIFoundationMembers4Part0()
        addUIFoundationMembers4Part1()
        addUIFoundationMembers4Part2()
        addUIFoundationMembers4Part3()
        addUIFoundationMembers4Part4()
        addUIFoundationMembers4Part5()
        addUIFoundationMembers4Part6()
        addUIFoundationMembers4Part7()
        addUIFoundationMembers4Part8()
        addUIFoundationMembers4Part9()
        addUIFoundationMembers4Part10()
        addUIFoundationMembers4Part11()
        addUIFoundationMembers4Part12()
    }

    /// Adds members of UIEdgeInsets.
    private mutating func addUIFoundationMembers4Part0() {
        property("bottom", \UIEdgeInsets.bottom)
        property("left", \UIEdgeInsets.left)
        property("right", \UIEdgeInsets.right)
        property("top", \UIEdgeInsets.top)
        constant("UIEdgeInsets.zero") { UIEdgeInsets.zero }
        function("UIEdgeInsets()") { _ in UIEdgeInsets() }
        function("UIEdgeInsets(top:left:bottom:right:)") {
            UIEdgeInsets(top: try $0.get(0), left: try $0.get(1), bottom: try $0.get(2), right: try $0.get(3))
        }
    }

    /// Adds members of UIFont.
    private mutating func addUIFoundationMembers4Part1() {
        property("ascender", \UIFont.ascender)
        property("capHeight", \UIFont.capHeight)
        property("descender", \UIFont.descender)
        property("familyName", \UIFont.familyName)
        property("fontDescriptor", \UIFont.fontDescriptor)
        property("fontName", \UIFont.fontName)
        property("leading", \UIFont.leading)
        property("lineHeight", \UIFont.lineHeight)
        property("pointSize", \UIFont.pointSize)
        property("xHeight", \UIFont.xHeight)
        constant("UIFont.familyNames") { UIFont.familyNames }
        constant("UIFont.labelFontSize") { UIFont.labelFontSize }
        constant("UIFont.systemFontSize") { UIFont.systemFontSize }
        function("UIFont()") { _ in UIFont() }
        function("UIFont(descriptor:size:)") { UIFont(descriptor: try $0.get(0), size: try $0.get(1)) }
        function("UIFont(name:size:)") { UIFont(name: try $0.get(0), size: try $0.get(1)) }
        method("withSize(_:)", of: UIFont.self) { $0.withSize(try $1.get(0)) }
        function("UIFont.boldSystemFont(ofSize:)") { UIFont.boldSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.italicSystemFont(ofSize:)") { UIFont.italicSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.monospacedDigitSystemFont(ofSize:weight:)") {
            UIFont.monospacedDigitSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.monospacedSystemFont(ofSize:weight:)") {
            UIFont.monospacedSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.preferredFont(forTextStyle:)") { UIFont.preferredFont(forTextStyle: try $0.get(0)) }
        function("UIFont.preferredFont(forTextStyle:compatibleWith:)") {
            UIFont.preferredFont(forTextStyle: try $0.get(0), compatibleWith: try $0.get(1))
        }
        function("UIFont.systemFont(ofSize:)") { UIFont.systemFont(ofSize: try $0.get(0)) }
        function("UIFont.systemFont(ofSize:weight:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.systemFont(ofSize:weight:width:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1), width: try $0.get(2))
        }
    }

    /// Adds members of UIFont.TextStyle.
    private mutating func addUIFoundationMembers4Part2() {
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
    private mutating func addUIFoundationMembers4Part3() {
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
    private mutating func addUIFoundationMembers4Part4() {
        property("rawValue", \UIFont.Width.rawValue)
        constant("UIFont.Width.compressed") { UIFont.Width.compressed }
        constant("UIFont.Width.condensed") { UIFont.Width.condensed }
        constant("UIFont.Width.expanded") { UIFont.Width.expanded }
        constant("UIFont.Width.standard") { UIFont.Width.standard }
        function("UIFont.Width(_:)") { UIFont.Width(try $0.get(0)) }
        function("UIFont.Width(rawValue:)") { UIFont.Width(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFontDescriptor.
    private mutating func addUIFoundationMembers4Part5() {
        property("pointSize", \UIFontDescriptor.pointSize)
        property("postscriptName", \UIFontDescriptor.postscriptName)
        property("symbolicTraits", \UIFontDescriptor.symbolicTraits)
        function("UIFontDescriptor(name:size:)") {
            UIFontDescriptor(name: try $0.get(0), size: try $0.get(1))
        }
        method("withDesign(_:)", of: UIFontDescriptor.self) { $0.withDesign(try $1.get(0)) }
        method("withSize(_:)", of: UIFontDescriptor.self) { $0.withSize(try $1.get(0)) }
        method("withSymbolicTraits(_:)", of: UIFontDescriptor.self) { $0.withSymbolicTraits(try $1.get(0)) }
        function("UIFontDescriptor.preferredFontDescriptor(withTextStyle:)") {
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: try $0.get(0))
        }
    }

    /// Adds members of UIFontDescriptor.SymbolicTraits.
    private mutating func addUIFoundationMembers4Part6() {
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
    private mutating func addUIFoundationMembers4Part7() {
        property("rawValue", \UIFontDescriptor.SystemDesign.rawValue)
        constant("UIFontDescriptor.SystemDesign.default") { UIFontDescriptor.SystemDesign.`default` }
        constant("UIFontDescriptor.SystemDesign.monospaced") { UIFontDescriptor.SystemDesign.monospaced }
        constant("UIFontDescriptor.SystemDesign.rounded") { UIFontDescriptor.SystemDesign.rounded }
        constant("UIFontDescriptor.SystemDesign.serif") { UIFontDescriptor.SystemDesign.serif }
        function("UIFontDescriptor.SystemDesign(rawValue:)") {
            UIFontDescriptor.SystemDesign(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIFontMetrics.
    private mutating func addUIFoundationMembers4Part8() {
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
    private mutating func addUIFoundationMembers4Part9() {
        enumeration(UIForceTouchCapability.self)
    }

    /// Adds members of UIGraphicsImageRenderer.
    private mutating func addUIFoundationMembers4Part10() {
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
    private mutating func addUIFoundationMembers4Part11() {
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
    private mutating func addUIFoundationMembers4Part12() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
    }
}
