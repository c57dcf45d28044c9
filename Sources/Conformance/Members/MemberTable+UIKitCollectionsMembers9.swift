// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController to UIViewController.
    mutating func addUIKitCollectionsMembers9() {
        addUIKitCollectionsMembers9Part0()
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitCollectionsMembers9Part0() {
        property("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    }
}
