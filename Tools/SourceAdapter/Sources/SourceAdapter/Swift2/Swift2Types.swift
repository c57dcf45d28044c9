import SwiftSyntax

/// The types of the parameters of overrides and delegate methods, which later versions of the headers
/// changed.
enum Swift2Types {
    /// Returns the current type of a parameter; nil for an unchanged type.
    static func type(
        of parameter: FunctionParameterSyntax, _ index: Int, in fullName: String, isOverride: Bool
    ) -> String? {
        let type = parameter.type.trimmedDescription
        if let types = table[fullName], index < types.count, types[index] != "_" {
            // A type that is optional already may be unwrapped in another way.
            return types[index].hasSuffix("!") && "?!".contains(type.last ?? " ") ? nil : types[index]
        }
        return isOverride && ["AnyObject?", "AnyObject!"].contains(type) ? "Any?" : nil
    }

    private static let touches = ["Set<UITouch>", "UIEvent!"]

    private static let table = [
        "touchesBegan(_:with:)": touches, "touchesMoved(_:with:)": touches, "touchesEnded(_:with:)": touches,
        "touchesCancelled(_:with:)": touches, "motionBegan(_:with:)": ["_", "UIEvent!"],
        "motionEnded(_:with:)": ["_", "UIEvent!"], "hitTest(_:with:)": ["_", "UIEvent!"],
        "point(inside:with:)": ["_", "UIEvent!"],
        "transitionDuration(using:)": ["UIViewControllerContextTransitioning?"],
        "animateTransition(using:)": ["UIViewControllerContextTransitioning"],
        "application(_:didFinishLaunchingWithOptions:)": ["_", "[UIApplication.LaunchOptionsKey: Any]?"],
        "application(_:willFinishLaunchingWithOptions:)": ["_", "[UIApplication.LaunchOptionsKey: Any]?"],
        "controller(_:didChange:at:for:newIndexPath:)": ["_", "Any", "IndexPath?", "_", "IndexPath?"],
        "observeValue(forKeyPath:of:change:context:)": [
            "String?", "Any?", "[NSKeyValueChangeKey: Any]?", "UnsafeMutableRawPointer?",
        ],
    ]
}
