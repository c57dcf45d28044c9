// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIUserInterfaceStyle to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers8() {
        addUIFoundationMembers8Part0()
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers8Part0() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
