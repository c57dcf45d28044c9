import SwiftSyntax

/// A visitor that collects the edits from Swift 2 to current Swift: names, labels of first parameters, and
/// conditions with `where`.
final class Swift2Visitor: SyntaxVisitor {
    /// The edits, in the order found.
    var edits: [SourceEdit] = []
    /// The names that the unit declares itself: they are not Apple's.
    let declared: DeclaredNames
    /// The classes that became delegates of animations.
    var delegates: Set<String> = []

    init(_ tree: SourceFileSyntax, declared: DeclaredNames) {
        self.declared = declared
        super.init(viewMode: .all)
        walk(tree)
        importUIKit(in: tree)
    }

    /// Adds the import that a file without any could do without up to Swift 1.
    private func importUIKit(in tree: SourceFileSyntax) {
        let hasImport = tree.statements.contains { $0.item.is(ImportDeclSyntax.self) }
        guard !hasImport, let first = tree.statements.first else { return }
        edits.append(.insert("import UIKit; ", before: first))
    }

    // MARK: Declarations

    /// Gives the first parameter the label `_`, which Swift 2 implied, and methods their current names.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        if node.isGetter, let name = Swift2Names.properties[node.name.text] {
            makeProperty(node, name)
            return .visitChildren
        }
        let labels = Self.labels(of: node)
        let renamed = renamed(node.name.text, labels, trailing: false)
        if let renamed, renamed.base != node.name.text {
            edits.append(.replace(node.name, with: renamed.base))
        }
        for (index, parameter) in parameters.enumerated() {
            vary(parameter, in: node)
            let label = renamed?.labels[index] ?? labels[index]
            let isNew = label != parameter.firstName.text
            guard isNew else { continue }
            let name = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
            edits.append(.replace(parameter.firstName, with: label + name))
        }
        let fullName =
            (renamed?.base ?? node.name.text) + "(\((renamed?.labels ?? labels).joined(separator: ":")):)"
        for (index, parameter) in parameters.enumerated() {
            let isOverride = node.modifiers.has("override")
            guard let type = Swift2Types.type(of: parameter, index, in: fullName, isOverride: isOverride)
            else {
                DelegateMethod.all[fullName].map { adapt(parameter, $0.parameters[index], in: node) }
                continue
            }
            edits.append(.replace(parameter.type, with: type))
            if type.hasSuffix("?"), !isOverride { unwrap(parameter, node, as: String(type.dropLast())) }
        }
        DelegateMethod.all[fullName]?.result.map { adaptResult(of: node, isOptional: $0) }
        letEscape(node.signature.parameterClause)
        conformToDelegate(node)
        return .visitChildren
    }

    /// Gives a parameter of a delegate's method the type that it has today, and lets the body use it as
    /// before.
    private func adapt(_ parameter: FunctionParameterSyntax, _ isOptional: Bool, in node: FunctionDeclSyntax)
    {
        if let type = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            guard isOptional else { return edits.append(.replace(type.exclamationMark, with: "")) }
            guard !node.modifiers.has("override") else { return }
            edits.append(.replace(type.exclamationMark, with: "?"))
            unwrap(parameter, node, as: type.wrappedType.trimmedDescription)
        } else if let type = parameter.type.as(OptionalTypeSyntax.self) {
            guard !isOptional, let body = node.body else { return }
            edits.append(.replace(type.questionMark, with: ""))
            let name = (parameter.secondName ?? parameter.firstName).text
            let text = " let \(name): \(type.trimmedDescription) = \(name);"
            edits.append(.insert(text, after: body.leftBrace))
        } else if isOptional, !node.modifiers.has("override") {
            edits.append(.insert("?", after: parameter.type))
            unwrap(parameter, node, as: parameter.type.trimmedDescription)
        }
    }

    /// Gives the result of a delegate's method the type that it has today.
    private func adaptResult(of node: FunctionDeclSyntax, isOptional: Bool) {
        guard let type = node.signature.returnClause?.type else { return }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            edits.append(.replace(type.exclamationMark, with: isOptional ? "?" : ""))
        } else if let type = type.as(OptionalTypeSyntax.self) {
            if !isOptional { edits.append(.replace(type.questionMark, with: "")) }
        } else if isOptional, !node.modifiers.has("override") {
            edits.append(.insert("?", after: type))
        }
    }

    /// Lets closures escape, as they did unless they said otherwise.
    private func letEscape(_ clause: FunctionParameterClauseSyntax) {
        for parameter in clause.parameters {
            let attributes =
                Array(parameter.attributes)
                + Array(parameter.type.as(AttributedTypeSyntax.self)?.attributes ?? [])
            if let mark = attributes.first(where: { $0.trimmedDescription == "@noescape" }) {
                edits.append(.replace(mark, with: ""))
            } else if parameter.type.is(FunctionTypeSyntax.self) {
                edits.append(.insert("@escaping ", before: parameter.type))
            }
        }
    }

    /// Lets the body of a method use a parameter that became optional as before. A method with a parameter
    /// that unwraps itself would be none of the protocol's.
    private func unwrap(_ parameter: FunctionParameterSyntax, _ node: FunctionDeclSyntax, as type: String) {
        guard let body = node.body, parameter.type.trimmedDescription.last != "?" else { return }
        let name = (parameter.secondName ?? parameter.firstName).text
        edits.append(.insert(" let \(name): \(type)! = \(name);", after: body.leftBrace))
    }

    /// Returns the labels of a function's parameters: the first one has none unless it says so.
    private static func labels(of node: FunctionDeclSyntax) -> [String] {
        node.signature.parameterClause.parameters.enumerated().map { index, parameter in
            label(of: parameter, at: index)
        }
    }

    /// Lets the initializer for archives fail, as it may since Swift 1.2.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = node.signature.parameterClause.parameters.first?.firstName.text
        if first == "coder", node.optionalMark == nil { edits.append(.insert("?", after: node.initKeyword)) }
        letEscape(node.signature.parameterClause)
        let parameters = Array(node.signature.parameterClause.parameters)
        if node.modifiers.has("override"), parameters.map(\.firstName.text) == ["target", "action"] {
            edits.append(.replace(parameters[0].type, with: "Any?"))
            edits.append(.replace(parameters[1].type, with: "Selector?"))
        }
        return .visitChildren
    }

    // MARK: Calls and members

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if leaveOutAnimation(node) { return .skipChildren }
        guard let name = node.calledExpression.calledName else { return .visitChildren }
        let arguments = Array(node.arguments)
        let labels = arguments.map { $0.label?.text ?? "_" }
        if let property = property(for: node, name.text) {
            edits.append(.replace(name, with: property))
            if let (open, close) = node.parentheses {
                edits.append(SourceEdit(range: open..<close, replacement: ""))
            }
            return .visitChildren
        }
        if moveIndex(node, name.text) || renewStride(node, name.text) { return .visitChildren }
        renewValues(of: node, name.text)
        let isTrailing = node.trailingClosure != nil
        guard !node.isFunctionOfSwift1,
            let renamed = renamed(name.text, labels, trailing: isTrailing)
        else { return .visitChildren }
        if renamed.base != name.text { edits.append(.replace(name, with: renamed.base)) }
        for (index, argument) in arguments.enumerated() where renamed.labels[index] != labels[index] {
            relabel(argument, renamed.labels[index])
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if renewValue(node) { return .visitChildren }
        let name = node.declName.baseName
        let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isApples = base.map { Self.isApples($0) && !declared.types.contains($0) } ?? false
        guard isApples || !declared.members.contains(name.text) || isMemberOfAnother(node)
        else { return .visitChildren }
        let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
        let isUpper = name.text.first?.isUppercase == true
        if !isCalled, node.base != nil || isUpper, let member = Swift2Names.members[name.text] {
            edits.append(.replace(name, with: member))
        } else if isApples || node.base == nil, isUpper, !isCalled,
            !Swift2Names.nestedTypes.contains(name.text)
        {
            edits.append(.replace(name, with: name.text.inLowerCamelCase))
        }
        return .visitChildren
    }

    /// Returns true for the name of a type of Apple's.
    private static func isApples(_ type: String) -> Bool {
        ["UI", "NS", "CA", "CG"].contains { type.hasPrefix($0) }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        joinOptions(of: node)
        emptyOptions(of: node)
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

    /// Gives an overriding property its current name, such as `isHighlighted` for `highlighted`.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("override") { rename(overrides: node.bindings) }
        return .visitChildren
    }

    /// Reads `let text: NSString = "\(number)"`: Swift 2 took a String for an NSString.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation?.type.trimmedDescription == "NSString", let value = node.initializer?.value,
            value.is(StringLiteralExprSyntax.self)
        {
            edits.append(.insert("NSString(string: ", before: value))
            edits.append(.insert(")", after: value))
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type, ["NSError?", "NSError!"].contains(type.trimmedDescription) {
            edits.append(.replace(type, with: "Error?"))
        }
        return .visitChildren
    }

    /// Lets a cast to a class of UIKit be forced, as `as` was up to Swift 1.1.
    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.questionOrExclamationMark == nil,
            let sequence = node.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = sequence.firstIndex(where: { $0.id == node.id }), index + 1 < sequence.count,
            sequence[index + 1].trimmedDescription.hasPrefix("UI")
        else { return .visitChildren }
        edits.append(.insert("!", after: node.asKeyword))
        return .visitChildren
    }

    // MARK: Conditions

    /// Gives each binding of a condition its own `let` or `var`, which only the first had in Swift 2.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard node.bindingSpecifier.presence == .missing else { return .visitChildren }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        edits.append(.insert(isVariable ? "var " : "let ", before: node.pattern))
        return .visitChildren
    }

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
    /// The name at the end of a called expression; for `Type.init` that of the type.
    fileprivate var calledName: TokenSyntax? {
        let member = self.as(MemberAccessExprSyntax.self)
        if member?.declName.baseName.text == "init", let type = member?.base { return type.calledName }
        return self.as(MemberAccessExprSyntax.self)?.declName.baseName
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
