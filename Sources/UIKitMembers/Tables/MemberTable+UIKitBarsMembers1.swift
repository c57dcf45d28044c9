// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIBarAppearance to UINavigationItem.SearchBarPlacement.
    mutating func addUIKitBarsMembers1() {
        addUIKitBarsMembers1Part0()
        addUIKitBarsMembers1Part1()
        addUIKitBarsMembers1Part2()
        addUIKitBarsMembers1Part3()
        addUIKitBarsMembers1Part4()
        addUIKitBarsMembers1Part5()
        addUIKitBarsMembers1Part6()
        addUIKitBarsMembers1Part7()
        addUIKitBarsMembers1Part8()
        addUIKitBarsMembers1Part9()
        addUIKitBarsMembers1Part10()
        addUIKitBarsMembers1Part11()
    }

    /// Adds members of UIBarAppearance.
    private mutating func addUIKitBarsMembers1Part0() {
        property("backgroundColor", \UIBarAppearance.backgroundColor)
        property("backgroundEffect", \UIBarAppearance.backgroundEffect)
        property("backgroundImage", \UIBarAppearance.backgroundImage)
        property("shadowColor", \UIBarAppearance.shadowColor)
        property("shadowImage", \UIBarAppearance.shadowImage)
        function("UIBarAppearance()") { _ in UIBarAppearance() }
        function("UIBarAppearance(barAppearance:)") { UIBarAppearance(barAppearance: try $0.get(0)) }
        function("UIBarAppearance(idiom:)") { UIBarAppearance(idiom: try $0.get(0)) }
        method("configureWithDefaultBackground()", of: UIBarAppearance.self) { base, _ in
            base.configureWithDefaultBackground()
        }
        method("configureWithOpaqueBackground()", of: UIBarAppearance.self) { base, _ in
            base.configureWithOpaqueBackground()
        }
        method("configureWithTransparentBackground()", of: UIBarAppearance.self) { base, _ in
            base.configureWithTransparentBackground()
        }
    }

    /// Adds members of UIDocumentProperties.
    private mutating func addUIKitBarsMembers1Part1() {
        property("wantsIconRepresentation", \UIDocumentProperties.wantsIconRepresentation)
        function("UIDocumentProperties(url:)") { UIDocumentProperties(url: try $0.get(0)) }
    }

    /// Adds members of UINavigationBar.
    private mutating func addUIKitBarsMembers1Part2() {
        property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        property("backItem", \UINavigationBar.backItem)
        property("barPosition", \UINavigationBar.barPosition)
        property("barStyle", \UINavigationBar.barStyle)
        property("barTintColor", \UINavigationBar.barTintColor)
        property("compactAppearance", \UINavigationBar.compactAppearance)
        property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
        property("delegate", \UINavigationBar.delegate)
        property("isTranslucent", \UINavigationBar.isTranslucent)
        property("items", \UINavigationBar.items)
        property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
        property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
        property("shadowImage", \UINavigationBar.shadowImage)
        property("standardAppearance", \UINavigationBar.standardAppearance)
        property("titleTextAttributes", \UINavigationBar.titleTextAttributes)
        property("topItem", \UINavigationBar.topItem)
        function("UINavigationBar()") { _ in UINavigationBar() }
        function("UINavigationBar(frame:)") { UINavigationBar(frame: try $0.get(0)) }
        method("backgroundImage(for:)", of: UINavigationBar.self) { $0.backgroundImage(for: try $1.get(0)) }
        method("backgroundImage(for:barMetrics:)", of: UINavigationBar.self) {
            $0.backgroundImage(for: try $1.get(0), barMetrics: try $1.get(1))
        }
        method("popItem(animated:)", of: UINavigationBar.self) { $0.popItem(animated: try $1.get(0)) }
        method("pushItem(_:animated:)", of: UINavigationBar.self) {
            $0.pushItem(try $1.get(0), animated: try $1.get(1))
        }
        method("setBackgroundImage(_:for:)", of: UINavigationBar.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setBackgroundImage(_:for:barMetrics:)", of: UINavigationBar.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1), barMetrics: try $1.get(2))
        }
    }

    /// Adds members of UINavigationBar.
    private mutating func addUIKitBarsMembers1Part3() {
        method("setItems(_:animated:)", of: UINavigationBar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
        method("setTitleVerticalPositionAdjustment(_:for:)", of: UINavigationBar.self) {
            $0.setTitleVerticalPositionAdjustment(try $1.get(0), for: try $1.get(1))
        }
        method("titleVerticalPositionAdjustment(for:)", of: UINavigationBar.self) {
            $0.titleVerticalPositionAdjustment(for: try $1.get(0))
        }
    }

    /// Adds members of UINavigationBarAppearance.
    private mutating func addUIKitBarsMembers1Part4() {
        property("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
        property("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
        property(
            "backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
        property("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
        property("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
        property("largeSubtitleTextAttributes", \UINavigationBarAppearance.largeSubtitleTextAttributes)
        property("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
        property("prominentButtonAppearance", \UINavigationBarAppearance.prominentButtonAppearance)
        property("subtitleTextAttributes", \UINavigationBarAppearance.subtitleTextAttributes)
        property("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
        function("UINavigationBarAppearance()") { _ in UINavigationBarAppearance() }
        function("UINavigationBarAppearance(barAppearance:)") {
            UINavigationBarAppearance(barAppearance: try $0.get(0))
        }
        function("UINavigationBarAppearance(idiom:)") { UINavigationBarAppearance(idiom: try $0.get(0)) }
        method("setBackIndicatorImage(_:transitionMaskImage:)", of: UINavigationBarAppearance.self) {
            $0.setBackIndicatorImage(try $1.get(0), transitionMaskImage: try $1.get(1))
        }
    }

    /// Adds members of UINavigationBarDelegate.
    private mutating func addUIKitBarsMembers1Part5() {
        method("navigationBar(_:didPop:)", of: UINavigationBarDelegate.self) {
            $0.navigationBar(try $1.get(0), didPop: try $1.get(1))
        }
        method("navigationBar(_:didPush:)", of: UINavigationBarDelegate.self) {
            $0.navigationBar(try $1.get(0), didPush: try $1.get(1))
        }
        method("navigationBar(_:shouldPop:)", of: UINavigationBarDelegate.self) {
            $0.navigationBar(try $1.get(0), shouldPop: try $1.get(1))
        }
        method("navigationBar(_:shouldPush:)", of: UINavigationBarDelegate.self) {
            $0.navigationBar(try $1.get(0), shouldPush: try $1.get(1))
        }
    }

    /// Adds members of UINavigationController.
    private mutating func addUIKitBarsMembers1Part6() {
        property("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
        property("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
        property("delegate", \UINavigationController.delegate)
        property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
        property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
        property("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
        property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
        property("isToolbarHidden", \UINavigationController.isToolbarHidden)
        property("navigationBar", \UINavigationController.navigationBar)
        property("toolbar", \UINavigationController.toolbar)
        property("topViewController", \UINavigationController.topViewController)
        property("viewControllers", \UINavigationController.viewControllers)
        property("visibleViewController", \UINavigationController.visibleViewController)
        constant("UINavigationController.hideShowBarDuration") { UINavigationController.hideShowBarDuration }
        function("UINavigationController(rootViewController:)") {
            UINavigationController(rootViewController: try $0.get(0))
        }
        method("popToRootViewController(animated:)", of: UINavigationController.self) {
            $0.popToRootViewController(animated: try $1.get(0))
        }
        method("popToViewController(_:animated:)", of: UINavigationController.self) {
            $0.popToViewController(try $1.get(0), animated: try $1.get(1))
        }
        method("popViewController(animated:)", of: UINavigationController.self) {
            $0.popViewController(animated: try $1.get(0))
        }
        method("pushViewController(_:animated:)", of: UINavigationController.self) {
            $0.pushViewController(try $1.get(0), animated: try $1.get(1))
        }
        method("setNavigationBarHidden(_:animated:)", of: UINavigationController.self) {
            $0.setNavigationBarHidden(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UINavigationController.
    private mutating func addUIKitBarsMembers1Part7() {
        method("setToolbarHidden(_:animated:)", of: UINavigationController.self) {
            $0.setToolbarHidden(try $1.get(0), animated: try $1.get(1))
        }
        method("setViewControllers(_:animated:)", of: UINavigationController.self) {
            $0.setViewControllers(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UINavigationController.Operation.
    private mutating func addUIKitBarsMembers1Part8() {
        enumeration(UINavigationController.Operation.self)
    }

    /// Adds members of UINavigationControllerDelegate.
    private mutating func addUIKitBarsMembers1Part9() {
        method(
            "navigationController(_:animationControllerFor:from:to:)", of: UINavigationControllerDelegate.self
        ) {
            $0.navigationController(
                try $1.get(0), animationControllerFor: try $1.get(1), from: try $1.get(2), to: try $1.get(3))
        }
        method("navigationController(_:didShow:animated:)", of: UINavigationControllerDelegate.self) {
            $0.navigationController(try $1.get(0), didShow: try $1.get(1), animated: try $1.get(2))
        }
        method("navigationController(_:interactionControllerFor:)", of: UINavigationControllerDelegate.self) {
            $0.navigationController(try $1.get(0), interactionControllerFor: try $1.get(1))
        }
        method("navigationController(_:willShow:animated:)", of: UINavigationControllerDelegate.self) {
            $0.navigationController(try $1.get(0), willShow: try $1.get(1), animated: try $1.get(2))
        }
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitBarsMembers1Part10() {
        property("backAction", \UINavigationItem.backAction)
        property("compactAppearance", \UINavigationItem.compactAppearance)
        property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
        property("documentProperties", \UINavigationItem.documentProperties)
        property("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
        property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
        property("searchBarPlacement", \UINavigationItem.searchBarPlacement)
        property(
            "searchBarPlacementAllowsToolbarIntegration",
            \UINavigationItem.searchBarPlacementAllowsToolbarIntegration)
        property("searchBarPlacementBarButtonItem", \UINavigationItem.searchBarPlacementBarButtonItem)
        property("searchController", \UINavigationItem.searchController)
        property("standardAppearance", \UINavigationItem.standardAppearance)
    }

    /// Adds members of UINavigationItem.SearchBarPlacement.
    private mutating func addUIKitBarsMembers1Part11() {
        constant("UINavigationItem.SearchBarPlacement.inline") { UINavigationItem.SearchBarPlacement.inline }
        enumeration(UINavigationItem.SearchBarPlacement.self)
    }
}
