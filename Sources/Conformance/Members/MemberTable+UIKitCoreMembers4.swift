// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UILabel.LineBreakStrategy to UIPopoverPresentationController.
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

    /// Adds members of UILabel.LineBreakStrategy.
    private mutating func addUIKitCoreMembers4Part0() {
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
    private mutating func addUIKitCoreMembers4Part1() {
        property("identifier", \UILayoutGuide.identifier)
        property("layoutFrame", \UILayoutGuide.layoutFrame)
        property("owningView", \UILayoutGuide.owningView)
        function("UILayoutGuide()") { _ in UILayoutGuide() }
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part2() {
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
    private mutating func addUIKitCoreMembers4Part3() {
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
    private mutating func addUIKitCoreMembers4Part4() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitCoreMembers4Part5() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UIModalPresentationStyle.
    private mutating func addUIKitCoreMembers4Part6() {
        constant("UIModalPresentationStyle.flipbookStandard") { UIModalPresentationStyle.flipbookStandard }
        enumeration(UIModalPresentationStyle.self)
    }

    /// Adds members of UIModalTransitionStyle.
    private mutating func addUIKitCoreMembers4Part7() {
        enumeration(UIModalTransitionStyle.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitCoreMembers4Part8() {
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
    private mutating func addUIKitCoreMembers4Part9() {
        enumeration(UINavigationItem.BackButtonDisplayMode.self)
    }

    /// Adds members of UINavigationItem.LargeTitleDisplayMode.
    private mutating func addUIKitCoreMembers4Part10() {
        enumeration(UINavigationItem.LargeTitleDisplayMode.self)
    }

    /// Adds members of UIPanGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part11() {
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

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitCoreMembers4Part12() {
        property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        property("duration", \UIPercentDrivenInteractiveTransition.duration)
        property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
        property("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
        property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        function("UIPercentDrivenInteractiveTransition()") { _ in UIPercentDrivenInteractiveTransition() }
        method("cancel()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.cancel() }
        method("finish()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.finish() }
        method("pause()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.pause() }
        method("startInteractiveTransition(_:)", of: UIPercentDrivenInteractiveTransition.self) {
            $0.startInteractiveTransition(try $1.get(0))
        }
        method("update(_:)", of: UIPercentDrivenInteractiveTransition.self) { $0.update(try $1.get(0)) }
    }

    /// Adds members of UIPinchGestureRecognizer.
    private mutating func addUIKitCoreMembers4Part13() {
        property("scale", \UIPinchGestureRecognizer.scale)
        property("velocity", \UIPinchGestureRecognizer.velocity)
        function("UIPinchGestureRecognizer()") { _ in UIPinchGestureRecognizer() }
        function("UIPinchGestureRecognizer(target:action:)") {
            UIPinchGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIPopoverArrowDirection.
    private mutating func addUIKitCoreMembers4Part14() {
        property("rawValue", \UIPopoverArrowDirection.rawValue)
        constant("UIPopoverArrowDirection.any") { UIPopoverArrowDirection.any }
        constant("UIPopoverArrowDirection.down") { UIPopoverArrowDirection.down }
        constant("UIPopoverArrowDirection.left") { UIPopoverArrowDirection.left }
        constant("UIPopoverArrowDirection.right") { UIPopoverArrowDirection.right }
        constant("UIPopoverArrowDirection.unknown") { UIPopoverArrowDirection.unknown }
        constant("UIPopoverArrowDirection.up") { UIPopoverArrowDirection.up }
        function("UIPopoverArrowDirection(rawValue:)") { UIPopoverArrowDirection(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIPopoverPresentationController.
    private mutating func addUIKitCoreMembers4Part15() {
        property(
            "adaptiveSheetPresentationController",
            \UIPopoverPresentationController.adaptiveSheetPresentationController)
        property("arrowDirection", \UIPopoverPresentationController.arrowDirection)
        property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        property("sourceItem", \UIPopoverPresentationController.sourceItem)
        property("sourceRect", \UIPopoverPresentationController.sourceRect)
        property("sourceView", \UIPopoverPresentationController.sourceView)
        function("UIPopoverPresentationController(presentedViewController:presenting:)") {
            UIPopoverPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
    }
}
