// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISplitViewController.DisplayMode to UIViewController.
    mutating func addUIKitBarsMembers3() {
        addUIKitBarsMembers3Part0()
        addUIKitBarsMembers3Part1()
        addUIKitBarsMembers3Part2()
        addUIKitBarsMembers3Part3()
        addUIKitBarsMembers3Part4()
        addUIKitBarsMembers3Part5()
        addUIKitBarsMembers3Part6()
        addUIKitBarsMembers3Part7()
        addUIKitBarsMembers3Part8()
        addUIKitBarsMembers3Part9()
        addUIKitBarsMembers3Part10()
        addUIKitBarsMembers3Part11()
        addUIKitBarsMembers3Part12()
    }

    /// Adds members of UISplitViewController.DisplayMode.
    private mutating func addUIKitBarsMembers3Part0() {
        constant("UISplitViewController.DisplayMode.allVisible") {
            UISplitViewController.DisplayMode.allVisible
        }
        constant("UISplitViewController.DisplayMode.primaryHidden") {
            UISplitViewController.DisplayMode.primaryHidden
        }
        constant("UISplitViewController.DisplayMode.primaryOverlay") {
            UISplitViewController.DisplayMode.primaryOverlay
        }
        enumeration(UISplitViewController.DisplayMode.self)
    }

    /// Adds members of UISplitViewController.Style.
    private mutating func addUIKitBarsMembers3Part1() {
        enumeration(UISplitViewController.Style.self)
    }

    /// Adds members of UISplitViewControllerDelegate.
    private mutating func addUIKitBarsMembers3Part2() {
        method("splitViewController(_:collapseSecondary:onto:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), collapseSecondary: try $1.get(1), onto: try $1.get(2))
        }
        method(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            of: UISplitViewControllerDelegate.self
        ) {
            $0.splitViewController(try $1.get(0), topColumnForCollapsingToProposedTopColumn: try $1.get(1))
        }
    }

    /// Adds members of UITabBar.
    private mutating func addUIKitBarsMembers3Part3() {
        property("barStyle", \UITabBar.barStyle)
        property("barTintColor", \UITabBar.barTintColor)
        property("delegate", \UITabBar.delegate)
        property("isTranslucent", \UITabBar.isTranslucent)
        property("items", \UITabBar.items)
        property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        property("selectedItem", \UITabBar.selectedItem)
        property("standardAppearance", \UITabBar.standardAppearance)
        property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        function("UITabBar()") { _ in UITabBar() }
        function("UITabBar(frame:)") { UITabBar(frame: try $0.get(0)) }
        method("setItems(_:animated:)", of: UITabBar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UITabBarAppearance.
    private mutating func addUIKitBarsMembers3Part4() {
        property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        function("UITabBarAppearance()") { _ in UITabBarAppearance() }
        function("UITabBarAppearance(barAppearance:)") { UITabBarAppearance(barAppearance: try $0.get(0)) }
        function("UITabBarAppearance(idiom:)") { UITabBarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UITabBarController.
    private mutating func addUIKitBarsMembers3Part5() {
        property("delegate", \UITabBarController.delegate)
        property("selectedIndex", \UITabBarController.selectedIndex)
        property("selectedViewController", \UITabBarController.selectedViewController)
        property("tabBar", \UITabBarController.tabBar)
        property("viewControllers", \UITabBarController.viewControllers)
        method("setViewControllers(_:animated:)", of: UITabBarController.self) {
            $0.setViewControllers(try $1.get(0), animated: try $1.get(1))
        }
        method("tabBar(_:didSelect:)", of: UITabBarController.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarControllerDelegate.
    private mutating func addUIKitBarsMembers3Part6() {
        method(
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            of: UITabBarControllerDelegate.self
        ) {
            $0.tabBarController(
                try $1.get(0), animationControllerForTransitionFrom: try $1.get(1), to: try $1.get(2))
        }
        method("tabBarController(_:didSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), didSelect: try $1.get(1))
        }
        method("tabBarController(_:interactionControllerFor:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), interactionControllerFor: try $1.get(1))
        }
        method("tabBarController(_:shouldSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), shouldSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarDelegate.
    private mutating func addUIKitBarsMembers3Part7() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarItemAppearance.
    private mutating func addUIKitBarsMembers3Part8() {
        property("disabled", \UITabBarItemAppearance.disabled)
        property("focused", \UITabBarItemAppearance.focused)
        property("normal", \UITabBarItemAppearance.normal)
        property("selected", \UITabBarItemAppearance.selected)
        function("UITabBarItemAppearance()") { _ in UITabBarItemAppearance() }
        function("UITabBarItemAppearance(style:)") { UITabBarItemAppearance(style: try $0.get(0)) }
    }

    /// Adds members of UITabBarItemAppearance.Style.
    private mutating func addUIKitBarsMembers3Part9() {
        enumeration(UITabBarItemAppearance.Style.self)
    }

    /// Adds members of UITabBarItemStateAppearance.
    private mutating func addUIKitBarsMembers3Part10() {
        property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
        property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
        property("iconColor", \UITabBarItemStateAppearance.iconColor)
        property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
        function("UITabBarItemStateAppearance()") { _ in UITabBarItemStateAppearance() }
    }

    /// Adds members of UIToolbar.
    private mutating func addUIKitBarsMembers3Part11() {
        property("barStyle", \UIToolbar.barStyle)
        property("barTintColor", \UIToolbar.barTintColor)
        property("compactAppearance", \UIToolbar.compactAppearance)
        property("isTranslucent", \UIToolbar.isTranslucent)
        property("items", \UIToolbar.items)
        property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        property("standardAppearance", \UIToolbar.standardAppearance)
        function("UIToolbar()") { _ in UIToolbar() }
        function("UIToolbar(frame:)") { UIToolbar(frame: try $0.get(0)) }
        method("setItems(_:animated:)", of: UIToolbar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitBarsMembers3Part12() {
        property("editButtonItem", \UIViewController.editButtonItem)
        property("navigationController", \UIViewController.navigationController)
        property("splitViewController", \UIViewController.splitViewController)
        property("tabBarController", \UIViewController.tabBarController)
        method("setToolbarItems(_:animated:)", of: UIViewController.self) {
            $0.setToolbarItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
