// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UISpringTimingParameters to UITransitionContextViewKey.
    mutating func addUIKitCoreMembers7() {
        addUIKitCoreMembers7Part0()
        addUIKitCoreMembers7Part1()
        addUIKitCoreMembers7Part2()
        addUIKitCoreMembers7Part3()
        addUIKitCoreMembers7Part4()
        addUIKitCoreMembers7Part5()
        addUIKitCoreMembers7Part6()
        addUIKitCoreMembers7Part7()
        addUIKitCoreMembers7Part8()
        addUIKitCoreMembers7Part9()
        addUIKitCoreMembers7Part10()
        addUIKitCoreMembers7Part11()
        addUIKitCoreMembers7Part12()
        addUIKitCoreMembers7Part13()
        addUIKitCoreMembers7Part14()
    }

    /// Adds members of UISpringTimingParameters.
    private mutating func addUIKitCoreMembers7Part0() {
        property("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
        property("initialVelocity", \UISpringTimingParameters.initialVelocity)
        property("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
        property("timingCurveType", \UISpringTimingParameters.timingCurveType)
        function("UISpringTimingParameters(dampingRatio:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0))
        }
        function("UISpringTimingParameters(dampingRatio:initialVelocity:)") {
            UISpringTimingParameters(dampingRatio: try $0.get(0), initialVelocity: try $0.get(1))
        }
        function("UISpringTimingParameters(duration:)") { UISpringTimingParameters(duration: try $0.get(0)) }
        function("UISpringTimingParameters(duration:bounce:)") {
            UISpringTimingParameters(duration: try $0.get(0), bounce: try $0.get(1))
        }
        function("UISpringTimingParameters(duration:bounce:initialVelocity:)") {
            UISpringTimingParameters(
                duration: try $0.get(0), bounce: try $0.get(1), initialVelocity: try $0.get(2))
        }
        function("UISpringTimingParameters(duration:initialVelocity:)") {
            UISpringTimingParameters(duration: try $0.get(0), initialVelocity: try $0.get(1))
        }
        function("UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)") {
            UISpringTimingParameters(
                mass: try $0.get(0), stiffness: try $0.get(1), damping: try $0.get(2),
                initialVelocity: try $0.get(3))
        }
    }

    /// Adds members of UIStackView.
    private mutating func addUIKitCoreMembers7Part1() {
        property("alignment", \UIStackView.alignment)
        property("arrangedSubviews", \UIStackView.arrangedSubviews)
        property("axis", \UIStackView.axis)
        property("distribution", \UIStackView.distribution)
        property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        property("spacing", \UIStackView.spacing)
        constant("UIStackView.spacingUseDefault") { UIStackView.spacingUseDefault }
        constant("UIStackView.spacingUseSystem") { UIStackView.spacingUseSystem }
        function("UIStackView()") { _ in UIStackView() }
        function("UIStackView(arrangedSubviews:)") { UIStackView(arrangedSubviews: try $0.get(0)) }
        function("UIStackView(frame:)") { UIStackView(frame: try $0.get(0)) }
        method("addArrangedSubview(_:)", of: UIStackView.self) { $0.addArrangedSubview(try $1.get(0)) }
        method("customSpacing(after:)", of: UIStackView.self) { $0.customSpacing(after: try $1.get(0)) }
        method("insertArrangedSubview(_:at:)", of: UIStackView.self) {
            $0.insertArrangedSubview(try $1.get(0), at: try $1.get(1))
        }
        method("removeArrangedSubview(_:)", of: UIStackView.self) { $0.removeArrangedSubview(try $1.get(0)) }
        method("setCustomSpacing(_:after:)", of: UIStackView.self) {
            $0.setCustomSpacing(try $1.get(0), after: try $1.get(1))
        }
    }

    /// Adds members of UIStackView.Alignment.
    private mutating func addUIKitCoreMembers7Part2() {
        constant("UIStackView.Alignment.bottom") { UIStackView.Alignment.bottom }
        constant("UIStackView.Alignment.top") { UIStackView.Alignment.top }
        enumeration(UIStackView.Alignment.self)
    }

    /// Adds members of UIStackView.Distribution.
    private mutating func addUIKitCoreMembers7Part3() {
        enumeration(UIStackView.Distribution.self)
    }

    /// Adds members of UIStatusBarManager.
    private mutating func addUIKitCoreMembers7Part4() {
        property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden)
        property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
        property("statusBarStyle", \UIStatusBarManager.statusBarStyle)
        function("UIStatusBarManager()") { _ in UIStatusBarManager() }
    }

    /// Adds members of UITabBarItem.
    private mutating func addUIKitCoreMembers7Part5() {
        property("badgeColor", \UITabBarItem.badgeColor)
        property("badgeValue", \UITabBarItem.badgeValue)
        property("selectedImage", \UITabBarItem.selectedImage)
        property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
        function("UITabBarItem()") { _ in UITabBarItem() }
        function("UITabBarItem(tabBarSystemItem:tag:)") {
            UITabBarItem(tabBarSystemItem: try $0.get(0), tag: try $0.get(1))
        }
        function("UITabBarItem(title:image:selectedImage:)") {
            UITabBarItem(title: try $0.get(0), image: try $0.get(1), selectedImage: try $0.get(2))
        }
        function("UITabBarItem(title:image:tag:)") {
            UITabBarItem(title: try $0.get(0), image: try $0.get(1), tag: try $0.get(2))
        }
        method("badgeTextAttributes(for:)", of: UITabBarItem.self) {
            $0.badgeTextAttributes(for: try $1.get(0))
        }
    }

    /// Adds members of UITabBarItem.SystemItem.
    private mutating func addUIKitCoreMembers7Part6() {
        enumeration(UITabBarItem.SystemItem.self)
    }

    /// Adds members of UITapGestureRecognizer.
    private mutating func addUIKitCoreMembers7Part7() {
        property("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        function("UITapGestureRecognizer()") { _ in UITapGestureRecognizer() }
        function("UITapGestureRecognizer(target:action:)") {
            UITapGestureRecognizer(target: try $0.get(0), action: try $0.get(1))
        }
    }

    /// Adds members of UITouch.
    private mutating func addUIKitCoreMembers7Part8() {
        property("force", \UITouch.force)
        property("gestureRecognizers", \UITouch.gestureRecognizers)
        property("majorRadius", \UITouch.majorRadius)
        property("maximumPossibleForce", \UITouch.maximumPossibleForce)
        property("phase", \UITouch.phase)
        property("tapCount", \UITouch.tapCount)
        property("timestamp", \UITouch.timestamp)
        property("type", \UITouch.type)
        property("view", \UITouch.view)
        property("window", \UITouch.window)
        method("location(in:)", of: UITouch.self) { $0.location(in: try $1.get(0)) }
        method("preciseLocation(in:)", of: UITouch.self) { $0.preciseLocation(in: try $1.get(0)) }
        method("precisePreviousLocation(in:)", of: UITouch.self) {
            $0.precisePreviousLocation(in: try $1.get(0))
        }
        method("previousLocation(in:)", of: UITouch.self) { $0.previousLocation(in: try $1.get(0)) }
    }

    /// Adds members of UITouch.Phase.
    private mutating func addUIKitCoreMembers7Part9() {
        enumeration(UITouch.Phase.self)
    }

    /// Adds members of UITouch.TouchType.
    private mutating func addUIKitCoreMembers7Part10() {
        constant("UITouch.TouchType.stylus") { UITouch.TouchType.stylus }
        enumeration(UITouch.TouchType.self)
    }

    /// Adds members of UITrackingLayoutGuide.
    private mutating func addUIKitCoreMembers7Part11() {
        function("UITrackingLayoutGuide()") { _ in UITrackingLayoutGuide() }
        method("constraints(activeWhenAwayFrom:)", of: UITrackingLayoutGuide.self) {
            $0.constraints(activeWhenAwayFrom: try $1.get(0))
        }
        method("constraints(activeWhenNearEdge:)", of: UITrackingLayoutGuide.self) {
            $0.constraints(activeWhenNearEdge: try $1.get(0))
        }
        method("removeAllTrackedConstraints()", of: UITrackingLayoutGuide.self) { base, _ in
            base.removeAllTrackedConstraints()
        }
        method("setConstraints(_:activeWhenAwayFrom:)", of: UITrackingLayoutGuide.self) {
            $0.setConstraints(try $1.get(0), activeWhenAwayFrom: try $1.get(1))
        }
        method("setConstraints(_:activeWhenNearEdge:)", of: UITrackingLayoutGuide.self) {
            $0.setConstraints(try $1.get(0), activeWhenNearEdge: try $1.get(1))
        }
    }

    /// Adds members of UITraitChangeObservable.
    private mutating func addUIKitCoreMembers7Part12() {
        method("unregisterForTraitChanges(_:)", of: UITraitChangeObservable.self) {
            $0.unregisterForTraitChanges(try $1.get(0))
        }
    }

    /// Adds members of UITransitionContextViewControllerKey.
    private mutating func addUIKitCoreMembers7Part13() {
        property("rawValue", \UITransitionContextViewControllerKey.rawValue)
        constant("UITransitionContextViewControllerKey.from") { UITransitionContextViewControllerKey.from }
        constant("UITransitionContextViewControllerKey.to") { UITransitionContextViewControllerKey.to }
        function("UITransitionContextViewControllerKey(rawValue:)") {
            UITransitionContextViewControllerKey(rawValue: try $0.get(0))
        }
    }

    /// Adds members of UITransitionContextViewKey.
    private mutating func addUIKitCoreMembers7Part14() {
        property("rawValue", \UITransitionContextViewKey.rawValue)
        constant("UITransitionContextViewKey.from") { UITransitionContextViewKey.from }
        constant("UITransitionContextViewKey.to") { UITransitionContextViewKey.to }
        function("UITransitionContextViewKey(rawValue:)") {
            UITransitionContextViewKey(rawValue: try $0.get(0))
        }
    }
}
