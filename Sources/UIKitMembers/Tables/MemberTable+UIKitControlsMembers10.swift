// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewController to UIVisualEffectView.
    mutating func addUIKitControlsMembers10() {
        addUIKitControlsMembers10Part0()
        addUIKitControlsMembers10Part1()
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitControlsMembers10Part0() {
        property("popoverPresentationController", \UIViewController.popoverPresentationController)
        property("sheetPresentationController", \UIViewController.sheetPresentationController)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers10Part1() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }
}
