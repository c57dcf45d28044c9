// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIImpactFeedbackGenerator to UISearchTextField.
    mutating func addUIKitControlsMembers2() {
        addUIKitControlsMembers2Part0()
        addUIKitControlsMembers2Part1()
        addUIKitControlsMembers2Part2()
        addUIKitControlsMembers2Part3()
        addUIKitControlsMembers2Part4()
        addUIKitControlsMembers2Part5()
        addUIKitControlsMembers2Part6()
        addUIKitControlsMembers2Part7()
        addUIKitControlsMembers2Part8()
        addUIKitControlsMembers2Part9()
        addUIKitControlsMembers2Part10()
        addUIKitControlsMembers2Part11()
        addUIKitControlsMembers2Part12()
        addUIKitControlsMembers2Part13()
        addUIKitControlsMembers2Part14()
    }

    /// Adds members of UIImpactFeedbackGenerator.
    private mutating func addUIKitControlsMembers2Part0() {
        function("UIImpactFeedbackGenerator()") { _ in UIImpactFeedbackGenerator() }
        function("UIImpactFeedbackGenerator(style:)") { UIImpactFeedbackGenerator(style: try $0.get(0)) }
        method("impactOccurred()", of: UIImpactFeedbackGenerator.self) { base, _ in base.impactOccurred() }
        method("impactOccurred(intensity:)", of: UIImpactFeedbackGenerator.self) {
            $0.impactOccurred(intensity: try $1.get(0))
        }
    }

    /// Adds members of UIKeyboardAppearance.
    private mutating func addUIKitControlsMembers2Part1() {
        constant("UIKeyboardAppearance.alert") { UIKeyboardAppearance.alert }
    }

    /// Adds members of UINavigationItem.
    private mutating func addUIKitControlsMembers2Part2() {
        property("searchController", \UINavigationItem.searchController)
    }

    /// Adds members of UINotificationFeedbackGenerator.
    private mutating func addUIKitControlsMembers2Part3() {
        function("UINotificationFeedbackGenerator()") { _ in UINotificationFeedbackGenerator() }
        method("notificationOccurred(_:)", of: UINotificationFeedbackGenerator.self) {
            $0.notificationOccurred(try $1.get(0))
        }
    }

    /// Adds members of UIPageControl.
    private mutating func addUIKitControlsMembers2Part4() {
        property("currentPage", \UIPageControl.currentPage)
        property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
        property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        property("numberOfPages", \UIPageControl.numberOfPages)
        property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        function("UIPageControl()") { _ in UIPageControl() }
        function("UIPageControl(frame:)") { UIPageControl(frame: try $0.get(0)) }
        function("UIPageControl(frame:primaryAction:)") {
            UIPageControl(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
        method("size(forNumberOfPages:)", of: UIPageControl.self) { $0.size(forNumberOfPages: try $1.get(0)) }
    }

    /// Adds members of UIPickerView.
    private mutating func addUIKitControlsMembers2Part5() {
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
        method("selectRow(_:inComponent:animated:)", of: UIPickerView.self) {
            $0.selectRow(try $1.get(0), inComponent: try $1.get(1), animated: try $1.get(2))
        }
        method("selectedRow(inComponent:)", of: UIPickerView.self) {
            $0.selectedRow(inComponent: try $1.get(0))
        }
    }

    /// Adds members of UIPickerViewDelegate.
    private mutating func addUIKitControlsMembers2Part6() {
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

    /// Adds members of UIProgressView.
    private mutating func addUIKitControlsMembers2Part7() {
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
    private mutating func addUIKitControlsMembers2Part8() {
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
    private mutating func addUIKitControlsMembers2Part9() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISearchBar.
    private mutating func addUIKitControlsMembers2Part10() {
        property("autocapitalizationType", \UISearchBar.autocapitalizationType)
        property("autocorrectionType", \UISearchBar.autocorrectionType)
        property("barStyle", \UISearchBar.barStyle)
        property("barTintColor", \UISearchBar.barTintColor)
        property("delegate", \UISearchBar.delegate)
        property("isSearchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
        property("keyboardType", \UISearchBar.keyboardType)
        property("placeholder", \UISearchBar.placeholder)
        property("prompt", \UISearchBar.prompt)
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
    }

    /// Adds members of UISearchBarDelegate.
    private mutating func addUIKitControlsMembers2Part11() {
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
    private mutating func addUIKitControlsMembers2Part12() {
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
    private mutating func addUIKitControlsMembers2Part13() {
        method("willDismissSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willDismissSearchController(try $1.get(0))
        }
        method("willPresentSearchController(_:)", of: UISearchControllerDelegate.self) {
            $0.willPresentSearchController(try $1.get(0))
        }
    }

    /// Adds members of UISearchTextField.
    private mutating func addUIKitControlsMembers2Part14() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }
}
