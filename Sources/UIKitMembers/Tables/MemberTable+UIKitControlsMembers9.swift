// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController.Transition.ZoomSourceViewProviderContext to UIWindow.
    mutating func addUIKitControlsMembers9() {
        addUIKitControlsMembers9Part0()
        addUIKitControlsMembers9Part1()
        addUIKitControlsMembers9Part2()
    }

    /// Adds members of UIViewController.Transition.ZoomSourceViewProviderContext.
    private mutating func addUIKitControlsMembers9Part0() {
        property(
            "sourceViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.sourceViewController)
        property(
            "zoomedViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.zoomedViewController)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers9Part1() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitControlsMembers9Part2() {
        property("canBecomeKey", \UIWindow.canBecomeKey)
    }
}
