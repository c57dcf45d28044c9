// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UITouch.Properties to UIWindow.
    mutating func addUIKitControlsMembers9() {
        addUIKitControlsMembers9Part0()
        addUIKitControlsMembers9Part1()
        addUIKitControlsMembers9Part2()
        addUIKitControlsMembers9Part3()
        addUIKitControlsMembers9Part4()
        addUIKitControlsMembers9Part5()
        addUIKitControlsMembers9Part6()
        addUIKitControlsMembers9Part7()
        addUIKitControlsMembers9Part8()
        addUIKitControlsMembers9Part9()
        addUIKitControlsMembers9Part10()
        addUIKitControlsMembers9Part11()
        addUIKitControlsMembers9Part12()
        addUIKitControlsMembers9Part13()
        addUIKitControlsMembers9Part14()
    }

    /// Adds members of UITouch.Properties.
    private mutating func addUIKitControlsMembers9Part0() {
        property("rawValue", \UITouch.Properties.rawValue)
        constant("UITouch.Properties.altitude") { UITouch.Properties.altitude }
        constant("UITouch.Properties.azimuth") { UITouch.Properties.azimuth }
        constant("UITouch.Properties.force") { UITouch.Properties.force }
        constant("UITouch.Properties.location") { UITouch.Properties.location }
        constant("UITouch.Properties.roll") { UITouch.Properties.roll }
        function("UITouch.Properties(rawValue:)") { UITouch.Properties(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIUpdateActionPhase.
    private mutating func addUIKitControlsMembers9Part1() {
        constant("UIUpdateActionPhase.afterCADisplayLinkDispatch") {
            UIUpdateActionPhase.afterCADisplayLinkDispatch
        }
        constant("UIUpdateActionPhase.afterCATransactionCommit") {
            UIUpdateActionPhase.afterCATransactionCommit
        }
        constant("UIUpdateActionPhase.afterEventDispatch") { UIUpdateActionPhase.afterEventDispatch }
        constant("UIUpdateActionPhase.afterLowLatencyCATransactionCommit") {
            UIUpdateActionPhase.afterLowLatencyCATransactionCommit
        }
        constant("UIUpdateActionPhase.afterLowLatencyEventDispatch") {
            UIUpdateActionPhase.afterLowLatencyEventDispatch
        }
        constant("UIUpdateActionPhase.afterUpdateComplete") { UIUpdateActionPhase.afterUpdateComplete }
        constant("UIUpdateActionPhase.afterUpdateScheduled") { UIUpdateActionPhase.afterUpdateScheduled }
        constant("UIUpdateActionPhase.beforeCADisplayLinkDispatch") {
            UIUpdateActionPhase.beforeCADisplayLinkDispatch
        }
        constant("UIUpdateActionPhase.beforeCATransactionCommit") {
            UIUpdateActionPhase.beforeCATransactionCommit
        }
        constant("UIUpdateActionPhase.beforeEventDispatch") { UIUpdateActionPhase.beforeEventDispatch }
        constant("UIUpdateActionPhase.beforeLowLatencyCATransactionCommit") {
            UIUpdateActionPhase.beforeLowLatencyCATransactionCommit
        }
        constant("UIUpdateActionPhase.beforeLowLatencyEventDispatch") {
            UIUpdateActionPhase.beforeLowLatencyEventDispatch
        }
    }

    /// Adds members of UIUpdateInfo.
    private mutating func addUIKitControlsMembers9Part2() {
        property("completionDeadlineTime", \UIUpdateInfo.completionDeadlineTime)
        property("estimatedPresentationTime", \UIUpdateInfo.estimatedPresentationTime)
        property("isImmediatePresentationExpected", \UIUpdateInfo.isImmediatePresentationExpected)
        property("isLowLatencyEventDispatchConfirmed", \UIUpdateInfo.isLowLatencyEventDispatchConfirmed)
        property("isPerformingLowLatencyPhases", \UIUpdateInfo.isPerformingLowLatencyPhases)
        property("modelTime", \UIUpdateInfo.modelTime)
    }

    /// Adds members of UIUpdateLink.
    private mutating func addUIKitControlsMembers9Part3() {
        property("currentUpdateInfo", \UIUpdateLink.currentUpdateInfo)
        property("isEnabled", \UIUpdateLink.isEnabled)
        property("preferredFrameRateRange", \UIUpdateLink.preferredFrameRateRange)
        property("requiresContinuousUpdates", \UIUpdateLink.requiresContinuousUpdates)
        property("wantsImmediatePresentation", \UIUpdateLink.wantsImmediatePresentation)
        property("wantsLowLatencyEventDispatch", \UIUpdateLink.wantsLowLatencyEventDispatch)
        function("UIUpdateLink(view:)") { UIUpdateLink(view: try $0.get(0)) }
        function("UIUpdateLink(windowScene:)") { UIUpdateLink(windowScene: try $0.get(0)) }
    }

    /// Adds members of UIVibrancyEffect.
    private mutating func addUIKitControlsMembers9Part4() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
        function("UIVibrancyEffect(blurEffect:style:)") {
            UIVibrancyEffect(blurEffect: try $0.get(0), style: try $0.get(1))
        }
    }

    /// Adds members of UIVibrancyEffectStyle.
    private mutating func addUIKitControlsMembers9Part5() {
        enumeration(UIVibrancyEffectStyle.self)
    }

    /// Adds members of UIView.
    private mutating func addUIKitControlsMembers9Part6() {
        property("cornerConfiguration", \UIView.cornerConfiguration)
        property("largeContentImage", \UIView.largeContentImage)
        property("largeContentImageInsets", \UIView.largeContentImageInsets)
        property("largeContentTitle", \UIView.largeContentTitle)
        property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
        property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitControlsMembers9Part7() {
        property("preferredTransition", \UIViewController.preferredTransition)
        property("preferredUserInterfaceStyle", \UIViewController.preferredUserInterfaceStyle)
        method("addKeyCommand(_:)", of: UIViewController.self) { $0.addKeyCommand(try $1.get(0)) }
        method("removeKeyCommand(_:)", of: UIViewController.self) { $0.removeKeyCommand(try $1.get(0)) }
    }

    /// Adds members of UIViewController.Transition.
    private mutating func addUIKitControlsMembers9Part8() {
        function("UIViewController.Transition.coverVertical()") { _ in
            UIViewController.Transition.coverVertical()
        }
        function("UIViewController.Transition.crossDissolve()") { _ in
            UIViewController.Transition.crossDissolve()
        }
        function("UIViewController.Transition.flipHorizontal()") { _ in
            UIViewController.Transition.flipHorizontal()
        }
        function("UIViewController.Transition.partialCurl()") { _ in
            UIViewController.Transition.partialCurl()
        }
    }

    /// Adds members of UIViewController.Transition.ZoomOptions.
    private mutating func addUIKitControlsMembers9Part9() {
        property("dimmingColor", \UIViewController.Transition.ZoomOptions.dimmingColor)
        property("dimmingVisualEffect", \UIViewController.Transition.ZoomOptions.dimmingVisualEffect)
        function("UIViewController.Transition.ZoomOptions()") { _ in
            UIViewController.Transition.ZoomOptions()
        }
    }

    /// Adds members of UIViewController.Transition.ZoomOptions.AlignmentRectContext.
    private mutating func addUIKitControlsMembers9Part10() {
        property("sourceView", \UIViewController.Transition.ZoomOptions.AlignmentRectContext.sourceView)
        property(
            "zoomedViewController",
            \UIViewController.Transition.ZoomOptions.AlignmentRectContext.zoomedViewController)
    }

    /// Adds members of UIViewController.Transition.ZoomOptions.InteractionContext.
    private mutating func addUIKitControlsMembers9Part11() {
        property("location", \UIViewController.Transition.ZoomOptions.InteractionContext.location)
        property("velocity", \UIViewController.Transition.ZoomOptions.InteractionContext.velocity)
        property("willBegin", \UIViewController.Transition.ZoomOptions.InteractionContext.willBegin)
    }

    /// Adds members of UIViewController.Transition.ZoomSourceViewProviderContext.
    private mutating func addUIKitControlsMembers9Part12() {
        property(
            "sourceViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.sourceViewController)
        property(
            "zoomedViewController",
            \UIViewController.Transition.ZoomSourceViewProviderContext.zoomedViewController)
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitControlsMembers9Part13() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitControlsMembers9Part14() {
        property("canBecomeKey", \UIWindow.canBecomeKey)
    }
}
