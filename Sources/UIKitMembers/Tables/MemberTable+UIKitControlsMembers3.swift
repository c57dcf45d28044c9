// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UICalendarSelectionSingleDate to UICornerRadius.
    mutating func addUIKitControlsMembers3() {
        addUIKitControlsMembers3Part0()
        addUIKitControlsMembers3Part1()
        addUIKitControlsMembers3Part2()
        addUIKitControlsMembers3Part3()
        addUIKitControlsMembers3Part4()
        addUIKitControlsMembers3Part5()
        addUIKitControlsMembers3Part6()
        addUIKitControlsMembers3Part7()
        addUIKitControlsMembers3Part8()
        addUIKitControlsMembers3Part9()
        addUIKitControlsMembers3Part10()
        addUIKitControlsMembers3Part11()
        addUIKitControlsMembers3Part12()
        addUIKitControlsMembers3Part13()
        addUIKitControlsMembers3Part14()
        addUIKitControlsMembers3Part15()
        addUIKitControlsMembers3Part16()
    }

    /// Adds members of UICalendarSelectionSingleDate.
    private mutating func addUIKitControlsMembers3Part0() {
        property("delegate", \UICalendarSelectionSingleDate.delegate)
        property("selectedDate", \UICalendarSelectionSingleDate.selectedDate)
        function("UICalendarSelectionSingleDate(delegate:)") {
            UICalendarSelectionSingleDate(delegate: try $0.get(0))
        }
        method("setSelected(_:animated:)", of: UICalendarSelectionSingleDate.self) {
            $0.setSelected(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UICalendarSelectionSingleDateDelegate.
    private mutating func addUIKitControlsMembers3Part1() {
        method("dateSelection(_:canSelectDate:)", of: UICalendarSelectionSingleDateDelegate.self) {
            $0.dateSelection(try $1.get(0), canSelectDate: try $1.get(1))
        }
    }

    /// Adds members of UICalendarView.
    private mutating func addUIKitControlsMembers3Part2() {
        property("availableDateRange", \UICalendarView.availableDateRange)
        property("calendar", \UICalendarView.calendar)
        property("delegate", \UICalendarView.delegate)
        property("fontDesign", \UICalendarView.fontDesign)
        property("locale", \UICalendarView.locale)
        property("selectionBehavior", \UICalendarView.selectionBehavior)
        property("timeZone", \UICalendarView.timeZone)
        property("visibleDateComponents", \UICalendarView.visibleDateComponents)
        property("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
        function("UICalendarView()") { _ in UICalendarView() }
        function("UICalendarView(frame:)") { UICalendarView(frame: try $0.get(0)) }
        method("reloadDecorations(forDateComponents:animated:)", of: UICalendarView.self) {
            $0.reloadDecorations(forDateComponents: try $1.get(0), animated: try $1.get(1))
        }
        method("setVisibleDateComponents(_:animated:)", of: UICalendarView.self) {
            $0.setVisibleDateComponents(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UICalendarView.Decoration.
    private mutating func addUIKitControlsMembers3Part3() {
        function("UICalendarView.Decoration()") { _ in UICalendarView.Decoration() }
        function("UICalendarView.Decoration(color:)") { UICalendarView.Decoration(color: try $0.get(0)) }
        function("UICalendarView.Decoration(color:size:)") {
            UICalendarView.Decoration(color: try $0.get(0), size: try $0.get(1))
        }
        function("UICalendarView.Decoration(image:)") { UICalendarView.Decoration(image: try $0.get(0)) }
        function("UICalendarView.Decoration(image:color:)") {
            UICalendarView.Decoration(image: try $0.get(0), color: try $0.get(1))
        }
        function("UICalendarView.Decoration(image:color:size:)") {
            UICalendarView.Decoration(image: try $0.get(0), color: try $0.get(1), size: try $0.get(2))
        }
        function("UICalendarView.Decoration(image:size:)") {
            UICalendarView.Decoration(image: try $0.get(0), size: try $0.get(1))
        }
        function("UICalendarView.Decoration.image(_:)") { UICalendarView.Decoration.image(try $0.get(0)) }
        function("UICalendarView.Decoration.image(_:color:)") {
            UICalendarView.Decoration.image(try $0.get(0), color: try $0.get(1))
        }
        function("UICalendarView.Decoration.image(_:color:size:)") {
            UICalendarView.Decoration.image(try $0.get(0), color: try $0.get(1), size: try $0.get(2))
        }
        function("UICalendarView.Decoration.image(_:size:)") {
            UICalendarView.Decoration.image(try $0.get(0), size: try $0.get(1))
        }
    }

    /// Adds members of UICalendarView.DecorationSize.
    private mutating func addUIKitControlsMembers3Part4() {
        enumeration(UICalendarView.DecorationSize.self)
    }

    /// Adds members of UICalendarViewDelegate.
    private mutating func addUIKitControlsMembers3Part5() {
        method("calendarView(_:didChangeVisibleDateComponentsFrom:)", of: UICalendarViewDelegate.self) {
            $0.calendarView(try $1.get(0), didChangeVisibleDateComponentsFrom: try $1.get(1))
        }
    }

    /// Adds members of UIColor.
    private mutating func addUIKitControlsMembers3Part6() {
        constant("UIColor.readableTypeIdentifiersForItemProvider") {
            UIColor.readableTypeIdentifiersForItemProvider
        }
        constant("UIColor.writableTypeIdentifiersForItemProvider") {
            UIColor.writableTypeIdentifiersForItemProvider
        }
    }

    /// Adds members of UICommand.
    private mutating func addUIKitControlsMembers3Part7() {
        property("action", \UICommand.action)
        property("attributes", \UICommand.attributes)
        property("discoverabilityTitle", \UICommand.discoverabilityTitle)
        property("propertyList", \UICommand.propertyList)
        property("state", \UICommand.state)
    }

    /// Adds members of UIContextMenuConfiguration.
    private mutating func addUIKitControlsMembers3Part8() {
        property("identifier", \UIContextMenuConfiguration.identifier)
        property("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
        function("UIContextMenuConfiguration()") { _ in UIContextMenuConfiguration() }
    }

    /// Adds members of UIContextMenuConfiguration.ElementOrder.
    private mutating func addUIKitControlsMembers3Part9() {
        enumeration(UIContextMenuConfiguration.ElementOrder.self)
    }

    /// Adds members of UIContextMenuInteraction.
    private mutating func addUIKitControlsMembers3Part10() {
        property("delegate", \UIContextMenuInteraction.delegate)
        property("menuAppearance", \UIContextMenuInteraction.menuAppearance)
        property("view", \UIContextMenuInteraction.view)
        function("UIContextMenuInteraction(delegate:)") { UIContextMenuInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIContextMenuInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("dismissMenu()", of: UIContextMenuInteraction.self) { base, _ in base.dismissMenu() }
        method("location(in:)", of: UIContextMenuInteraction.self) { $0.location(in: try $1.get(0)) }
        method("willMove(to:)", of: UIContextMenuInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIContextMenuInteraction.Appearance.
    private mutating func addUIKitControlsMembers3Part11() {
        enumeration(UIContextMenuInteraction.Appearance.self)
    }

    /// Adds members of UIContextMenuInteractionCommitStyle.
    private mutating func addUIKitControlsMembers3Part12() {
        enumeration(UIContextMenuInteractionCommitStyle.self)
    }

    /// Adds members of UIContextMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part13() {
        method(
            "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), configuration: try $1.get(1),
                dismissalPreviewForItemWithIdentifier: try $1.get(2))
        }
        method(
            "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), configuration: try $1.get(1),
                highlightPreviewForItemWithIdentifier: try $1.get(2))
        }
        method(
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(try $1.get(0), previewForDismissingMenuWithConfiguration: try $1.get(1))
        }
        method(
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), previewForHighlightingMenuWithConfiguration: try $1.get(1))
        }
        method(
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), willDisplayMenuFor: try $1.get(1), animator: try $1.get(2))
        }
        method("contextMenuInteraction(_:willEndFor:animator:)", of: UIContextMenuInteractionDelegate.self) {
            $0.contextMenuInteraction(try $1.get(0), willEndFor: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UIContextMenuInteractionDelegate.
    private mutating func addUIKitControlsMembers3Part14() {
        method(
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
            of: UIContextMenuInteractionDelegate.self
        ) {
            $0.contextMenuInteraction(
                try $1.get(0), willPerformPreviewActionForMenuWith: try $1.get(1), animator: try $1.get(2))
        }
    }

    /// Adds members of UICornerConfiguration.
    private mutating func addUIKitControlsMembers3Part15() {
        function("UICornerConfiguration.capsule()") { _ in UICornerConfiguration.capsule() }
        function("UICornerConfiguration.capsule(maximumRadius:)") {
            UICornerConfiguration.capsule(maximumRadius: try $0.get(0))
        }
        function("UICornerConfiguration.corners(radius:)") {
            UICornerConfiguration.corners(radius: try $0.get(0))
        }
        function("UICornerConfiguration.uniformCorners(radius:)") {
            UICornerConfiguration.uniformCorners(radius: try $0.get(0))
        }
    }

    /// Adds members of UICornerRadius.
    private mutating func addUIKitControlsMembers3Part16() {
        function("UICornerRadius(floatLiteral:)") { UICornerRadius(floatLiteral: try $0.get(0)) }
        function("UICornerRadius(integerLiteral:)") { UICornerRadius(integerLiteral: try $0.get(0)) }
        function("UICornerRadius.containerConcentric()") { _ in UICornerRadius.containerConcentric() }
        function("UICornerRadius.containerConcentric(minimum:)") {
            UICornerRadius.containerConcentric(minimum: try $0.get(0))
        }
        function("UICornerRadius.fixed(_:)") { UICornerRadius.fixed(try $0.get(0)) }
    }
}
