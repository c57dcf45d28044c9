// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIMenuController to UIPickerViewDelegate.
    mutating func addUIKitControlsMembers6() {
        addUIKitControlsMembers6Part0()
        addUIKitControlsMembers6Part1()
        addUIKitControlsMembers6Part2()
        addUIKitControlsMembers6Part3()
        addUIKitControlsMembers6Part4()
        addUIKitControlsMembers6Part5()
        addUIKitControlsMembers6Part6()
        addUIKitControlsMembers6Part7()
        addUIKitControlsMembers6Part8()
        addUIKitControlsMembers6Part9()
        addUIKitControlsMembers6Part10()
        addUIKitControlsMembers6Part11()
        addUIKitControlsMembers6Part12()
        addUIKitControlsMembers6Part13()
        addUIKitControlsMembers6Part14()
        addUIKitControlsMembers6Part15()
    }

    /// Adds members of UIMenuController.
    private mutating func addUIKitControlsMembers6Part0() {
        property("arrowDirection", \UIMenuController.arrowDirection)
        property("isMenuVisible", \UIMenuController.isMenuVisible)
        property("menuFrame", \UIMenuController.menuFrame)
        property("menuItems", \UIMenuController.menuItems)
        constant("UIMenuController.shared") { UIMenuController.shared }
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
    private mutating func addUIKitControlsMembers6Part1() {
        enumeration(UIMenuController.ArrowDirection.self)
    }

    /// Adds members of UIMenuItem.
    private mutating func addUIKitControlsMembers6Part2() {
        property("action", \UIMenuItem.action)
        property("title", \UIMenuItem.title)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers6Part3() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        function("UINotificationFeedbackGenerator(view:)") {
            UINotificationFeedbackGenerator(view: try $0.get(0))
        }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
        method("notificationOccurred(_:at:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0), at: try $1.get(1))
        }
    }

    /// Adds members of UINotificationFeedbackGenerator.FeedbackType.
    private mutating func addUIKitControlsMembers6Part4() {
        enumeration(UINotificationFeedbackGenerator.FeedbackType.self)
    }

    /// Adds members of UIOpenURLContext.
    private mutating func addUIKitControlsMembers6Part5() {
        property("options", \UIOpenURLContext.options)
        property("url", \UIOpenURLContext.url)
    }

    /// Adds members of UIPageControl.
    private mutating func addUIKitControlsMembers6Part6() {
        property("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
        property("backgroundStyle", \UIPageControl.backgroundStyle)
        property("currentPage", \UIPageControl.currentPage)
        property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
        property("direction", \UIPageControl.direction)
        property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        property("interactionState", \UIPageControl.interactionState)
        property("numberOfPages", \UIPageControl.numberOfPages)
        property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        property("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
        property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
        property("progress", \UIPageControl.progress)
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
        method("updateCurrentPageDisplay()", of: UIPageControl.self) { base, _ in
            base.updateCurrentPageDisplay()
        }
    }

    /// Adds members of UIPageControl.BackgroundStyle.
    private mutating func addUIKitControlsMembers6Part7() {
        enumeration(UIPageControl.BackgroundStyle.self)
    }

    /// Adds members of UIPageControl.Direction.
    private mutating func addUIKitControlsMembers6Part8() {
        enumeration(UIPageControl.Direction.self)
    }

    /// Adds members of UIPageControl.InteractionState.
    private mutating func addUIKitControlsMembers6Part9() {
        enumeration(UIPageControl.InteractionState.self)
    }

    /// Adds members of UIPageControlProgress.
    private mutating func addUIKitControlsMembers6Part10() {
        property("currentProgress", \UIPageControlProgress.currentProgress)
        property("delegate", \UIPageControlProgress.delegate)
        property("isProgressVisible", \UIPageControlProgress.isProgressVisible)
        function("UIPageControlProgress()") { _ in UIPageControlProgress() }
    }

    /// Adds members of UIPageControlProgressDelegate.
    private mutating func addUIKitControlsMembers6Part11() {
        method("pageControlProgress(_:initialProgressForPage:)", of: UIPageControlProgressDelegate.self) {
            $0.pageControlProgress(try $1.get(0), initialProgressForPage: try $1.get(1))
        }
        method("pageControlProgressVisibilityDidChange(_:)", of: UIPageControlProgressDelegate.self) {
            $0.pageControlProgressVisibilityDidChange(try $1.get(0))
        }
    }

    /// Adds members of UIPageControlTimerProgress.
    private mutating func addUIKitControlsMembers6Part12() {
        property("isRunning", \UIPageControlTimerProgress.isRunning)
        property("preferredDuration", \UIPageControlTimerProgress.preferredDuration)
        property("resetsToInitialPageAfterEnd", \UIPageControlTimerProgress.resetsToInitialPageAfterEnd)
        function("UIPageControlTimerProgress(preferredDuration:)") {
            UIPageControlTimerProgress(preferredDuration: try $0.get(0))
        }
        method("duration(forPage:)", of: UIPageControlTimerProgress.self) {
            $0.duration(forPage: try $1.get(0))
        }
        method("pauseTimer()", of: UIPageControlTimerProgress.self) { base, _ in base.pauseTimer() }
        method("resumeTimer()", of: UIPageControlTimerProgress.self) { base, _ in base.resumeTimer() }
        method("setDuration(_:forPage:)", of: UIPageControlTimerProgress.self) {
            $0.setDuration(try $1.get(0), forPage: try $1.get(1))
        }
    }

    /// Adds members of UIPageControlTimerProgressDelegate.
    private mutating func addUIKitControlsMembers6Part13() {
        method(
            "pageControlTimerProgress(_:shouldAdvanceToPage:)", of: UIPageControlTimerProgressDelegate.self
        ) {
            $0.pageControlTimerProgress(try $1.get(0), shouldAdvanceToPage: try $1.get(1))
        }
        method("pageControlTimerProgressDidChange(_:)", of: UIPageControlTimerProgressDelegate.self) {
            $0.pageControlTimerProgressDidChange(try $1.get(0))
        }
    }

    /// Adds members of UIPickerView.
    private mutating func addUIKitControlsMembers6Part14() {
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
    private mutating func addUIKitControlsMembers6Part15() {
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
}
