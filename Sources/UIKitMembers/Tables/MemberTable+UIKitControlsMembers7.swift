// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISearchController to UISlider.
    mutating func addUIKitControlsMembers7() {
        addUIKitControlsMembers7Part0()
        addUIKitControlsMembers7Part1()
        addUIKitControlsMembers7Part2()
        addUIKitControlsMembers7Part3()
        addUIKitControlsMembers7Part4()
        addUIKitControlsMembers7Part5()
        addUIKitControlsMembers7Part6()
        addUIKitControlsMembers7Part7()
        addUIKitControlsMembers7Part8()
        addUIKitControlsMembers7Part9()
        addUIKitControlsMembers7Part10()
        addUIKitControlsMembers7Part11()
        addUIKitControlsMembers7Part12()
    }

    /// Adds members of UISearchController.
    private mutating func addUIKitControlsMembers7Part0() {
        property("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
        property("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
        property(
            "automaticallyShowsSearchResultsController",
            \UISearchController.automaticallyShowsSearchResultsController)
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
        property("showsSearchResultsController", \UISearchController.showsSearchResultsController)
        function("UISearchController()") { _ in UISearchController() }
        function("UISearchController(searchResultsController:)") {
            UISearchController(searchResultsController: try $0.get(0))
        }
    }

    /// Adds members of UISearchControllerDelegate.
    private mutating func addUIKitControlsMembers7Part1() {
        method("didDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.didDismissSearchController(try $1.get(0))
        }
        method("didPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.didPresentSearchController(try $1.get(0))
        }
        method("presentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.presentSearchController(try $1.get(0))
        }
        method("willDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willDismissSearchController(try $1.get(0))
        }
        method("willPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willPresentSearchController(try $1.get(0))
        }
    }

    /// Adds members of UISearchTextField.
    private mutating func addUIKitControlsMembers7Part2() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part3() {
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
        function("UISegmentedControl(items:)") { UISegmentedControl(items: try $0.get(0)) }
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
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part4() {
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
        method("widthForSegment(at:)", of: UISegmentedControl.self) { $0.widthForSegment(at: try $1.get(0)) }
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers7Part5() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers7Part6() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISheetPresentationController.
    private mutating func addUIKitControlsMembers7Part7() {
        property("detents", \UISheetPresentationController.detents)
        property(
            "largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
        property(
            "prefersEdgeAttachedInCompactHeight",
            \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
        property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        property(
            "prefersScrollingExpandsWhenScrolledToEdge",
            \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
        property(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
        function("UISheetPresentationController(presentedViewController:presenting:)") {
            UISheetPresentationController(presentedViewController: try $0.get(0), presenting: try $0.get(1))
        }
        method("invalidateDetents()", of: UISheetPresentationController.self) { base, _ in
            base.invalidateDetents()
        }
    }

    /// Adds members of UISheetPresentationController.Detent.
    private mutating func addUIKitControlsMembers7Part8() {
        property("identifier", \UISheetPresentationController.Detent.identifier)
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitControlsMembers7Part9() {
        property("rawValue", \UISheetPresentationController.Detent.Identifier.rawValue)
        constant("UISheetPresentationController.Detent.Identifier.large") {
            UISheetPresentationController.Detent.Identifier.large
        }
        constant("UISheetPresentationController.Detent.Identifier.medium") {
            UISheetPresentationController.Detent.Identifier.medium
        }
        function("UISheetPresentationController.Detent.Identifier(_:)") {
            UISheetPresentationController.Detent.Identifier(try $0.get(0))
        }
        function("UISheetPresentationController.Detent.Identifier(rawValue:)") {
            UISheetPresentationController.Detent.Identifier(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UISheetPresentationControllerDelegate.
    private mutating func addUIKitControlsMembers7Part10() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers7Part11() {
        property("isContinuous", \UISlider.isContinuous)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("maximumValue", \UISlider.maximumValue)
        property("maximumValueImage", \UISlider.maximumValueImage)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("minimumValue", \UISlider.minimumValue)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("trackConfiguration", \UISlider.trackConfiguration)
        property("value", \UISlider.value)
        function("UISlider()") { _ in UISlider() }
        function("UISlider(frame:)") { UISlider(frame: try $0.get(0)) }
        function("UISlider(frame:primaryAction:)") {
            UISlider(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("maximumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.maximumValueImageRect(forBounds: try $1.get(0))
        }
        method("minimumValueImageRect(forBounds:)", of: UISlider.self) {
            $0.minimumValueImageRect(forBounds: try $1.get(0))
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
    }

    /// Adds members of UISlider.
    private mutating func addUIKitControlsMembers7Part12() {
        method("trackRect(forBounds:)", of: UISlider.self) { $0.trackRect(forBounds: try $1.get(0)) }
    }
}
