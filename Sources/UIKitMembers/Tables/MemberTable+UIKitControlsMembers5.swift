// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UINotificationFeedbackGenerator to UIProgressView.Style.
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
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers5Part0() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
    }

    /// Adds members of UINotificationFeedbackGenerator.FeedbackType.
    private mutating func addUIKitControlsMembers5Part1() {
        enumeration(UINotificationFeedbackGenerator.FeedbackType.self)
    }

    /// Adds members of UIPageControl.
    private mutating func addUIKitControlsMembers5Part2() {
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
        method("setIndicatorImage(_:forPage:)", of: UIPageControl.self) {
            $0.setIndicatorImage(try $1.get(0), forPage: try $1.get(1))
        }
        method("size(forNumberOfPages:)", of: UIPageControl.self) { $0.size(forNumberOfPages: try $1.get(0)) }
    }

    /// Adds members of UIPageControl.BackgroundStyle.
    private mutating func addUIKitControlsMembers5Part3() {
        enumeration(UIPageControl.BackgroundStyle.self)
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitControlsMembers5Part4() {
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
    private mutating func addUIKitControlsMembers5Part5() {
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
    private mutating func addUIKitControlsMembers5Part6() {
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
    private mutating func addUIKitControlsMembers5Part7() {
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
    private mutating func addUIKitControlsMembers5Part8() {
        property("rawValue", \UIPopoverArrowDirection.rawValue)
        constant("UIPopoverArrowDirection.any") { UIPopoverArrowDirection.any }
        constant("UIPopoverArrowDirection.down") { UIPopoverArrowDirection.down }
        constant("UIPopoverArrowDirection.left") { UIPopoverArrowDirection.left }
        constant("UIPopoverArrowDirection.right") { UIPopoverArrowDirection.right }
        constant("UIPopoverArrowDirection.unknown") { UIPopoverArrowDirection.unknown }
        constant("UIPopoverArrowDirection.up") { UIPopoverArrowDirection.up }
        function("UIPopoverArrowDirection(rawValue:)") { UIPopoverArrowDirection(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIPopoverPresentationController.
    private mutating func addUIKitControlsMembers5Part9() {
        property(
            "adaptiveSheetPresentationController",
            \UIPopoverPresentationController.adaptiveSheetPresentationController)
        property("arrowDirection", \UIPopoverPresentationController.arrowDirection)
        property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        property("sourceItem", \UIPopoverPresentationController.sourceItem)
        property("sourceRect", \UIPopoverPresentationController.sourceRect)
        property("sourceView", \UIPopoverPresentationController.sourceView)
        function("UIPopoverPresentationController(presentedViewController:presenting:)") {
            UIPopoverPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
    }

    /// Adds members of UIPopoverPresentationControllerDelegate.
    private mutating func addUIKitControlsMembers5Part10() {
        method(
            "popoverPresentationControllerDidDismissPopover(_:)",
            of: UIPopoverPresentationControllerDelegate.self
        ) {
            $0.popoverPresentationControllerDidDismissPopover(try $1.get(0))
        }
        method(
            "popoverPresentationControllerShouldDismissPopover(_:)",
            of: UIPopoverPresentationControllerDelegate.self
        ) {
            $0.popoverPresentationControllerShouldDismissPopover(try $1.get(0))
        }
        method("prepareForPopoverPresentation(_:)", of: UIPopoverPresentationControllerDelegate.self) {
            $0.prepareForPopoverPresentation(try $1.get(0))
        }
    }

    /// Adds members of UIPreviewParameters.
    private mutating func addUIKitControlsMembers5Part11() {
        property("backgroundColor", \UIPreviewParameters.backgroundColor)
        property("shadowPath", \UIPreviewParameters.shadowPath)
        property("visiblePath", \UIPreviewParameters.visiblePath)
        function("UIPreviewParameters()") { _ in UIPreviewParameters() }
    }

    /// Adds members of UIPreviewTarget.
    private mutating func addUIKitControlsMembers5Part12() {
        property("center", \UIPreviewTarget.center)
        property("container", \UIPreviewTarget.container)
        property("transform", \UIPreviewTarget.transform)
        function("UIPreviewTarget(container:center:)") {
            UIPreviewTarget(container: try $0.get(0), center: try $0.get(1))
        }
        function("UIPreviewTarget(container:center:transform:)") {
            UIPreviewTarget(container: try $0.get(0), center: try $0.get(1), transform: try $0.get(2))
        }
    }

    /// Adds members of UIProgressView.
    private mutating func addUIKitControlsMembers5Part13() {
        property("progress", \UIProgressView.progress)
        property("progressImage", \UIProgressView.progressImage)
        property("progressTintColor", \UIProgressView.progressTintColor)
        property("progressViewStyle", \UIProgressView.progressViewStyle)
        property("trackImage", \UIProgressView.trackImage)
        property("trackTintColor", \UIProgressView.trackTintColor)
        function("UIProgressView()") { _ in UIProgressView() }
        function("UIProgressView(frame:)") { UIProgressView(frame: try $0.get(0)) }
        function("UIProgressView(progressViewStyle:)") { UIProgressView(progressViewStyle: try $0.get(0)) }
        method("setProgress(_:animated:)", of: UIProgressView.self) {
            $0.setProgress(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UIProgressView.Style.
    private mutating func addUIKitControlsMembers5Part14() {
        enumeration(UIProgressView.Style.self)
    }
}
