// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIToolbarAppearance to UIViewController.
    mutating func addUIKitBarsMembers5() {
        addUIKitBarsMembers5Part0()
        addUIKitBarsMembers5Part1()
    }

    /// Adds members of UIToolbarAppearance.
    private mutating func addUIKitBarsMembers5Part0() {
        property("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
        function("UIToolbarAppearance()") { _ in UIToolbarAppearance() }
        function("UIToolbarAppearance(barAppearance:)") { UIToolbarAppearance(barAppearance: try $0.get(0)) }
        function("UIToolbarAppearance(idiom:)") { UIToolbarAppearance(idiom: try $0.get(0)) }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitBarsMembers5Part1() {
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
