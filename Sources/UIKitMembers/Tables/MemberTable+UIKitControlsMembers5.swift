// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIKeyboardAppearance to UIPopoverArrowDirection.
    mutating func addUIKitControlsMembers5() {
        addUIKitControlsMembers5Part0()
        addUIKitControlsMembers5Part1()
        addUIKitControlsMembers5Part2()
        addUIKitControlsMembers5Part3()
        addUIKitControlsMembers5Part4()
        addUIKitControlsMembers5Part5()
        addUIKitControlsMembers5Part6()
        addUIKitControlsMembers5Part7()
        addUIKitControlsMembers5Part8()
        addUIKitControlsMembers5Part9()
        addUIKitControlsMembers5Part10()
        addUIKitControlsMembers5Part11()
        addUIKitControlsMembers5Part12()
        addUIKitControlsMembers5Part13()
        addUIKitControlsMembers5Part14()
        addUIKitControlsMembers5Part15()
    }

    /// Adds members of UIKeyboardAppearance.
    private mutating func addUIKitControlsMembers5Part0() {
        constant("UIKeyboardAppearance.alert") { UIKeyboardAppearance.alert }
        enumeration(UIKeyboardAppearance.self)
    }

    /// Adds members of UIKeyboardType.
    private mutating func addUIKitControlsMembers5Part1() {
        constant("UIKeyboardType.alphabet") { UIKeyboardType.alphabet }
        enumeration(UIKeyboardType.self)
    }

    /// Adds members of UILongPressGestureRecognizer.
    private mutating func addUIKitControlsMembers5Part2() {
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        function("UILongPressGestureRecognizer()") { _ in UILongPressGestureRecognizer() }
        function("UILongPressGestureRecognizer(target:action:)") {
            UILongPressGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIMenuController.
    private mutating func addUIKitControlsMembers5Part3() {
        property("arrowDirection", \UIMenuController.arrowDirection)
        property("isMenuVisible", \UIMenuController.isMenuVisible)
        property("menuFrame", \UIMenuController.menuFrame)
        property("menuItems", \UIMenuController.menuItems)
        function("UIMenuController()") { _ in UIMenuController() }
        method("hideMenu()", of: UIMenuController.self) { base, _ in base.hideMenu() }
        method("hideMenu(from:)", of: UIMenuController.self) { $0.hideMenu(from: try $1.get(0)) }
        method("setMenuVisible(_:animated:)", of: UIMenuController.self) {
            $0.setMenuVisible(try $1.get(0), animated: try $1.get(1))
        }
        method("setTargetRect(_:in:)", of: UIMenuController.self) {
            $0.setTargetRect(try $1.get(0), in: try $1.get(1))
        }
        method("showMenu(from:rect:)", of: UIMenuController.self) {
            $0.showMenu(from: try $1.get(0), rect: try $1.get(1))
        }
        method("update()", of: UIMenuController.self) { base, _ in base.update() }
    }

    /// Adds members of UIMenuController.ArrowDirection.
    private mutating func addUIKitControlsMembers5Part4() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitControlsMembers5Part5() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitControlsMembers5Part6() {
        property("searchController", \UINavigationItem.searchController)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part7() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
    }

    /// Adds members of UINotificationFeedbackGenerator.FeedbackType.
    private mutating func addUIKitControlsMembers5Part8() {
        enumeration(UINotificationFeedbackGenerator.FeedbackType.self)
    }

    /// Adds members of UIPageControl.
    private mutating func addUIKitControlsMembers5Part9() {
        property("backgroundStyle", \UIPageControl.backgroundStyle)
        property("currentPage", \UIPageControl.currentPage)
        property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
        property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        property("numberOfPages", \UIPageControl.numberOfPages)
        property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
        function("UIPageControl()") { _ in UIPageControl() }
        function("UIPageControl(frame:)") { UIPageControl(frame: try $0.get(0)) }
        function("UIPageControl(frame:primaryAction:)") {
            UIPageControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("indicatorImage(forPage:)", of: UIPageControl.self) {
            $0.indicatorImage(forPage: try $1.get(0))
        }
        method("setIndicatorImage(_:forPage:)", of: UIPageControl.self) {
            $0.setIndicatorImage(try $1.get(0), forPage: try $1.get(1))
        }
        method("size(forNumberOfPages:)", of: UIPageControl.self) { $0.size(forNumberOfPages: try $1.get(0)) }
    }

    /// Adds members of UIPageControl.BackgroundStyle.
    private mutating func addUIKitControlsMembers5Part10() {
        enumeration(UIPageControl.BackgroundStyle.self)
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitControlsMembers5Part11() {
        property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        property("duration", \UIPercentDrivenInteractiveTransition.duration)
        property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
        property("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
        property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        function("UIPercentDrivenInteractiveTransition()") { _ in UIPercentDrivenInteractiveTransition() }
        method("cancel()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.cancel() }
        method("finish()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.finish() }
        method("pause()", of: UIPercentDrivenInteractiveTransition.self) { base, _ in base.pause() }
        method("startInteractiveTransition(_:)", of: UIPercentDrivenInteractiveTransition.self) {
            $0.startInteractiveTransition(try $1.get(0))
        }
        method("update(_:)", of: UIPercentDrivenInteractiveTransition.self) { $0.update(try $1.get(0)) }
    }

    /// Adds members of UIPickerView.
    private mutating func addUIKitControlsMembers5Part12() {
        property("dataSource", \UIPickerView.dataSource)
        property("delegate", \UIPickerView.delegate)
        property("numberOfComponents", \UIPickerView.numberOfComponents)
        property("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
        function("UIPickerView(frame:)") { UIPickerView(frame: try $0.get(0)) }
        method("numberOfRows(inComponent:)", of: UIPickerView.self) {
            $0.numberOfRows(inComponent: try $1.get(0))
        }
        method("reloadAllComponents()", of: UIPickerView.self) { base, _ in base.reloadAllComponents() }
        method("reloadComponent(_:)", of: UIPickerView.self) { $0.reloadComponent(try $1.get(0)) }
        method("rowSize(forComponent:)", of: UIPickerView.self) { $0.rowSize(forComponent: try $1.get(0)) }
        method("selectRow(_:inComponent:animated:)", of: UIPickerView.self) {
            $0.selectRow(try $1.get(0), inComponent: try $1.get(1), animated: try $1.get(2))
        }
        method("selectedRow(inComponent:)", of: UIPickerView.self) {
            $0.selectedRow(inComponent: try $1.get(0))
        }
        method("view(forRow:forComponent:)", of: UIPickerView.self) {
            $0.view(forRow: try $1.get(0), forComponent: try $1.get(1))
        }
    }

    /// Adds members of UIPickerViewDelegate.
    private mutating func addUIKitControlsMembers5Part13() {
        method("pickerView(_:attributedTitleForRow:forComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), attributedTitleForRow: try $1.get(1), forComponent: try $1.get(2))
        }
        method("pickerView(_:didSelectRow:inComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), didSelectRow: try $1.get(1), inComponent: try $1.get(2))
        }
        method("pickerView(_:rowHeightForComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), rowHeightForComponent: try $1.get(1))
        }
        method("pickerView(_:titleForRow:forComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), titleForRow: try $1.get(1), forComponent: try $1.get(2))
        }
        method("pickerView(_:viewForRow:forComponent:reusing:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(
                try $1.get(0), viewForRow: try $1.get(1), forComponent: try $1.get(2), reusing: try $1.get(3))
        }
        method("pickerView(_:widthForComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), widthForComponent: try $1.get(1))
        }
    }

    /// Adds members of UIPointerInteraction.
    private mutating func addUIKitControlsMembers5Part14() {
        property("delegate", \UIPointerInteraction.delegate)
        property("isEnabled", \UIPointerInteraction.isEnabled)
        property("view", \UIPointerInteraction.view)
        function("UIPointerInteraction()") { _ in UIPointerInteraction() }
        function("UIPointerInteraction(delegate:)") { UIPointerInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIPointerInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("invalidate()", of: UIPointerInteraction.self) { base, _ in base.invalidate() }
        method("willMove(to:)", of: UIPointerInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIPopoverArrowDirection.
    private mutating func addUIKitControlsMembers5Part15() {
        property("rawValue", \UIPopoverArrowDirection.rawValue)
        constant("UIPopoverArrowDirection.any") { UIPopoverArrowDirection.any }
        constant("UIPopoverArrowDirection.down") { UIPopoverArrowDirection.down }
        constant("UIPopoverArrowDirection.left") { UIPopoverArrowDirection.left }
        constant("UIPopoverArrowDirection.right") { UIPopoverArrowDirection.right }
        constant("UIPopoverArrowDirection.unknown") { UIPopoverArrowDirection.unknown }
        constant("UIPopoverArrowDirection.up") { UIPopoverArrowDirection.up }
        function("UIPopoverArrowDirection(rawValue:)") { UIPopoverArrowDirection(rawValue: try $0.get(0)) }
    }
}
