// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIGestureRecognizerDelegate to UIPinchGestureRecognizer.
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
        addUIKitCoreMembers4Part16()
        addUIKitCoreMembers4Part17()
    }

    /// Adds members of UIGestureRecognizerDelegate.
    private mutating func addUIKitCoreMembers4Part0() {
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

    /// Adds members of UIHoverAutomaticEffect.
    private mutating func addUIKitCoreMembers4Part1() {
        function("UIHoverAutomaticEffect()") { _ in UIHoverAutomaticEffect() }
    }

    /// Adds members of UIHoverHighlightEffect.
    private mutating func addUIKitCoreMembers4Part2() {
        function("UIHoverHighlightEffect()") { _ in UIHoverHighlightEffect() }
    }

    /// Adds members of UIHoverLiftEffect.
    private mutating func addUIKitCoreMembers4Part3() {
        function("UIHoverLiftEffect()") { _ in UIHoverLiftEffect() }
    }

    /// Adds members of UIHoverStyle.
    private mutating func addUIKitCoreMembers4Part4() {
        property("effect", \UIHoverStyle.effect)
        property("isEnabled", \UIHoverStyle.isEnabled)
        property("shape", \UIHoverStyle.shape)
        function("UIHoverStyle()") { _ in UIHoverStyle() }
        function("UIHoverStyle(shape:)") { UIHoverStyle(shape: try $0.get(0)) }
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers4Part5() {
        property("action", \UIKeyCommand.action)
        property("discoverabilityTitle", \UIKeyCommand.discoverabilityTitle)
        property("input", \UIKeyCommand.input)
        property("modifierFlags", \UIKeyCommand.modifierFlags)
        property("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
        constant("UIKeyCommand.inputDownArrow") { UIKeyCommand.inputDownArrow }
        constant("UIKeyCommand.inputEscape") { UIKeyCommand.inputEscape }
        constant("UIKeyCommand.inputLeftArrow") { UIKeyCommand.inputLeftArrow }
        constant("UIKeyCommand.inputRightArrow") { UIKeyCommand.inputRightArrow }
        constant("UIKeyCommand.inputUpArrow") { UIKeyCommand.inputUpArrow }
        function("UIKeyCommand()") { _ in UIKeyCommand() }
    }

    /// Adds members of UIKeyboardLayoutGuide.
    private mutating func addUIKitCoreMembers4Part6() {
        property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        function("UIKeyboardLayoutGuide()") { _ in UIKeyboardLayoutGuide() }
    }

    /// Adds members of UILayoutGuide.
    private mutating func addUIKitCoreMembers4Part7() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UIModalPresentationStyle.
    private mutating func addUIKitCoreMembers4Part8() {
        constant("UIModalPresentationStyle.flipbookStandard") { UIModalPresentationStyle.flipbookStandard }
        enumeration(UIModalPresentationStyle.self)
    }

    /// Adds members of UIModalTransitionStyle.
    private mutating func addUIKitCoreMembers4Part9() {
        enumeration(UIModalTransitionStyle.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part10() {
        property("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
        property("attributedSubtitle", \UINavigationItem.attributedSubtitle)
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
        property("centerItemGroups", \UINavigationItem.centerItemGroups)
        property("customizationIdentifier", \UINavigationItem.customizationIdentifier)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        property("largeAttributedSubtitle", \UINavigationItem.largeAttributedSubtitle)
        property("largeSubtitle", \UINavigationItem.largeSubtitle)
        property("largeSubtitleView", \UINavigationItem.largeSubtitleView)
        property("largeTitle", \UINavigationItem.largeTitle)
        property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        property("leadingItemGroups", \UINavigationItem.leadingItemGroups)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        property("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
        property("prompt", \UINavigationItem.prompt)
        property("renameDelegate", \UINavigationItem.renameDelegate)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("style", \UINavigationItem.style)
        property("subtitle", \UINavigationItem.subtitle)
        property("subtitleView", \UINavigationItem.subtitleView)
        property("title", \UINavigationItem.title)
        property("titleView", \UINavigationItem.titleView)
        property("trailingItemGroups", \UINavigationItem.trailingItemGroups)
        function("UINavigationItem()") { _ in UINavigationItem() }
        function("UINavigationItem(title:)") { UINavigationItem(title: try $0.get(0)) }
        method("setHidesBackButton(_:animated:)", of: UINavigationItem.self) {
            $0.setHidesBackButton(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part11() {
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
    private mutating func addUIKitCoreMembers4Part12() {
        enumeration(UINavigationItem.BackButtonDisplayMode.self)
    }

    /// Adds members of UINavigationItem.ItemStyle.
    private mutating func addUIKitCoreMembers4Part13() {
        enumeration(UINavigationItem.ItemStyle.self)
    }

    /// Adds members of UINavigationItem.LargeTitleDisplayMode.
    private mutating func addUIKitCoreMembers4Part14() {
        enumeration(UINavigationItem.LargeTitleDisplayMode.self)
    }

    /// Adds members of UINavigationItemRenameDelegate.
    private mutating func addUIKitCoreMembers4Part15() {
        method("navigationItem(_:shouldEndRenamingWith:)", of: UINavigationItemRenameDelegate.self) {
            $0.navigationItem(try $1.get(0), shouldEndRenamingWith: try $1.get(1))
        }
        method("navigationItemShouldBeginRenaming(_:)", of: UINavigationItemRenameDelegate.self) {
            $0.navigationItemShouldBeginRenaming(try $1.get(0))
        }
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part16() {
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

    /// Adds members of UIPinchGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part17() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
        function("UIPinchGestureRecognizer(target:action:)") {
            UIPinchGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }
}
