// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISwitch to UIViewController.Transition.ZoomOptions.
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
        addUIKitControlsMembers9Part15()
        addUIKitControlsMembers9Part16()
    }

    /// Adds members of UISwitch.
    private mutating func addUIKitControlsMembers9Part0() {
        property("isOn", \UISwitch.isOn)
        property("offImage", \UISwitch.offImage)
        property("onImage", \UISwitch.onImage)
        property("onTintColor", \UISwitch.onTintColor)
        property("preferredStyle", \UISwitch.preferredStyle)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
        function("UISwitch(frame:)") { UISwitch(frame: try $0.get(0)) }
        method("setOn(_:animated:)", of: UISwitch.self) { $0.setOn(try $1.get(0), animated: try $1.get(1)) }
    }

    /// Adds members of UISwitch.Style.
    private mutating func addUIKitControlsMembers9Part1() {
        enumeration(UISwitch.Style.self)
    }

    /// Adds members of UISymbolContentTransition.
    private mutating func addUIKitControlsMembers9Part2() {
        property("contentTransition", \UISymbolContentTransition.contentTransition)
        property("options", \UISymbolContentTransition.options)
    }

    /// Adds members of UISymbolEffectCompletionContext.
    private mutating func addUIKitControlsMembers9Part3() {
        property("isFinished", \UISymbolEffectCompletionContext.isFinished)
        property("sender", \UISymbolEffectCompletionContext.sender)
    }

    /// Adds members of UITargetedDragPreview.
    private mutating func addUIKitControlsMembers9Part4() {
        function("UITargetedDragPreview(view:)") { UITargetedDragPreview(view: try $0.get(0)) }
        function("UITargetedDragPreview(view:parameters:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedDragPreview(view:parameters:target:)") {
            UITargetedDragPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedDragPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UITargetedPreview.
    private mutating func addUIKitControlsMembers9Part5() {
        property("parameters", \UITargetedPreview.parameters)
        property("size", \UITargetedPreview.size)
        property("target", \UITargetedPreview.target)
        property("view", \UITargetedPreview.view)
        function("UITargetedPreview(view:)") { UITargetedPreview(view: try $0.get(0)) }
        function("UITargetedPreview(view:parameters:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1))
        }
        function("UITargetedPreview(view:parameters:target:)") {
            UITargetedPreview(view: try $0.get(0), parameters: try $0.get(1), target: try $0.get(2))
        }
        method("retargetedPreview(with:)", of: UITargetedPreview.self) {
            $0.retargetedPreview(with: try $1.get(0))
        }
    }

    /// Adds members of UITouch.
    private mutating func addUIKitControlsMembers9Part6() {
        property("altitudeAngle", \UITouch.altitudeAngle)
        property("estimatedProperties", \UITouch.estimatedProperties)
        property("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
        property("estimationUpdateIndex", \UITouch.estimationUpdateIndex)
        property("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
        property("rollAngle", \UITouch.rollAngle)
        method("azimuthAngle(in:)", of: UITouch.self) { $0.azimuthAngle(in: try $1.get(0)) }
        method("azimuthUnitVector(in:)", of: UITouch.self) { $0.azimuthUnitVector(in: try $1.get(0)) }
    }

    /// Adds members of UITouch.Properties.
    private mutating func addUIKitControlsMembers9Part7() {
        property("rawValue", \UITouch.Properties.rawValue)
        constant("UITouch.Properties.altitude") { UITouch.Properties.altitude }
        constant("UITouch.Properties.azimuth") { UITouch.Properties.azimuth }
        constant("UITouch.Properties.force") { UITouch.Properties.force }
        constant("UITouch.Properties.location") { UITouch.Properties.location }
        constant("UITouch.Properties.roll") { UITouch.Properties.roll }
        function("UITouch.Properties(rawValue:)") { UITouch.Properties(rawValue: try $0.get(0)) }
    }

    /// Adds members of UIUpdateActionPhase.
    private mutating func addUIKitControlsMembers9Part8() {
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
    private mutating func addUIKitControlsMembers9Part9() {
        property("completionDeadlineTime", \UIUpdateInfo.completionDeadlineTime)
        property("estimatedPresentationTime", \UIUpdateInfo.estimatedPresentationTime)
        property("isImmediatePresentationExpected", \UIUpdateInfo.isImmediatePresentationExpected)
        property("isLowLatencyEventDispatchConfirmed", \UIUpdateInfo.isLowLatencyEventDispatchConfirmed)
        property("isPerformingLowLatencyPhases", \UIUpdateInfo.isPerformingLowLatencyPhases)
        property("modelTime", \UIUpdateInfo.modelTime)
    }

    /// Adds members of UIUpdateLink.
    private mutating func addUIKitControlsMembers9Part10() {
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
    private mutating func addUIKitControlsMembers9Part11() {
        function("UIVibrancyEffect(blurEffect:)") { UIVibrancyEffect(blurEffect: try $0.get(0)) }
        function("UIVibrancyEffect(blurEffect:style:)") {
            UIVibrancyEffect(blurEffect: try $0.get(0), style: try $0.get(1))
        }
    }

    /// Adds members of UIVibrancyEffectStyle.
    private mutating func addUIKitControlsMembers9Part12() {
        enumeration(UIVibrancyEffectStyle.self)
    }

    /// Adds members of UIView.
    private mutating func addUIKitControlsMembers9Part13() {
        property("cornerConfiguration", \UIView.cornerConfiguration)
        property("largeContentImage", \UIView.largeContentImage)
        property("largeContentImageInsets", \UIView.largeContentImageInsets)
        property("largeContentTitle", \UIView.largeContentTitle)
        property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
        property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    }

    /// Adds members of UIViewController.
    private mutating func addUIKitControlsMembers9Part14() {
        property("preferredTransition", \UIViewController.preferredTransition)
        property("preferredUserInterfaceStyle", \UIViewController.preferredUserInterfaceStyle)
        method("addKeyCommand(_:)", of: UIViewController.self) { $0.addKeyCommand(try $1.get(0)) }
        method("removeKeyCommand(_:)", of: UIViewController.self) { $0.removeKeyCommand(try $1.get(0)) }
    }

    /// Adds members of UIViewController.Transition.
    private mutating func addUIKitControlsMembers9Part15() {
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
    private mutating func addUIKitControlsMembers9Part16() {
        property("dimmingColor", \UIViewController.Transition.ZoomOptions.dimmingColor)
        property("dimmingVisualEffect", \UIViewController.Transition.ZoomOptions.dimmingVisualEffect)
        function("UIViewController.Transition.ZoomOptions()") { _ in
            UIViewController.Transition.ZoomOptions()
        }
    }
}
