// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIFontDescriptor.SymbolicTraits to UIImage.SymbolConfiguration.
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

    /// Adds members of UIFontDescriptor.SymbolicTraits.
    private mutating func addUIKitCoreMembers5Part0() {
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
    private mutating func addUIKitCoreMembers5Part1() {
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
    private mutating func addUIKitCoreMembers5Part2() {
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
    private mutating func addUIKitCoreMembers5Part3() {
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
    private mutating func addUIKitCoreMembers5Part4() {
        constant("UIGestureRecognizer.State.recognized") { UIGestureRecognizer.State.recognized }
    }

    /// Adds members of UIGestureRecognizerDelegate.
    private mutating func addUIKitCoreMembers5Part5() {
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
    private mutating func addUIKitCoreMembers5Part6() {
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
    private mutating func addUIKitCoreMembers5Part7() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIKitCoreMembers5Part8() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
    }

    /// Adds members of UIImage.
    private mutating func addUIKitCoreMembers5Part9() {
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
    private mutating func addUIKitCoreMembers5Part10() {
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

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIKitCoreMembers5Part11() {
        function("UIImage.SymbolConfiguration(font:)") { UIImage.SymbolConfiguration(font: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(font:scale:)") {
            UIImage.SymbolConfiguration(font: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1), scale: try $0.get(2))
        }
        function("UIImage.SymbolConfiguration(scale:)") { UIImage.SymbolConfiguration(scale: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(weight:)") {
            UIImage.SymbolConfiguration(weight: try $0.get(0))
        }
    }
}
