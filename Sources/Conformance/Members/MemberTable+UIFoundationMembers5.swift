// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImage.SymbolConfiguration to UIPasteboard.Name.
    mutating func addUIFoundationMembers5() {
        addUIFoundationMembers5Part0()
        addUIFoundationMembers5Part1()
        addUIFoundationMembers5Part2()
        addUIFoundationMembers5Part3()
        addUIFoundationMembers5Part4()
        addUIFoundationMembers5Part5()
        addUIFoundationMembers5Part6()
        addUIFoundationMembers5Part7()
        addUIFoundationMembers5Part8()
        addUIFoundationMembers5Part9()
        addUIFoundationMembers5Part10()
        addUIFoundationMembers5Part11()
        addUIFoundationMembers5Part12()
        addUIFoundationMembers5Part13()
        addUIFoundationMembers5Part14()
        addUIFoundationMembers5Part15()
        addUIFoundationMembers5Part16()
    }

    /// Adds members of UIImage.SymbolConfiguration.
    private mutating func addUIFoundationMembers5Part0() {
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
    private mutating func addUIFoundationMembers5Part1() {
        enumeration(UIImage.SymbolConfiguration.SymbolScale.self)
    }

    /// Adds members of UIInterfaceOrientation.
    private mutating func addUIFoundationMembers5Part2() {
        property("isLandscape", \UIInterfaceOrientation.isLandscape)
        property("isPortrait", \UIInterfaceOrientation.isPortrait)
        enumeration(UIInterfaceOrientation.self)
    }

    /// Adds members of UIInterfaceOrientationMask.
    private mutating func addUIFoundationMembers5Part3() {
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
    private mutating func addUIFoundationMembers5Part4() {
        property("keyPath", \UIInterpolatingMotionEffect.keyPath)
        property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
        property("type", \UIInterpolatingMotionEffect.type)
        function("UIInterpolatingMotionEffect(keyPath:type:)") {
            UIInterpolatingMotionEffect(keyPath: try $0.get(0), type: try $0.get(1))
        }
    }

    /// Adds members of UIInterpolatingMotionEffect.EffectType.
    private mutating func addUIFoundationMembers5Part5() {
        enumeration(UIInterpolatingMotionEffect.EffectType.self)
    }

    /// Adds members of UILayoutPriority.
    private mutating func addUIFoundationMembers5Part6() {
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

    /// Adds members of UIMenu.
    private mutating func addUIFoundationMembers5Part7() {
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
    private mutating func addUIFoundationMembers5Part8() {
        property("rawValue", \UIMenu.Options.rawValue)
        constant("UIMenu.Options.destructive") { UIMenu.Options.destructive }
        constant("UIMenu.Options.displayInline") { UIMenu.Options.displayInline }
        constant("UIMenu.Options.singleSelection") { UIMenu.Options.singleSelection }
        function("UIMenu.Options(rawValue:)") { UIMenu.Options(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.
    private mutating func addUIFoundationMembers5Part9() {
        property("image", \UIMenuElement.image)
        property("subtitle", \UIMenuElement.subtitle)
        property("title", \UIMenuElement.title)
    }

    /// Adds members of UIMenuElement.Attributes.
    private mutating func addUIFoundationMembers5Part10() {
        property("rawValue", \UIMenuElement.Attributes.rawValue)
        constant("UIMenuElement.Attributes.destructive") { UIMenuElement.Attributes.destructive }
        constant("UIMenuElement.Attributes.disabled") { UIMenuElement.Attributes.disabled }
        constant("UIMenuElement.Attributes.hidden") { UIMenuElement.Attributes.hidden }
        function("UIMenuElement.Attributes(rawValue:)") { UIMenuElement.Attributes(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIMenuElement.State.
    private mutating func addUIFoundationMembers5Part11() {
        enumeration(UIMenuElement.State.self)
    }

    /// Adds members of UIMotionEffect.
    private mutating func addUIFoundationMembers5Part12() {
        function("UIMotionEffect()") { _ in UIMotionEffect() }
        method("keyPathsAndRelativeValues(forViewerOffset:)", of: UIMotionEffect.self) {
            $0.keyPathsAndRelativeValues(forViewerOffset: try $1.get(0))
        }
    }

    /// Adds members of UIMotionEffectGroup.
    private mutating func addUIFoundationMembers5Part13() {
        property("motionEffects", \UIMotionEffectGroup.motionEffects)
        function("UIMotionEffectGroup()") { _ in UIMotionEffectGroup() }
    }

    /// Adds members of UIOffset.
    private mutating func addUIFoundationMembers5Part14() {
        property("horizontal", \UIOffset.horizontal)
        property("vertical", \UIOffset.vertical)
        constant("UIOffset.zero") { UIOffset.zero }
        function("UIOffset()") { _ in UIOffset() }
        function("UIOffset(horizontal:vertical:)") {
            UIOffset(horizontal: try $0.get(0), vertical: try $0.get(1))
        }
    }

    /// Adds members of UIPasteboard.
    private mutating func addUIFoundationMembers5Part15() {
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
    private mutating func addUIFoundationMembers5Part16() {
        property("rawValue", \UIPasteboard.Name.rawValue)
        constant("UIPasteboard.Name.general") { UIPasteboard.Name.general }
        function("UIPasteboard.Name(_:)") { UIPasteboard.Name(try $0.get(0)) }
        function("UIPasteboard.Name(rawValue:)") { UIPasteboard.Name(rawValue: try $0.get(0)) }
    }
}
