import Foundation

/// The modules that declare UIKit's classes, as opposed to those of scenes.
package enum UIKitModules {
    private static let names: Set<Substring> = [
        "FilmRuntime", "CoreDrawing", "CoreLayers", "UIFoundation", "UIKitDrawing", "UIKitCore",
        "UIKitDynamics",
        "UIKitControls", "UIKitText", "UIKitPresentation", "UIKitTables", "UIKitCollections", "UIKitBars",
        "UIKitStoryboards", "UIKitHost", "UIKit",
    ]

    /// Returns whether a class is UIKit's own, not one of the scene's.
    package static func declare(_ kind: AnyClass) -> Bool {
        names.contains(String(reflecting: kind).prefix { $0 != "." })
    }

    /// Returns the class of UIKit, or of the frameworks below it, of a name without that of a module; nil for
    /// none.
    package static func type(named name: String) -> AnyClass? {
        guard !name.contains(".") else { return nil }
        return names.sorted().lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
}
