// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIBarButtonItem to UIContentUnavailableConfigurationState.
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
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitCoreMembers2Part0() {
        property("action", \UIBarButtonItem.action)
        property("badge", \UIBarButtonItem.badge)
        property("buttonGroup", \UIBarButtonItem.buttonGroup)
        property("customView", \UIBarButtonItem.customView)
        property("hidesSharedBackground", \UIBarButtonItem.hidesSharedBackground)
        property("identifier", \UIBarButtonItem.identifier)
        property("isHidden", \UIBarButtonItem.isHidden)
        property("menu", \UIBarButtonItem.menu)
        property("possibleTitles", \UIBarButtonItem.possibleTitles)
        property("primaryAction", \UIBarButtonItem.primaryAction)
        property("sharesBackground", \UIBarButtonItem.sharesBackground)
        property("style", \UIBarButtonItem.style)
        property("target", \UIBarButtonItem.target)
        property("tintColor", \UIBarButtonItem.tintColor)
        property("width", \UIBarButtonItem.width)
        function("UIBarButtonItem(barButtonSystemItem:target:action:)") {
            UIBarButtonItem(barButtonSystemItem: try $0.get(0), target: try $0.get(1), action: try $0.get(2))
        }
        function("UIBarButtonItem(customView:)") { UIBarButtonItem(customView: try $0.get(0)) }
        function("UIBarButtonItem(image:landscapeImagePhone:style:target:action:)") {
            UIBarButtonItem(
                image: try $0.get(0), landscapeImagePhone: try $0.get(1), style: try $0.get(2),
                target: try $0.get(3), action: try $0.get(4))
        }
        function("UIBarButtonItem(image:style:target:action:)") {
            UIBarButtonItem(
                image: try $0.get(0), style: try $0.get(1), target: try $0.get(2), action: try $0.get(3))
        }
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
    }

    /// Adds members of UIBarButtonItem.
    private mutating func addUIKitCoreMembers2Part1() {
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
        function("UIBarButtonItem(title:style:target:action:)") {
            UIBarButtonItem(
                title: try $0.get(0), style: try $0.get(1), target: try $0.get(2), action: try $0.get(3))
        }
        method("backButtonTitlePositionAdjustment(for:)", of: UIBarButtonItem.self) {
            $0.backButtonTitlePositionAdjustment(for: try $1.get(0))
        }
        method("creatingFixedGroup()", of: UIBarButtonItem.self) { base, _ in base.creatingFixedGroup() }
        method("creatingMovableGroup(customizationIdentifier:)", of: UIBarButtonItem.self) {
            $0.creatingMovableGroup(customizationIdentifier: try $1.get(0))
        }
        method("creatingOptionalGroup(customizationIdentifier:)", of: UIBarButtonItem.self) {
            $0.creatingOptionalGroup(customizationIdentifier: try $1.get(0))
        }
        method(
            "creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:)",
            of: UIBarButtonItem.self
        ) {
            $0.creatingOptionalGroup(
                customizationIdentifier: try $1.get(0), isInDefaultCustomization: try $1.get(1))
        }
        method("setBackButtonTitlePositionAdjustment(_:for:)", of: UIBarButtonItem.self) {
            $0.setBackButtonTitlePositionAdjustment(try $1.get(0), for: try $1.get(1))
        }
        function("UIBarButtonItem.fixedSpace()") { _ in UIBarButtonItem.fixedSpace() }
        function("UIBarButtonItem.fixedSpace(_:)") { UIBarButtonItem.fixedSpace(try $0.get(0)) }
        function("UIBarButtonItem.flexibleSpace()") { _ in UIBarButtonItem.flexibleSpace() }
    }

    /// Adds members of UIBarButtonItem.Badge.
    private mutating func addUIKitCoreMembers2Part2() {
        property("backgroundColor", \UIBarButtonItem.Badge.backgroundColor)
        property("font", \UIBarButtonItem.Badge.font)
        property("foregroundColor", \UIBarButtonItem.Badge.foregroundColor)
        property("stringValue", \UIBarButtonItem.Badge.stringValue)
        function("UIBarButtonItem.Badge.count(_:)") { UIBarButtonItem.Badge.count(try $0.get(0)) }
        function("UIBarButtonItem.Badge.indicator()") { _ in UIBarButtonItem.Badge.indicator() }
        function("UIBarButtonItem.Badge.string(_:)") { UIBarButtonItem.Badge.string(try $0.get(0)) }
    }

    /// Adds members of UIBarButtonItem.Style.
    private mutating func addUIKitCoreMembers2Part3() {
        constant("UIBarButtonItem.Style.prominent") { UIBarButtonItem.Style.prominent }
        enumeration(UIBarButtonItem.Style.self)
    }

    /// Adds members of UIBarButtonItem.SystemItem.
    private mutating func addUIKitCoreMembers2Part4() {
        enumeration(UIBarButtonItem.SystemItem.self)
    }

    /// Adds members of UIBarButtonItemGroup.
    private mutating func addUIKitCoreMembers2Part5() {
        property("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
        property("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
        property("isDisplayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem)
        property("isHidden", \UIBarButtonItemGroup.isHidden)
        property("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
        property("representativeItem", \UIBarButtonItemGroup.representativeItem)
        function("UIBarButtonItemGroup(barButtonItems:representativeItem:)") {
            UIBarButtonItemGroup(barButtonItems: try $0.get(0), representativeItem: try $0.get(1))
        }
        function("UIBarButtonItemGroup.fixedGroup(representativeItem:items:)") {
            UIBarButtonItemGroup.fixedGroup(representativeItem: try $0.get(0), items: try $0.get(1))
        }
        function("UIBarButtonItemGroup.movableGroup(customizationIdentifier:representativeItem:items:)") {
            UIBarButtonItemGroup.movableGroup(
                customizationIdentifier: try $0.get(0), representativeItem: try $0.get(1),
                items: try $0.get(2))
        }
        function(
            "UIBarButtonItemGroup.optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:)"
        ) {
            UIBarButtonItemGroup.optionalGroup(
                customizationIdentifier: try $0.get(0), isInDefaultCustomization: try $0.get(1),
                representativeItem: try $0.get(2), items: try $0.get(3))
        }
    }

    /// Adds members of UIBarItem.
    private mutating func addUIKitCoreMembers2Part6() {
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
        method("setValue(_:forKey:)", of: UIBarItem.self) {
            $0.setValue(try $1.get(0), forKey: try $1.get(1))
        }
        method("setValue(_:forKeyPath:)", of: UIBarItem.self) {
            $0.setValue(try $1.get(0), forKeyPath: try $1.get(1))
        }
        method("titleTextAttributes(for:)", of: UIBarItem.self) { $0.titleTextAttributes(for: try $1.get(0)) }
        method("value(forKey:)", of: UIBarItem.self) { $0.value(forKey: try $1.get(0)) }
        method("value(forKeyPath:)", of: UIBarItem.self) { $0.value(forKeyPath: try $1.get(0)) }
    }

    /// Adds members of UIBarMetrics.
    private mutating func addUIKitCoreMembers2Part7() {
        enumeration(UIBarMetrics.self)
    }

    /// Adds members of UIBarPosition.
    private mutating func addUIKitCoreMembers2Part8() {
        enumeration(UIBarPosition.self)
    }

    /// Adds members of UIBarPositioningDelegate.
    private mutating func addUIKitCoreMembers2Part9() {
        method("position(for:)", of: UIBarPositioningDelegate.self) { $0.position(for: try $1.get(0)) }
    }

    /// Adds members of UIBarStyle.
    private mutating func addUIKitCoreMembers2Part10() {
        constant("UIBarStyle.blackOpaque") { UIBarStyle.blackOpaque }
        enumeration(UIBarStyle.self)
    }

    /// Adds members of UIContentUnavailableConfigurationState.
    private mutating func addUIKitCoreMembers2Part11() {
        property("searchText", \UIContentUnavailableConfigurationState.searchText)
        property("traitCollection", \UIContentUnavailableConfigurationState.traitCollection)
        function("UIContentUnavailableConfigurationState(traitCollection:)") {
            UIContentUnavailableConfigurationState(traitCollection: try $0.get(0))
        }
    }
}
