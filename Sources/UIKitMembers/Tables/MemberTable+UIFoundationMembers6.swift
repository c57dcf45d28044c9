// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImage.SymbolConfiguration to UIOffset.
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

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIFoundationMembers6Part0() {
        function("UIImage.SymbolConfiguration(font:)") { UIImage.SymbolConfiguration(font: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(font:scale:)") {
            UIImage.SymbolConfiguration(font: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(hierarchicalColor:)") {
            UIImage.SymbolConfiguration(hierarchicalColor: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(paletteColors:)") {
            UIImage.SymbolConfiguration(paletteColors: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0))
        }
        function("UIImage.SymbolConfiguration(pointSize:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), scale: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIImage.SymbolConfiguration(pointSize:weight:scale:)") {
            UIImage.SymbolConfiguration(pointSize: try $0.get(0), weight: try $0.get(1), scale: try $0.get(2))
        }
        function("UIImage.SymbolConfiguration(scale:)") { UIImage.SymbolConfiguration(scale: try $0.get(0)) }
        function("UIImage.SymbolConfiguration(weight:)") {
            UIImage.SymbolConfiguration(weight: try $0.get(0))
        }
    }

    /// Adds members of UIImage.SymbolConfiguration.SymbolScale.
    private mutating func addUIFoundationMembers6Part1() {
        enumeration(UIImage.SymbolConfiguration.SymbolScale.self)
    }

    /// Adds members of UIImage.SymbolWeight.
    private mutating func addUIFoundationMembers6Part2() {
        enumeration(UIImage.SymbolWeight.self)
        method("fontWeight()", of: UIImage.SymbolWeight.self) { base, _ in base.fontWeight() }
    }

    /// Adds members of UIInterfaceOrientation.
    private mutating func addUIFoundationMembers6Part3() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
        enumeration(UIInterfaceOrientation.self)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIFoundationMembers6Part4() {
        property("rawValue", \UIInterfaceOrientationMask.rawValue)
        constant("UIInterfaceOrientationMask.all") { UIInterfaceOrientationMask.all }
        constant("UIInterfaceOrientationMask.allButUpsideDown") {
            UIInterfaceOrientationMask.allButUpsideDown
        }
        constant("UIInterfaceOrientationMask.landscape") { UIInterfaceOrientationMask.landscape }
        constant("UIInterfaceOrientationMask.landscapeLeft") { UIInterfaceOrientationMask.landscapeLeft }
        constant("UIInterfaceOrientationMask.landscapeRight") { UIInterfaceOrientationMask.landscapeRight }
        constant("UIInterfaceOrientationMask.portrait") { UIInterfaceOrientationMask.portrait }
        constant("UIInterfaceOrientationMask.portraitUpsideDown") {
            UIInterfaceOrientationMask.portraitUpsideDown
        }
        function("UIInterfaceOrientationMask(rawValue:)") {
            UIInterfaceOrientationMask(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIInterpolatingMotionEffect.
    private mutating func addUIFoundationMembers6Part5() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }

    /// Adds members of UIInterpolatingMotionEffect.EffectType.
    private mutating func addUIFoundationMembers6Part6() {
        enumeration(UIInterpolatingMotionEffect.EffectType.self)
    }

    /// Adds members of UIKeyModifierFlags.
    private mutating func addUIFoundationMembers6Part7() {
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
    private mutating func addUIFoundationMembers6Part8() {
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
    private mutating func addUIFoundationMembers6Part9() {
        enumeration(UILegibilityWeight.self)
    }

    /// Adds members of UIMenu.
    private mutating func addUIFoundationMembers6Part10() {
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
    private mutating func addUIFoundationMembers6Part11() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIFoundationMembers6Part12() {
        property("image", \UIMenuElement.image)
        property("subtitle", \UIMenuElement.subtitle)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIFoundationMembers6Part13() {
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
    private mutating func addUIFoundationMembers6Part14() {
        enumeration(UIMenuElement.State.self)
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIFoundationMembers6Part15() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIFoundationMembers6Part16() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }

    /// Adds members of UIOffset.
    private mutating func addUIFoundationMembers6Part17() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }
}
