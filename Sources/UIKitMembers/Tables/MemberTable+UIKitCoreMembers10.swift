// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIWindow to UIWindow.Level.
    mutating func addUIKitCoreMembers10() {
        addUIKitCoreMembers10Part0()
        addUIKitCoreMembers10Part1()
    }

    /// Adds members of UIWindow.
    private mutating func addUIKitCoreMembers10Part0() {
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
    private mutating func addUIKitCoreMembers10Part1() {
        property("rawValue", \UIWindow.Level.rawValue)
        constant("UIWindow.Level.alert") { UIWindow.Level.alert }
        constant("UIWindow.Level.normal") { UIWindow.Level.normal }
        constant("UIWindow.Level.statusBar") { UIWindow.Level.statusBar }
        function("UIWindow.Level(_:)") { UIWindow.Level(try $0.get(0)) }
        function("UIWindow.Level(rawValue:)") { UIWindow.Level(rawValue: try $0.get(0)) }
    }
}
