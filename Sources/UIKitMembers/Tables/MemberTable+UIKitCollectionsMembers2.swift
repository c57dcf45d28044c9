// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICellAccessory to UICollectionLayoutListConfiguration.HeaderMode.
    mutating func addUIKitCollectionsMembers2() {
        addUIKitCollectionsMembers2Part0()
        addUIKitCollectionsMembers2Part1()
        addUIKitCollectionsMembers2Part2()
        addUIKitCollectionsMembers2Part3()
        addUIKitCollectionsMembers2Part4()
        addUIKitCollectionsMembers2Part5()
        addUIKitCollectionsMembers2Part6()
        addUIKitCollectionsMembers2Part7()
        addUIKitCollectionsMembers2Part8()
        addUIKitCollectionsMembers2Part9()
        addUIKitCollectionsMembers2Part10()
        addUIKitCollectionsMembers2Part11()
        addUIKitCollectionsMembers2Part12()
    }

    /// Adds members of UICellAccessory.
    private mutating func addUIKitCollectionsMembers2Part0() {
        function("UICellAccessory.checkmark()") { _ in UICellAccessory.checkmark() }
        function("UICellAccessory.checkmark(displayed:)") {
            UICellAccessory.checkmark(displayed: try $0.get(0))
        }
        function("UICellAccessory.checkmark(displayed:options:)") {
            UICellAccessory.checkmark(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.checkmark(options:)") { UICellAccessory.checkmark(options: try $0.get(0)) }
        function("UICellAccessory.customView(configuration:)") {
            UICellAccessory.customView(configuration: try $0.get(0))
        }
        function("UICellAccessory.delete()") { _ in UICellAccessory.delete() }
        function("UICellAccessory.delete(displayed:)") { UICellAccessory.delete(displayed: try $0.get(0)) }
        function("UICellAccessory.delete(displayed:options:)") {
            UICellAccessory.delete(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.detail()") { _ in UICellAccessory.detail() }
        function("UICellAccessory.detail(displayed:)") { UICellAccessory.detail(displayed: try $0.get(0)) }
        function("UICellAccessory.detail(displayed:options:)") {
            UICellAccessory.detail(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.disclosureIndicator()") { _ in UICellAccessory.disclosureIndicator() }
        function("UICellAccessory.disclosureIndicator(displayed:)") {
            UICellAccessory.disclosureIndicator(displayed: try $0.get(0))
        }
        function("UICellAccessory.disclosureIndicator(displayed:options:)") {
            UICellAccessory.disclosureIndicator(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.disclosureIndicator(options:)") {
            UICellAccessory.disclosureIndicator(options: try $0.get(0))
        }
        function("UICellAccessory.insert()") { _ in UICellAccessory.insert() }
        function("UICellAccessory.insert(displayed:)") { UICellAccessory.insert(displayed: try $0.get(0)) }
        function("UICellAccessory.insert(displayed:options:)") {
            UICellAccessory.insert(displayed: try $0.get(0), options: try $0.get(1))
        }
    }

    /// Adds members of UICellAccessory.
    private mutating func addUIKitCollectionsMembers2Part1() {
        function("UICellAccessory.label(text:)") { UICellAccessory.label(text: try $0.get(0)) }
        function("UICellAccessory.label(text:displayed:)") {
            UICellAccessory.label(text: try $0.get(0), displayed: try $0.get(1))
        }
        function("UICellAccessory.label(text:displayed:options:)") {
            UICellAccessory.label(text: try $0.get(0), displayed: try $0.get(1), options: try $0.get(2))
        }
        function("UICellAccessory.label(text:options:)") {
            UICellAccessory.label(text: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.multiselect()") { _ in UICellAccessory.multiselect() }
        function("UICellAccessory.multiselect(displayed:)") {
            UICellAccessory.multiselect(displayed: try $0.get(0))
        }
        function("UICellAccessory.multiselect(displayed:options:)") {
            UICellAccessory.multiselect(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.multiselect(options:)") {
            UICellAccessory.multiselect(options: try $0.get(0))
        }
        function("UICellAccessory.outlineDisclosure()") { _ in UICellAccessory.outlineDisclosure() }
        function("UICellAccessory.outlineDisclosure(displayed:)") {
            UICellAccessory.outlineDisclosure(displayed: try $0.get(0))
        }
        function("UICellAccessory.outlineDisclosure(displayed:options:)") {
            UICellAccessory.outlineDisclosure(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.popUpMenu(_:)") { UICellAccessory.popUpMenu(try $0.get(0)) }
        function("UICellAccessory.popUpMenu(_:displayed:)") {
            UICellAccessory.popUpMenu(try $0.get(0), displayed: try $0.get(1))
        }
        function("UICellAccessory.popUpMenu(_:displayed:options:)") {
            UICellAccessory.popUpMenu(try $0.get(0), displayed: try $0.get(1), options: try $0.get(2))
        }
        function("UICellAccessory.reorder()") { _ in UICellAccessory.reorder() }
        function("UICellAccessory.reorder(displayed:)") { UICellAccessory.reorder(displayed: try $0.get(0)) }
    }

    /// Adds members of UICellAccessory.
    private mutating func addUIKitCollectionsMembers2Part2() {
        function("UICellAccessory.reorder(displayed:options:)") {
            UICellAccessory.reorder(displayed: try $0.get(0), options: try $0.get(1))
        }
        function("UICellAccessory.reorder(options:)") { UICellAccessory.reorder(options: try $0.get(0)) }
    }

    /// Adds members of UICellAccessory.CustomViewConfiguration.
    private mutating func addUIKitCollectionsMembers2Part3() {
        property("customView", \UICellAccessory.CustomViewConfiguration.customView)
        property("isHidden", \UICellAccessory.CustomViewConfiguration.isHidden)
        property("placement", \UICellAccessory.CustomViewConfiguration.placement)
        property("tintColor", \UICellAccessory.CustomViewConfiguration.tintColor)
        function("UICellAccessory.CustomViewConfiguration(customView:placement:)") {
            UICellAccessory.CustomViewConfiguration(customView: try $0.get(0), placement: try $0.get(1))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:isHidden:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), isHidden: try $0.get(2))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:isHidden:tintColor:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), isHidden: try $0.get(2),
                tintColor: try $0.get(3))
        }
        function("UICellAccessory.CustomViewConfiguration(customView:placement:tintColor:)") {
            UICellAccessory.CustomViewConfiguration(
                customView: try $0.get(0), placement: try $0.get(1), tintColor: try $0.get(2))
        }
    }

    /// Adds members of UICellAccessory.DisplayedState.
    private mutating func addUIKitCollectionsMembers2Part4() {
        enumeration(UICellAccessory.DisplayedState.self)
    }

    /// Adds members of UICellAccessory.Options.
    private mutating func addUIKitCollectionsMembers2Part5() {
        property(
            "adjustsFontForContentSizeCategory", \UICellAccessory.Options.adjustsFontForContentSizeCategory)
        property("backgroundColor", \UICellAccessory.Options.backgroundColor)
        property("font", \UICellAccessory.Options.font)
        property("isHidden", \UICellAccessory.Options.isHidden)
        property("reservedLayoutWidth", \UICellAccessory.Options.reservedLayoutWidth)
        property("showsVerticalSeparator", \UICellAccessory.Options.showsVerticalSeparator)
        property("tintColor", \UICellAccessory.Options.tintColor)
        function("UICellAccessory.Options()") { _ in UICellAccessory.Options() }
        function("UICellAccessory.Options(isHidden:)") { UICellAccessory.Options(isHidden: try $0.get(0)) }
        function("UICellAccessory.Options(isHidden:reservedLayoutWidth:)") {
            UICellAccessory.Options(isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1))
        }
        function("UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:)") {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2))
        }
        function("UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)") {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2),
                backgroundColor: try $0.get(3))
        }
        function(
            "UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:backgroundColor:showsVerticalSeparator:)"
        ) {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2),
                backgroundColor: try $0.get(3), showsVerticalSeparator: try $0.get(4))
        }
        function(
            "UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:backgroundColor:showsVerticalSeparator:adjustsFontForContentSizeCategory:)"
        ) {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2),
                backgroundColor: try $0.get(3), showsVerticalSeparator: try $0.get(4),
                adjustsFontForContentSizeCategory: try $0.get(5))
        }
        function(
            "UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:backgroundColor:showsVerticalSeparator:font:)"
        ) {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2),
                backgroundColor: try $0.get(3), showsVerticalSeparator: try $0.get(4), font: try $0.get(5))
        }
    }

    /// Adds members of UICellAccessory.Options.
    private mutating func addUIKitCollectionsMembers2Part6() {
        function(
            "UICellAccessory.Options(isHidden:reservedLayoutWidth:tintColor:backgroundColor:showsVerticalSeparator:font:adjustsFontForContentSizeCategory:)"
        ) {
            UICellAccessory.Options(
                isHidden: try $0.get(0), reservedLayoutWidth: try $0.get(1), tintColor: try $0.get(2),
                backgroundColor: try $0.get(3), showsVerticalSeparator: try $0.get(4), font: try $0.get(5),
                adjustsFontForContentSizeCategory: try $0.get(6))
        }
    }

    /// Adds members of UICellAccessory.OutlineDisclosureOptions.
    private mutating func addUIKitCollectionsMembers2Part7() {
        property("style", \UICellAccessory.OutlineDisclosureOptions.style)
        property("tintColor", \UICellAccessory.OutlineDisclosureOptions.tintColor)
        function("UICellAccessory.OutlineDisclosureOptions()") { _ in
            UICellAccessory.OutlineDisclosureOptions()
        }
        function("UICellAccessory.OutlineDisclosureOptions(style:)") {
            UICellAccessory.OutlineDisclosureOptions(style: try $0.get(0))
        }
        function("UICellAccessory.OutlineDisclosureOptions(style:tintColor:)") {
            UICellAccessory.OutlineDisclosureOptions(style: try $0.get(0), tintColor: try $0.get(1))
        }
        function("UICellAccessory.OutlineDisclosureOptions(tintColor:)") {
            UICellAccessory.OutlineDisclosureOptions(tintColor: try $0.get(0))
        }
    }

    /// Adds members of UICellAccessory.OutlineDisclosureOptions.Style.
    private mutating func addUIKitCollectionsMembers2Part8() {
        enumeration(UICellAccessory.OutlineDisclosureOptions.Style.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.
    private mutating func addUIKitCollectionsMembers2Part9() {
        property("appearance", \UICollectionLayoutListConfiguration.appearance)
        property("backgroundColor", \UICollectionLayoutListConfiguration.backgroundColor)
        property("footerMode", \UICollectionLayoutListConfiguration.footerMode)
        property("headerMode", \UICollectionLayoutListConfiguration.headerMode)
        property("headerTopPadding", \UICollectionLayoutListConfiguration.headerTopPadding)
        property("itemSeparatorHandler", \UICollectionLayoutListConfiguration.itemSeparatorHandler)
        property(
            "leadingSwipeActionsConfigurationProvider",
            \UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider)
        property("separatorConfiguration", \UICollectionLayoutListConfiguration.separatorConfiguration)
        property("showsSeparators", \UICollectionLayoutListConfiguration.showsSeparators)
        property(
            "trailingSwipeActionsConfigurationProvider",
            \UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider)
        function("UICollectionLayoutListConfiguration(appearance:)") {
            UICollectionLayoutListConfiguration(appearance: try $0.get(0))
        }
    }

    /// Adds members of UICollectionLayoutListConfiguration.Appearance.
    private mutating func addUIKitCollectionsMembers2Part10() {
        enumeration(UICollectionLayoutListConfiguration.Appearance.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.FooterMode.
    private mutating func addUIKitCollectionsMembers2Part11() {
        enumeration(UICollectionLayoutListConfiguration.FooterMode.self)
    }

    /// Adds members of UICollectionLayoutListConfiguration.HeaderMode.
    private mutating func addUIKitCollectionsMembers2Part12() {
        enumeration(UICollectionLayoutListConfiguration.HeaderMode.self)
    }
}
