// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIEditMenuInteractionDelegate to UILongPressGestureRecognizer.
    mutating func addUIKitControlsMembers5() {
        addUIKitControlsMembers5Part0()
        addUIKitControlsMembers5Part1()
        addUIKitControlsMembers5Part2()
        addUIKitControlsMembers5Part3()
        addUIKitControlsMembers5Part4()
        addUIKitControlsMembers5Part5()
        addUIKitControlsMembers5Part6()
        addUIKitControlsMembers5Part7()
        addUIKitControlsMembers5Part8()
        addUIKitControlsMembers5Part9()
        addUIKitControlsMembers5Part10()
        addUIKitControlsMembers5Part11()
        addUIKitControlsMembers5Part12()
        addUIKitControlsMembers5Part13()
        addUIKitControlsMembers5Part14()
        addUIKitControlsMembers5Part15()
    }

    /// Adds members of UIEditMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers5Part0() {
        method("editMenuInteraction(_:menuFor:suggestedActions:)", of: UIEditMenuInteractionDelegate.self) {
            $0.editMenuInteraction(try $1.get(0), menuFor: try $1.get(1), suggestedActions: try $1.get(2))
        }
        method("editMenuInteraction(_:targetRectFor:)", of: UIEditMenuInteractionDelegate.self) {
            $0.editMenuInteraction(try $1.get(0), targetRectFor: try $1.get(1))
        }
        method("editMenuInteraction(_:willDismissMenuFor:animator:)", of: UIEditMenuInteractionDelegate.self)
        {
            $0.editMenuInteraction(try $1.get(0), willDismissMenuFor: try $1.get(1), animator: try $1.get(2))
        }
        method("editMenuInteraction(_:willPresentMenuFor:animator:)", of: UIEditMenuInteractionDelegate.self)
        {
            $0.editMenuInteraction(try $1.get(0), willPresentMenuFor: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UIFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part1() {
        function("UIFeedbackGenerator()") { _ in UIFeedbackGenerator() }
        function("UIFeedbackGenerator(view:)") { UIFeedbackGenerator(view: try $0.get(0)) }
        method("prepare()", of: UIFeedbackGenerator.self) { base, _ in base.prepare() }
    }

    /// Adds members of UIFont.
    private mutating func addUIKitControlsMembers5Part2() {
        constant("UIFont.buttonFontSize") { UIFont.buttonFontSize }
        constant("UIFont.smallSystemFontSize") { UIFont.smallSystemFontSize }
    }

    /// Adds members of UIGlassContainerEffect.
    private mutating func addUIKitControlsMembers5Part3() {
        property("spacing", \UIGlassContainerEffect.spacing)
        function("UIGlassContainerEffect()") { _ in UIGlassContainerEffect() }
    }

    /// Adds members of UIGlassEffect.
    private mutating func addUIKitControlsMembers5Part4() {
        property("isInteractive", \UIGlassEffect.isInteractive)
        property("tintColor", \UIGlassEffect.tintColor)
        function("UIGlassEffect()") { _ in UIGlassEffect() }
        function("UIGlassEffect(style:)") { UIGlassEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIGlassEffect.Style.
    private mutating func addUIKitControlsMembers5Part5() {
        enumeration(UIGlassEffect.Style.self)
    }

    /// Adds members of UIImage.
    private mutating func addUIKitControlsMembers5Part6() {
        constant("UIImage.readableTypeIdentifiersForItemProvider") {
            UIImage.readableTypeIdentifiersForItemProvider
        }
        constant("UIImage.writableTypeIdentifiersForItemProvider") {
            UIImage.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers5Part7() {
        property(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
        property("adjustsImageWhenAncestorFocused", \UIImageView.adjustsImageWhenAncestorFocused)
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

    /// Adds members of UIImpactFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part8() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        function("UIImpactFeedbackGenerator(style:view:)") {
            UIImpactFeedbackGenerator(style: try $0.get(0), view: try $0.get(1))
        }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(at:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(at: try $1.get(0))
        }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
        method("impactOccurred(intensity:at:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0), at: try $1.get(1))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers5Part9() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIKey.
    private mutating func addUIKitControlsMembers5Part10() {
        property("characters", \UIKey.characters)
        property("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
        property("keyCode", \UIKey.keyCode)
        property("modifierFlags", \UIKey.modifierFlags)
    }

    /// Adds members of UIKeyboardHIDUsage.
    private mutating func addUIKitControlsMembers5Part11() {
        enumeration(UIKeyboardHIDUsage.self)
    }

    /// Adds members of UILabel.
    private mutating func addUIKitControlsMembers5Part12() {
        property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
        property("attributedText", \UILabel.attributedText)
        property("baselineAdjustment", \UILabel.baselineAdjustment)
        property("font", \UILabel.font)
        property("highlightedTextColor", \UILabel.highlightedTextColor)
        property("isEnabled", \UILabel.isEnabled)
        property("isHighlighted", \UILabel.isHighlighted)
        property("lineBreakMode", \UILabel.lineBreakMode)
        property("lineBreakStrategy", \UILabel.lineBreakStrategy)
        property("minimumScaleFactor", \UILabel.minimumScaleFactor)
        property("numberOfLines", \UILabel.numberOfLines)
        property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        property("shadowColor", \UILabel.shadowColor)
        property("shadowOffset", \UILabel.shadowOffset)
        property("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
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

    /// Adds members of UILabel.LineBreakStrategy.
    private mutating func addUIKitControlsMembers5Part13() {
        property("rawValue", \UILabel.LineBreakStrategy.rawValue)
        constant("UILabel.LineBreakStrategy.hangulWordPriority") {
            UILabel.LineBreakStrategy.hangulWordPriority
        }
        constant("UILabel.LineBreakStrategy.pushOut") { UILabel.LineBreakStrategy.pushOut }
        constant("UILabel.LineBreakStrategy.standard") { UILabel.LineBreakStrategy.standard }
        function("UILabel.LineBreakStrategy(rawValue:)") {
            UILabel.LineBreakStrategy(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UILargeContentViewerInteraction.
    private mutating func addUIKitControlsMembers5Part14() {
        property("delegate", \UILargeContentViewerInteraction.delegate)
        property(
            "gestureRecognizerForExclusionRelationship",
            \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
        property("view", \UILargeContentViewerInteraction.view)
        constant("UILargeContentViewerInteraction.isEnabled") { UILargeContentViewerInteraction.isEnabled }
        function("UILargeContentViewerInteraction(delegate:)") {
            UILargeContentViewerInteraction(delegate: try $0.get(0))
        }
        method("didMove(to:)", of: UILargeContentViewerInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UILargeContentViewerInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitControlsMembers5Part15() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
        function("UILongPressGestureRecognizer(target:action:)") {
            UILongPressGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }
}
