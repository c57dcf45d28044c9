// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAccessibility.Notification to UIColor.
    mutating func addUIKitCoreMembers3() {
        addUIKitCoreMembers3Part0()
        addUIKitCoreMembers3Part1()
        addUIKitCoreMembers3Part2()
        addUIKitCoreMembers3Part3()
        addUIKitCoreMembers3Part4()
        addUIKitCoreMembers3Part5()
        addUIKitCoreMembers3Part6()
        addUIKitCoreMembers3Part7()
        addUIKitCoreMembers3Part8()
        addUIKitCoreMembers3Part9()
    }

    /// Adds members of UIAccessibility.Notification.
    private mutating func addUIKitCoreMembers3Part0() {
        property("rawValue", \UIAccessibility.Notification.rawValue)
        constant("UIAccessibility.Notification.announcement") { UIAccessibility.Notification.announcement }
        constant("UIAccessibility.Notification.layoutChanged") { UIAccessibility.Notification.layoutChanged }
        constant("UIAccessibility.Notification.pageScrolled") { UIAccessibility.Notification.pageScrolled }
        constant("UIAccessibility.Notification.screenChanged") { UIAccessibility.Notification.screenChanged }
        function("UIAccessibility.Notification(rawValue:)") {
            UIAccessibility.Notification(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIKitCoreMembers3Part1() {
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
    private mutating func addUIKitCoreMembers3Part2() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIKitCoreMembers3Part3() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAdaptivePresentationControllerDelegate.
    private mutating func addUIKitCoreMembers3Part4() {
        method("adaptivePresentationStyle(for:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.adaptivePresentationStyle(for: try $1.get(0))
        }
        method(
            "adaptivePresentationStyle(for:traitCollection:)",
            of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.adaptivePresentationStyle(for: try $1.get(0), traitCollection: try $1.get(1))
        }
        method(
            "presentationControllerDidAttemptToDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self
        ) {
            $0.presentationControllerDidAttemptToDismiss(try $1.get(0))
        }
        method("presentationControllerDidDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerDidDismiss(try $1.get(0))
        }
        method("presentationControllerShouldDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerShouldDismiss(try $1.get(0))
        }
        method("presentationControllerWillDismiss(_:)", of: UIAdaptivePresentationControllerDelegate.self) {
            $0.presentationControllerWillDismiss(try $1.get(0))
        }
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitCoreMembers3Part5() {
        property("action", \UIBarButtonItem.action)
        property("customView", \UIBarButtonItem.customView)
        property("menu", \UIBarButtonItem.menu)
        property("possibleTitles", \UIBarButtonItem.possibleTitles)
        property("primaryAction", \UIBarButtonItem.primaryAction)
        property("style", \UIBarButtonItem.style)
        property("target", \UIBarButtonItem.target)
        property("tintColor", \UIBarButtonItem.tintColor)
        property("width", \UIBarButtonItem.width)
        function("UIBarButtonItem(customView:)") { UIBarButtonItem(customView: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:)") { UIBarButtonItem(systemItem: try $0.get(0)) }
        function("UIBarButtonItem(systemItem:menu:)") {
            UIBarButtonItem(systemItem: try $0.get(0), menu: try $0.get(1))
        }
        function("UIBarButtonItem(systemItem:primaryAction:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1))
        }
        function("UIBarButtonItem(systemItem:primaryAction:menu:)") {
            UIBarButtonItem(systemItem: try $0.get(0), primaryAction: try $0.get(1), menu: try $0.get(2))
        }
        function("UIBarButtonItem(title:)") { UIBarButtonItem(title: try $0.get(0)) }
        function("UIBarButtonItem(title:image:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1))
        }
        function("UIBarButtonItem(title:image:menu:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1), menu: try $0.get(2))
        }
        function("UIBarButtonItem(title:image:primaryAction:)") {
            UIBarButtonItem(title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2))
        }
        function("UIBarButtonItem(title:image:primaryAction:menu:)") {
            UIBarButtonItem(
                title: try $0.get(0), image: try $0.get(1), primaryAction: try $0.get(2), menu: try $0.get(3))
        }
    }

    /// Adds members of UIBarItem.
    private mutating func addUIKitCoreMembers3Part6() {
        property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        property("accessibilityLabel", \UIBarItem.accessibilityLabel)
        property("image", \UIBarItem.image)
        property("imageInsets", \UIBarItem.imageInsets)
        property("isEnabled", \UIBarItem.isEnabled)
        property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
        property("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
        property("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
        property("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
        property("tag", \UIBarItem.tag)
        property("title", \UIBarItem.title)
        function("UIBarItem()") { _ in UIBarItem() }
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitCoreMembers3Part7() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers3Part8() {
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
    private mutating func addUIKitCoreMembers3Part9() {
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
}
