// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPageViewControllerDataSource to UIToolbar.
    mutating func addUIKitBarsMembers2() {
        addUIKitBarsMembers2Part0()
        addUIKitBarsMembers2Part1()
        addUIKitBarsMembers2Part2()
        addUIKitBarsMembers2Part3()
        addUIKitBarsMembers2Part4()
        addUIKitBarsMembers2Part5()
        addUIKitBarsMembers2Part6()
        addUIKitBarsMembers2Part7()
        addUIKitBarsMembers2Part8()
        addUIKitBarsMembers2Part9()
        addUIKitBarsMembers2Part10()
        addUIKitBarsMembers2Part11()
        addUIKitBarsMembers2Part12()
        addUIKitBarsMembers2Part13()
        addUIKitBarsMembers2Part14()
        addUIKitBarsMembers2Part15()
    }

    /// Adds members of UIPageViewControllerDataSource.
    private mutating func addUIKitBarsMembers2Part0() {
        method("presentationCount(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationCount(for: try $1.get(0))
        }
        method("presentationIndex(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationIndex(for: try $1.get(0))
        }
    }

    /// Adds members of UIPageViewControllerDelegate.
    private mutating func addUIKitBarsMembers2Part1() {
        method(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            of: UIPageViewControllerDelegate.self
        ) {
            $0.pageViewController(
                try $1.get(0), didFinishAnimating: try $1.get(1), previousViewControllers: try $1.get(2),
                transitionCompleted: try $1.get(3))
        }
        method("pageViewController(_:spineLocationFor:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), spineLocationFor: try $1.get(1))
        }
        method("pageViewController(_:willTransitionTo:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), willTransitionTo: try $1.get(1))
        }
    }

    /// Adds members of UISplitViewController.
    private mutating func addUIKitBarsMembers2Part2() {
        property("delegate", \UISplitViewController.delegate)
        property("displayMode", \UISplitViewController.displayMode)
        property("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
        property("isCollapsed", \UISplitViewController.isCollapsed)
        property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
        property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        property(
            "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
        property("style", \UISplitViewController.style)
        property("viewControllers", \UISplitViewController.viewControllers)
        constant("UISplitViewController.automaticDimension") { UISplitViewController.automaticDimension }
        function("UISplitViewController()") { _ in UISplitViewController() }
        function("UISplitViewController(style:)") { UISplitViewController(style: try $0.get(0)) }
        method("hide(_:)", of: UISplitViewController.self) { $0.hide(try $1.get(0)) }
        method("setViewController(_:for:)", of: UISplitViewController.self) {
            $0.setViewController(try $1.get(0), for: try $1.get(1))
        }
        method("show(_:)", of: UISplitViewController.self) { $0.show(try $1.get(0)) }
        method("viewController(for:)", of: UISplitViewController.self) {
            $0.viewController(for: try $1.get(0))
        }
    }

    /// Adds members of UISplitViewController.Column.
    private mutating func addUIKitBarsMembers2Part3() {
        enumeration(UISplitViewController.Column.self)
    }

    /// Adds members of UISplitViewController.DisplayMode.
    private mutating func addUIKitBarsMembers2Part4() {
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
    private mutating func addUIKitBarsMembers2Part5() {
        enumeration(UISplitViewController.Style.self)
    }

    /// Adds members of UISplitViewControllerDelegate.
    private mutating func addUIKitBarsMembers2Part6() {
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
    private mutating func addUIKitBarsMembers2Part7() {
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
    private mutating func addUIKitBarsMembers2Part8() {
        property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        function("UITabBarAppearance()") { _ in UITabBarAppearance() }
        function("UITabBarAppearance(barAppearance:)") { UITabBarAppearance(barAppearance: try $0.get(0)) }
        function("UITabBarAppearance(idiom:)") { UITabBarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UITabBarController.
    private mutating func addUIKitBarsMembers2Part9() {
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
    private mutating func addUIKitBarsMembers2Part10() {
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
    private mutating func addUIKitBarsMembers2Part11() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarItemAppearance.
    private mutating func addUIKitBarsMembers2Part12() {
        property("disabled", \UITabBarItemAppearance.disabled)
        property("focused", \UITabBarItemAppearance.focused)
        property("normal", \UITabBarItemAppearance.normal)
        property("selected", \UITabBarItemAppearance.selected)
        function("UITabBarItemAppearance()") { _ in UITabBarItemAppearance() }
        function("UITabBarItemAppearance(style:)") { UITabBarItemAppearance(style: try $0.get(0)) }
    }

    /// Adds members of UITabBarItemAppearance.Style.
    private mutating func addUIKitBarsMembers2Part13() {
        enumeration(UITabBarItemAppearance.Style.self)
    }

    /// Adds members of UITabBarItemStateAppearance.
    private mutating func addUIKitBarsMembers2Part14() {
        property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
        property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
        property("iconColor", \UITabBarItemStateAppearance.iconColor)
        property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
        function("UITabBarItemStateAppearance()") { _ in UITabBarItemStateAppearance() }
    }

    /// Adds members of UIToolbar.
    private mutating func addUIKitBarsMembers2Part15() {
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
}
