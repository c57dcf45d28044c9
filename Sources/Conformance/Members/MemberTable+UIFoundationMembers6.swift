// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITraitUserInterfaceLevel to UITraitVerticalSizeClass.
    mutating func addUIFoundationMembers6() {
        addUIFoundationMembers6Part0()
        addUIFoundationMembers6Part1()
        addUIFoundationMembers6Part2()
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIFoundationMembers6Part0() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIFoundationMembers6Part1() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIFoundationMembers6Part2() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }
}
