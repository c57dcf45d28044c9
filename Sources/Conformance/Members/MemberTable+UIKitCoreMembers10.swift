// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIVisualEffectView to UIWindow.Level.
    mutating func addUIKitCoreMembers10() {
        addUIKitCoreMembers10Part0()
        addUIKitCoreMembers10Part1()
        addUIKitCoreMembers10Part2()
    }

    /// Adds members of UIVisualEffectView.
    private mutating func addUIKitCoreMembers10Part0() {
        property("contentView", \UIVisualEffectView.contentView)
        property("effect", \UIVisualEffectView.effect)
        function("UIVisualEffectView(effect:)") { UIVisualEffectView(effect: try $0.get(0)) }
        function("UIVisualEffectView(frame:)") { UIVisualEffectView(frame: try $0.get(0)) }
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitCoreMembers10Part1() {
        property("isKeyWindow", \UIWindow.isKeyWindow)
        property("rootViewController", \UIWindow.rootViewController)
        property("windowLevel", \UIWindow.windowLevel)
        property("windowScene", \UIWindow.windowScene)
        function("UIWindow()") { _ in UIWindow() }
        function("UIWindow(frame:)") { UIWindow(frame: try $0.get(0)) }
        function("UIWindow(windowScene:)") { UIWindow(windowScene: try $0.get(0)) }
        method("makeKey()", of: UIWindow.self) { base, _ in base.makeKey() }
        method("makeKeyAndVisible()", of: UIWindow.self) { base, _ in base.makeKeyAndVisible() }
    }

    /// Adds members of UIWindow.Level.
    private mutating func addUIKitCoreMembers10Part2() {
        property("rawValue", \UIWindow.Level.rawValue)
        constant("UIWindow.Level.alert") { UIWindow.Level.alert }
        constant("UIWindow.Level.normal") { UIWindow.Level.normal }
        constant("UIWindow.Level.statusBar") { UIWindow.Level.statusBar }
        function("UIWindow.Level(rawValue:)") { UIWindow.Level(rawValue: try $0.get(0)) }
    }
}
