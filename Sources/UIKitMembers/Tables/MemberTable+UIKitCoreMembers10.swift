// Written by .ci/members from the public declarations.
import UIKit

extension MemberTable {
    /// Adds members of UIWindow.Level to UIWindow.Level.
    mutating func addUIKitCoreMembers10() {
        addUIKitCoreMembers10Part0()
    }

    /// Adds members of UIWindow.Level.
    private mutating func addUIKitCoreMembers10Part0() {
        property("rawValue", \UIWindow.Level.rawValue)
        constant("UIWindow.Level.alert") { UIWindow.Level.alert }
        constant("UIWindow.Level.normal") { UIWindow.Level.normal }
        constant("UIWindow.Level.statusBar") { UIWindow.Level.statusBar }
        function("UIWindow.Level(_:)") { UIWindow.Level(try $0.get(0)) }
        function("UIWindow.Level(rawValue:)") { UIWindow.Level(rawValue: try $0.get(0)) }
    }
}
