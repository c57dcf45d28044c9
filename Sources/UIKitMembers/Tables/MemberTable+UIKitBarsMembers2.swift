// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPageViewController to UISearchBarDelegate.
    mutating func addUIKitBarsMembers2() {
        addUIKitBarsMembers2Part0()
        addUIKitBarsMembers2Part1()
        addUIKitBarsMembers2Part2()
        addUIKitBarsMembers2Part3()
        addUIKitBarsMembers2Part4()
        addUIKitBarsMembers2Part5()
        addUIKitBarsMembers2Part6()
        addUIKitBarsMembers2Part7()
        addUIKitBarsMembers2Part8()
        addUIKitBarsMembers2Part9()
        addUIKitBarsMembers2Part10()
        addUIKitBarsMembers2Part11()
        addUIKitBarsMembers2Part12()
    }

    /// Adds members of UIPageViewController.
    private mutating func addUIKitBarsMembers2Part0() {
        property("dataSource", \UIPageViewController.dataSource)
        property("delegate", \UIPageViewController.delegate)
        property("gestureRecognizers", \UIPageViewController.gestureRecognizers)
        property("isDoubleSided", \UIPageViewController.isDoubleSided)
        property("navigationOrientation", \UIPageViewController.navigationOrientation)
        property("spineLocation", \UIPageViewController.spineLocation)
        property("transitionStyle", \UIPageViewController.transitionStyle)
        property("viewControllers", \UIPageViewController.viewControllers)
        function("UIPageViewController()") { _ in UIPageViewController() }
        function("UIPageViewController(transitionStyle:navigationOrientation:)") {
            UIPageViewController(transitionStyle: try $0.get(0), navigationOrientation: try $0.get(1))
        }
        method("setViewControllers(_:direction:animated:)", of: UIPageViewController.self) {
            $0.setViewControllers(try $1.get(0), direction: try $1.get(1), animated: try $1.get(2))
        }
    }

    /// Adds members of UIPageViewController.NavigationDirection.
    private mutating func addUIKitBarsMembers2Part1() {
        enumeration(UIPageViewController.NavigationDirection.self)
    }

    /// Adds members of UIPageViewController.NavigationOrientation.
    private mutating func addUIKitBarsMembers2Part2() {
        enumeration(UIPageViewController.NavigationOrientation.self)
    }

    /// Adds members of UIPageViewController.OptionsKey.
    private mutating func addUIKitBarsMembers2Part3() {
        property("rawValue", \UIPageViewController.OptionsKey.rawValue)
        constant("UIPageViewController.OptionsKey.interPageSpacing") {
            UIPageViewController.OptionsKey.interPageSpacing
        }
        constant("UIPageViewController.OptionsKey.spineLocation") {
            UIPageViewController.OptionsKey.spineLocation
        }
        function("UIPageViewController.OptionsKey(rawValue:)") {
            UIPageViewController.OptionsKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UIPageViewController.SpineLocation.
    private mutating func addUIKitBarsMembers2Part4() {
        enumeration(UIPageViewController.SpineLocation.self)
    }

    /// Adds members of UIPageViewController.TransitionStyle.
    private mutating func addUIKitBarsMembers2Part5() {
        enumeration(UIPageViewController.TransitionStyle.self)
    }

    /// Adds members of UIPageViewControllerDataSource.
    private mutating func addUIKitBarsMembers2Part6() {
        method("presentationCount(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationCount(for: try $1.get(0))
        }
        method("presentationIndex(for:)", of: UIPageViewControllerDataSource.self) {
            $0.presentationIndex(for: try $1.get(0))
        }
    }

    /// Adds members of UIPageViewControllerDelegate.
    private mutating func addUIKitBarsMembers2Part7() {
        method(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            of: UIPageViewControllerDelegate.self
        ) {
            $0.pageViewController(
                try $1.get(0), didFinishAnimating: try $1.get(1), previousViewControllers: try $1.get(2),
                transitionCompleted: try $1.get(3))
        }
        method("pageViewController(_:spineLocationFor:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), spineLocationFor: try $1.get(1))
        }
        method("pageViewController(_:willTransitionTo:)", of: UIPageViewControllerDelegate.self) {
            $0.pageViewController(try $1.get(0), willTransitionTo: try $1.get(1))
        }
    }

    /// Adds members of UISearchBar.
    private mutating func addUIKitBarsMembers2Part8() {
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
        property(
            "searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
        property("searchTextField", \UISearchBar.searchTextField)
        property("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
        property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
        property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
        property("showsCancelButton", \UISearchBar.showsCancelButton)
        property("showsScopeBar", \UISearchBar.showsScopeBar)
        property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
        property("spellCheckingType", \UISearchBar.spellCheckingType)
        property("text", \UISearchBar.text)
        function("UISearchBar()") { _ in UISearchBar() }
        function("UISearchBar(frame:)") { UISearchBar(frame: try $0.get(0)) }
        method("image(for:state:)", of: UISearchBar.self) {
            $0.image(for: try $1.get(0), state: try $1.get(1))
        }
        method("positionAdjustment(for:)", of: UISearchBar.self) { $0.positionAdjustment(for: try $1.get(0)) }
        method("scopeBarButtonTitleTextAttributes(for:)", of: UISearchBar.self) {
            $0.scopeBarButtonTitleTextAttributes(for: try $1.get(0))
        }
    }

    /// Adds members of UISearchBar.
    private mutating func addUIKitBarsMembers2Part9() {
        method("searchFieldBackgroundImage(for:)", of: UISearchBar.self) {
            $0.searchFieldBackgroundImage(for: try $1.get(0))
        }
        method("setImage(_:for:state:)", of: UISearchBar.self) {
            $0.setImage(try $1.get(0), for: try $1.get(1), state: try $1.get(2))
        }
        method("setPositionAdjustment(_:for:)", of: UISearchBar.self) {
            $0.setPositionAdjustment(try $1.get(0), for: try $1.get(1))
        }
        method("setSearchFieldBackgroundImage(_:for:)", of: UISearchBar.self) {
            $0.setSearchFieldBackgroundImage(try $1.get(0), for: try $1.get(1))
        }
        method("setShowsCancelButton(_:animated:)", of: UISearchBar.self) {
            $0.setShowsCancelButton(try $1.get(0), animated: try $1.get(1))
        }
        method("setShowsScope(_:animated:)", of: UISearchBar.self) {
            $0.setShowsScope(try $1.get(0), animated: try $1.get(1))
        }
    }

    /// Adds members of UISearchBar.Icon.
    private mutating func addUIKitBarsMembers2Part10() {
        enumeration(UISearchBar.Icon.self)
    }

    /// Adds members of UISearchBar.Style.
    private mutating func addUIKitBarsMembers2Part11() {
        enumeration(UISearchBar.Style.self)
    }

    /// Adds members of UISearchBarDelegate.
    private mutating func addUIKitBarsMembers2Part12() {
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
}
