// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIUserInterfaceLevel to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers7() {
        addUIFoundationMembers7Part0()
        addUIFoundationMembers7Part1()
        addUIFoundationMembers7Part2()
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part0() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers7Part1() {
        enumeration(UIUserInterfaceSizeClass.self)
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers7Part2() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
