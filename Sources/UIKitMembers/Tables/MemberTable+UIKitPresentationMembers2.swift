// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIPercentDrivenInteractiveTransition to UIViewController.
    mutating func addUIKitPresentationMembers2() {
        addUIKitPresentationMembers2Part0()
        addUIKitPresentationMembers2Part1()
        addUIKitPresentationMembers2Part2()
        addUIKitPresentationMembers2Part3()
        addUIKitPresentationMembers2Part4()
        addUIKitPresentationMembers2Part5()
        addUIKitPresentationMembers2Part6()
        addUIKitPresentationMembers2Part7()
        addUIKitPresentationMembers2Part8()
        addUIKitPresentationMembers2Part9()
    }

    /// Adds members of UIPercentDrivenInteractiveTransition.
    private mutating func addUIKitPresentationMembers2Part0() {
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

    /// Adds members of UIPopoverArrowDirection.
    private mutating func addUIKitPresentationMembers2Part1() {
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
    private mutating func addUIKitPresentationMembers2Part2() {
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
    private mutating func addUIKitPresentationMembers2Part3() {
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

    /// Adds members of UISheetPresentationController.
    private mutating func addUIKitPresentationMembers2Part4() {
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
        property("sourceView", \UISheetPresentationController.sourceView)
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
    private mutating func addUIKitPresentationMembers2Part5() {
        property("identifier", \UISheetPresentationController.Detent.identifier)
        method("resolvedValue(in:)", of: UISheetPresentationController.Detent.self) {
            $0.resolvedValue(in: try $1.get(0))
        }
        function("UISheetPresentationController.Detent.large()") { _ in
            UISheetPresentationController.Detent.large()
        }
        function("UISheetPresentationController.Detent.medium()") { _ in
            UISheetPresentationController.Detent.medium()
        }
    }

    /// Adds members of UISheetPresentationController.Detent.Identifier.
    private mutating func addUIKitPresentationMembers2Part6() {
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
    private mutating func addUIKitPresentationMembers2Part7() {
        method(
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
            of: UISheetPresentationControllerDelegate.self
        ) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(try $1.get(0))
        }
    }

    /// Adds members of UIView.
    private mutating func addUIKitPresentationMembers2Part8() {
        method("frame(in:)", of: UIView.self) { $0.frame(in: try $1.get(0)) }
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitPresentationMembers2Part9() {
        property("popoverPresentationController", \UIViewController.popoverPresentationController)
        property("sheetPresentationController", \UIViewController.sheetPresentationController)
    }
}
