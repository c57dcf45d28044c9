// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIRefreshControl to UISegmentedControl.
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
    }

    /// Adds members of UIRefreshControl.
    private mutating func addUIKitControlsMembers6Part0() {
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

    /// Adds members of UIReturnKeyType.
    private mutating func addUIKitControlsMembers6Part1() {
        enumeration(UIReturnKeyType.self)
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitControlsMembers6Part2() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitControlsMembers6Part3() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISearchBar.
    private mutating func addUIKitControlsMembers6Part4() {
        property("autocapitalizationType", \UISearchBar.autocapitalizationType)
        property("autocorrectionType", \UISearchBar.autocorrectionType)
        property("backgroundImage", \UISearchBar.backgroundImage)
        property("barStyle", \UISearchBar.barStyle)
        property("barTintColor", \UISearchBar.barTintColor)
        property("delegate", \UISearchBar.delegate)
        property("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
        property("isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
        property("isTranslucent", \UISearchBar.isTranslucent)
        property("keyboardType", \UISearchBar.keyboardType)
        property("placeholder", \UISearchBar.placeholder)
        property("prompt", \UISearchBar.prompt)
        property("returnKeyType", \UISearchBar.returnKeyType)
        property("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
        property("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
        property("searchBarStyle", \UISearchBar.searchBarStyle)
        property("searchTextField", \UISearchBar.searchTextField)
        property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
        property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
        property("showsCancelButton", \UISearchBar.showsCancelButton)
        property("showsScopeBar", \UISearchBar.showsScopeBar)
        property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
        property("spellCheckingType", \UISearchBar.spellCheckingType)
        property("text", \UISearchBar.text)
        function("UISearchBar()") { _ in UISearchBar() }
        function("UISearchBar(frame:)") { UISearchBar(frame: try $0.get(0)) }
        method("setImage(_:for:state:)", of: UISearchBar.self) {
            $0.setImage(try $1.get(0), for: try $1.get(1), state: try $1.get(2))
        }
        method("setShowsCancelButton(_:animated:)", of: UISearchBar.self) {
            $0.setShowsCancelButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setShowsScope(_:animated:)", of: UISearchBar.self) {
            $0.setShowsScope(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UISearchBar.Icon.
    private mutating func addUIKitControlsMembers6Part5() {
        enumeration(UISearchBar.Icon.self)
    }

    /// Adds members of UISearchBar.Style.
    private mutating func addUIKitControlsMembers6Part6() {
        enumeration(UISearchBar.Style.self)
    }

    /// Adds members of UISearchBarDelegate.
    private mutating func addUIKitControlsMembers6Part7() {
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
    private mutating func addUIKitControlsMembers6Part8() {
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
    private mutating func addUIKitControlsMembers6Part9() {
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
    private mutating func addUIKitControlsMembers6Part10() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UISegmentedControl.
    private mutating func addUIKitControlsMembers6Part11() {
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
}
