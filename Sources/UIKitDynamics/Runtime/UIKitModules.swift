/// The modules that declare UIKit's classes, as opposed to those of scenes.
enum UIKitModules {
    private static let names: Set<Substring> = ["UIKitDynamics", "UIKit"]

    /// Returns whether a class is UIKit's own, not one of the scene's.
    static func declare(_ kind: AnyClass) -> Bool {
        names.contains(String(reflecting: kind).prefix { $0 != "." })
    }
}
