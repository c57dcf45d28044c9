// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISearchController to UISplitViewControllerDelegate.
    mutating func addUIKitBarsMembers3() {
        addUIKitBarsMembers3Part0()
        addUIKitBarsMembers3Part1()
        addUIKitBarsMembers3Part2()
        addUIKitBarsMembers3Part3()
        addUIKitBarsMembers3Part4()
        addUIKitBarsMembers3Part5()
        addUIKitBarsMembers3Part6()
        addUIKitBarsMembers3Part7()
        addUIKitBarsMembers3Part8()
        addUIKitBarsMembers3Part9()
        addUIKitBarsMembers3Part10()
        addUIKitBarsMembers3Part11()
        addUIKitBarsMembers3Part12()
        addUIKitBarsMembers3Part13()
        addUIKitBarsMembers3Part14()
    }

    /// Adds members of UISearchController.
    private mutating func addUIKitBarsMembers3Part0() {
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
        property("scopeBarActivation", \UISearchController.scopeBarActivation)
        property("searchBar", \UISearchController.searchBar)
        property("searchResultsController", \UISearchController.searchResultsController)
        property("searchResultsUpdater", \UISearchController.searchResultsUpdater)
        property("showsSearchResultsController", \UISearchController.showsSearchResultsController)
        function("UISearchController()") { _ in UISearchController() }
        function("UISearchController(searchResultsController:)") {
            UISearchController(searchResultsController: try $0.get(0))
        }
    }

    /// Adds members of UISearchController.ScopeBarActivation.
    private mutating func addUIKitBarsMembers3Part1() {
        enumeration(UISearchController.ScopeBarActivation.self)
    }

    /// Adds members of UISearchControllerDelegate.
    private mutating func addUIKitBarsMembers3Part2() {
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

    /// Adds members of UISearchTab.
    private mutating func addUIKitBarsMembers3Part3() {
        property("automaticallyActivatesSearch", \UISearchTab.automaticallyActivatesSearch)
        function("UISearchTab()") { _ in UISearchTab() }
        function("UISearchTab(title:image:identifier:)") {
            UISearchTab(title: try $0.get(0), image: try $0.get(1), identifier: try $0.get(2))
        }
    }

    /// Adds members of UISearchTextField.
    private mutating func addUIKitBarsMembers3Part4() {
        property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        function("UISearchTextField()") { _ in UISearchTextField() }
        function("UISearchTextField(frame:)") { UISearchTextField(frame: try $0.get(0)) }
        function("UISearchTextField(frame:primaryAction:)") {
            UISearchTextField(frame: try $0.get(0), primaryAction: try $0.get(1))
        }
    }

    /// Adds members of UISplitViewController.
    private mutating func addUIKitBarsMembers3Part5() {
        property("delegate", \UISplitViewController.delegate)
        property("displayMode", \UISplitViewController.displayMode)
        property("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
        property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
        property("isCollapsed", \UISplitViewController.isCollapsed)
        property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
        property("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
        property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        property("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
        property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
        property(
            "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
        property(
            "preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
        property(
            "preferredSupplementaryColumnWidthFraction",
            \UISplitViewController.preferredSupplementaryColumnWidthFraction)
        property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
        property("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
        property("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
        property("primaryEdge", \UISplitViewController.primaryEdge)
        property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
        property("splitBehavior", \UISplitViewController.splitBehavior)
        property("style", \UISplitViewController.style)
        property("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
        property("viewControllers", \UISplitViewController.viewControllers)
        constant("UISplitViewController.automaticDimension") { UISplitViewController.automaticDimension }
        function("UISplitViewController()") { _ in UISplitViewController() }
        function("UISplitViewController(style:)") { UISplitViewController(style: try $0.get(0)) }
        method("hide(_:)", of: UISplitViewController.self) { $0.hide(try $1.get(0)) }
        method("setViewController(_:for:)", of: UISplitViewController.self) {
            $0.setViewController(try $1.get(0), for: try $1.get(1))
        }
        method("show(_:)", of: UISplitViewController.self) { $0.show(try $1.get(0)) }
    }

    /// Adds members of UISplitViewController.
    private mutating func addUIKitBarsMembers3Part6() {
        method("viewController(for:)", of: UISplitViewController.self) {
            $0.viewController(for: try $1.get(0))
        }
    }

    /// Adds members of UISplitViewController.BackgroundStyle.
    private mutating func addUIKitBarsMembers3Part7() {
        enumeration(UISplitViewController.BackgroundStyle.self)
    }

    /// Adds members of UISplitViewController.Column.
    private mutating func addUIKitBarsMembers3Part8() {
        enumeration(UISplitViewController.Column.self)
    }

    /// Adds members of UISplitViewController.DisplayMode.
    private mutating func addUIKitBarsMembers3Part9() {
        constant("UISplitViewController.DisplayMode.allVisible") {
            UISplitViewController.DisplayMode.allVisible
        }
        constant("UISplitViewController.DisplayMode.primaryHidden") {
            UISplitViewController.DisplayMode.primaryHidden
        }
        constant("UISplitViewController.DisplayMode.primaryOverlay") {
            UISplitViewController.DisplayMode.primaryOverlay
        }
        enumeration(UISplitViewController.DisplayMode.self)
    }

    /// Adds members of UISplitViewController.DisplayModeButtonVisibility.
    private mutating func addUIKitBarsMembers3Part10() {
        enumeration(UISplitViewController.DisplayModeButtonVisibility.self)
    }

    /// Adds members of UISplitViewController.PrimaryEdge.
    private mutating func addUIKitBarsMembers3Part11() {
        enumeration(UISplitViewController.PrimaryEdge.self)
    }

    /// Adds members of UISplitViewController.SplitBehavior.
    private mutating func addUIKitBarsMembers3Part12() {
        enumeration(UISplitViewController.SplitBehavior.self)
    }

    /// Adds members of UISplitViewController.Style.
    private mutating func addUIKitBarsMembers3Part13() {
        enumeration(UISplitViewController.Style.self)
    }

    /// Adds members of UISplitViewControllerDelegate.
    private mutating func addUIKitBarsMembers3Part14() {
        method("primaryViewController(forCollapsing:)", of: UISplitViewControllerDelegate.self) {
            $0.primaryViewController(forCollapsing: try $1.get(0))
        }
        method("primaryViewController(forExpanding:)", of: UISplitViewControllerDelegate.self) {
            $0.primaryViewController(forExpanding: try $1.get(0))
        }
        method("splitViewController(_:collapseSecondary:onto:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), collapseSecondary: try $1.get(1), onto: try $1.get(2))
        }
        method(
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            of: UISplitViewControllerDelegate.self
        ) {
            $0.splitViewController(try $1.get(0), displayModeForExpandingToProposedDisplayMode: try $1.get(1))
        }
        method("splitViewController(_:separateSecondaryFrom:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), separateSecondaryFrom: try $1.get(1))
        }
        method("splitViewController(_:show:sender:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), show: try $1.get(1), sender: try $1.get(2))
        }
        method("splitViewController(_:showDetail:sender:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), showDetail: try $1.get(1), sender: try $1.get(2))
        }
        method(
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            of: UISplitViewControllerDelegate.self
        ) {
            $0.splitViewController(try $1.get(0), topColumnForCollapsingToProposedTopColumn: try $1.get(1))
        }
        method("splitViewController(_:willChangeTo:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), willChangeTo: try $1.get(1))
        }
        method("splitViewController(_:willHide:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), willHide: try $1.get(1))
        }
        method("splitViewController(_:willShow:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewController(try $1.get(0), willShow: try $1.get(1))
        }
        method("splitViewControllerDidCollapse(_:)", of: UISplitViewControllerDelegate.self) {
            $0.splitViewControllerDidCollapse(try $1.get(0))
        }
    }
}
