// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIInterpolatingMotionEffect.EffectType to UITraitAccessibilityContrast.
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
    }

    /// Adds members of UIInterpolatingMotionEffect.EffectType.
    private mutating func addUIFoundationMembers7Part0() {
        enumeration(UIInterpolatingMotionEffect.EffectType.self)
    }

    /// Adds members of UIKeyModifierFlags.
    private mutating func addUIFoundationMembers7Part1() {
        property("rawValue", \UIKeyModifierFlags.rawValue)
        constant("UIKeyModifierFlags.alphaShift") { UIKeyModifierFlags.alphaShift }
        constant("UIKeyModifierFlags.alternate") { UIKeyModifierFlags.alternate }
        constant("UIKeyModifierFlags.command") { UIKeyModifierFlags.command }
        constant("UIKeyModifierFlags.control") { UIKeyModifierFlags.control }
        constant("UIKeyModifierFlags.numericPad") { UIKeyModifierFlags.numericPad }
        constant("UIKeyModifierFlags.shift") { UIKeyModifierFlags.shift }
        function("UIKeyModifierFlags(rawValue:)") { UIKeyModifierFlags(rawValue: try $0.get(0)) }
    }

    /// Adds members of UILayoutPriority.
    private mutating func addUIFoundationMembers7Part2() {
        property("rawValue", \UILayoutPriority.rawValue)
        constant("UILayoutPriority.defaultHigh") { UILayoutPriority.defaultHigh }
        constant("UILayoutPriority.defaultLow") { UILayoutPriority.defaultLow }
        constant("UILayoutPriority.dragThatCanResizeScene") { UILayoutPriority.dragThatCanResizeScene }
        constant("UILayoutPriority.dragThatCannotResizeScene") { UILayoutPriority.dragThatCannotResizeScene }
        constant("UILayoutPriority.fittingSizeLevel") { UILayoutPriority.fittingSizeLevel }
        constant("UILayoutPriority.required") { UILayoutPriority.required }
        constant("UILayoutPriority.sceneSizeStayPut") { UILayoutPriority.sceneSizeStayPut }
        function("UILayoutPriority(_:)") { UILayoutPriority(try $0.get(0)) }
        function("UILayoutPriority(rawValue:)") { UILayoutPriority(rawValue: try $0.get(0)) }
    }

    /// Adds members of UILegibilityWeight.
    private mutating func addUIFoundationMembers7Part3() {
        enumeration(UILegibilityWeight.self)
    }

    /// Adds members of UIMenu.
    private mutating func addUIFoundationMembers7Part4() {
        property("children", \UIMenu.children)
        property("options", \UIMenu.options)
        property("preferredElementSize", \UIMenu.preferredElementSize)
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
        function("UIMenu(title:subtitle:image:identifier:options:preferredElementSize:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4), preferredElementSize: try $0.get(5))
        }
        function("UIMenu(title:subtitle:image:identifier:options:preferredElementSize:children:)") {
            UIMenu(
                title: try $0.get(0), subtitle: try $0.get(1), image: try $0.get(2),
                identifier: try $0.get(3), options: try $0.get(4), preferredElementSize: try $0.get(5),
                children: try $0.get(6))
        }
    }

    /// Adds members of UIMenu.ElementSize.
    private mutating func addUIFoundationMembers7Part5() {
        enumeration(UIMenu.ElementSize.self)
    }

    /// Adds members of UIMenu.Options.
    private mutating func addUIFoundationMembers7Part6() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIFoundationMembers7Part7() {
        property("image", \UIMenuElement.image)
        property("subtitle", \UIMenuElement.subtitle)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIFoundationMembers7Part8() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        constant("UIMenuElement.Attributes.keepsMenuPresented") {
            UIMenuElement.Attributes.keepsMenuPresented
        }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.State.
    private mutating func addUIFoundationMembers7Part9() {
        enumeration(UIMenuElement.State.self)
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIFoundationMembers7Part10() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIFoundationMembers7Part11() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }

    /// Adds members of UIOffset.
    private mutating func addUIFoundationMembers7Part12() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }

    /// Adds members of UIPasteboard.
    private mutating func addUIFoundationMembers7Part13() {
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
    private mutating func addUIFoundationMembers7Part14() {
        property("rawValue", \UIPasteboard.Name.rawValue)
        constant("UIPasteboard.Name.general") { UIPasteboard.Name.general }
        function("UIPasteboard.Name(_:)") { UIPasteboard.Name(try $0.get(0)) }
        function("UIPasteboard.Name(rawValue:)") { UIPasteboard.Name(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIRectEdge.
    private mutating func addUIFoundationMembers7Part15() {
        property("rawValue", \UIRectEdge.rawValue)
        constant("UIRectEdge.all") { UIRectEdge.all }
        constant("UIRectEdge.bottom") { UIRectEdge.bottom }
        constant("UIRectEdge.left") { UIRectEdge.left }
        constant("UIRectEdge.right") { UIRectEdge.right }
        constant("UIRectEdge.top") { UIRectEdge.top }
        function("UIRectEdge(rawValue:)") { UIRectEdge(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIStatusBarAnimation.
    private mutating func addUIFoundationMembers7Part16() {
        enumeration(UIStatusBarAnimation.self)
    }

    /// Adds members of UIStatusBarStyle.
    private mutating func addUIFoundationMembers7Part17() {
        enumeration(UIStatusBarStyle.self)
    }

    /// Adds members of UITimingCurveType.
    private mutating func addUIFoundationMembers7Part18() {
        enumeration(UITimingCurveType.self)
    }

    /// Adds members of UITraitAccessibilityContrast.
    private mutating func addUIFoundationMembers7Part19() {
        constant("UITraitAccessibilityContrast.defaultValue") { UITraitAccessibilityContrast.defaultValue }
    }
}
