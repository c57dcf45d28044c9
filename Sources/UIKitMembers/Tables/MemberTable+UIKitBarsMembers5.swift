// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITabGroup to UIViewController.
    mutating func addUIKitBarsMembers5() {
        addUIKitBarsMembers5Part0()
        addUIKitBarsMembers5Part1()
        addUIKitBarsMembers5Part2()
        addUIKitBarsMembers5Part3()
        addUIKitBarsMembers5Part4()
        addUIKitBarsMembers5Part5()
        addUIKitBarsMembers5Part6()
    }

    /// Adds members of UITabGroup.
    private mutating func addUIKitBarsMembers5Part0() {
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
    private mutating func addUIKitBarsMembers5Part1() {
        enumeration(UITabGroup.SidebarAppearance.self)
    }

    /// Adds members of UIToolbar.
    private mutating func addUIKitBarsMembers5Part2() {
        property("barPosition", \UIToolbar.barPosition)
        property("barStyle", \UIToolbar.barStyle)
        property("barTintColor", \UIToolbar.barTintColor)
        property("compactAppearance", \UIToolbar.compactAppearance)
        property("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
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
    private mutating func addUIKitBarsMembers5Part3() {
        property("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
        property("prominentButtonAppearance", \UIToolbarAppearance.prominentButtonAppearance)
        function("UIToolbarAppearance()") { _ in UIToolbarAppearance() }
        function("UIToolbarAppearance(barAppearance:)") { UIToolbarAppearance(barAppearance: try $0.get(0)) }
        function("UIToolbarAppearance(idiom:)") { UIToolbarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIKitBarsMembers5Part4() {
        property("tabAccessoryEnvironment", \UITraitCollection.tabAccessoryEnvironment)
    }

    /// Adds members of UITraitTabAccessoryEnvironment.
    private mutating func addUIKitBarsMembers5Part5() {
        constant("UITraitTabAccessoryEnvironment.defaultValue") {
            UITraitTabAccessoryEnvironment.defaultValue
        }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitBarsMembers5Part6() {
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
