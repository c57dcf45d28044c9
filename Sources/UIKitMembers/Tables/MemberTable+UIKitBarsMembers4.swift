// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISplitViewControllerDelegate to UITabBarItemStateAppearance.
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
        addUIKitBarsMembers4Part13()
        addUIKitBarsMembers4Part14()
        addUIKitBarsMembers4Part15()
        addUIKitBarsMembers4Part16()
    }

    /// Adds members of UISplitViewControllerDelegate.
    private mutating func addUIKitBarsMembers4Part0() {
        method("splitViewControllerDidExpand(_:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewControllerDidExpand(try $1.get(0))
        }
        method("targetDisplayModeForAction(in:)", of: UISplitViewControllerDelegate.self) {
            $0.targetDisplayModeForAction(in: try $1.get(0))
        }
    }

    /// Adds members of UITab.
    private mutating func addUIKitBarsMembers4Part1() {
        property("allowsHiding", \UITab.allowsHiding)
        property("badgeValue", \UITab.badgeValue)
        property("hasVisiblePlacement", \UITab.hasVisiblePlacement)
        property("identifier", \UITab.identifier)
        property("image", \UITab.image)
        property("isEnabled", \UITab.isEnabled)
        property("isHidden", \UITab.isHidden)
        property("isHiddenByDefault", \UITab.isHiddenByDefault)
        property("managingTabGroup", \UITab.managingTabGroup)
        property("parent", \UITab.parent)
        property("preferredPlacement", \UITab.preferredPlacement)
        property("subtitle", \UITab.subtitle)
        property("tabBarController", \UITab.tabBarController)
        property("title", \UITab.title)
        property("userInfo", \UITab.userInfo)
        property("viewController", \UITab.viewController)
        function("UITab(title:image:identifier:)") {
            UITab(title: try $0.get(0), image: try $0.get(1), identifier: try $0.get(2))
        }
    }

    /// Adds members of UITab.Placement.
    private mutating func addUIKitBarsMembers4Part2() {
        enumeration(UITab.Placement.self)
    }

    /// Adds members of UITabAccessory.
    private mutating func addUIKitBarsMembers4Part3() {
        property("contentView", \UITabAccessory.contentView)
        function("UITabAccessory(contentView:)") { UITabAccessory(contentView: try $0.get(0)) }
    }

    /// Adds members of UITabAccessory.Environment.
    private mutating func addUIKitBarsMembers4Part4() {
        enumeration(UITabAccessory.Environment.self)
    }

    /// Adds members of UITabBar.
    private mutating func addUIKitBarsMembers4Part5() {
        property("backgroundImage", \UITabBar.backgroundImage)
        property("barStyle", \UITabBar.barStyle)
        property("barTintColor", \UITabBar.barTintColor)
        property("delegate", \UITabBar.delegate)
        property("isTranslucent", \UITabBar.isTranslucent)
        property("itemPositioning", \UITabBar.itemPositioning)
        property("itemSpacing", \UITabBar.itemSpacing)
        property("itemWidth", \UITabBar.itemWidth)
        property("items", \UITabBar.items)
        property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        property("selectedItem", \UITabBar.selectedItem)
        property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
        property("shadowImage", \UITabBar.shadowImage)
        property("standardAppearance", \UITabBar.standardAppearance)
        property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        function("UITabBar()") { _ in UITabBar() }
        function("UITabBar(frame:)") { UITabBar(frame: try $0.get(0)) }
        method("setItems(_:animated:)", of: UITabBar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UITabBar.ItemPositioning.
    private mutating func addUIKitBarsMembers4Part6() {
        enumeration(UITabBar.ItemPositioning.self)
    }

    /// Adds members of UITabBarAppearance.
    private mutating func addUIKitBarsMembers4Part7() {
        property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        function("UITabBarAppearance()") { _ in UITabBarAppearance() }
        function("UITabBarAppearance(barAppearance:)") { UITabBarAppearance(barAppearance: try $0.get(0)) }
        function("UITabBarAppearance(idiom:)") { UITabBarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UITabBarController.
    private mutating func addUIKitBarsMembers4Part8() {
        property("bottomAccessory", \UITabBarController.bottomAccessory)
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
        property("tabBarMinimizeBehavior", \UITabBarController.tabBarMinimizeBehavior)
        property("tabs", \UITabBarController.tabs)
        property("viewControllers", \UITabBarController.viewControllers)
        function("UITabBarController(tabs:)") { UITabBarController(tabs: try $0.get(0)) }
        method("setBottomAccessory(_:animated:)", of: UITabBarController.self) {
            $0.setBottomAccessory(try $1.get(0), animated: try $1.get(1))
        }
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

    /// Adds members of UITabBarController.MinimizeBehavior.
    private mutating func addUIKitBarsMembers4Part9() {
        enumeration(UITabBarController.MinimizeBehavior.self)
    }

    /// Adds members of UITabBarController.Mode.
    private mutating func addUIKitBarsMembers4Part10() {
        enumeration(UITabBarController.Mode.self)
    }

    /// Adds members of UITabBarController.Sidebar.
    private mutating func addUIKitBarsMembers4Part11() {
        property("isHidden", \UITabBarController.Sidebar.isHidden)
        function("UITabBarController.Sidebar()") { _ in UITabBarController.Sidebar() }
    }

    /// Adds members of UITabBarControllerDelegate.
    private mutating func addUIKitBarsMembers4Part12() {
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
    private mutating func addUIKitBarsMembers4Part13() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarItemAppearance.
    private mutating func addUIKitBarsMembers4Part14() {
        property("disabled", \UITabBarItemAppearance.disabled)
        property("focused", \UITabBarItemAppearance.focused)
        property("normal", \UITabBarItemAppearance.normal)
        property("selected", \UITabBarItemAppearance.selected)
        function("UITabBarItemAppearance()") { _ in UITabBarItemAppearance() }
        function("UITabBarItemAppearance(style:)") { UITabBarItemAppearance(style: try $0.get(0)) }
    }

    /// Adds members of UITabBarItemAppearance.Style.
    private mutating func addUIKitBarsMembers4Part15() {
        enumeration(UITabBarItemAppearance.Style.self)
    }

    /// Adds members of UITabBarItemStateAppearance.
    private mutating func addUIKitBarsMembers4Part16() {
        property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
        property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
        property("iconColor", \UITabBarItemStateAppearance.iconColor)
        property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
        property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
        function("UITabBarItemStateAppearance()") { _ in UITabBarItemStateAppearance() }
    }
}
