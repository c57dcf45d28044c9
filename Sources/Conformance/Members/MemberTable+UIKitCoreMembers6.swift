// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIGestureRecognizerDelegate to UIInterfaceOrientationMask.
    mutating func addUIKitCoreMembers6() {
        addUIKitCoreMembers6Part0()
        addUIKitCoreMembers6Part1()
        addUIKitCoreMembers6Part2()
        addUIKitCoreMembers6Part3()
        addUIKitCoreMembers6Part4()
        addUIKitCoreMembers6Part5()
        addUIKitCoreMembers6Part6()
        addUIKitCoreMembers6Part7()
        addUIKitCoreMembers6Part8()
        addUIKitCoreMembers6Part9()
        addUIKitCoreMembers6Part10()
        addUIKitCoreMembers6Part11()
    }

    /// Adds members of UIGestureRecognizerDelegate.
    private mutating func addUIKitCoreMembers6Part0() {
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

    /// Adds members of UIGlassContainerEffect.
    private mutating func addUIKitCoreMembers6Part1() {
        property("spacing", \UIGlassContainerEffect.spacing)
        function("UIGlassContainerEffect()") { _ in UIGlassContainerEffect() }
    }

    /// Adds members of UIGlassEffect.
    private mutating func addUIKitCoreMembers6Part2() {
        property("isInteractive", \UIGlassEffect.isInteractive)
        property("tintColor", \UIGlassEffect.tintColor)
        function("UIGlassEffect()") { _ in UIGlassEffect() }
        function("UIGlassEffect(style:)") { UIGlassEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIGraphicsImageRenderer.
    private mutating func addUIKitCoreMembers6Part3() {
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
    private mutating func addUIKitCoreMembers6Part4() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIKitCoreMembers6Part5() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
    }

    /// Adds members of UIImage.
    private mutating func addUIKitCoreMembers6Part6() {
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
    private mutating func addUIKitCoreMembers6Part7() {
        method("jpegData(compressionQuality:)", of: UIImage.self) {
            $0.jpegData(compressionQuality: try $1.get(0))
        }
        method("pngData()", of: UIImage.self) { base, _ in base.pngData() }
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
    private mutating func addUIKitCoreMembers6Part8() {
        function("UIImage.SymbolConfiguration(font:)") { UIImage.SymbolConfiguration(font: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(font:scale:)") {
            UIImage.SymbolConfiguration(font: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(hierarchicalColor:)") {
            UIImage.SymbolConfiguration(hierarchicalColor: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(paletteColors:)") {
            UIImage.SymbolConfiguration(paletteColors: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), scale: try $0.get(1))
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

    /// Adds members of UIImageView.
    private mutating func addUIKitCoreMembers6Part9() {
        property("animationDuration", \UIImageView.animationDuration)
        property("animationImages", \UIImageView.animationImages)
        property("animationRepeatCount", \UIImageView.animationRepeatCount)
        property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        property("highlightedImage", \UIImageView.highlightedImage)
        property("image", \UIImageView.image)
        property("isAnimating", \UIImageView.isAnimating)
        property("isHighlighted", \UIImageView.isHighlighted)
        property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
        function("UIImageView(frame:)") { UIImageView(frame: try $0.get(0)) }
        function("UIImageView(image:)") { UIImageView(image: try $0.get(0)) }
        function("UIImageView(image:highlightedImage:)") {
            UIImageView(image: try $0.get(0), highlightedImage: try $0.get(1))
        }
        method("removeAllSymbolEffects()", of: UIImageView.self) { base, _ in base.removeAllSymbolEffects() }
        method("removeAllSymbolEffects(animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(animated: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0), animated: try $1.get(1))
        }
        method("startAnimating()", of: UIImageView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIImageView.self) { base, _ in base.stopAnimating() }
    }

    /// Adds members of UIInterfaceOrientation.
    private mutating func addUIKitCoreMembers6Part10() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIKitCoreMembers6Part11() {
        property("rawValue", \UIInterfaceOrientationMask.rawValue)
        constant("UIInterfaceOrientationMask.all") { UIInterfaceOrientationMask.all }
        constant("UIInterfaceOrientationMask.allButUpsideDown") {
            UIInterfaceOrientationMask.allButUpsideDown
        }
        constant("UIInterfaceOrientationMask.landscape") { UIInterfaceOrientationMask.landscape }
        constant("UIInterfaceOrientationMask.landscapeLeft") { UIInterfaceOrientationMask.landscapeLeft }
        constant("UIInterfaceOrientationMask.landscapeRight") { UIInterfaceOrientationMask.landscapeRight }
        constant("UIInterfaceOrientationMask.portrait") { UIInterfaceOrientationMask.portrait }
        constant("UIInterfaceOrientationMask.portraitUpsideDown") {
            UIInterfaceOrientationMask.portraitUpsideDown
        }
        function("UIInterfaceOrientationMask(rawValue:)") {
            UIInterfaceOrientationMask(rawValue: try $0.get(0))
        }
    }
}
