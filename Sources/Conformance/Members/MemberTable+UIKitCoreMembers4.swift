// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIFont.TextStyle to UIImage.
    mutating func addUIKitCoreMembers4() {
        addUIKitCoreMembers4Part0()
        addUIKitCoreMembers4Part1()
        addUIKitCoreMembers4Part2()
        addUIKitCoreMembers4Part3()
        addUIKitCoreMembers4Part4()
        addUIKitCoreMembers4Part5()
        addUIKitCoreMembers4Part6()
        addUIKitCoreMembers4Part7()
        addUIKitCoreMembers4Part8()
        addUIKitCoreMembers4Part9()
        addUIKitCoreMembers4Part10()
        addUIKitCoreMembers4Part11()
        addUIKitCoreMembers4Part12()
    }

    /// Adds members of UIFont.TextStyle.
    private mutating func addUIKitCoreMembers4Part0() {
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
    private mutating func addUIKitCoreMembers4Part1() {
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
    private mutating func addUIKitCoreMembers4Part2() {
        property("pointSize", \UIFontDescriptor.pointSize)
        property("symbolicTraits", \UIFontDescriptor.symbolicTraits)
        function("UIFontDescriptor(name:size:)") {
            UIFontDescriptor(name: try $0.get(0), size: try $0.get(1))
        }
        method("withDesign(_:)", of: UIFontDescriptor.self) { $0.withDesign(try $1.get(0)) }
        method("withSize(_:)", of: UIFontDescriptor.self) { $0.withSize(try $1.get(0)) }
        method("withSymbolicTraits(_:)", of: UIFontDescriptor.self) { $0.withSymbolicTraits(try $1.get(0)) }
    }

    /// Adds members of UIFontDescriptor.SymbolicTraits.
    private mutating func addUIKitCoreMembers4Part3() {
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
    private mutating func addUIKitCoreMembers4Part4() {
        property("rawValue", \UIFontDescriptor.SystemDesign.rawValue)
        constant("UIFontDescriptor.SystemDesign.default") { UIFontDescriptor.SystemDesign.`default` }
        constant("UIFontDescriptor.SystemDesign.monospaced") { UIFontDescriptor.SystemDesign.monospaced }
        constant("UIFontDescriptor.SystemDesign.rounded") { UIFontDescriptor.SystemDesign.rounded }
        constant("UIFontDescriptor.SystemDesign.serif") { UIFontDescriptor.SystemDesign.serif }
        function("UIFontDescriptor.SystemDesign(rawValue:)") {
            UIFontDescriptor.SystemDesign(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part5() {
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
    private mutating func addUIKitCoreMembers4Part6() {
        constant("UIGestureRecognizer.State.recognized") { UIGestureRecognizer.State.recognized }
    }

    /// Adds members of UIGestureRecognizerDelegate.
    private mutating func addUIKitCoreMembers4Part7() {
        method("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizer(try $1.get(0), shouldBeRequiredToFailBy: try $1.get(1))
        }
        method(
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: UIGestureRecognizerDelegate.self
        ) {
            $0.gestureRecognizer(try $1.get(0), shouldRecognizeSimultaneouslyWith: try $1.get(1))
        }
        method("gestureRecognizer(_:shouldRequireFailureOf:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizer(try $1.get(0), shouldRequireFailureOf: try $1.get(1))
        }
        method("gestureRecognizerShouldBegin(_:)", of: UIGestureRecognizerDelegate.self) {
            $0.gestureRecognizerShouldBegin(try $1.get(0))
        }
    }

    /// Adds members of UIGraphicsImageRenderer.
    private mutating func addUIKitCoreMembers4Part8() {
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
    private mutating func addUIKitCoreMembers4Part9() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIKitCoreMembers4Part10() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
    }

    /// Adds members of UIImage.
    private mutating func addUIKitCoreMembers4Part11() {
        property("capInsets", \UIImage.capInsets)
        property("cgImage", \UIImage.cgImage)
        property("duration", \UIImage.duration)
        property("imageOrientation", \UIImage.imageOrientation)
        property("images", \UIImage.images)
        property("isSymbolImage", \UIImage.isSymbolImage)
        property("renderingMode", \UIImage.renderingMode)
        property("resizingMode", \UIImage.resizingMode)
        property("scale", \UIImage.scale)
        property("size", \UIImage.size)
        function("UIImage()") { _ in UIImage() }
        function("UIImage(cgImage:)") { UIImage(cgImage: try $0.get(0)) }
        function("UIImage(cgImage:scale:orientation:)") {
            UIImage(cgImage: try $0.get(0), scale: try $0.get(1), orientation: try $0.get(2))
        }
        function("UIImage(contentsOfFile:)") { UIImage(contentsOfFile: try $0.get(0)) }
        function("UIImage(imageLiteralResourceName:)") { UIImage(imageLiteralResourceName: try $0.get(0)) }
        function("UIImage(named:)") { UIImage(named: try $0.get(0)) }
        function("UIImage(systemName:)") { UIImage(systemName: try $0.get(0)) }
        function("UIImage(systemName:withConfiguration:)") {
            UIImage(systemName: try $0.get(0), withConfiguration: try $0.get(1))
        }
        method("applyingSymbolConfiguration(_:)", of: UIImage.self) {
            $0.applyingSymbolConfiguration(try $1.get(0))
        }
        method("draw(at:)", of: UIImage.self) { $0.draw(at: try $1.get(0)) }
        method("draw(at:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(at: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
        method("draw(in:)", of: UIImage.self) { $0.draw(in: try $1.get(0)) }
        method("draw(in:blendMode:alpha:)", of: UIImage.self) {
            $0.draw(in: try $1.get(0), blendMode: try $1.get(1), alpha: try $1.get(2))
        }
        method("imageFlippedForRightToLeftLayoutDirection()", of: UIImage.self) { base, _ in
            base.imageFlippedForRightToLeftLayoutDirection()
        }
    }

    /// Adds members of UIImage.
    private mutating func addUIKitCoreMembers4Part12() {
        method("resizableImage(withCapInsets:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0))
        }
        method("resizableImage(withCapInsets:resizingMode:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0), resizingMode: try $1.get(1))
        }
        method("stretchableImage(withLeftCapWidth:topCapHeight:)", of: UIImage.self) {
            $0.stretchableImage(withLeftCapWidth: try $1.get(0), topCapHeight: try $1.get(1))
        }
        method("withConfiguration(_:)", of: UIImage.self) { $0.withConfiguration(try $1.get(0)) }
        method("withRenderingMode(_:)", of: UIImage.self) { $0.withRenderingMode(try $1.get(0)) }
        method("withTintColor(_:)", of: UIImage.self) { $0.withTintColor(try $1.get(0)) }
        method("withTintColor(_:renderingMode:)", of: UIImage.self) {
            $0.withTintColor(try $1.get(0), renderingMode: try $1.get(1))
        }
    }
}
