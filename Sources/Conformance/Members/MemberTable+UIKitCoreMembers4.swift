// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIKeyCommand to UIPanGestureRecognizer.
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
        addUIKitCoreMembers4Part13()
        addUIKitCoreMembers4Part14()
        addUIKitCoreMembers4Part15()
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers4Part0() {
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
    private mutating func addUIKitCoreMembers4Part1() {
        property("rawValue", \UIKeyModifierFlags.rawValue)
        constant("UIKeyModifierFlags.alphaShift") { UIKeyModifierFlags.alphaShift }
        constant("UIKeyModifierFlags.alternate") { UIKeyModifierFlags.alternate }
        constant("UIKeyModifierFlags.command") { UIKeyModifierFlags.command }
        constant("UIKeyModifierFlags.control") { UIKeyModifierFlags.control }
        constant("UIKeyModifierFlags.shift") { UIKeyModifierFlags.shift }
        function("UIKeyModifierFlags(rawValue:)") { UIKeyModifierFlags(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIKeyboardLayoutGuide.
    private mutating func addUIKitCoreMembers4Part2() {
        property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        function("UIKeyboardLayoutGuide()") { _ in UIKeyboardLayoutGuide() }
    }

    /// Adds members of UILabel.
    private mutating func addUIKitCoreMembers4Part3() {
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
    private mutating func addUIKitCoreMembers4Part4() {
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

    /// Adds members of UILayoutGuide.
    private mutating func addUIKitCoreMembers4Part5() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part6() {
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
    private mutating func addUIKitCoreMembers4Part7() {
        property("arrowDirection", \UIMenuController.arrowDirection)
        property("isMenuVisible", \UIMenuController.isMenuVisible)
        property("menuFrame", \UIMenuController.menuFrame)
        property("menuItems", \UIMenuController.menuItems)
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
    private mutating func addUIKitCoreMembers4Part8() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitCoreMembers4Part9() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UIModalPresentationStyle.
    private mutating func addUIKitCoreMembers4Part10() {
        constant("UIModalPresentationStyle.flipbookStandard") { UIModalPresentationStyle.flipbookStandard }
        enumeration(UIModalPresentationStyle.self)
    }

    /// Adds members of UIModalTransitionStyle.
    private mutating func addUIKitCoreMembers4Part11() {
        enumeration(UIModalTransitionStyle.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part12() {
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        property("prompt", \UINavigationItem.prompt)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("title", \UINavigationItem.title)
        property("titleView", \UINavigationItem.titleView)
        function("UINavigationItem()") { _ in UINavigationItem() }
        function("UINavigationItem(title:)") { UINavigationItem(title: try $0.get(0)) }
        method("setHidesBackButton(_:animated:)", of: UINavigationItem.self) {
            $0.setHidesBackButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setLeftBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setLeftBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButton(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setRightBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UINavigationItem.BackButtonDisplayMode.
    private mutating func addUIKitCoreMembers4Part13() {
        enumeration(UINavigationItem.BackButtonDisplayMode.self)
    }

    /// Adds members of UINavigationItem.LargeTitleDisplayMode.
    private mutating func addUIKitCoreMembers4Part14() {
        enumeration(UINavigationItem.LargeTitleDisplayMode.self)
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part15() {
        property("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
        property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        function("UIPanGestureRecognizer()") { _ in UIPanGestureRecognizer() }
        function("UIPanGestureRecognizer(target:action:)") {
            UIPanGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
        method("setTranslation(_:in:)", of: UIPanGestureRecognizer.self) {
            $0.setTranslation(try $1.get(0), in: try $1.get(1))
        }
        method("translation(in:)", of: UIPanGestureRecognizer.self) { $0.translation(in: try $1.get(0)) }
        method("velocity(in:)", of: UIPanGestureRecognizer.self) { $0.velocity(in: try $1.get(0)) }
    }
}
