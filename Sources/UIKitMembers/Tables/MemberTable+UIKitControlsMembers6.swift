// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPopoverPresentationController to UISearchBar.Style.
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
    }

    /// Adds members of UIPopoverPresentationController.
    private mutating func addUIKitControlsMembers6Part0() {
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
    private mutating func addUIKitControlsMembers6Part1() {
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

    /// Adds members of UIPreviewInteraction.
    private mutating func addUIKitControlsMembers6Part2() {
        property("delegate", \UIPreviewInteraction.delegate)
        property("view", \UIPreviewInteraction.view)
        function("UIPreviewInteraction(view:)") { UIPreviewInteraction(view: try $0.get(0)) }
        method("cancel()", of: UIPreviewInteraction.self) { base, _ in base.cancel() }
        method("location(in:)", of: UIPreviewInteraction.self) { $0.location(in: try $1.get(0)) }
    }

    /// Adds members of UIPreviewInteractionDelegate.
    private mutating func addUIKitControlsMembers6Part3() {
        method(
            "previewInteraction(_:didUpdateCommitTransition:ended:)", of: UIPreviewInteractionDelegate.self
        ) {
            $0.previewInteraction(
                try $1.get(0), didUpdateCommitTransition: try $1.get(1), ended: try $1.get(2))
        }
        method("previewInteractionShouldBegin(_:)", of: UIPreviewInteractionDelegate.self) {
            $0.previewInteractionShouldBegin(try $1.get(0))
        }
    }

    /// Adds members of UIPreviewParameters.
    private mutating func addUIKitControlsMembers6Part4() {
        property("backgroundColor", \UIPreviewParameters.backgroundColor)
        property("shadowPath", \UIPreviewParameters.shadowPath)
        property("visiblePath", \UIPreviewParameters.visiblePath)
        function("UIPreviewParameters()") { _ in UIPreviewParameters() }
    }

    /// Adds members of UIPreviewTarget.
    private mutating func addUIKitControlsMembers6Part5() {
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
    private mutating func addUIKitControlsMembers6Part6() {
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
    private mutating func addUIKitControlsMembers6Part7() {
        enumeration(UIProgressView.Style.self)
    }

    /// Adds members of UIRefreshControl.
    private mutating func addUIKitControlsMembers6Part8() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        property("isRefreshing", \UIRefreshControl.isRefreshing)
        function("UIRefreshControl()") { _ in UIRefreshControl() }
        function("UIRefreshControl(frame:)") { UIRefreshControl(frame: try $0.get(0)) }
        method("beginRefreshing()", of: UIRefreshControl.self) { base, _ in base.beginRefreshing() }
        method("endRefreshing()", of: UIRefreshControl.self) { base, _ in base.endRefreshing() }
    }

    /// Adds members of UIReturnKeyType.
    private mutating func addUIKitControlsMembers6Part9() {
        enumeration(UIReturnKeyType.self)
    }

    /// Adds members of UIRotationGestureRecognizer.
    private mutating func addUIKitControlsMembers6Part10() {
        property("rotation", \UIRotationGestureRecognizer.rotation)
        property("velocity", \UIRotationGestureRecognizer.velocity)
        function("UIRotationGestureRecognizer()") { _ in UIRotationGestureRecognizer() }
        function("UIRotationGestureRecognizer(target:action:)") {
            UIRotationGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UIScrollView.
    private mutating func addUIKitControlsMembers6Part11() {
        property("refreshControl", \UIScrollView.refreshControl)
    }

    /// Adds members of UISearchBar.
    private mutating func addUIKitControlsMembers6Part12() {
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
    private mutating func addUIKitControlsMembers6Part13() {
        enumeration(UISearchBar.Icon.self)
    }

    /// Adds members of UISearchBar.Style.
    private mutating func addUIKitControlsMembers6Part14() {
        enumeration(UISearchBar.Style.self)
    }
}
