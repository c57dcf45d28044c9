// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITabBarController to UIViewController.
    mutating func addUIKitBarsMembers4() {
        addUIKitBarsMembers4Part0()
        addUIKitBarsMembers4Part1()
        addUIKitBarsMembers4Part2()
        addUIKitBarsMembers4Part3()
        addUIKitBarsMembers4Part4()
        addUIKitBarsMembers4Part5()
        addUIKitBarsMembers4Part6()
        addUIKitBarsMembers4Part7()
        addUIKitBarsMembers4Part8()
        addUIKitBarsMembers4Part9()
        addUIKitBarsMembers4Part10()
        addUIKitBarsMembers4Part11()
        addUIKitBarsMembers4Part12()
    }

    /// Adds members of UITabBarController.
    private mutating func addUIKitBarsMembers4Part0() {
        property("customizableViewControllers", \UITabBarController.customizableViewControllers)
        property("customizationIdentifier", \UITabBarController.customizationIdentifier)
        property("delegate", \UITabBarController.delegate)
        property("isTabBarHidden", \UITabBarController.isTabBarHidden)
        property("mode", \UITabBarController.mode)
        property("moreNavigationController", \UITabBarController.moreNavigationController)
        property("selectedIndex", \UITabBarController.selectedIndex)
        property("selectedTab", \UITabBarController.selectedTab)
        property("selectedViewController", \UITabBarController.selectedViewController)
        property("sidebar", \UITabBarController.sidebar)
        property("tabBar", \UITabBarController.tabBar)
        property("tabs", \UITabBarController.tabs)
        property("viewControllers", \UITabBarController.viewControllers)
        function("UITabBarController(tabs:)") { UITabBarController(tabs: try $0.get(0)) }
        method("setTabBarHidden(_:animated:)", of: UITabBarController.self) {
            $0.setTabBarHidden(try $1.get(0), animated: try $1.get(1))
        }
        method("setTabs(_:animated:)", of: UITabBarController.self) {
            $0.setTabs(try $1.get(0), animated: try $1.get(1))
        }
        method("setViewControllers(_:animated:)", of: UITabBarController.self) {
            $0.setViewControllers(try $1.get(0), animated: try $1.get(1))
        }
        method("tab(forIdentifier:)", of: UITabBarController.self) { $0.tab(forIdentifier: try $1.get(0)) }
        method("tabBar(_:didSelect:)", of: UITabBarController.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarController.Mode.
    private mutating func addUIKitBarsMembers4Part1() {
        enumeration(UITabBarController.Mode.self)
    }

    /// Adds members of UITabBarController.Sidebar.
    private mutating func addUIKitBarsMembers4Part2() {
        property("isHidden", \UITabBarController.Sidebar.isHidden)
        function("UITabBarController.Sidebar()") { _ in UITabBarController.Sidebar() }
    }

    /// Adds members of UITabBarControllerDelegate.
    private mutating func addUIKitBarsMembers4Part3() {
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
        method("tabBarController(_:didSelectTab:previousTab:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), didSelectTab: try $1.get(1), previousTab: try $1.get(2))
        }
        method("tabBarController(_:interactionControllerFor:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), interactionControllerFor: try $1.get(1))
        }
        method("tabBarController(_:shouldSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), shouldSelect: try $1.get(1))
        }
        method("tabBarController(_:shouldSelectTab:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), shouldSelectTab: try $1.get(1))
        }
    }

    /// Adds members of UITabBarDelegate.
    private mutating func addUIKitBarsMembers4Part4() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarItemAppearance.
    private mutating func addUIKitBarsMembers4Part5() {
        property("disabled", \UITabBarItemAppearance.disabled)
        property("focused", \UITabBarItemAppearance.focused)
        property("normal", \UITabBarItemAppearance.normal)
        property("selected", \UITabBarItemAppearance.selected)
        function("UITabBarItemAppearance()") { _ in UITabBarItemAppearance() }
        function("UITabBarItemAppearance(style:)") { UITabBarItemAppearance(style: try $0.get(0)) }
    }

    /// Adds members of UITabBarItemAppearance.Style.
    private mutating func addUIKitBarsMembers4Part6() {
        enumeration(UITabBarItemAppearance.Style.self)
    }

    /// Adds members of UITabBarItemStateAppearance.
    private mutating func addUIKitBarsMembers4Part7() {
        property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
        property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
        property("iconColor", \UITabBarItemStateAppearance.iconColor)
        property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
        function("UITabBarItemStateAppearance()") { _ in UITabBarItemStateAppearance() }
    }

    /// Adds members of UITabGroup.
    private mutating func addUIKitBarsMembers4Part8() {
        property("allowsReordering", \UITabGroup.allowsReordering)
        property("children", \UITabGroup.children)
        property("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
        property("displayOrder", \UITabGroup.displayOrder)
        property("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers)
        property("managingNavigationController", \UITabGroup.managingNavigationController)
        property("selectedChild", \UITabGroup.selectedChild)
        property("sidebarActions", \UITabGroup.sidebarActions)
        property("sidebarAppearance", \UITabGroup.sidebarAppearance)
        function("UITabGroup(title:image:identifier:)") {
            UITabGroup(title: try $0.get(0), image: try $0.get(1), identifier: try $0.get(2))
        }
        function("UITabGroup(title:image:identifier:children:)") {
            UITabGroup(
                title: try $0.get(0), image: try $0.get(1), identifier: try $0.get(2), children: try $0.get(3)
            )
        }
        method("tab(forIdentifier:)", of: UITabGroup.self) { $0.tab(forIdentifier: try $1.get(0)) }
    }

    /// Adds members of UITabGroup.SidebarAppearance.
    private mutating func addUIKitBarsMembers4Part9() {
        enumeration(UITabGroup.SidebarAppearance.self)
    }

    /// Adds members of UIToolbar.
    private mutating func addUIKitBarsMembers4Part10() {
        property("barPosition", \UIToolbar.barPosition)
        property("barStyle", \UIToolbar.barStyle)
        property("barTintColor", \UIToolbar.barTintColor)
        property("compactAppearance", \UIToolbar.compactAppearance)
        property("delegate", \UIToolbar.delegate)
        property("isTranslucent", \UIToolbar.isTranslucent)
        property("items", \UIToolbar.items)
        property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        property("standardAppearance", \UIToolbar.standardAppearance)
        function("UIToolbar()") { _ in UIToolbar() }
        function("UIToolbar(frame:)") { UIToolbar(frame: try $0.get(0)) }
        method("backgroundImage(forToolbarPosition:barMetrics:)", of: UIToolbar.self) {
            $0.backgroundImage(forToolbarPosition: try $1.get(0), barMetrics: try $1.get(1))
        }
        method("setBackgroundImage(_:forToolbarPosition:barMetrics:)", of: UIToolbar.self) {
            $0.setBackgroundImage(try $1.get(0), forToolbarPosition: try $1.get(1), barMetrics: try $1.get(2))
        }
        method("setItems(_:animated:)", of: UIToolbar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
        method("setShadowImage(_:forToolbarPosition:)", of: UIToolbar.self) {
            $0.setShadowImage(try $1.get(0), forToolbarPosition: try $1.get(1))
        }
        method("shadowImage(forToolbarPosition:)", of: UIToolbar.self) {
            $0.shadowImage(forToolbarPosition: try $1.get(0))
        }
    }

    /// Adds members of UIToolbarAppearance.
    private mutating func addUIKitBarsMembers4Part11() {
        property("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
        function("UIToolbarAppearance()") { _ in UIToolbarAppearance() }
        function("UIToolbarAppearance(barAppearance:)") { UIToolbarAppearance(barAppearance: try $0.get(0)) }
        function("UIToolbarAppearance(idiom:)") { UIToolbarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitBarsMembers4Part12() {
        property("editButtonItem", \UIViewController.editButtonItem)
        property("navigationController", \UIViewController.navigationController)
        property("splitViewController", \UIViewController.splitViewController)
        property("tab", \UIViewController.tab)
        property("tabBarController", \UIViewController.tabBarController)
        method("contentScrollView(for:)", of: UIViewController.self) {
            $0.contentScrollView(for: try $1.get(0))
        }
        method("setContentScrollView(_:)", of: UIViewController.self) {
            $0.setContentScrollView(try $1.get(0))
        }
        method("setContentScrollView(_:for:)", of: UIViewController.self) {
            $0.setContentScrollView(try $1.get(0), for: try $1.get(1))
        }
        method("setToolbarItems(_:animated:)", of: UIViewController.self) {
            $0.setToolbarItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
