import SwiftSyntax

/// The names that the files of a unit declare, which are not Apple's.
struct DeclaredNames {
    /// The names of functions, cases and properties, without overrides.
    private(set) var members: Set<String> = []
    /// The names of cases and properties.
    private(set) var values: Set<String> = []
    /// The names of functions that could be properties.
    private(set) var getters: Set<String> = []
    /// The names of classes, structures and enumerations.
    private(set) var types: Set<String> = []
    /// The classes with methods that animations call.
    private(set) var animations = AnimationDelegates()

    /// Reads files.
    init(in files: [SourceText]) {
        for file in files {
            let visitor = NameVisitor(file.tree)
            members.formUnion(visitor.functions.union(visitor.values))
            values.formUnion(visitor.values)
            getters.formUnion(visitor.getters)
            types.formUnion(visitor.types)
            animations.formUnion(visitor.animations)
        }
    }

    /// Returns true for the name of a member or a type.
    func contains(_ name: String) -> Bool { members.contains(name) || types.contains(name) }
}

/// A visitor that collects the names that a file declares.
private final class NameVisitor: SyntaxVisitor {
    private(set) var functions: Set<String> = []
    private(set) var values: Set<String> = []
    private(set) var getters: Set<String> = []
    private(set) var types: Set<String> = []
    private(set) var animations = AnimationDelegates()

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .all)
        walk(tree)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        animations.note(node)
        // An override has Apple's name.
        guard !node.modifiers.has("override") else { return .visitChildren }
        functions.insert(node.name.text)
        if node.isGetter { getters.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        values.insert(node.name.text)
        return .visitChildren
    }

    /// Collects properties and global variables: a local variable is no member of anything, and an override
    /// has Apple's name.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLocal =
            node.parent?.is(MemberBlockItemSyntax.self) != true
            && node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
        guard !isLocal, !node.modifiers.has("override") else { return .visitChildren }
        for binding in node.bindings {
            binding.pattern.as(IdentifierPatternSyntax.self).map { _ = values.insert($0.identifier.text) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        animations.note(node.name.text, inheriting: node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        animations.note(
            node.extendedType.trimmedDescription, inheriting: node.inheritanceClause, isExtension: true)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// True for a function without parameters that returns a value, and so could be a property.
    var isGetter: Bool {
        signature.parameterClause.parameters.isEmpty && signature.returnClause != nil
            && signature.effectSpecifiers == nil && genericParameterClause == nil
    }
}
