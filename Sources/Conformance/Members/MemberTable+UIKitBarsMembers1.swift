// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UINavigationBar.
    mutating func addUIKitBarsMembers10() {
        property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        property("backItem", \UINavigationBar.backItem)
        property("barStyle", \UINavigationBar.barStyle)
        property("barTintColor", \UINavigationBar.barTintColor)
        property("compactAppearance", \UINavigationBar.compactAppearance)
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
        method("popItem(animated:)", of: UINavigationBar.self) { $0.popItem(animated: try $1.get(0)) }
        method("pushItem(_:animated:)", of: UINavigationBar.self) {
            $0.pushItem(try $1.get(0), animated: try $1.get(1))
        }
        method("setBackgroundImage(_:for:)", of: UINavigationBar.self) {
            $0.setBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setItems(_:animated:)", of: UINavigationBar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UINavigationBarAppearance.
    mutating func addUIKitBarsMembers11() {
        property("backgroundColor", \UINavigationBarAppearance.backgroundColor)
        property("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
        property("shadowColor", \UINavigationBarAppearance.shadowColor)
        property("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
        function("UINavigationBarAppearance()") { _ in UINavigationBarAppearance() }
        method("configureWithDefaultBackground()", of: UINavigationBarAppearance.self) { base, _ in
            base.configureWithDefaultBackground()
        }
        method("configureWithOpaqueBackground()", of: UINavigationBarAppearance.self) { base, _ in
            base.configureWithOpaqueBackground()
        }
        method("configureWithTransparentBackground()", of: UINavigationBarAppearance.self) { base, _ in
            base.configureWithTransparentBackground()
        }
    }
    /// Adds members of UINavigationController.
    mutating func addUIKitBarsMembers12() {
        property("delegate", \UINavigationController.delegate)
        property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        property("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
        property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
        property("isToolbarHidden", \UINavigationController.isToolbarHidden)
        property("navigationBar", \UINavigationController.navigationBar)
        property("toolbar", \UINavigationController.toolbar)
        property("topViewController", \UINavigationController.topViewController)
        property("viewControllers", \UINavigationController.viewControllers)
        property("visibleViewController", \UINavigationController.visibleViewController)
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
        method("setToolbarHidden(_:animated:)", of: UINavigationController.self) {
            $0.setToolbarHidden(try $1.get(0), animated: try $1.get(1))
        }
        method("setViewControllers(_:animated:)", of: UINavigationController.self) {
            $0.setViewControllers(try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UINavigationControllerDelegate.
    mutating func addUIKitBarsMembers13() {
        method("navigationController(_:didShow:animated:)", of: UINavigationControllerDelegate.self) {
            $0.navigationController(try $1.get(0), didShow: try $1.get(1), animated: try $1.get(2))
        }
        method("navigationController(_:willShow:animated:)", of: UINavigationControllerDelegate.self) {
            $0.navigationController(try $1.get(0), willShow: try $1.get(1), animated: try $1.get(2))
        }
    }
    /// Adds members of UIPageViewController.
    mutating func addUIKitBarsMembers14() {
        property("dataSource", \UIPageViewController.dataSource)
        property("delegate", \UIPageViewController.delegate)
        property("gestureRecognizers", \UIPageViewController.gestureRecognizers)
        property("isDoubleSided", \UIPageViewController.isDoubleSided)
        property("navigationOrientation", \UIPageViewController.navigationOrientation)
        property("spineLocation", \UIPageViewController.spineLocation)
        property("transitionStyle", \UIPageViewController.transitionStyle)
        property("viewControllers", \UIPageViewController.viewControllers)
        function("UIPageViewController()") { _ in UIPageViewController() }
        function("UIPageViewController(transitionStyle:navigationOrientation:)") {
            UIPageViewController(transitionStyle: try $0.get(0), navigationOrientation: try $0.get(1))
        }
        method("setViewControllers(_:direction:animated:)", of: UIPageViewController.self) {
            $0.setViewControllers(try $1.get(0), direction: try $1.get(1), animated: try $1.get(2))
        }
    }
    /// Adds members of UIPageViewController.OptionsKey.
    mutating func addUIKitBarsMembers15() {
        property("rawValue", \UIPageViewController.OptionsKey.rawValue)
        constant("UIPageViewController.OptionsKey.interPageSpacing") {
            UIPageViewController.OptionsKey.interPageSpacing
        }
        constant("UIPageViewController.OptionsKey.spineLocation") {
            UIPageViewController.OptionsKey.spineLocation
        }
        function("UIPageViewController.OptionsKey(rawValue:)") {
            UIPageViewController.OptionsKey(rawValue: try $0.get(0))
        }
    }
    /// Adds members of UIPageViewControllerDataSource.
    mutating func addUIKitBarsMembers16() {
        method("presentationCount(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationCount(for: try $1.get(0))
        }
        method("presentationIndex(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationIndex(for: try $1.get(0))
        }
    }
    /// Adds members of UIPageViewControllerDelegate.
    mutating func addUIKitBarsMembers17() {
        method("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), didFinishAnimating: try $1.get(1), previousViewControllers: try $1.get(2), transitionCompleted: try $1.get(3))
        }
        method("pageViewController(_:spineLocationFor:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), spineLocationFor: try $1.get(1))
        }
        method("pageViewController(_:willTransitionTo:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), willTransitionTo: try $1.get(1))
        }
    }
    /// Adds members of UISplitViewController.
    mutating func addUIKitBarsMembers18() {
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
        property("viewControllers", \UISplitViewController.viewControllers)
        constant("UISplitViewController.automaticDimension") { UISplitViewController.automaticDimension }
    }
    /// Adds members of UISplitViewController.DisplayMode.
    mutating func addUIKitBarsMembers19() {
        constant("UISplitViewController.DisplayMode.allVisible") {
            UISplitViewController.DisplayMode.allVisible
        }
        constant("UISplitViewController.DisplayMode.primaryHidden") {
            UISplitViewController.DisplayMode.primaryHidden
        }
        constant("UISplitViewController.DisplayMode.primaryOverlay") {
            UISplitViewController.DisplayMode.primaryOverlay
        }
    }
    /// Adds members of UISplitViewControllerDelegate.
    mutating func addUIKitBarsMembers110() {
        method("splitViewController(_:collapseSecondary:onto:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), collapseSecondary: try $1.get(1), onto: try $1.get(2))
        }
    }
    /// Adds members of UITabBar.
    mutating func addUIKitBarsMembers111() {
        property("barStyle", \UITabBar.barStyle)
        property("barTintColor", \UITabBar.barTintColor)
        property("delegate", \UITabBar.delegate)
        property("isTranslucent", \UITabBar.isTranslucent)
        property("items", \UITabBar.items)
        property("selectedItem", \UITabBar.selectedItem)
        property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        function("UITabBar()") { _ in UITabBar() }
        function("UITabBar(frame:)") { UITabBar(frame: try $0.get(0)) }
        method("setItems(_:animated:)", of: UITabBar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UITabBarController.
    mutating func addUIKitBarsMembers112() {
        property("delegate", \UITabBarController.delegate)
        property("selectedIndex", \UITabBarController.selectedIndex)
        property("selectedViewController", \UITabBarController.selectedViewController)
        property("tabBar", \UITabBarController.tabBar)
        property("viewControllers", \UITabBarController.viewControllers)
        method("setViewControllers(_:animated:)", of: UITabBarController.self) {
            $0.setViewControllers(try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UITabBarControllerDelegate.
    mutating func addUIKitBarsMembers113() {
        method("tabBarController(_:didSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), didSelect: try $1.get(1))
        }
        method("tabBarController(_:shouldSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), shouldSelect: try $1.get(1))
        }
    }
    /// Adds members of UITabBarDelegate.
    mutating func addUIKitBarsMembers114() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }
    /// Adds members of UIToolbar.
    mutating func addUIKitBarsMembers115() {
        property("barStyle", \UIToolbar.barStyle)
        property("barTintColor", \UIToolbar.barTintColor)
        property("isTranslucent", \UIToolbar.isTranslucent)
        property("items", \UIToolbar.items)
        function("UIToolbar()") { _ in UIToolbar() }
        function("UIToolbar(frame:)") { UIToolbar(frame: try $0.get(0)) }
        method("setItems(_:animated:)", of: UIToolbar.self) {
            $0.setItems(try $1.get(0), animated: try $1.get(1))
        }
    }
    /// Adds members of UIViewController.
    mutating func addUIKitBarsMembers116() {
        property("editButtonItem", \UIViewController.editButtonItem)
        property("navigationController", \UIViewController.navigationController)
        property("splitViewController", \UIViewController.splitViewController)
        property("tabBarController", \UIViewController.tabBarController)
        method("setToolbarItems(_:animated:)", of: UIViewController.self) {
            $0.setToolbarItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
