// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIViewPropertyAnimator to UIWindow.Level.
    mutating func addUIKitCoreMembers11() {
        addUIKitCoreMembers11Part0()
        addUIKitCoreMembers11Part1()
        addUIKitCoreMembers11Part2()
        addUIKitCoreMembers11Part3()
    }

    /// Adds members of UIViewPropertyAnimator.
    private mutating func addUIKitCoreMembers11Part0() {
        property("delay", \UIViewPropertyAnimator.delay)
        property("duration", \UIViewPropertyAnimator.duration)
        property("flushUpdates", \UIViewPropertyAnimator.flushUpdates)
        property("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
        property("isInterruptible", \UIViewPropertyAnimator.isInterruptible)
        property("isManualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
        property("isReversed", \UIViewPropertyAnimator.isReversed)
        property("isRunning", \UIViewPropertyAnimator.isRunning)
        property("isUserInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
        property("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
        property("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
        property("state", \UIViewPropertyAnimator.state)
        property("timingParameters", \UIViewPropertyAnimator.timingParameters)
        function("UIViewPropertyAnimator()") { _ in UIViewPropertyAnimator() }
        function("UIViewPropertyAnimator(duration:controlPoint1:controlPoint2:)") {
            UIViewPropertyAnimator(
                duration: try $0.get(0), controlPoint1: try $0.get(1), controlPoint2: try $0.get(2))
        }
        function("UIViewPropertyAnimator(duration:curve:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), curve: try $0.get(1))
        }
        function("UIViewPropertyAnimator(duration:dampingRatio:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), dampingRatio: try $0.get(1))
        }
        function("UIViewPropertyAnimator(duration:timingParameters:)") {
            UIViewPropertyAnimator(duration: try $0.get(0), timingParameters: try $0.get(1))
        }
        method("continueAnimation(withTimingParameters:durationFactor:)", of: UIViewPropertyAnimator.self) {
            $0.continueAnimation(withTimingParameters: try $1.get(0), durationFactor: try $1.get(1))
        }
        method("finishAnimation(at:)", of: UIViewPropertyAnimator.self) {
            $0.finishAnimation(at: try $1.get(0))
        }
        method("pauseAnimation()", of: UIViewPropertyAnimator.self) { base, _ in base.pauseAnimation() }
        method("startAnimation()", of: UIViewPropertyAnimator.self) { base, _ in base.startAnimation() }
    }

    /// Adds members of UIViewPropertyAnimator.
    private mutating func addUIKitCoreMembers11Part1() {
        method("startAnimation(afterDelay:)", of: UIViewPropertyAnimator.self) {
            $0.startAnimation(afterDelay: try $1.get(0))
        }
        method("stopAnimation(_:)", of: UIViewPropertyAnimator.self) { $0.stopAnimation(try $1.get(0)) }
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitCoreMembers11Part2() {
        property("isKeyWindow", \UIWindow.isKeyWindow)
        property("rootViewController", \UIWindow.rootViewController)
        property("screen", \UIWindow.screen)
        property("windowLevel", \UIWindow.windowLevel)
        property("windowScene", \UIWindow.windowScene)
        function("UIWindow()") { _ in UIWindow() }
        function("UIWindow(frame:)") { UIWindow(frame: try $0.get(0)) }
        function("UIWindow(windowScene:)") { UIWindow(windowScene: try $0.get(0)) }
        method("becomeKey()", of: UIWindow.self) { base, _ in base.becomeKey() }
        method("makeKey()", of: UIWindow.self) { base, _ in base.makeKey() }
        method("makeKeyAndVisible()", of: UIWindow.self) { base, _ in base.makeKeyAndVisible() }
        method("resignKey()", of: UIWindow.self) { base, _ in base.resignKey() }
    }

    /// Adds members of UIWindow.Level.
    private mutating func addUIKitCoreMembers11Part3() {
        property("rawValue", \UIWindow.Level.rawValue)
        constant("UIWindow.Level.alert") { UIWindow.Level.alert }
        constant("UIWindow.Level.normal") { UIWindow.Level.normal }
        constant("UIWindow.Level.statusBar") { UIWindow.Level.statusBar }
        function("UIWindow.Level(_:)") { UIWindow.Level(try $0.get(0)) }
        function("UIWindow.Level(rawValue:)") { UIWindow.Level(rawValue: try $0.get(0)) }
    }
}
