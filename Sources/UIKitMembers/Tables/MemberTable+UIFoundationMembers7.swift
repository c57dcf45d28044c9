// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITraitLegibilityWeight to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers7() {
        addUIFoundationMembers7Part0()
        addUIFoundationMembers7Part1()
        addUIFoundationMembers7Part2()
        addUIFoundationMembers7Part3()
        addUIFoundationMembers7Part4()
        addUIFoundationMembers7Part5()
        addUIFoundationMembers7Part6()
        addUIFoundationMembers7Part7()
        addUIFoundationMembers7Part8()
        addUIFoundationMembers7Part9()
        addUIFoundationMembers7Part10()
    }

    /// Adds members of UITraitLegibilityWeight.
    private mutating func addUIFoundationMembers7Part0() {
        constant("UITraitLegibilityWeight.defaultValue") { UITraitLegibilityWeight.defaultValue }
    }

    /// Adds members of UITraitPreferredContentSizeCategory.
    private mutating func addUIFoundationMembers7Part1() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIFoundationMembers7Part2() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part3() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIFoundationMembers7Part4() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIFoundationMembers7Part5() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UIUserInterfaceIdiom.
    private mutating func addUIFoundationMembers7Part6() {
        enumeration(UIUserInterfaceIdiom.self)
    }

    /// Adds members of UIUserInterfaceLayoutDirection.
    private mutating func addUIFoundationMembers7Part7() {
        enumeration(UIUserInterfaceLayoutDirection.self)
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part8() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers7Part9() {
        enumeration(UIUserInterfaceSizeClass.self)
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers7Part10() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
