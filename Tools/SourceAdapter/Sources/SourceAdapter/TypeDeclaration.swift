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

    /// Creates a view controller that the adapter adds to a file.
    init(controller name: String, file: Int) {
        self.init(name: name, file: file)
        (outline.isClass, outline.inherited) = (true, ["UIViewController"])
    }

    var name: String { outline.name }
    var file: Int { outline.file }
    var isClass: Bool { outline.isClass }
    var isGeneric: Bool { outline.isGeneric }
}
