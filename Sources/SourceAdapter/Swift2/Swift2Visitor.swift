import SwiftSyntax

/// A visitor that collects the edits from Swift 2 to the present language: names, labels of first parameters, and
/// conditions with `where`.
final class Swift2Visitor: SyntaxVisitor {
    /// The edits, in the order found.
    private(set) var edits: [SourceEdit] = []
    /// The names that the file declares itself: they are not Apple's.
    private let declared: Set<String>

    init(_ tree: SourceFileSyntax) {
        declared = DeclaredNames(tree).names
        super.init(viewMode: .all)
        walk(tree)
    }

    // MARK: Declarations

    /// Gives the first parameter the label `_`, which it had without saying so, and methods their present names.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        if let first = parameters.first, first.secondName == nil, first.firstName.text != "_" {
            edits.append(.insert("_ ", before: first.firstName))
        }
        if parameters.isEmpty, let result = node.signature.returnClause,
            let name = Swift2Names.properties[node.name.text]
        {
            // The method is a property now.
            edits.append(.replace(node.funcKeyword, with: "var"))
            edits.append(.replace(node.name, with: name))
            edits.append(.replace(node.signature.parameterClause, with: ":"))
            edits.append(.replace(result.arrow, with: ""))
            return .visitChildren
        }
        let labels = parameters.enumerated().map { index, parameter in
            index == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
        }
        guard let renamed = Swift2Names.renamed(node.name.text, labels, trailing: false) else {
            return .visitChildren
        }
        edits.append(.replace(node.name, with: renamed.base))
        for (index, parameter) in parameters.enumerated() where renamed.labels[index] != labels[index] {
            let name = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
            edits.append(.replace(parameter.firstName, with: renamed.labels[index] + name))
        }
        return .visitChildren
    }

    /// Lets the initializer for archives fail, as it may since Swift 1.2.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = node.signature.parameterClause.parameters.first?.firstName.text
        if first == "coder", node.optionalMark == nil { edits.append(.insert("?", after: node.initKeyword)) }
        return .visitChildren
    }

    // MARK: Calls and members

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.calledName else { return .visitChildren }
        let arguments = Array(node.arguments)
        let labels = arguments.map { $0.label?.text ?? "_" }
        if arguments.isEmpty, node.trailingClosure == nil, let property = Swift2Names.properties[name.text],
            node.calledExpression.is(MemberAccessExprSyntax.self)
        {
            edits.append(.replace(name, with: property))
            if let (open, close) = node.parentheses {
                edits.append(SourceEdit(range: open..<close, replacement: ""))
            }
            return .visitChildren
        }
        let isTrailing = node.trailingClosure != nil
        guard !declared.contains(name.text),
            let renamed = Swift2Names.renamed(name.text, labels, trailing: isTrailing)
        else { return .visitChildren }
        if renamed.base != name.text { edits.append(.replace(name, with: renamed.base)) }
        for (index, argument) in arguments.enumerated() where renamed.labels[index] != labels[index] {
            let label = renamed.labels[index]
            if let old = argument.label {
                edits.append(.replace(old, with: label))
            } else {
                edits.append(.insert(label + ": ", before: argument))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        guard !declared.contains(name.text) else { return .visitChildren }
        let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
        if !isCalled, node.base != nil, let member = Swift2Names.members[name.text] {
            edits.append(.replace(name, with: member))
        } else if node.isCase, name.text.first?.isUppercase == true, !isCalled {
            edits.append(.replace(name, with: name.text.inLowerCamelCase))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        rename(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax) {
        guard !declared.contains(name.text), let type = Swift2Names.types[name.text] else { return }
        edits.append(.replace(name, with: type))
    }

    // MARK: Conditions

    /// Separates conditions by commas in place of `where`, which the parser reads as unexpected.
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.tokenKind == .keyword(.where) else { return .skipChildren }
        let kinds = sequence(first: token.parent) { $0?.parent }.prefix { $0 != nil }.compactMap { $0?.kind }
        let owners: Set<SyntaxKind> = [
            .forStmt, .genericWhereClause, .whereClause, .switchCaseItem, .catchItem,
        ]
        guard let owner = kinds.first(where: { owners.contains($0) || Self.conditional.contains($0) }),
            Self.conditional.contains(owner)
        else { return .skipChildren }
        edits.append(.replace(token, with: ","))
        return .skipChildren
    }

    private static let conditional: Set<SyntaxKind> = [.ifExpr, .guardStmt, .whileStmt, .conditionElement]
}

extension ExprSyntax {
    /// The name at the end of a called expression.
    fileprivate var calledName: TokenSyntax? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName
            ?? self.as(OptionalChainingExprSyntax.self)?.expression.calledName
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression.calledName
    }
}

extension FunctionCallExprSyntax {
    /// The offsets from the opening to behind the closing parenthesis.
    fileprivate var parentheses: (Int, Int)? {
        guard let open = leftParen, let close = rightParen else { return nil }
        return (open.textRange.lowerBound, close.textRange.upperBound)
    }
}

extension MemberAccessExprSyntax {
    /// True for a member of an unnamed type, or of one of Apple's, which may be a case.
    fileprivate var isCase: Bool {
        guard let base else { return true }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) }
    }
}

extension String {
    /// The name with its first word in lowercase: `TouchUpInside` becomes `touchUpInside`, `URL` `url`.
    fileprivate var inLowerCamelCase: String {
        let head = prefix { $0.isUppercase }
        let count = head.count > 1 && head.count < self.count ? head.count - 1 : head.count
        return prefix(count).lowercased() + dropFirst(count)
    }
}

/// A visitor that collects the names of functions, cases and properties of a file.
private final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .all)
        walk(tree)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // An override has Apple's name.
        if !node.modifiers.has("override") { names.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
