// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISearchBarDelegate to UISheetPresentationControllerDelegate.
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
    }

    /// Adds members of UISearchBarDelegate.
    private mutating func addUIKitControlsMembers7Part0() {
        method("searchBar(_:selectedScopeButtonIndexDidChange:)", of: UISearchBarDelegate.self) {
            $0.searchBar(try $1.get(0), selectedScopeButtonIndexDidChange: try $1.get(1))
        }
        method("searchBar(_:shouldChangeTextIn:replacementText:)", of: UISearchBarDelegate.self) {
            $0.searchBar(try $1.get(0), shouldChangeTextIn: try $1.get(1), replacementText: try $1.get(2))
        }
        method("searchBar(_:textDidChange:)", of: UISearchBarDelegate.self) {
            $0.searchBar(try $1.get(0), textDidChange: try $1.get(1))
        }
        method("searchBarBookmarkButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarBookmarkButtonClicked(try $1.get(0))
        }
        method("searchBarCancelButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarCancelButtonClicked(try $1.get(0))
        }
        method("searchBarResultsListButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarResultsListButtonClicked(try $1.get(0))
        }
        method("searchBarSearchButtonClicked(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarSearchButtonClicked(try $1.get(0))
        }
        method("searchBarShouldBeginEditing(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarShouldBeginEditing(try $1.get(0))
        }
        method("searchBarShouldEndEditing(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarShouldEndEditing(try $1.get(0))
        }
        method("searchBarTextDidBeginEditing(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarTextDidBeginEditing(try $1.get(0))
        }
        method("searchBarTextDidEndEditing(_:)", of: UISearchBarDelegate.self) {
            $0.searchBarTextDidEndEditing(try $1.get(0))
        }
    }

    /// Adds members of UISearchController.
    private mutating func addUIKitControlsMembers7Part1() {
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
    private mutating func addUIKitControlsMembers7Part2() {
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
    private mutating func addUIKitControlsMembers7Part3() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers7Part4() {
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
    private mutating func addUIKitControlsMembers7Part5() {
        method("setWidth(_:forSegmentAt:)", of: UISegmentedControl.self) {
            $0.setWidth(try $1.get(0), forSegmentAt: try $1.get(1))
        }
        method("titleForSegment(at:)", of: UISegmentedControl.self) { $0.titleForSegment(at: try $1.get(0)) }
        method("widthForSegment(at:)", of: UISegmentedControl.self) { $0.widthForSegment(at: try $1.get(0)) }
    }

    /// Adds members of UISegmentedControl.Style.
    private mutating func addUIKitControlsMembers7Part6() {
        enumeration(UISegmentedControl.Style.self)
    }

    /// Adds members of UISelectionFeedbackGenerator.
    private mutating func addUIKitControlsMembers7Part7() {
        function("UISelectionFeedbackGenerator()") { _ in UISelectionFeedbackGenerator() }
        method("selectionChanged()", of: UISelectionFeedbackGenerator.self) { base, _ in
            base.selectionChanged()
        }
    }

    /// Adds members of UISheetPresentationController.
    private mutating func addUIKitControlsMembers7Part8() {
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
    private mutating func addUIKitControlsMembers7Part9() {
        property("identifier", \UISheetPresentationController.Detent.identifier)
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitControlsMembers7Part10() {
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
    private mutating func addUIKitControlsMembers7Part11() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }
}
