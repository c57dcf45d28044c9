// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISearchControllerDelegate to UITabBarAppearance.
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
        addUIKitBarsMembers3Part13()
        addUIKitBarsMembers3Part14()
        addUIKitBarsMembers3Part15()
        addUIKitBarsMembers3Part16()
    }

    /// Adds members of UISearchControllerDelegate.
    private mutating func addUIKitBarsMembers3Part0() {
        method("didDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.didDismissSearchController(try $1.get(0))
        }
        method("didPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.didPresentSearchController(try $1.get(0))
        }
        method("presentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.presentSearchController(try $1.get(0))
        }
        method("willDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willDismissSearchController(try $1.get(0))
        }
        method("willPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willPresentSearchController(try $1.get(0))
        }
    }

    /// Adds members of UISearchTab.
    private mutating func addUIKitBarsMembers3Part1() {
        property("automaticallyActivatesSearch", \UISearchTab.automaticallyActivatesSearch)
        function("UISearchTab()") { _ in UISearchTab() }
        function("UISearchTab(title:image:identifier:)") {
            UISearchTab(title: try $0.get(0), image: try $0.get(1), identifier: try $0.get(2))
        }
    }

    /// Adds members of UISearchTextField.
    private mutating func addUIKitBarsMembers3Part2() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UISplitViewController.
    private mutating func addUIKitBarsMembers3Part3() {
        property("delegate", \UISplitViewController.delegate)
        property("displayMode", \UISplitViewController.displayMode)
        property("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
        property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
        property("isCollapsed", \UISplitViewController.isCollapsed)
        property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
        property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
        property(
            "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
        property(
            "preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
        property(
            "preferredSupplementaryColumnWidthFraction",
            \UISplitViewController.preferredSupplementaryColumnWidthFraction)
        property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
        property("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
        property("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
        property("primaryEdge", \UISplitViewController.primaryEdge)
        property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
        property("splitBehavior", \UISplitViewController.splitBehavior)
        property("style", \UISplitViewController.style)
        property("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
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

    /// Adds members of UISplitViewController.BackgroundStyle.
    private mutating func addUIKitBarsMembers3Part4() {
        enumeration(UISplitViewController.BackgroundStyle.self)
    }

    /// Adds members of UISplitViewController.Column.
    private mutating func addUIKitBarsMembers3Part5() {
        enumeration(UISplitViewController.Column.self)
    }

    /// Adds members of UISplitViewController.DisplayMode.
    private mutating func addUIKitBarsMembers3Part6() {
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

    /// Adds members of UISplitViewController.DisplayModeButtonVisibility.
    private mutating func addUIKitBarsMembers3Part7() {
        enumeration(UISplitViewController.DisplayModeButtonVisibility.self)
    }

    /// Adds members of UISplitViewController.PrimaryEdge.
    private mutating func addUIKitBarsMembers3Part8() {
        enumeration(UISplitViewController.PrimaryEdge.self)
    }

    /// Adds members of UISplitViewController.SplitBehavior.
    private mutating func addUIKitBarsMembers3Part9() {
        enumeration(UISplitViewController.SplitBehavior.self)
    }

    /// Adds members of UISplitViewController.Style.
    private mutating func addUIKitBarsMembers3Part10() {
        enumeration(UISplitViewController.Style.self)
    }

    /// Adds members of UISplitViewControllerDelegate.
    private mutating func addUIKitBarsMembers3Part11() {
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

    /// Adds members of UITab.
    private mutating func addUIKitBarsMembers3Part12() {
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
    private mutating func addUIKitBarsMembers3Part13() {
        enumeration(UITab.Placement.self)
    }

    /// Adds members of UITabBar.
    private mutating func addUIKitBarsMembers3Part14() {
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
    private mutating func addUIKitBarsMembers3Part15() {
        enumeration(UITabBar.ItemPositioning.self)
    }

    /// Adds members of UITabBarAppearance.
    private mutating func addUIKitBarsMembers3Part16() {
        property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        function("UITabBarAppearance()") { _ in UITabBarAppearance() }
        function("UITabBarAppearance(barAppearance:)") { UITabBarAppearance(barAppearance: try $0.get(0)) }
        function("UITabBarAppearance(idiom:)") { UITabBarAppearance(idiom: try $0.get(0)) }
    }
}
