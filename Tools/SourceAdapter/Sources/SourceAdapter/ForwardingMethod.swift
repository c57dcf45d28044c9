import SwiftSyntax

/// A method of `NSObject` by which a proxy passes messages on. Swift on Linux has no such methods to
/// override, so the class gets one of another name, which the method table finds under Apple's.
enum ForwardingMethod: String {
    case responds
    case forwardingTarget

    /// Finds the method that a declaration overrides; nil for any other.
    init?(_ declaration: FunctionDeclSyntax) {
        let parameters = declaration.signature.parameterClause.parameters
        guard let method = Self(rawValue: declaration.name.text), declaration.modifiers.has("override"),
            parameters.count == 1, parameters.first?.firstName.text == method.label
        else { return nil }
        self = method
    }

    private var label: String { self == .responds ? "to" : "for" }

    /// The name of the method in Objective-C.
    var selector: String { self == .responds ? "respondsToSelector:" : "forwardingTargetForSelector:" }

    /// The name that the class's own method gets.
    var ownName: String { ExtensionOverride.prefix + rawValue }
}
