import SourceOutline

/// The part of a type that one file of a unit declares, with the members that the method table lists.
struct TypeDeclaration: Sendable {
    /// The part without methods and properties.
    var outline: TypeOutline
    /// True for an extension.
    var isExtension = false
    var methods: [MethodDeclaration] = []
    var properties: [PropertyDeclaration] = []
    /// The labels of the designated initializers.
    var initializers: [[String]] = []

    init(name: String, file: Int) {
        outline = TypeOutline(name: name, file: file)
    }

    var name: String { outline.name }
    var file: Int { outline.file }
    var isClass: Bool { outline.isClass }
    var isGeneric: Bool { outline.isGeneric }
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
