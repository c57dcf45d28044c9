// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of Spring to UIEdgeInsets.
    mutating func addUIFoundationMembers2() {
        addUIFoundationMembers2Part0()
        addUIFoundationMembers2Part1()
        addUIFoundationMembers2Part2()
        addUIFoundationMembers2Part3()
        addUIFoundationMembers2Part4()
        addUIFoundationMembers2Part5()
        addUIFoundationMembers2Part6()
        addUIFoundationMembers2Part7()
        addUIFoundationMembers2Part8()
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers2Part0() {
        property("bounce", \Spring.bounce)
        property("damping", \Spring.damping)
        property("dampingRatio", \Spring.dampingRatio)
        property("duration", \Spring.duration)
        property("mass", \Spring.mass)
        property("response", \Spring.response)
        property("settlingDuration", \Spring.settlingDuration)
        property("stiffness", \Spring.stiffness)
        constant("Spring.bouncy") { Spring.bouncy }
        constant("Spring.smooth") { Spring.smooth }
        constant("Spring.snappy") { Spring.snappy }
        function("Spring()") { _ in Spring() }
        function("Spring(bounce:)") { Spring(bounce: try $0.get(0)) }
        function("Spring(duration:)") { Spring(duration: try $0.get(0)) }
        function("Spring(duration:bounce:)") { Spring(duration: try $0.get(0), bounce: try $0.get(1)) }
        function("Spring(mass:stiffness:damping:)") {
            Spring(mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2))
        }
        function("Spring(mass:stiffness:damping:allowOverDamping:)") {
            Spring(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                allowOverDamping: try $0.get(3))
        }
        function("Spring(response:dampingRatio:)") {
            Spring(response: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("Spring(settlingDuration:dampingRatio:epsilon:)") {
            Spring(settlingDuration: try $0.get(0), dampingRatio: try $0.get(1), epsilon: try $0.get(2))
        }
        function("Spring.bouncy()") { _ in Spring.bouncy() }
        function("Spring.bouncy(duration:)") { Spring.bouncy(duration: try $0.get(0)) }
        function("Spring.bouncy(duration:extraBounce:)") {
            Spring.bouncy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.bouncy(extraBounce:)") { Spring.bouncy(extraBounce: try $0.get(0)) }
    }

    /// Adds members of Spring.
    private mutating func addUIFoundationMembers2Part1() {
        function("Spring.smooth()") { _ in Spring.smooth() }
        function("Spring.smooth(duration:)") { Spring.smooth(duration: try $0.get(0)) }
        function("Spring.smooth(duration:extraBounce:)") {
            Spring.smooth(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.smooth(extraBounce:)") { Spring.smooth(extraBounce: try $0.get(0)) }
        function("Spring.snappy()") { _ in Spring.snappy() }
        function("Spring.snappy(duration:)") { Spring.snappy(duration: try $0.get(0)) }
        function("Spring.snappy(duration:extraBounce:)") {
            Spring.snappy(duration: try $0.get(0), extraBounce: try $0.get(1))
        }
        function("Spring.snappy(extraBounce:)") { Spring.snappy(extraBounce: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers2Part2() {
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
    private mutating func addUIFoundationMembers2Part3() {
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
        function("UIColor(white:alpha:)") { UIColor(white: try $0.get(0), alpha: try $0.get(1)) }
        method("resolvedColor(with:)", of: UIColor.self) { $0.resolvedColor(with: try $1.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers2Part4() {
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }

    /// Adds members of UIConfigurationColorTransformer.
    private mutating func addUIFoundationMembers2Part5() {
        constant("UIConfigurationColorTransformer.grayscale") { UIConfigurationColorTransformer.grayscale }
        method("callAsFunction(_:)", of: UIConfigurationColorTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIConfigurationTextAttributesTransformer.
    private mutating func addUIFoundationMembers2Part6() {
        method("callAsFunction(_:)", of: UIConfigurationTextAttributesTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIContentSizeCategory.
    private mutating func addUIFoundationMembers2Part7() {
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
        constant("UIContentSizeCategory.extraExtraExtraLarge") { UIContentSizeCategory.extraExtraExtraLarge }
        constant("UIContentSizeCategory.extraExtraLarge") { UIContentSizeCategory.extraExtraLarge }
        constant("UIContentSizeCategory.extraLarge") { UIContentSizeCategory.extraLarge }
        constant("UIContentSizeCategory.extraSmall") { UIContentSizeCategory.extraSmall }
        constant("UIContentSizeCategory.large") { UIContentSizeCategory.large }
        constant("UIContentSizeCategory.medium") { UIContentSizeCategory.medium }
        constant("UIContentSizeCategory.small") { UIContentSizeCategory.small }
        constant("UIContentSizeCategory.unspecified") { UIContentSizeCategory.unspecified }
        function("UIContentSizeCategory(rawValue:)") { UIContentSizeCategory(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIEdgeInsets.
    private mutating func addUIFoundationMembers2Part8() {
        property("bottom", \UIEdgeInsets.bottom)
        property("left", \UIEdgeInsets.left)
        property("right", \UIEdgeInsets.right)
        property("top", \UIEdgeInsets.top)
        constant("UIEdgeInsets.zero") { UIEdgeInsets.zero }
        function("UIEdgeInsets()") { _ in UIEdgeInsets() }
        function("UIEdgeInsets(top:left:bottom:right:)") {
            UIEdgeInsets(top: try $0.get(0), left: try $0.get(1), bottom: try $0.get(2), right: try $0.get(3))
        }
    }
}
