// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICubicTimingParameters to UIGestureRecognizer.State.
    mutating func addUIKitCoreMembers5() {
        addUIKitCoreMembers5Part0()
        addUIKitCoreMembers5Part1()
        addUIKitCoreMembers5Part2()
        addUIKitCoreMembers5Part3()
        addUIKitCoreMembers5Part4()
        addUIKitCoreMembers5Part5()
        addUIKitCoreMembers5Part6()
        addUIKitCoreMembers5Part7()
        addUIKitCoreMembers5Part8()
        addUIKitCoreMembers5Part9()
        addUIKitCoreMembers5Part10()
        addUIKitCoreMembers5Part11()
    }

    /// Adds members of UICubicTimingParameters.
    private mutating func addUIKitCoreMembers5Part0() {
        property("animationCurve", \UICubicTimingParameters.animationCurve)
        property("controlPoint1", \UICubicTimingParameters.controlPoint1)
        property("controlPoint2", \UICubicTimingParameters.controlPoint2)
        property("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
        property("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
        function("UICubicTimingParameters()") { _ in UICubicTimingParameters() }
        function("UICubicTimingParameters(animationCurve:)") {
            UICubicTimingParameters(animationCurve: try $0.get(0))
        }
        function("UICubicTimingParameters(controlPoint1:controlPoint2:)") {
            UICubicTimingParameters(controlPoint1: try $0.get(0), controlPoint2: try $0.get(1))
        }
    }

    /// Adds members of UIEdgeInsets.
    private mutating func addUIKitCoreMembers5Part1() {
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

    /// Adds members of UIEvent.
    private mutating func addUIKitCoreMembers5Part2() {
        property("allTouches", \UIEvent.allTouches)
        property("subtype", \UIEvent.subtype)
        property("timestamp", \UIEvent.timestamp)
        property("type", \UIEvent.type)
        function("UIEvent()") { _ in UIEvent() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitCoreMembers5Part3() {
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
    }

    /// Adds members of UIFont.TextStyle.
    private mutating func addUIKitCoreMembers5Part4() {
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
    private mutating func addUIKitCoreMembers5Part5() {
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
        function("UIFont.Weight(rawValue:)") { UIFont.Weight(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIFontDescriptor.
    private mutating func addUIKitCoreMembers5Part6() {
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
    private mutating func addUIKitCoreMembers5Part7() {
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
    private mutating func addUIKitCoreMembers5Part8() {
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
    private mutating func addUIKitCoreMembers5Part9() {
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

    /// Adds members of UIGestureRecognizer.
    private mutating func addUIKitCoreMembers5Part10() {
        property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        property("delegate", \UIGestureRecognizer.delegate)
        property("isEnabled", \UIGestureRecognizer.isEnabled)
        property("name", \UIGestureRecognizer.name)
        property("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
        property("state", \UIGestureRecognizer.state)
        property("view", \UIGestureRecognizer.view)
        function("UIGestureRecognizer()") { _ in UIGestureRecognizer() }
        method("canBePrevented(by:)", of: UIGestureRecognizer.self) { $0.canBePrevented(by: try $1.get(0)) }
        method("canPrevent(_:)", of: UIGestureRecognizer.self) { $0.canPrevent(try $1.get(0)) }
        method("location(in:)", of: UIGestureRecognizer.self) { $0.location(in: try $1.get(0)) }
        method("location(ofTouch:in:)", of: UIGestureRecognizer.self) {
            $0.location(ofTouch: try $1.get(0), in: try $1.get(1))
        }
        method("require(toFail:)", of: UIGestureRecognizer.self) { $0.require(toFail: try $1.get(0)) }
        method("reset()", of: UIGestureRecognizer.self) { base, _ in base.reset() }
        method("shouldBeRequiredToFail(by:)", of: UIGestureRecognizer.self) {
            $0.shouldBeRequiredToFail(by: try $1.get(0))
        }
        method("shouldRequireFailure(of:)", of: UIGestureRecognizer.self) {
            $0.shouldRequireFailure(of: try $1.get(0))
        }
    }

    /// Adds members of UIGestureRecognizer.State.
    private mutating func addUIKitCoreMembers5Part11() {
        constant("UIGestureRecognizer.State.recognized") { UIGestureRecognizer.State.recognized }
    }
}
