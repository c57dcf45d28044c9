// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController to UIViewController.
    mutating func addUIKitBarsMembers3() {
        addUIKitBarsMembers3Part0()
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitBarsMembers3Part0() {
        property("editButtonItem", \UIViewController.editButtonItem)
        property("navigationController", \UIViewController.navigationController)
        property("splitViewController", \UIViewController.splitViewController)
        property("tabBarController", \UIViewController.tabBarController)
        method("setToolbarItems(_:animated:)", of: UIViewController.self) {
            $0.setToolbarItems(try $1.get(0), animated: try $1.get(1))
        }
    }
}
