// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIKeyCommand to UIPresentationController.
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
    }

    /// Adds members of UIKeyCommand.
    private mutating func addUIKitCoreMembers4Part0() {
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
    private mutating func addUIKitCoreMembers4Part1() {
        property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
        function("UIKeyboardLayoutGuide()") { _ in UIKeyboardLayoutGuide() }
    }

    /// Adds members of UILayoutGuide.
    private mutating func addUIKitCoreMembers4Part2() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UIModalPresentationStyle.
    private mutating func addUIKitCoreMembers4Part3() {
        constant("UIModalPresentationStyle.flipbookStandard") { UIModalPresentationStyle.flipbookStandard }
        enumeration(UIModalPresentationStyle.self)
    }

    /// Adds members of UIModalTransitionStyle.
    private mutating func addUIKitCoreMembers4Part4() {
        enumeration(UIModalTransitionStyle.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part5() {
        property("attributedSubtitle", \UINavigationItem.attributedSubtitle)
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        property("backButtonTitle", \UINavigationItem.backButtonTitle)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        property("largeAttributedSubtitle", \UINavigationItem.largeAttributedSubtitle)
        property("largeSubtitle", \UINavigationItem.largeSubtitle)
        property("largeSubtitleView", \UINavigationItem.largeSubtitleView)
        property("largeTitle", \UINavigationItem.largeTitle)
        property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        property("prompt", \UINavigationItem.prompt)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        property("style", \UINavigationItem.style)
        property("subtitle", \UINavigationItem.subtitle)
        property("subtitleView", \UINavigationItem.subtitleView)
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
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part6() {
        method("setRightBarButtonItems(_:animated:)", of: UINavigationItem.self) {
            $0.setRightBarButtonItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UINavigationItem.BackButtonDisplayMode.
    private mutating func addUIKitCoreMembers4Part7() {
        enumeration(UINavigationItem.BackButtonDisplayMode.self)
    }

    /// Adds members of UINavigationItem.ItemStyle.
    private mutating func addUIKitCoreMembers4Part8() {
        enumeration(UINavigationItem.ItemStyle.self)
    }

    /// Adds members of UINavigationItem.LargeTitleDisplayMode.
    private mutating func addUIKitCoreMembers4Part9() {
        enumeration(UINavigationItem.LargeTitleDisplayMode.self)
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part10() {
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
    private mutating func addUIKitCoreMembers4Part11() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
        function("UIPinchGestureRecognizer(target:action:)") {
            UIPinchGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers4Part12() {
        property("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
        property("containerView", \UIPresentationController.containerView)
        property("delegate", \UIPresentationController.delegate)
        property(
            "frameOfPresentedViewInContainerView",
            \UIPresentationController.frameOfPresentedViewInContainerView)
        property("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
        property("preferredContentSize", \UIPresentationController.preferredContentSize)
        property("presentationStyle", \UIPresentationController.presentationStyle)
        property("presentedView", \UIPresentationController.presentedView)
        property("presentedViewController", \UIPresentationController.presentedViewController)
        property("presentingViewController", \UIPresentationController.presentingViewController)
        property("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
        property("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
        function("UIPresentationController(presentedViewController:presenting:)") {
            UIPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
        method("adaptivePresentationStyle(for:)", of: UIPresentationController.self) {
            $0.adaptivePresentationStyle(for: try $1.get(0))
        }
        method("containerViewDidLayoutSubviews()", of: UIPresentationController.self) { base, _ in
            base.containerViewDidLayoutSubviews()
        }
        method("containerViewWillLayoutSubviews()", of: UIPresentationController.self) { base, _ in
            base.containerViewWillLayoutSubviews()
        }
        method("dismissalTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.dismissalTransitionDidEnd(try $1.get(0))
        }
        method("dismissalTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.dismissalTransitionWillBegin()
        }
        method("preferredContentSizeDidChange(forChildContentContainer:)", of: UIPresentationController.self)
        {
            $0.preferredContentSizeDidChange(forChildContentContainer: try $1.get(0))
        }
    }

    /// Adds members of UIPresentationController.
    private mutating func addUIKitCoreMembers4Part13() {
        method("presentationTransitionDidEnd(_:)", of: UIPresentationController.self) {
            $0.presentationTransitionDidEnd(try $1.get(0))
        }
        method("presentationTransitionWillBegin()", of: UIPresentationController.self) { base, _ in
            base.presentationTransitionWillBegin()
        }
        method("size(forChildContentContainer:withParentContainerSize:)", of: UIPresentationController.self) {
            $0.size(forChildContentContainer: try $1.get(0), withParentContainerSize: try $1.get(1))
        }
        method(
            "systemLayoutFittingSizeDidChange(forChildContentContainer:)", of: UIPresentationController.self
        ) {
            $0.systemLayoutFittingSizeDidChange(forChildContentContainer: try $1.get(0))
        }
        method("viewWillTransition(to:with:)", of: UIPresentationController.self) {
            $0.viewWillTransition(to: try $1.get(0), with: try $1.get(1))
        }
        method("willTransition(to:with:)", of: UIPresentationController.self) {
            $0.willTransition(to: try $1.get(0), with: try $1.get(1))
        }
    }
}
