// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIAccessibilityTraits to UIControl.
    mutating func addUIKitCoreMembers2() {
        addUIKitCoreMembers2Part0()
        addUIKitCoreMembers2Part1()
        addUIKitCoreMembers2Part2()
        addUIKitCoreMembers2Part3()
        addUIKitCoreMembers2Part4()
        addUIKitCoreMembers2Part5()
        addUIKitCoreMembers2Part6()
        addUIKitCoreMembers2Part7()
        addUIKitCoreMembers2Part8()
        addUIKitCoreMembers2Part9()
        addUIKitCoreMembers2Part10()
        addUIKitCoreMembers2Part11()
        addUIKitCoreMembers2Part12()
    }

    /// Adds members of UIAccessibilityTraits.
    private mutating func addUIKitCoreMembers2Part0() {
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
    private mutating func addUIKitCoreMembers2Part1() {
        property("attributes", \UIAction.attributes)
        property("identifier", \UIAction.identifier)
        property("sender", \UIAction.sender)
        property("state", \UIAction.state)
    }

    /// Adds members of UIAction.Identifier.
    private mutating func addUIKitCoreMembers2Part2() {
        property("rawValue", \UIAction.Identifier.rawValue)
        function("UIAction.Identifier(_:)") { UIAction.Identifier(try $0.get(0)) }
        function("UIAction.Identifier(rawValue:)") { UIAction.Identifier(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIAdaptivePresentationControllerDelegate.
    private mutating func addUIKitCoreMembers2Part3() {
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
    private mutating func addUIKitCoreMembers2Part4() {
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
    private mutating func addUIKitCoreMembers2Part5() {
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
        method("awakeFromNib()", of: UIBarItem.self) { base, _ in base.awakeFromNib() }
        method("titleTextAttributes(for:)", of: UIBarItem.self) { $0.titleTextAttributes(for: try $1.get(0)) }
        method("value(forKey:)", of: UIBarItem.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: UIBarItem.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of UIBarPositioningDelegate.
    private mutating func addUIKitCoreMembers2Part6() {
        method("position(for:)", of: UIBarPositioningDelegate.self) { $0.position(for: try $1.get(0)) }
    }

    /// Adds members of UIBlurEffect.
    private mutating func addUIKitCoreMembers2Part7() {
        function("UIBlurEffect(style:)") { UIBlurEffect(style: try $0.get(0)) }
    }

    /// Adds members of UICommand.
    private mutating func addUIKitCoreMembers2Part8() {
        property("action", \UICommand.action)
        property("attributes", \UICommand.attributes)
        property("discoverabilityTitle", \UICommand.discoverabilityTitle)
        property("propertyList", \UICommand.propertyList)
        property("state", \UICommand.state)
    }

    /// Adds members of UIContentUnavailableConfigurationState.
    private mutating func addUIKitCoreMembers2Part9() {
        property("searchText", \UIContentUnavailableConfigurationState.searchText)
        property("traitCollection", \UIContentUnavailableConfigurationState.traitCollection)
        function("UIContentUnavailableConfigurationState(traitCollection:)") {
            UIContentUnavailableConfigurationState(traitCollection: try $0.get(0))
        }
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitCoreMembers2Part10() {
        property("identifier", \UIContextMenuConfiguration.identifier)
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitCoreMembers2Part11() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIControl.
    private mutating func addUIKitCoreMembers2Part12() {
        property("allControlEvents", \UIControl.allControlEvents)
        property("allTargets", \UIControl.allTargets)
        property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        property("isEnabled", \UIControl.isEnabled)
        property("isHighlighted", \UIControl.isHighlighted)
        property("isSelected", \UIControl.isSelected)
        property("isTouchInside", \UIControl.isTouchInside)
        property("isTracking", \UIControl.isTracking)
        property("state", \UIControl.state)
        function("UIControl()") { _ in UIControl() }
        function("UIControl(frame:)") { UIControl(frame: try $0.get(0)) }
        function("UIControl(frame:primaryAction:)") {
            UIControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("addAction(_:for:)", of: UIControl.self) { $0.addAction(try $1.get(0), for: try $1.get(1)) }
        method("removeAction(_:for:)", of: UIControl.self) {
            $0.removeAction(try $1.get(0), for: try $1.get(1))
        }
        method("removeAction(identifiedBy:for:)", of: UIControl.self) {
            $0.removeAction(identifiedBy: try $1.get(0), for: try $1.get(1))
        }
        method("sendAction(_:)", of: UIControl.self) { $0.sendAction(try $1.get(0)) }
        method("sendActions(for:)", of: UIControl.self) { $0.sendActions(for: try $1.get(0)) }
    }
}
