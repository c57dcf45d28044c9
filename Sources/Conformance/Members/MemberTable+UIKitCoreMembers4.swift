// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImage.
    mutating func addUIKitCoreMembers40() {
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
        method("resizableImage(withCapInsets:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0))
        }
        method("resizableImage(withCapInsets:resizingMode:)", of: UIImage.self) {
            $0.resizableImage(withCapInsets: try $1.get(0), resizingMode: try $1.get(1))
        }
        method("stretchableImage(withLeftCapWidth:topCapHeight:)", of: UIImage.self) {
            $0.stretchableImage(withLeftCapWidth: try $1.get(0), topCapHeight: try $1.get(1))
        }
    }
    /// Adds members of UIImage.
    mutating func addUIKitCoreMembers41() {
        method("withConfiguration(_:)", of: UIImage.self) { $0.withConfiguration(try $1.get(0)) }
        method("withRenderingMode(_:)", of: UIImage.self) { $0.withRenderingMode(try $1.get(0)) }
        method("withTintColor(_:)", of: UIImage.self) { $0.withTintColor(try $1.get(0)) }
        method("withTintColor(_:renderingMode:)", of: UIImage.self) {
            $0.withTintColor(try $1.get(0), renderingMode: try $1.get(1))
        }
    }
    /// Adds members of UIImage.SymbolConfiguration.
    mutating func addUIKitCoreMembers42() {
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
    /// Adds members of UIImageView.
    mutating func addUIKitCoreMembers43() {
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
        method("startAnimating()", of: UIImageView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIImageView.self) { base, _ in base.stopAnimating() }
    }
    /// Adds members of UIInterfaceOrientation.
    mutating func addUIKitCoreMembers44() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
    }
    /// Adds members of UIInterfaceOrientationMask.
    mutating func addUIKitCoreMembers45() {
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
    mutating func addUIKitCoreMembers46() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }
    /// Adds members of UIKeyCommand.
    mutating func addUIKitCoreMembers47() {
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
    mutating func addUIKitCoreMembers48() {
        property("rawValue", \UIKeyModifierFlags.rawValue)
        constant("UIKeyModifierFlags.alphaShift") { UIKeyModifierFlags.alphaShift }
        constant("UIKeyModifierFlags.alternate") { UIKeyModifierFlags.alternate }
        constant("UIKeyModifierFlags.command") { UIKeyModifierFlags.command }
        constant("UIKeyModifierFlags.control") { UIKeyModifierFlags.control }
        constant("UIKeyModifierFlags.shift") { UIKeyModifierFlags.shift }
        function("UIKeyModifierFlags(rawValue:)") { UIKeyModifierFlags(rawValue: try $0.get(0)) }
    }
    /// Adds members of UILabel.
    mutating func addUIKitCoreMembers49() {
        property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        property("attributedText", \UILabel.attributedText)
        property("font", \UILabel.font)
        property("highlightedTextColor", \UILabel.highlightedTextColor)
        property("isEnabled", \UILabel.isEnabled)
        property("isHighlighted", \UILabel.isHighlighted)
        property("lineBreakMode", \UILabel.lineBreakMode)
        property("minimumScaleFactor", \UILabel.minimumScaleFactor)
        property("numberOfLines", \UILabel.numberOfLines)
        property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        property("shadowColor", \UILabel.shadowColor)
        property("shadowOffset", \UILabel.shadowOffset)
        property("text", \UILabel.text)
        property("textAlignment", \UILabel.textAlignment)
        property("textColor", \UILabel.textColor)
        function("UILabel()") { _ in UILabel() }
        function("UILabel(frame:)") { UILabel(frame: try $0.get(0)) }
        method("drawText(in:)", of: UILabel.self) { $0.drawText(in: try $1.get(0)) }
        method("textRect(forBounds:limitedToNumberOfLines:)", of: UILabel.self) {
            $0.textRect(forBounds: try $1.get(0), limitedToNumberOfLines: try $1.get(1))
        }
    }
    /// Adds members of UILayoutGuide.
    mutating func addUIKitCoreMembers410() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }
    /// Adds members of UILayoutPriority.
    mutating func addUIKitCoreMembers411() {
        property("rawValue", \UILayoutPriority.rawValue)
        constant("UILayoutPriority.defaultHigh") { UILayoutPriority.defaultHigh }
        constant("UILayoutPriority.defaultLow") { UILayoutPriority.defaultLow }
        constant("UILayoutPriority.dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
        constant("UILayoutPriority.dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
        constant("UILayoutPriority.fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
        constant("UILayoutPriority.required") { UILayoutPriority.required }
        constant("UILayoutPriority.sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
        function("UILayoutPriority(_:)") { UILayoutPriority(try $0.get(0)) }
        function("UILayoutPriority(rawValue:)") { UILayoutPriority(rawValue: try $0.get(0)) }
    }
    /// Adds members of UILongPressGestureRecognizer.
    mutating func addUIKitCoreMembers412() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
    }
    /// Adds members of UIMenu.
    mutating func addUIKitCoreMembers413() {
        property("children", \UIMenu.children)
        function("UIMenu()") { _ in UIMenu() }
        function("UIMenu(title:)") { UIMenu(title: try $0.get(0)) }
        function("UIMenu(title:subtitle:)") { UIMenu(title: try $0.get(0), subtitle: try $0.get(1)) }
        function("UIMenu(title:subtitle:image:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2))
        }
        function("UIMenu(title:subtitle:image:identifier:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3))
        }
        function("UIMenu(title:subtitle:image:identifier:options:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3), options: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:children:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3), options: try $0.get(4), children: try $0.get(5))
        }
    }
    /// Adds members of UIMenu.Options.
    mutating func addUIKitCoreMembers414() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }
    /// Adds members of UIMenuElement.
    mutating func addUIKitCoreMembers415() {
        property("image", \UIMenuElement.image)
        property("title", \UIMenuElement.title)
    }
    /// Adds members of UIMenuElement.Attributes.
    mutating func addUIKitCoreMembers416() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }
}
