// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITabBarController to UIViewController.
    mutating func addUIKitBarsMembers2() {
        addUIKitBarsMembers2Part0()
        addUIKitBarsMembers2Part1()
        addUIKitBarsMembers2Part2()
        addUIKitBarsMembers2Part3()
        addUIKitBarsMembers2Part4()
    }

    /// Adds members of UITabBarController.
    private mutating func addUIKitBarsMembers2Part0() {
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
    private mutating func addUIKitBarsMembers2Part1() {
        method("tabBarController(_:didSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), didSelect: try $1.get(1))
        }
        method("tabBarController(_:shouldSelect:)", of: UITabBarControllerDelegate.self) {
            $0.tabBarController(try $1.get(0), shouldSelect: try $1.get(1))
        }
    }

    /// Adds members of UITabBarDelegate.
    private mutating func addUIKitBarsMembers2Part2() {
        method("tabBar(_:didSelect:)", of: UITabBarDelegate.self) {
            $0.tabBar(try $1.get(0), didSelect: try $1.get(1))
        }
    }

    /// Adds members of UIToolbar.
    private mutating func addUIKitBarsMembers2Part3() {
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
    private mutating func addUIKitBarsMembers2Part4() {
        property("editButtonItem", \UIViewController.editButtonItem)
        property("navigationController", \UIViewController.navigationController)
        property("splitViewController", \UIViewController.splitViewController)
        property("tabBarController", \UIViewController.tabBarController)
        method("setToolbarItems(_:animated:)", of: UIViewController.self) {
            $0.setToolbarItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
