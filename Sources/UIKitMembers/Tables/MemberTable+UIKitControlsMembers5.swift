// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImageView to UIOpenURLContext.
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
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers5Part0() {
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
    private mutating func addUIKitControlsMembers5Part1() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers5Part2() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIKey.
    private mutating func addUIKitControlsMembers5Part3() {
        property("characters", \UIKey.characters)
        property("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
        property("keyCode", \UIKey.keyCode)
        property("modifierFlags", \UIKey.modifierFlags)
    }

    /// Adds members of UIKeyboardHIDUsage.
    private mutating func addUIKitControlsMembers5Part4() {
        enumeration(UIKeyboardHIDUsage.self)
    }

    /// Adds members of UILabel.
    private mutating func addUIKitControlsMembers5Part5() {
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
    private mutating func addUIKitControlsMembers5Part6() {
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
    private mutating func addUIKitControlsMembers5Part7() {
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
    private mutating func addUIKitControlsMembers5Part8() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
        function("UILongPressGestureRecognizer(target:action:)") {
            UILongPressGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIMenuController.
    private mutating func addUIKitControlsMembers5Part9() {
        property("arrowDirection", \UIMenuController.arrowDirection)
        property("isMenuVisible", \UIMenuController.isMenuVisible)
        property("menuFrame", \UIMenuController.menuFrame)
        property("menuItems", \UIMenuController.menuItems)
        constant("UIMenuController.shared") { UIMenuController.shared }
        function("UIMenuController()") { _ in UIMenuController() }
        method("hideMenu()", of: UIMenuController.self) { base, _ in base.hideMenu() }
        method("hideMenu(from:)", of: UIMenuController.self) { $0.hideMenu(from: try $1.get(0)) }
        method("setMenuVisible(_:animated:)", of: UIMenuController.self) {
            $0.setMenuVisible(try $1.get(0), animated: try $1.get(1))
        }
        method("setTargetRect(_:in:)", of: UIMenuController.self) {
            $0.setTargetRect(try $1.get(0), in: try $1.get(1))
        }
        method("showMenu(from:rect:)", of: UIMenuController.self) {
            $0.showMenu(from: try $1.get(0), rect: try $1.get(1))
        }
        method("update()", of: UIMenuController.self) { base, _ in base.update() }
    }

    /// Adds members of UIMenuController.ArrowDirection.
    private mutating func addUIKitControlsMembers5Part10() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitControlsMembers5Part11() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part12() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
    }

    /// Adds members of UINotificationFeedbackGenerator.FeedbackType.
    private mutating func addUIKitControlsMembers5Part13() {
        enumeration(UINotificationFeedbackGenerator.FeedbackType.self)
    }

    /// Adds members of UIOpenURLContext.
    private mutating func addUIKitControlsMembers5Part14() {
        property("options", \UIOpenURLContext.options)
        property("url", \UIOpenURLContext.url)
    }
}
