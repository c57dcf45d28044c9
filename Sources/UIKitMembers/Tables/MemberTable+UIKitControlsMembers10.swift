// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController.Transition.ZoomOptions.AlignmentRectContext to UIWindow.
    mutating func addUIKitControlsMembers10() {
        addUIKitControlsMembers10Part0()
        addUIKitControlsMembers10Part1()
        addUIKitControlsMembers10Part2()
        addUIKitControlsMembers10Part3()
        addUIKitControlsMembers10Part4()
    }

    /// Adds members of UIViewController.Transition.ZoomOptions.AlignmentRectContext.
    private mutating func addUIKitControlsMembers10Part0() {
        property("sourceView", \UIViewController.Transition.ZoomOptions.AlignmentRectContext.sourceView)
        property(
            "zoomedViewController",
            \UIViewController.Transition.ZoomOptions.AlignmentRectContext.zoomedViewController)
    }

    /// Adds members of UIViewController.Transition.ZoomOptions.InteractionContext.
    private mutating func addUIKitControlsMembers10Part1() {
        property("location", \UIViewController.Transition.ZoomOptions.InteractionContext.location)
        property("velocity", \UIViewController.Transition.ZoomOptions.InteractionContext.velocity)
        property("willBegin", \UIViewController.Transition.ZoomOptions.InteractionContext.willBegin)
    }

    /// Adds members of UIViewController.Transition.ZoomSourceViewProviderContext.
    private mutating func addUIKitControlsMembers10Part2() {
        property(
            "sourceViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.sourceViewController)
        property(
            "zoomedViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.zoomedViewController)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers10Part3() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitControlsMembers10Part4() {
        property("canBecomeKey", \UIWindow.canBecomeKey)
    }
}
