// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIUserInterfaceIdiom to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers7() {
        addUIFoundationMembers7Part0()
        addUIFoundationMembers7Part1()
        addUIFoundationMembers7Part2()
        addUIFoundationMembers7Part3()
        addUIFoundationMembers7Part4()
    }

    /// Adds members of UIUserInterfaceIdiom.
    private mutating func addUIFoundationMembers7Part0() {
        enumeration(UIUserInterfaceIdiom.self)
    }

    /// Adds members of UIUserInterfaceLayoutDirection.
    private mutating func addUIFoundationMembers7Part1() {
        enumeration(UIUserInterfaceLayoutDirection.self)
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part2() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers7Part3() {
        enumeration(UIUserInterfaceSizeClass.self)
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers7Part4() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
