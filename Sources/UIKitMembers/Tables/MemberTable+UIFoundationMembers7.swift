// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPasteboard to UIUserInterfaceSizeClass.
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
        addUIFoundationMembers7Part11()
        addUIFoundationMembers7Part12()
        addUIFoundationMembers7Part13()
        addUIFoundationMembers7Part14()
        addUIFoundationMembers7Part15()
        addUIFoundationMembers7Part16()
        addUIFoundationMembers7Part17()
        addUIFoundationMembers7Part18()
        addUIFoundationMembers7Part19()
        addUIFoundationMembers7Part20()
        addUIFoundationMembers7Part21()
        addUIFoundationMembers7Part22()
    }

    /// Adds members of UIPasteboard.
    private mutating func addUIFoundationMembers7Part0() {
        property("changeCount", \UIPasteboard.changeCount)
        property("color", \UIPasteboard.color)
        property("hasColors", \UIPasteboard.hasColors)
        property("hasImages", \UIPasteboard.hasImages)
        property("hasStrings", \UIPasteboard.hasStrings)
        property("hasURLs", \UIPasteboard.hasURLs)
        property("image", \UIPasteboard.image)
        property("items", \UIPasteboard.items)
        property("name", \UIPasteboard.name)
        property("numberOfItems", \UIPasteboard.numberOfItems)
        property("string", \UIPasteboard.string)
        property("strings", \UIPasteboard.strings)
        property("url", \UIPasteboard.url)
        constant("UIPasteboard.changedNotification") { UIPasteboard.changedNotification }
        constant("UIPasteboard.general") { UIPasteboard.general }
        function("UIPasteboard(name:create:)") { UIPasteboard(name: try $0.get(0), create: try $0.get(1)) }
        function("UIPasteboard.withUniqueName()") { _ in UIPasteboard.withUniqueName() }
    }

    /// Adds members of UIPasteboard.Name.
    private mutating func addUIFoundationMembers7Part1() {
        property("rawValue", \UIPasteboard.Name.rawValue)
        constant("UIPasteboard.Name.general") { UIPasteboard.Name.general }
        function("UIPasteboard.Name(_:)") { UIPasteboard.Name(try $0.get(0)) }
        function("UIPasteboard.Name(rawValue:)") { UIPasteboard.Name(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIRectEdge.
    private mutating func addUIFoundationMembers7Part2() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIStatusBarAnimation.
    private mutating func addUIFoundationMembers7Part3() {
        enumeration(UIStatusBarAnimation.self)
    }

    /// Adds members of UIStatusBarStyle.
    private mutating func addUIFoundationMembers7Part4() {
        enumeration(UIStatusBarStyle.self)
    }

    /// Adds members of UITimingCurveType.
    private mutating func addUIFoundationMembers7Part5() {
        enumeration(UITimingCurveType.self)
    }

    /// Adds members of UITraitAccessibilityContrast.
    private mutating func addUIFoundationMembers7Part6() {
        constant("UITraitAccessibilityContrast.defaultValue") { UITraitAccessibilityContrast.defaultValue }
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers7Part7() {
        property("accessibilityContrast", \UITraitCollection.accessibilityContrast)
        property("displayScale", \UITraitCollection.displayScale)
        property("forceTouchCapability", \UITraitCollection.forceTouchCapability)
        property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
        property("layoutDirection", \UITraitCollection.layoutDirection)
        property("legibilityWeight", \UITraitCollection.legibilityWeight)
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
        function("UITraitCollection(legibilityWeight:)") {
            UITraitCollection(legibilityWeight: try $0.get(0))
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
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers7Part8() {
        method("hasDifferentColorAppearance(comparedTo:)", of: UITraitCollection.self) {
            $0.hasDifferentColorAppearance(comparedTo: try $1.get(0))
        }
    }

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIFoundationMembers7Part9() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIFoundationMembers7Part10() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIFoundationMembers7Part11() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }

    /// Adds members of UITraitLegibilityWeight.
    private mutating func addUIFoundationMembers7Part12() {
        constant("UITraitLegibilityWeight.defaultValue") { UITraitLegibilityWeight.defaultValue }
    }

    /// Adds members of UITraitOverrides.
    private mutating func addUIFoundationMembers7Part13() {
        property("accessibilityContrast", \UITraitOverrides.accessibilityContrast)
        property("displayScale", \UITraitOverrides.displayScale)
        property("horizontalSizeClass", \UITraitOverrides.horizontalSizeClass)
        property("layoutDirection", \UITraitOverrides.layoutDirection)
        property("legibilityWeight", \UITraitOverrides.legibilityWeight)
        property("preferredContentSizeCategory", \UITraitOverrides.preferredContentSizeCategory)
        property("userInterfaceIdiom", \UITraitOverrides.userInterfaceIdiom)
        property("userInterfaceLevel", \UITraitOverrides.userInterfaceLevel)
        property("userInterfaceStyle", \UITraitOverrides.userInterfaceStyle)
        property("verticalSizeClass", \UITraitOverrides.verticalSizeClass)
        method("contains(_:)", of: UITraitOverrides.self) { $0.contains(try $1.get(0)) }
    }

    /// Adds members of UITraitPreferredContentSizeCategory.
    private mutating func addUIFoundationMembers7Part14() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIFoundationMembers7Part15() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part16() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIFoundationMembers7Part17() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIFoundationMembers7Part18() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UIUserInterfaceIdiom.
    private mutating func addUIFoundationMembers7Part19() {
        enumeration(UIUserInterfaceIdiom.self)
    }

    /// Adds members of UIUserInterfaceLayoutDirection.
    private mutating func addUIFoundationMembers7Part20() {
        enumeration(UIUserInterfaceLayoutDirection.self)
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers7Part21() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers7Part22() {
        enumeration(UIUserInterfaceSizeClass.self)
    }
}
