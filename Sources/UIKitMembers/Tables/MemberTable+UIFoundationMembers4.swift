// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIColor to UIFont.
    mutating func addUIFoundationMembers4() {
        addUIFoundationMembers4Part0()
        addUIFoundationMembers4Part1()
        addUIFoundationMembers4Part2()
        addUIFoundationMembers4Part3()
        addUIFoundationMembers4Part4()
        addUIFoundationMembers4Part5()
        addUIFoundationMembers4Part6()
        addUIFoundationMembers4Part7()
        addUIFoundationMembers4Part8()
        addUIFoundationMembers4Part9()
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers4Part0() {
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
        constant("UIColor.supportsSecureCoding") { UIColor.supportsSecureCoding }
        constant("UIColor.systemBackground") { UIColor.systemBackground }
        constant("UIColor.systemBlue") { UIColor.systemBlue }
        constant("UIColor.systemBrown") { UIColor.systemBrown }
        constant("UIColor.systemCyan") { UIColor.systemCyan }
        constant("UIColor.systemFill") { UIColor.systemFill }
        constant("UIColor.systemGray") { UIColor.systemGray }
        constant("UIColor.systemGray2") { UIColor.systemGray2 }
        constant("UIColor.systemGray3") { UIColor.systemGray3 }
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers4Part1() {
        constant("UIColor.systemGray4") { UIColor.systemGray4 }
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
        constant("UIColor.tintColor") { UIColor.tintColor }
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
    }

    /// Adds members of UIColor.
    private mutating func addUIFoundationMembers4Part2() {
        function("UIColor(resource:)") { UIColor(resource: try $0.get(0)) }
        function("UIColor(white:alpha:)") { UIColor(white: try $0.get(0), alpha: try $0.get(1)) }
        method("resolvedColor(with:)", of: UIColor.self) { $0.resolvedColor(with: try $1.get(0)) }
        method("set()", of: UIColor.self) { base, _ in base.set() }
        method("setFill()", of: UIColor.self) { base, _ in base.setFill() }
        method("setStroke()", of: UIColor.self) { base, _ in base.setStroke() }
        method("withAlphaComponent(_:)", of: UIColor.self) { $0.withAlphaComponent(try $1.get(0)) }
    }

    /// Adds members of UIConfigurationColorTransformer.
    private mutating func addUIFoundationMembers4Part3() {
        constant("UIConfigurationColorTransformer.grayscale") { UIConfigurationColorTransformer.grayscale }
        method("callAsFunction(_:)", of: UIConfigurationColorTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIConfigurationTextAttributesTransformer.
    private mutating func addUIFoundationMembers4Part4() {
        method("callAsFunction(_:)", of: UIConfigurationTextAttributesTransformer.self) {
            $0.callAsFunction(try $1.get(0))
        }
    }

    /// Adds members of UIContentSizeCategory.
    private mutating func addUIFoundationMembers4Part5() {
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

    /// Adds members of UIDeviceOrientation.
    private mutating func addUIFoundationMembers4Part6() {
        enumeration(UIDeviceOrientation.self)
    }

    /// Adds members of UIEdgeInsets.
    private mutating func addUIFoundationMembers4Part7() {
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

    /// Adds members of UIFont.
    private mutating func addUIFoundationMembers4Part8() {
        property("ascender", \UIFont.ascender)
        property("capHeight", \UIFont.capHeight)
        property("descender", \UIFont.descender)
        property("familyName", \UIFont.familyName)
        property("fontDescriptor", \UIFont.fontDescriptor)
        property("fontName", \UIFont.fontName)
        property("leading", \UIFont.leading)
        property("lineHeight", \UIFont.lineHeight)
        property("pointSize", \UIFont.pointSize)
        property("xHeight", \UIFont.xHeight)
        constant("UIFont.familyNames") { UIFont.familyNames }
        constant("UIFont.labelFontSize") { UIFont.labelFontSize }
        constant("UIFont.supportsSecureCoding") { UIFont.supportsSecureCoding }
        constant("UIFont.systemFontSize") { UIFont.systemFontSize }
        function("UIFont()") { _ in UIFont() }
        function("UIFont(descriptor:size:)") { UIFont(descriptor: try $0.get(0), size: try $0.get(1)) }
        function("UIFont(name:size:)") { UIFont(name: try $0.get(0), size: try $0.get(1)) }
        method("withSize(_:)", of: UIFont.self) { $0.withSize(try $1.get(0)) }
        function("UIFont.boldSystemFont(ofSize:)") { UIFont.boldSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.fontNames(forFamilyName:)") { UIFont.fontNames(forFamilyName: try $0.get(0)) }
        function("UIFont.italicSystemFont(ofSize:)") { UIFont.italicSystemFont(ofSize: try $0.get(0)) }
        function("UIFont.monospacedDigitSystemFont(ofSize:weight:)") {
            UIFont.monospacedDigitSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.monospacedSystemFont(ofSize:weight:)") {
            UIFont.monospacedSystemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
        function("UIFont.preferredFont(forTextStyle:)") { UIFont.preferredFont(forTextStyle: try $0.get(0)) }
        function("UIFont.preferredFont(forTextStyle:compatibleWith:)") {
            UIFont.preferredFont(forTextStyle: try $0.get(0), compatibleWith: try $0.get(1))
        }
        function("UIFont.systemFont(ofSize:)") { UIFont.systemFont(ofSize: try $0.get(0)) }
        function("UIFont.systemFont(ofSize:weight:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1))
        }
    }

    /// Adds members of UIFont.
    private mutating func addUIFoundationMembers4Part9() {
        function("UIFont.systemFont(ofSize:weight:width:)") {
            UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1), width: try $0.get(2))
        }
    }
}
