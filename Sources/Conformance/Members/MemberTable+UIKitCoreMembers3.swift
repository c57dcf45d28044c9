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

    /// Adds members of UIAccessibilityCustomAction.
    private mutating func addUIKitCoreMembers3Part1() {
        property("name", \UIAccessibilityCustomAction.name)
        property("selector", \UIAccessibilityCustomAction.selector)
        property("target", \UIAccessibilityCustomAction.target)
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIKitCoreMembers3Part2() {
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
    private mutating func addUIKitCoreMembers3Part3() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIKitCoreMembers3Part4() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAdaptivePresentationControllerDelegate.
    private mutating func addUIKitCoreMembers3Part5() {
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
    private mutating func addUIKitCoreMembers3Part6() {
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
    private mutating func addUIKitCoreMembers3Part7() {
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
        method("titleTextAttributes(for:)", of: UIBarItem.self) { $0.titleTextAttributes(for: try $1.get(0)) }
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitCoreMembers3Part8() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitCoreMembers3Part9() {
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
}
