// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIGraphicsImageRendererContext to UIKeyboardLayoutGuide.
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

    /// Adds members of UIGraphicsImageRendererContext.
    private mutating func addUIKitCoreMembers6Part0() {
        property("cgContext", \UIGraphicsImageRendererContext.cgContext)
        property("format", \UIGraphicsImageRendererContext.format)
        method("clip(to:)", of: UIGraphicsImageRendererContext.self) { $0.clip(to: try $1.get(0)) }
        method("fill(_:)", of: UIGraphicsImageRendererContext.self) { $0.fill(try $1.get(0)) }
        method("stroke(_:)", of: UIGraphicsImageRendererContext.self) { $0.stroke(try $1.get(0)) }
    }

    /// Adds members of UIGraphicsImageRendererFormat.
    private mutating func addUIKitCoreMembers6Part1() {
        property("opaque", \UIGraphicsImageRendererFormat.opaque)
        property("scale", \UIGraphicsImageRendererFormat.scale)
        function("UIGraphicsImageRendererFormat()") { _ in UIGraphicsImageRendererFormat() }
    }

    /// Adds members of UIImage.
    private mutating func addUIKitCoreMembers6Part2() {
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
    private mutating func addUIKitCoreMembers6Part3() {
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
    private mutating func addUIKitCoreMembers6Part4() {
        function("UIImage.SymbolConfiguration(font:)") { UIImage.SymbolConfiguration(font: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(font:scale:)") {
            UIImage.SymbolConfiguration(font: try $0.get(0), scale: try $0.get(1))
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
    private mutating func addUIKitCoreMembers6Part5() {
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
    private mutating func addUIKitCoreMembers6Part6() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIKitCoreMembers6Part7() {
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

    /// Adds members of UIInterpolatingMotionEffect.
    private mutating func addUIKitCoreMembers6Part8() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers6Part9() {
        property("action", \UIKeyCommand.action)
        property("discoverabilityTitle", \UIKeyCommand.discoverabilityTitle)
        property("input", \UIKeyCommand.input)
        property("modifierFlags", \UIKeyCommand.modifierFlags)
        constant("UIKeyCommand.inputDownArrow") { UIKeyCommand.inputDownArrow }
        constant("UIKeyCommand.inputEscape") { UIKeyCommand.inputEscape }
        constant("UIKeyCommand.inputLeftArrow") { UIKeyCommand.inputLeftArrow }
        constant("UIKeyCommand.inputRightArrow") { UIKeyCommand.inputRightArrow }
        constant("UIKeyCommand.inputUpArrow") { UIKeyCommand.inputUpArrow }
    }

    /// Adds members of UIKeyModifierFlags.
    private mutating func addUIKitCoreMembers6Part10() {
        property("rawValue", \UIKeyModifierFlags.rawValue)
        constant("UIKeyModifierFlags.alphaShift") { UIKeyModifierFlags.alphaShift }
        constant("UIKeyModifierFlags.alternate") { UIKeyModifierFlags.alternate }
        constant("UIKeyModifierFlags.command") { UIKeyModifierFlags.command }
        constant("UIKeyModifierFlags.control") { UIKeyModifierFlags.control }
        constant("UIKeyModifierFlags.shift") { UIKeyModifierFlags.shift }
        function("UIKeyModifierFlags(rawValue:)") { UIKeyModifierFlags(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIKeyboardLayoutGuide.
    private mutating func addUIKitCoreMembers6Part11() {
        property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        function("UIKeyboardLayoutGuide()") { _ in UIKeyboardLayoutGuide() }
    }
}
