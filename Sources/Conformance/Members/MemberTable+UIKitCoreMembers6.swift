// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImageView to UIMotionEffectGroup.
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
        addUIKitCoreMembers6Part12()
        addUIKitCoreMembers6Part13()
        addUIKitCoreMembers6Part14()
        addUIKitCoreMembers6Part15()
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitCoreMembers6Part0() {
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
    private mutating func addUIKitCoreMembers6Part1() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIKitCoreMembers6Part2() {
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
    private mutating func addUIKitCoreMembers6Part3() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers6Part4() {
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
    private mutating func addUIKitCoreMembers6Part5() {
        property("rawValue", \UIKeyModifierFlags.rawValue)
        constant("UIKeyModifierFlags.alphaShift") { UIKeyModifierFlags.alphaShift }
        constant("UIKeyModifierFlags.alternate") { UIKeyModifierFlags.alternate }
        constant("UIKeyModifierFlags.command") { UIKeyModifierFlags.command }
        constant("UIKeyModifierFlags.control") { UIKeyModifierFlags.control }
        constant("UIKeyModifierFlags.shift") { UIKeyModifierFlags.shift }
        function("UIKeyModifierFlags(rawValue:)") { UIKeyModifierFlags(rawValue: try $0.get(0)) }
    }

    /// Adds members of UILabel.
    private mutating func addUIKitCoreMembers6Part6() {
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
    private mutating func addUIKitCoreMembers6Part7() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UILayoutPriority.
    private mutating func addUIKitCoreMembers6Part8() {
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
    private mutating func addUIKitCoreMembers6Part9() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
    }

    /// Adds members of UIMenu.
    private mutating func addUIKitCoreMembers6Part10() {
        property("children", \UIMenu.children)
        function("UIMenu()") { _ in UIMenu() }
        function("UIMenu(title:)") { UIMenu(title: try $0.get(0)) }
        function("UIMenu(title:subtitle:)") { UIMenu(title: try $0.get(0), subtitle: try $0.get(1)) }
        function("UIMenu(title:subtitle:image:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2))
        }
        function("UIMenu(title:subtitle:image:identifier:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3)
            )
        }
        function("UIMenu(title:subtitle:image:identifier:options:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4), children: try $0.get(5))
        }
    }

    /// Adds members of UIMenu.Options.
    private mutating func addUIKitCoreMembers6Part11() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIKitCoreMembers6Part12() {
        property("image", \UIMenuElement.image)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIKitCoreMembers6Part13() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIKitCoreMembers6Part14() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIKitCoreMembers6Part15() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }
}
