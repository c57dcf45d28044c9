// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIRectEdge to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers6() {
        addUIFoundationMembers6Part0()
        addUIFoundationMembers6Part1()
        addUIFoundationMembers6Part2()
        addUIFoundationMembers6Part3()
        addUIFoundationMembers6Part4()
        addUIFoundationMembers6Part5()
        addUIFoundationMembers6Part6()
        addUIFoundationMembers6Part7()
        addUIFoundationMembers6Part8()
        addUIFoundationMembers6Part9()
        addUIFoundationMembers6Part10()
        addUIFoundationMembers6Part11()
        addUIFoundationMembers6Part12()
        addUIFoundationMembers6Part13()
        addUIFoundationMembers6Part14()
        addUIFoundationMembers6Part15()
        addUIFoundationMembers6Part16()
        addUIFoundationMembers6Part17()
    }

    /// Adds members of UIRectEdge.
    private mutating func addUIFoundationMembers6Part0() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIStatusBarAnimation.
    private mutating func addUIFoundationMembers6Part1() {
        enumeration(UIStatusBarAnimation.self)
    }

    /// Adds members of UIStatusBarStyle.
    private mutating func addUIFoundationMembers6Part2() {
        enumeration(UIStatusBarStyle.self)
    }

    /// Adds members of UITraitAccessibilityContrast.
    private mutating func addUIFoundationMembers6Part3() {
        constant("UITraitAccessibilityContrast.defaultValue") { UITraitAccessibilityContrast.defaultValue }
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers6Part4() {
        property("accessibilityContrast", \UITraitCollection.accessibilityContrast)
        property("displayScale", \UITraitCollection.displayScale)
        property("forceTouchCapability", \UITraitCollection.forceTouchCapability)
        property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
        property("layoutDirection", \UITraitCollection.layoutDirection)
        property("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
        property("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
        property("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
        property("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
        property("verticalSizeClass", \UITraitCollection.verticalSizeClass)
        constant("UITraitCollection.current") { UITraitCollection.current }
        function("UITraitCollection()") { _ in UITraitCollection() }
        function("UITraitCollection(accessibilityContrast:)") {
            UITraitCollection(accessibilityContrast: try $0.get(0))
        }
        function("UITraitCollection(horizontalSizeClass:)") {
            UITraitCollection(horizontalSizeClass: try $0.get(0))
        }
        function("UITraitCollection(preferredContentSizeCategory:)") {
            UITraitCollection(preferredContentSizeCategory: try $0.get(0))
        }
        function("UITraitCollection(traitsFrom:)") { UITraitCollection(traitsFrom: try $0.get(0)) }
        function("UITraitCollection(userInterfaceLevel:)") {
            UITraitCollection(userInterfaceLevel: try $0.get(0))
        }
        function("UITraitCollection(userInterfaceStyle:)") {
            UITraitCollection(userInterfaceStyle: try $0.get(0))
        }
        function("UITraitCollection(verticalSizeClass:)") {
            UITraitCollection(verticalSizeClass: try $0.get(0))
        }
        method("hasDifferentColorAppearance(comparedTo:)", of: UITraitCollection.self) {
            $0.hasDifferentColorAppearance(comparedTo: try $1.get(0))
        }
    }

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIFoundationMembers6Part5() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIFoundationMembers6Part6() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIFoundationMembers6Part7() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }

    /// Adds members of UITraitPreferredContentSizeCategory.
    private mutating func addUIFoundationMembers6Part8() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIFoundationMembers6Part9() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIFoundationMembers6Part10() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIFoundationMembers6Part11() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIFoundationMembers6Part12() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UIUserInterfaceIdiom.
    private mutating func addUIFoundationMembers6Part13() {
        enumeration(UIUserInterfaceIdiom.self)
    }

    /// Adds members of UIUserInterfaceLayoutDirection.
    private mutating func addUIFoundationMembers6Part14() {
        enumeration(UIUserInterfaceLayoutDirection.self)
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers6Part15() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers6Part16() {
        enumeration(UIUserInterfaceSizeClass.self)
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers6Part17() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
