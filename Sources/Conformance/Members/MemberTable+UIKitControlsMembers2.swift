// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPickerViewDelegate.
    mutating func addUIKitControlsMembers20() {
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
            $0.pickerView(try $1.get(0), viewForRow: try $1.get(1), forComponent: try $1.get(2), reusing: try $1.get(3))
        }
        method("pickerView(_:widthForComponent:)", of: UIPickerViewDelegate.self) {
            $0.pickerView(try $1.get(0), widthForComponent: try $1.get(1))
        }
    }
    /// Adds members of UIProgressView.
    mutating func addUIKitControlsMembers21() {
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
    /// Adds members of UIRefreshControl.
    mutating func addUIKitControlsMembers22() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        property("isRefreshing", \UIRefreshControl.isRefreshing)
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIRefreshControl(frame:)") { UIRefreshControl(frame: try $0.get(0)) }
        function("UIRefreshControl(frame:primaryAction:)") {
            UIRefreshControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("beginRefreshing()", of: UIRefreshControl.self) { base, _ in base.beginRefreshing() }
        method("endRefreshing()", of: UIRefreshControl.self) { base, _ in base.endRefreshing() }
    }
    /// Adds members of UIScrollView.
    mutating func addUIKitControlsMembers23() {
        property("refreshControl", \UIScrollView.refreshControl)
    }
    /// Adds members of UISearchBar.
    mutating func addUIKitControlsMembers24() {
        property("barTintColor", \UISearchBar.barTintColor)
        property("delegate", \UISearchBar.delegate)
        property("placeholder", \UISearchBar.placeholder)
        property("prompt", \UISearchBar.prompt)
        property("searchBarStyle", \UISearchBar.searchBarStyle)
        property("searchTextField", \UISearchBar.searchTextField)
        property("showsCancelButton", \UISearchBar.showsCancelButton)
        property("text", \UISearchBar.text)
        function("UISearchBar()") { _ in UISearchBar() }
        function("UISearchBar(frame:)") { UISearchBar(frame: try $0.get(0)) }
    }
    /// Adds members of UISearchBarDelegate.
    mutating func addUIKitControlsMembers25() {
        method("searchBar(_:textDidChange:)", of: UISearchBarDelegate.self) {
            $0.searchBar(try $1.get(0), textDidChange: try $1.get(1))
        }
        method("searchBarCancelButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarCancelButtonClicked(try $1.get(0))
        }
        method("searchBarSearchButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarSearchButtonClicked(try $1.get(0))
        }
    }
    /// Adds members of UISearchController.
    mutating func addUIKitControlsMembers26() {
        property("delegate", \UISearchController.delegate)
        property("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
        property(
            "hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
        property("isActive", \UISearchController.isActive)
        property(
            "obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
        property("searchBar", \UISearchController.searchBar)
        property("searchResultsController", \UISearchController.searchResultsController)
        property("searchResultsUpdater", \UISearchController.searchResultsUpdater)
        function("UISearchController()") { _ in UISearchController() }
        function("UISearchController(searchResultsController:)") {
            UISearchController(searchResultsController: try $0.get(0))
        }
    }
    /// Adds members of UISearchControllerDelegate.
    mutating func addUIKitControlsMembers27() {
        method("willDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willDismissSearchController(try $1.get(0))
        }
        method("willPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willPresentSearchController(try $1.get(0))
        }
    }
    /// Adds members of UISegmentedControl.
    mutating func addUIKitControlsMembers28() {
        property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        property("isMomentary", \UISegmentedControl.isMomentary)
        property("numberOfSegments", \UISegmentedControl.numberOfSegments)
        property("segmentedControlStyle", \UISegmentedControl.segmentedControlStyle)
        property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        constant("UISegmentedControl.noSegment") { UISegmentedControl.noSegment }
        function("UISegmentedControl(frame:)") { UISegmentedControl(frame: try $0.get(0)) }
        function("UISegmentedControl(frame:actions:)") {
            UISegmentedControl(frame: try $0.get(0), actions: try $0.get(1))
        }
        method("imageForSegment(at:)", of: UISegmentedControl.self) { $0.imageForSegment(at: try $1.get(0)) }
        method("insertSegment(with:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(with: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("insertSegment(withTitle:at:animated:)", of: UISegmentedControl.self) {
            $0.insertSegment(withTitle: try $1.get(0), at: try $1.get(1), animated: try $1.get(2))
        }
        method("isEnabledForSegment(at:)", of: UISegmentedControl.self) {
            $0.isEnabledForSegment(at: try $1.get(0))
        }
        method("removeAllSegments()", of: UISegmentedControl.self) { base, _ in base.removeAllSegments() }
        method("removeSegment(at:animated:)", of: UISegmentedControl.self) {
            $0.removeSegment(at: try $1.get(0), animated: try $1.get(1))
        }
        method("setEnabled(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setEnabled(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setImage(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setImage(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setTitle(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setTitle(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
    }
    /// Adds members of UISelectionFeedbackGenerator.
    mutating func addUIKitControlsMembers29() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }
    /// Adds members of UISlider.
    mutating func addUIKitControlsMembers210() {
        property("isContinuous", \UISlider.isContinuous)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("maximumValue", \UISlider.maximumValue)
        property("maximumValueImage", \UISlider.maximumValueImage)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("minimumValue", \UISlider.minimumValue)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("value", \UISlider.value)
        function("UISlider()") { _ in UISlider() }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UISlider(frame:primaryAction:)") {
            UISlider(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("setMaximumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMaximumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setMinimumTrackImage(_:for:)", of: UISlider.self) {
            $0.setMinimumTrackImage(try $1.get(0), for: try $1.get(1))
        }
        method("setThumbImage(_:for:)", of: UISlider.self) {
            $0.setThumbImage(try $1.get(0), for: try $1.get(1))
        }
        method("setValue(_:animated:)", of: UISlider.self) {
            $0.setValue(try $1.get(0), animated: try $1.get(1))
        }
        method("thumbRect(forBounds:trackRect:value:)", of: UISlider.self) {
            $0.thumbRect(forBounds: try $1.get(0), trackRect: try $1.get(1), value: try $1.get(2))
        }
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }
    /// Adds members of UIStepper.
    mutating func addUIKitControlsMembers211() {
        property("autorepeat", \UIStepper.autorepeat)
        property("isContinuous", \UIStepper.isContinuous)
        property("maximumValue", \UIStepper.maximumValue)
        property("minimumValue", \UIStepper.minimumValue)
        property("stepValue", \UIStepper.stepValue)
        property("value", \UIStepper.value)
        property("wraps", \UIStepper.wraps)
        function("UIStepper(frame:)") { UIStepper(frame: try $0.get(0)) }
    }
    /// Adds members of UISwitch.
    mutating func addUIKitControlsMembers212() {
        property("isOn", \UISwitch.isOn)
        property("offImage", \UISwitch.offImage)
        property("onImage", \UISwitch.onImage)
        property("onTintColor", \UISwitch.onTintColor)
        property("preferredStyle", \UISwitch.preferredStyle)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
        function("UISwitch(frame:)") { UISwitch(frame: try $0.get(0)) }
        method("setOn(_:animated:)", of: UISwitch.self) { $0.setOn(try $1.get(0), animated: try $1.get(1)) }
    }
    /// Adds members of UITextField.
    mutating func addUIKitControlsMembers213() {
        property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
        property("attributedPlaceholder", \UITextField.attributedPlaceholder)
        property("attributedText", \UITextField.attributedText)
        property("autocapitalizationType", \UITextField.autocapitalizationType)
        property("autocorrectionType", \UITextField.autocorrectionType)
        property("borderStyle", \UITextField.borderStyle)
        property("clearButtonMode", \UITextField.clearButtonMode)
        property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
        property("delegate", \UITextField.delegate)
        property("font", \UITextField.font)
        property("inputAccessoryView", \UITextField.inputAccessoryView)
        property("inputView", \UITextField.inputView)
        property("isEditing", \UITextField.isEditing)
        property("isSecureTextEntry", \UITextField.isSecureTextEntry)
        property("keyboardType", \UITextField.keyboardType)
        property("leftView", \UITextField.leftView)
        property("leftViewMode", \UITextField.leftViewMode)
        property("minimumFontSize", \UITextField.minimumFontSize)
        property("placeholder", \UITextField.placeholder)
        property("returnKeyType", \UITextField.returnKeyType)
        property("rightView", \UITextField.rightView)
        property("rightViewMode", \UITextField.rightViewMode)
        property("text", \UITextField.text)
        property("textAlignment", \UITextField.textAlignment)
        property("textColor", \UITextField.textColor)
        function("UITextField()") { _ in UITextField() }
        function("UITextField(frame:)") { UITextField(frame: try $0.get(0)) }
        function("UITextField(frame:primaryAction:)") {
            UITextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("editingRect(forBounds:)", of: UITextField.self) { $0.editingRect(forBounds: try $1.get(0)) }
        method("insertText(_:)", of: UITextField.self) { $0.insertText(try $1.get(0)) }
        method("placeholderRect(forBounds:)", of: UITextField.self) {
            $0.placeholderRect(forBounds: try $1.get(0))
        }
        method("textRect(forBounds:)", of: UITextField.self) { $0.textRect(forBounds: try $1.get(0)) }
    }
}
