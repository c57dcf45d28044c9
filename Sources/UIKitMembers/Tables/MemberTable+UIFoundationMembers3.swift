// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAccessibilityCustomAction to UIContentSizeCategory.
    mutating func addUIFoundationMembers3() {
        addUIFoundationMembers3Part0()
        addUIFoundationMembers3Part1()
        addUIFoundationMembers3Part2()
        addUIFoundationMembers3Part3()
        addUIFoundationMembers3Part4()
        addUIFoundationMembers3Part5()
        addUIFoundationMembers3Part6()
        addUIFoundationMembers3Part7()
        addUIFoundationMembers3Part8()
        addUIFoundationMembers3Part9()
        addUIFoundationMembers3Part10()
        addUIFoundationMembers3Part11()
        addUIFoundationMembers3Part12()
    }

    /// Adds members of UIAccessibilityCustomAction.
    private mutating func addUIFoundationMembers3Part0() {
        property("name", \UIAccessibilityCustomAction.name)
        property("selector", \UIAccessibilityCustomAction.selector)
        property("target", \UIAccessibilityCustomAction.target)
    }

    /// Adds members of UIAccessibilityNavigationStyle.
    private mutating func addUIFoundationMembers3Part1() {
        enumeration(UIAccessibilityNavigationStyle.self)
    }

    /// Adds members of UIAccessibilityScrollDirection.
    private mutating func addUIFoundationMembers3Part2() {
        enumeration(UIAccessibilityScrollDirection.self)
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIFoundationMembers3Part3() {
        property("rawValue", \UIAccessibilityTraits.rawValue)
        constant("UIAccessibilityTraits.adjustable") { UIAccessibilityTraits.adjustable }
        constant("UIAccessibilityTraits.allowsDirectInteraction") {
            UIAccessibilityTraits.allowsDirectInteraction
        }
        constant("UIAccessibilityTraits.button") { UIAccessibilityTraits.button }
        constant("UIAccessibilityTraits.causesPageTurn") { UIAccessibilityTraits.causesPageTurn }
        constant("UIAccessibilityTraits.header") { UIAccessibilityTraits.header }
        constant("UIAccessibilityTraits.image") { UIAccessibilityTraits.image }
        constant("UIAccessibilityTraits.keyboardKey") { UIAccessibilityTraits.keyboardKey }
        constant("UIAccessibilityTraits.link") { UIAccessibilityTraits.link }
        constant("UIAccessibilityTraits.none") { UIAccessibilityTraits.none }
        constant("UIAccessibilityTraits.notEnabled") { UIAccessibilityTraits.notEnabled }
        constant("UIAccessibilityTraits.playsSound") { UIAccessibilityTraits.playsSound }
        constant("UIAccessibilityTraits.searchField") { UIAccessibilityTraits.searchField }
        constant("UIAccessibilityTraits.selected") { UIAccessibilityTraits.selected }
        constant("UIAccessibilityTraits.startsMediaSession") { UIAccessibilityTraits.startsMediaSession }
        constant("UIAccessibilityTraits.staticText") { UIAccessibilityTraits.staticText }
        constant("UIAccessibilityTraits.summaryElement") { UIAccessibilityTraits.summaryElement }
        constant("UIAccessibilityTraits.updatesFrequently") { UIAccessibilityTraits.updatesFrequently }
        function("UIAccessibilityTraits(rawValue:)") { UIAccessibilityTraits(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAction.
    private mutating func addUIFoundationMembers3Part4() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIFoundationMembers3Part5() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAxis.
    private mutating func addUIFoundationMembers3Part6() {
        property("rawValue", \UIAxis.rawValue)
        constant("UIAxis.both") { UIAxis.both }
        constant("UIAxis.horizontal") { UIAxis.horizontal }
        constant("UIAxis.vertical") { UIAxis.vertical }
        function("UIAxis(rawValue:)") { UIAxis(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers3Part7() {
        property("cgColor", \UIColor.cgColor)
        constant("UIColor.black") { UIColor.black }
        constant("UIColor.blue") { UIColor.blue }
        constant("UIColor.brown") { UIColor.brown }
        constant("UIColor.clear") { UIColor.clear }
        constant("UIColor.cyan") { UIColor.cyan }
        constant("UIColor.darkGray") { UIColor.darkGray }
        constant("UIColor.darkText") { UIColor.darkText }
        constant("UIColor.gray") { UIColor.gray }
        constant("UIColor.green") { UIColor.green }
        constant("UIColor.label") { UIColor.label }
        constant("UIColor.lightGray") { UIColor.lightGray }
        constant("UIColor.lightText") { UIColor.lightText }
        constant("UIColor.link") { UIColor.link }
        constant("UIColor.magenta") { UIColor.magenta }
        constant("UIColor.opaqueSeparator") { UIColor.opaqueSeparator }
        constant("UIColor.orange") { UIColor.orange }
        constant("UIColor.placeholderText") { UIColor.placeholderText }
        constant("UIColor.purple") { UIColor.purple }
        constant("UIColor.quaternaryLabel") { UIColor.quaternaryLabel }
        constant("UIColor.quaternarySystemFill") { UIColor.quaternarySystemFill }
        constant("UIColor.red") { UIColor.red }
        constant("UIColor.secondaryLabel") { UIColor.secondaryLabel }
        constant("UIColor.secondarySystemBackground") { UIColor.secondarySystemBackground }
        constant("UIColor.secondarySystemFill") { UIColor.secondarySystemFill }
        constant("UIColor.secondarySystemGroupedBackground") { UIColor.secondarySystemGroupedBackground }
        constant("UIColor.separator") { UIColor.separator }
        constant("UIColor.systemBackground") { UIColor.systemBackground }
        constant("UIColor.systemBlue") { UIColor.systemBlue }
        constant("UIColor.systemBrown") { UIColor.systemBrown }
        constant("UIColor.systemCyan") { UIColor.systemCyan }
        constant("UIColor.systemFill") { UIColor.systemFill }
        constant("UIColor.systemGray") { UIColor.systemGray }
        constant("UIColor.systemGray2") { UIColor.systemGray2 }
        constant("UIColor.systemGray3") { UIColor.systemGray3 }
        constant("UIColor.systemGray4") { UIColor.systemGray4 }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers3Part8() {
        constant("UIColor.systemGray5") { UIColor.systemGray5 }
        constant("UIColor.systemGray6") { UIColor.systemGray6 }
        constant("UIColor.systemGreen") { UIColor.systemGreen }
        constant("UIColor.systemGroupedBackground") { UIColor.systemGroupedBackground }
        constant("UIColor.systemIndigo") { UIColor.systemIndigo }
        constant("UIColor.systemMint") { UIColor.systemMint }
        constant("UIColor.systemOrange") { UIColor.systemOrange }
        constant("UIColor.systemPink") { UIColor.systemPink }
        constant("UIColor.systemPurple") { UIColor.systemPurple }
        constant("UIColor.systemRed") { UIColor.systemRed }
        constant("UIColor.systemTeal") { UIColor.systemTeal }
        constant("UIColor.systemYellow") { UIColor.systemYellow }
        constant("UIColor.tertiaryLabel") { UIColor.tertiaryLabel }
        constant("UIColor.tertiarySystemBackground") { UIColor.tertiarySystemBackground }
        constant("UIColor.tertiarySystemFill") { UIColor.tertiarySystemFill }
        constant("UIColor.tertiarySystemGroupedBackground") { UIColor.tertiarySystemGroupedBackground }
        constant("UIColor.white") { UIColor.white }
        constant("UIColor.yellow") { UIColor.yellow }
        function("UIColor()") { _ in UIColor() }
        function("UIColor(cgColor:)") { UIColor(cgColor: try $0.get(0)) }
        function("UIColor(colorLiteralRed:green:blue:alpha:)") {
            UIColor(
                colorLiteralRed: try $0.get(0), green: try $0.get(1), blue: try $0.get(2),
                alpha: try $0.get(3))
        }
        function("UIColor(displayP3Red:green:blue:alpha:)") {
            UIColor(
                displayP3Red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(hue:saturation:brightness:alpha:)") {
            UIColor(
                hue: try $0.get(0), saturation: try $0.get(1), brightness: try $0.get(2), alpha: try $0.get(3)
            )
        }
        function("UIColor(named:)") { UIColor(named: try $0.get(0)) }
        function("UIColor(patternImage:)") { UIColor(patternImage: try $0.get(0)) }
        function("UIColor(red:green:blue:alpha:)") {
            UIColor(red: try $0.get(0), green: try $0.get(1), blue: try $0.get(2), alpha: try $0.get(3))
        }
        function("UIColor(resource:)") { UIColor(resource: try $0.get(0)) }
        function("UIColor(white:alpha:)") { UIColor(white: try $0.get(0), alpha: try $0.get(1)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers3Part9() {
        method("resolvedColor(with:)", of: UIColor.self) { $0.resolvedColor(with: try $1.get(0)) }
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }

    /// Adds members of UIConfigurationColorTransformer.
    private mutating func addUIFoundationMembers3Part10() {
        constant("UIConfigurationColorTransformer.grayscale") { UIConfigurationColorTransformer.grayscale }
        method("callAsFunction(_:)", of: UIConfigurationColorTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIConfigurationTextAttributesTransformer.
    private mutating func addUIFoundationMembers3Part11() {
        method("callAsFunction(_:)", of: UIConfigurationTextAttributesTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIContentSizeCategory.
    private mutating func addUIFoundationMembers3Part12() {
        property("isAccessibilityCategory", \UIContentSizeCategory.isAccessibilityCategory)
        property("rawValue", \UIContentSizeCategory.rawValue)
        constant("UIContentSizeCategory.accessibilityExtraExtraExtraLarge") {
            UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityExtraExtraLarge") {
            UIContentSizeCategory.accessibilityExtraExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityExtraLarge") {
            UIContentSizeCategory.accessibilityExtraLarge
        }
        constant("UIContentSizeCategory.accessibilityLarge") { UIContentSizeCategory.accessibilityLarge }
        constant("UIContentSizeCategory.accessibilityMedium") { UIContentSizeCategory.accessibilityMedium }
        constant("UIContentSizeCategory.didChangeNotification") {
            UIContentSizeCategory.didChangeNotification
        }
        constant("UIContentSizeCategory.extraExtraExtraLarge") { UIContentSizeCategory.extraExtraExtraLarge }
        constant("UIContentSizeCategory.extraExtraLarge") { UIContentSizeCategory.extraExtraLarge }
        constant("UIContentSizeCategory.extraLarge") { UIContentSizeCategory.extraLarge }
        constant("UIContentSizeCategory.extraSmall") { UIContentSizeCategory.extraSmall }
        constant("UIContentSizeCategory.large") { UIContentSizeCategory.large }
        constant("UIContentSizeCategory.medium") { UIContentSizeCategory.medium }
        constant("UIContentSizeCategory.newValueUserInfoKey") { UIContentSizeCategory.newValueUserInfoKey }
        constant("UIContentSizeCategory.small") { UIContentSizeCategory.small }
        constant("UIContentSizeCategory.unspecified") { UIContentSizeCategory.unspecified }
        function("UIContentSizeCategory(rawValue:)") { UIContentSizeCategory(rawValue: try $0.get(0)) }
    }
}
