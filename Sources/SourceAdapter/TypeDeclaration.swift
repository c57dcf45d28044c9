/// The part of a type that one file of a unit declares: in the type's declaration, or in extensions.
struct TypeDeclaration: Sendable {
    /// The name with those of the types around it, such as `Game.Ball`.
    let name: String
    /// The index of the file.
    let file: Int
    /// True for the declaration of a class, false for extensions and other types.
    var isClass = false
    /// True for an extension.
    var isExtension = false
    /// True when the type takes type parameters, or the extension has conditions.
    var isGeneric = false
    /// The names of the superclass and protocols.
    var inherited: [String] = []
    /// True for a private declaration at the top level.
    var isPrivate = false
    /// True for a class that an attribute such as `@UIApplicationMain` marks as the app's entry.
    var isEntry = false
    var initializers: [InitializerDeclaration] = []
    var methods: [MethodDeclaration] = []
    var properties: [PropertyDeclaration] = []
}

/// A member that an extension overrides, which Swift without Objective-C does not allow.
///
/// The extension's member gets another name, and the class a member that calls it.
struct ExtensionOverride: Sendable {
    /// The name of the class.
    let type: String
    /// The member that calls the renamed one, on one line.
    let stub: String

    /// The beginning of the name that the extension's member gets.
    static let prefix = "flipbookOverride_"
}

/// An initializer, which decides whether an object can be created without arguments.
struct InitializerDeclaration: Sendable {
    let isConvenience: Bool
    /// True when every parameter has a default, or the first one is `nibName`.
    let takesNothing: Bool
}
