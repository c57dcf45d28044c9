// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITableViewRowAction to UIViewController.
    mutating func addUIKitCollectionsMembers11() {
        addUIKitCollectionsMembers11Part0()
        addUIKitCollectionsMembers11Part1()
        addUIKitCollectionsMembers11Part2()
    }

    /// Adds members of UITableViewRowAction.
    private mutating func addUIKitCollectionsMembers11Part0() {
        property("backgroundColor", \UITableViewRowAction.backgroundColor)
        property("style", \UITableViewRowAction.style)
        property("title", \UITableViewRowAction.title)
    }

    /// Adds members of UITableViewRowAction.Style.
    private mutating func addUIKitCollectionsMembers11Part1() {
        constant("UITableViewRowAction.Style.default") { UITableViewRowAction.Style.`default` }
        enumeration(UITableViewRowAction.Style.self)
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCollectionsMembers11Part2() {
        property("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    }
}
