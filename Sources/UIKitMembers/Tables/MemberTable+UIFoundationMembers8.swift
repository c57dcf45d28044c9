// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITraitCollection to UIUserInterfaceStyle.
    mutating func addUIFoundationMembers8() {
        addUIFoundationMembers8Part0()
        addUIFoundationMembers8Part1()
        addUIFoundationMembers8Part2()
        addUIFoundationMembers8Part3()
        addUIFoundationMembers8Part4()
        addUIFoundationMembers8Part5()
        addUIFoundationMembers8Part6()
        addUIFoundationMembers8Part7()
        addUIFoundationMembers8Part8()
        addUIFoundationMembers8Part9()
        addUIFoundationMembers8Part10()
        addUIFoundationMembers8Part11()
        addUIFoundationMembers8Part12()
        addUIFoundationMembers8Part13()
        addUIFoundationMembers8Part14()
        addUIFoundationMembers8Part15()
        addUIFoundationMembers8Part16()
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers8Part0() {
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
        constant("UITraitCollection.systemTraitsAffectingColorAppearance") {
            UITraitCollection.systemTraitsAffectingColorAppearance
        }
        constant("UITraitCollection.systemTraitsAffectingImageLookup") {
            UITraitCollection.systemTraitsAffectingImageLookup
        }
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
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers8Part1() {
        function("UITraitCollection(userInterfaceStyle:)") {
            UITraitCollection(userInterfaceStyle: try $0.get(0))
        }
        function("UITraitCollection(verticalSizeClass:)") {
            UITraitCollection(verticalSizeClass: try $0.get(0))
        }
        method("containsTraits(in:)", of: UITraitCollection.self) { $0.containsTraits(in: try $1.get(0)) }
        method("hasDifferentColorAppearance(comparedTo:)", of: UITraitCollection.self) {
            $0.hasDifferentColorAppearance(comparedTo: try $1.get(0))
        }
    }

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIFoundationMembers8Part2() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIFoundationMembers8Part3() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIFoundationMembers8Part4() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }

    /// Adds members of UITraitLegibilityWeight.
    private mutating func addUIFoundationMembers8Part5() {
        constant("UITraitLegibilityWeight.defaultValue") { UITraitLegibilityWeight.defaultValue }
    }

    /// Adds members of UITraitOverrides.
    private mutating func addUIFoundationMembers8Part6() {
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
    private mutating func addUIFoundationMembers8Part7() {
        constant("UITraitPreferredContentSizeCategory.defaultValue") {
            UITraitPreferredContentSizeCategory.defaultValue
        }
    }

    /// Adds members of UITraitUserInterfaceIdiom.
    private mutating func addUIFoundationMembers8Part8() {
        constant("UITraitUserInterfaceIdiom.defaultValue") { UITraitUserInterfaceIdiom.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceLevel.
    private mutating func addUIFoundationMembers8Part9() {
        constant("UITraitUserInterfaceLevel.defaultValue") { UITraitUserInterfaceLevel.defaultValue }
    }

    /// Adds members of UITraitUserInterfaceStyle.
    private mutating func addUIFoundationMembers8Part10() {
        constant("UITraitUserInterfaceStyle.defaultValue") { UITraitUserInterfaceStyle.defaultValue }
    }

    /// Adds members of UITraitVerticalSizeClass.
    private mutating func addUIFoundationMembers8Part11() {
        constant("UITraitVerticalSizeClass.defaultValue") { UITraitVerticalSizeClass.defaultValue }
    }

    /// Adds members of UIUserInterfaceIdiom.
    private mutating func addUIFoundationMembers8Part12() {
        enumeration(UIUserInterfaceIdiom.self)
    }

    /// Adds members of UIUserInterfaceLayoutDirection.
    private mutating func addUIFoundationMembers8Part13() {
        enumeration(UIUserInterfaceLayoutDirection.self)
    }

    /// Adds members of UIUserInterfaceLevel.
    private mutating func addUIFoundationMembers8Part14() {
        enumeration(UIUserInterfaceLevel.self)
    }

    /// Adds members of UIUserInterfaceSizeClass.
    private mutating func addUIFoundationMembers8Part15() {
        enumeration(UIUserInterfaceSizeClass.self)
    }

    /// Adds members of UIUserInterfaceStyle.
    private mutating func addUIFoundationMembers8Part16() {
        enumeration(UIUserInterfaceStyle.self)
    }
}
