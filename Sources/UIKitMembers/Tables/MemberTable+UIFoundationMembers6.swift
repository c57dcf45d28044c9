// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIMenu to UITraitLayoutDirection.
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
        addUIFoundationMembers6Part18()
    }

    /// Adds members of UIMenu.
    private mutating func addUIFoundationMembers6Part0() {
        property("children", \UIMenu.children)
        property("options", \UIMenu.options)
        function("UIMenu()") { _ in UIMenu() }
        function("UIMenu(title:)") { UIMenu(title: try $0.get(0)) }
        function("UIMenu(title:subtitle:)") { UIMenu(title: try $0.get(0), subtitle: try $0.get(1)) }
        function("UIMenu(title:subtitle:image:)") {
            UIMenu(title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2))
        }
        function("UIMenu(title:subtitle:image:identifier:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2), identifier: try $0.get(3)
            )
        }
        function("UIMenu(title:subtitle:image:identifier:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), children: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4))
        }
        function("UIMenu(title:subtitle:image:identifier:options:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4), children: try $0.get(5))
        }
    }

    /// Adds members of UIMenu.Options.
    private mutating func addUIFoundationMembers6Part1() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIFoundationMembers6Part2() {
        property("image", \UIMenuElement.image)
        property("subtitle", \UIMenuElement.subtitle)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIFoundationMembers6Part3() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.State.
    private mutating func addUIFoundationMembers6Part4() {
        enumeration(UIMenuElement.State.self)
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIFoundationMembers6Part5() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIFoundationMembers6Part6() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }

    /// Adds members of UIOffset.
    private mutating func addUIFoundationMembers6Part7() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }

    /// Adds members of UIPasteboard.
    private mutating func addUIFoundationMembers6Part8() {
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
    }

    /// Adds members of UIPasteboard.Name.
    private mutating func addUIFoundationMembers6Part9() {
        property("rawValue", \UIPasteboard.Name.rawValue)
        constant("UIPasteboard.Name.general") { UIPasteboard.Name.general }
        function("UIPasteboard.Name(_:)") { UIPasteboard.Name(try $0.get(0)) }
        function("UIPasteboard.Name(rawValue:)") { UIPasteboard.Name(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIRectEdge.
    private mutating func addUIFoundationMembers6Part10() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIStatusBarAnimation.
    private mutating func addUIFoundationMembers6Part11() {
        enumeration(UIStatusBarAnimation.self)
    }

    /// Adds members of UIStatusBarStyle.
    private mutating func addUIFoundationMembers6Part12() {
        enumeration(UIStatusBarStyle.self)
    }

    /// Adds members of UITraitAccessibilityContrast.
    private mutating func addUIFoundationMembers6Part13() {
        constant("UITraitAccessibilityContrast.defaultValue") { UITraitAccessibilityContrast.defaultValue }
    }

    /// Adds members of UITraitCollection.
    private mutating func addUIFoundationMembers6Part14() {
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
    private mutating func addUIFoundationMembers6Part15() {
        method("hasDifferentColorAppearance(comparedTo:)", of: UITraitCollection.self) {
            $0.hasDifferentColorAppearance(comparedTo: try $1.get(0))
        }
    }

    /// Adds members of UITraitDisplayScale.
    private mutating func addUIFoundationMembers6Part16() {
        constant("UITraitDisplayScale.defaultValue") { UITraitDisplayScale.defaultValue }
    }

    /// Adds members of UITraitHorizontalSizeClass.
    private mutating func addUIFoundationMembers6Part17() {
        constant("UITraitHorizontalSizeClass.defaultValue") { UITraitHorizontalSizeClass.defaultValue }
    }

    /// Adds members of UITraitLayoutDirection.
    private mutating func addUIFoundationMembers6Part18() {
        constant("UITraitLayoutDirection.defaultValue") { UITraitLayoutDirection.defaultValue }
    }
}
