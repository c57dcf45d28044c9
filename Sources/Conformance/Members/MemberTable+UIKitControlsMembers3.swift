// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImagePickerControllerDelegate to UIProgressView.Style.
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
        addUIKitControlsMembers3Part17()
    }

    /// Adds members of UIImagePickerControllerDelegate.
    private mutating func addUIKitControlsMembers3Part0() {
        method("imagePickerControllerDidCancel(_:)", of: UIImagePickerControllerDelegate.self) {
            $0.imagePickerControllerDidCancel(try $1.get(0))
        }
    }

    /// Adds members of UIImageView.
    private mutating func addUIKitControlsMembers3Part1() {
        property("animationDuration", \UIImageView.animationDuration)
        property("animationImages", \UIImageView.animationImages)
        property("animationRepeatCount", \UIImageView.animationRepeatCount)
        property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        property("highlightedImage", \UIImageView.highlightedImage)
        property("image", \UIImageView.image)
        property("isAnimating", \UIImageView.isAnimating)
        property("isHighlighted", \UIImageView.isHighlighted)
        property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
        function("UIImageView(frame:)") { UIImageView(frame: try $0.get(0)) }
        function("UIImageView(image:)") { UIImageView(image: try $0.get(0)) }
        function("UIImageView(image:highlightedImage:)") {
            UIImageView(image: try $0.get(0), highlightedImage: try $0.get(1))
        }
        method("removeAllSymbolEffects()", of: UIImageView.self) { base, _ in base.removeAllSymbolEffects() }
        method("removeAllSymbolEffects(animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(animated: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0))
        }
        method("removeAllSymbolEffects(options:animated:)", of: UIImageView.self) {
            $0.removeAllSymbolEffects(options: try $1.get(0), animated: try $1.get(1))
        }
        method("startAnimating()", of: UIImageView.self) { base, _ in base.startAnimating() }
        method("stopAnimating()", of: UIImageView.self) { base, _ in base.stopAnimating() }
    }

    /// Adds members of UIImpactFeedbackGenerator.
    private mutating func addUIKitControlsMembers3Part2() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIImpactFeedbackGenerator.FeedbackStyle.
    private mutating func addUIKitControlsMembers3Part3() {
        enumeration(UIImpactFeedbackGenerator.FeedbackStyle.self)
    }

    /// Adds members of UIInputView.
    private mutating func addUIKitControlsMembers3Part4() {
        property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        property("inputViewStyle", \UIInputView.inputViewStyle)
        function("UIInputView(frame:inputViewStyle:)") {
            UIInputView(frame: try $0.get(0), inputViewStyle: try $0.get(1))
        }
    }

    /// Adds members of UIInputView.Style.
    private mutating func addUIKitControlsMembers3Part5() {
        enumeration(UIInputView.Style.self)
    }

    /// Adds members of UIKeyboardAppearance.
    private mutating func addUIKitControlsMembers3Part6() {
        constant("UIKeyboardAppearance.alert") { UIKeyboardAppearance.alert }
        enumeration(UIKeyboardAppearance.self)
    }

    /// Adds members of UIKeyboardType.
    private mutating func addUIKitControlsMembers3Part7() {
        enumeration(UIKeyboardType.self)
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitControlsMembers3Part8() {
        property("searchController", \UINavigationItem.searchController)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers3Part9() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
    }

    /// Adds members of UINotificationFeedbackGenerator.FeedbackType.
    private mutating func addUIKitControlsMembers3Part10() {
        enumeration(UINotificationFeedbackGenerator.FeedbackType.self)
    }

    /// Adds members of UIPageControl.
    private mutating func addUIKitControlsMembers3Part11() {
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
    private mutating func addUIKitControlsMembers3Part12() {
        enumeration(UIPageControl.BackgroundStyle.self)
    }

    /// Adds members of UIPickerView.
    private mutating func addUIKitControlsMembers3Part13() {
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
    private mutating func addUIKitControlsMembers3Part14() {
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
    private mutating func addUIKitControlsMembers3Part15() {
        property("delegate", \UIPointerInteraction.delegate)
        property("isEnabled", \UIPointerInteraction.isEnabled)
        property("view", \UIPointerInteraction.view)
        function("UIPointerInteraction()") { _ in UIPointerInteraction() }
        function("UIPointerInteraction(delegate:)") { UIPointerInteraction(delegate: try $0.get(0)) }
        method("didMove(to:)", of: UIPointerInteraction.self) { $0.didMove(to: try $1.get(0)) }
        method("invalidate()", of: UIPointerInteraction.self) { base, _ in base.invalidate() }
        method("willMove(to:)", of: UIPointerInteraction.self) { $0.willMove(to: try $1.get(0)) }
    }

    /// Adds members of UIProgressView.
    private mutating func addUIKitControlsMembers3Part16() {
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
    private mutating func addUIKitControlsMembers3Part17() {
        enumeration(UIProgressView.Style.self)
    }
}
