import SourceOutline
import SwiftSyntax

extension SourceUnit {
    /// Returns the parts around an error that can be left out, the innermost first: statements of
    /// a function, and the function; none at the top level, and in the head of a type's declaration.
    ///
    /// - Parameters:
    ///   - file: the index of the file.
    ///   - line: the line, counted from 1.
    ///   - column: the column in bytes, counted from 1.
    func omittableParts(ofFile file: Int, line: Int, column: Int) -> [OmittedPart] {
        let source = files[file]
        guard let offset = source.offset(line: line, column: column),
            let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return [] }
        var node = Syntax(token).parent
        var statements: [CodeBlockItemSyntax] = []
        while let current = node {
            if let part = part(current, around: offset, source, file) {
                return statements.map { statement($0, of: part, source) } + [part]
            }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self)
                || current.is(EnumDeclSyntax.self) || current.is(ProtocolDeclSyntax.self)
            {
                return []
            }
            if let item = current.as(CodeBlockItemSyntax.self), item.isOmittable { statements.append(item) }
            node = current.parent
        }
        return []
    }

    /// Returns a statement as a part.
    private func statement(
        _ item: CodeBlockItemSyntax, of part: OmittedPart, _ source: SourceText
    ) -> OmittedPart {
        let range = item.item.textRange
        return OmittedPart(
            name: "a statement of \(part.name)", line: source.line(at: range.lowerBound), file: part.file,
            range: range, replacement: "flipbookSkippedStatement(#fileID, #line, #function)",
            declaration: nil)
    }

    private func part(_ node: Syntax, around offset: Int, _ source: SourceText, _ file: Int) -> OmittedPart? {
        func make(
            _ name: String, _ part: some SyntaxProtocol, _ text: String, isWhole: Bool = false
        ) -> OmittedPart {
            let range = part.textRange
            return OmittedPart(
                name: name, line: source.line(at: range.lowerBound), file: file, range: range,
                replacement: text, declaration: isWhole ? range.lowerBound : nil)
        }
        if let body = node.functionBody {
            guard body.block.textRange.contains(offset) else {
                return node.isMember && node.is(FunctionDeclSyntax.self)
                    ? make(body.name, node, "", isWhole: true) : nil
            }
            return make(body.name, body.block, Self.body(returning: body.result))
        }
        if let inherited = node.as(InheritedTypeSyntax.self),
            let list = inherited.parent?.as(InheritedTypeListSyntax.self), list.first?.id != inherited.id
        {
            return conformance(inherited, in: list) { make($0, $1, "") }
        }
        if let variable = node.as(VariableDeclSyntax.self), node.isMember {
            let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
            return make(name, variable, "", isWhole: true)
        }
        return nil
    }

    /// Returns an inherited type that is not the first of its list as a part, with the comma before it.
    private func conformance(
        _ type: InheritedTypeSyntax, in list: InheritedTypeListSyntax,
        _ make: (String, InheritedTypeSyntax) -> OmittedPart
    ) -> OmittedPart? {
        let part = make(type.type.trimmedDescription, type)
        guard let before = list.last(where: { $0.textRange.upperBound <= part.range.lowerBound }),
            let comma = before.trailingComma
        else { return nil }
        // A comma of its own behind the type stays.
        let start = type.trailingComma == nil ? comma.textRange.lowerBound : part.range.lowerBound
        return OmittedPart(
            name: part.name, line: part.line, file: part.file, range: start..<part.range.upperBound,
            replacement: "", declaration: nil)
    }

    /// Returns the body of an omitted function: it returns an empty value or view, or ends the film when the
    /// type has none.
    private static func body(returning type: String?) -> String {
        let note = "flipbookSkipped(#fileID, #line, #function)"
        guard let type, !["Void", "()"].contains(type) else { return "{ \(note) }" }
        let plain = type.filter { !$0.isWhitespace }
        let value: String? =
            if plain.hasSuffix("?") || plain.hasSuffix("!") {
                "nil"
            } else if plain.hasPrefix("[") && plain.hasSuffix("]") {
                plain.contains(":") ? "[:]" : "[]"
            } else if plain.hasPrefix("Set<") {
                "[]"
            } else if emptyObjects.contains(plain) {
                "\(plain)()"
            } else {
                emptyValues[plain]
            }
        guard let value else { return "{ flipbookMissing(#fileID, #line, #function) }" }
        return "{ \(note); return \(value) }"
    }
}

extension SourceUnit {
    /// The empty values of types.
    private static let emptyValues = [
        "Bool": "false", "String": "\"\"", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0",
        "TimeInterval": "0", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIColor": ".clear",
        "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()",
        "UICollectionViewCompositionalLayout": ".list(using: .init(appearance: .plain))",
    ]

    /// The types whose objects are empty as they are made.
    private static let emptyObjects: Set = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UITextField", "UITextView",
        "UIScrollView", "UITableView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
        "UIViewController", "UIImage", "UIMenu", "NSAttributedString", "NSMutableAttributedString",
        "UICollectionViewFlowLayout",
    ]
}

extension CodeBlockItemSyntax {
    /// True for a statement without which others still compile: a call or an assignment, an `if`, and a
    /// variable, whose uses are left out in turn. The only statement of a function is its body.
    fileprivate var isOmittable: Bool {
        let isAlone = (parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0) <= 1
        guard !(isAlone && isInFunction), !makesObject else { return false }
        switch item {
        case .expr(let expression): return expression.isCallOrAssignment
        case .stmt(let statement):
            return statement.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) == true
        case .decl(let declaration):
            let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
            return bindings?.allSatisfy { $0.accessorBlock == nil && $0.initializer != nil } ?? false
        default: return false
        }
    }

    /// True for a statement of a function's body, and not of a block or closure within it.
    private var isInFunction: Bool {
        guard let list = parent, let block = list.parent else { return false }
        if block.is(AccessorBlockSyntax.self) { return true }
        let owner = block.is(CodeBlockSyntax.self) ? block.parent : nil
        return owner?.functionBody != nil
    }

    /// True for the call of another initializer, which every initializer needs.
    private var makesObject: Bool {
        let text = item.trimmedDescription
        return text.contains("super.init(") || text.contains("self.init(")
    }
}

extension ExprSyntax {
    /// True for a call, and for an assignment such as `a.b = c` and `a += c`.
    fileprivate var isCallOrAssignment: Bool {
        if let marked = self.as(TryExprSyntax.self) { return marked.expression.isCallOrAssignment }
        if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.isCallOrAssignment }
        if let sequence = self.as(SequenceExprSyntax.self), let sign = sequence.elements.dropFirst().first {
            return sign.is(AssignmentExprSyntax.self)
                || sign.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
        }
        return self.is(FunctionCallExprSyntax.self)
    }
}

extension Syntax {
    /// The body of a function, an initializer or an accessor, with its name and the type of its result; nil
    /// for other nodes. `Self` stands for a result without an empty value.
    fileprivate var functionBody: (name: String, block: Syntax, result: String?)? {
        if let function = self.as(FunctionDeclSyntax.self), let body = function.body {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            let result = function.signature.returnClause?.type.trimmedDescription
            return ("\(function.name.text)(\(labels.joined()))", Syntax(body), result)
        }
        if let initializer = self.as(InitializerDeclSyntax.self), let body = initializer.body {
            return ("init", Syntax(body), "Self")
        }
        if let end = self.as(DeinitializerDeclSyntax.self), let body = end.body {
            return ("deinit", Syntax(body), nil)
        }
        if let accessor = self.as(AccessorDeclSyntax.self), let body = accessor.body {
            let kind = accessor.accessorSpecifier.text
            return (kind, Syntax(body), kind == "get" ? propertyType : nil)
        }
        if let block = self.as(AccessorBlockSyntax.self), case .getter = block.accessors {
            return ("get", self, propertyType)
        }
        return nil
    }

    /// True for a declaration among the members of a type or extension.
    fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

    /// The type of the property around an accessor, as written; a type without an empty value when it is not.
    fileprivate var propertyType: String {
        let property = sequence(first: self) { $0.parent }.lazy.compactMap {
            $0.as(PatternBindingSyntax.self)
        }.first
        return property?.typeAnnotation?.type.trimmedDescription ?? "Self"
    }
}

extension SourceText {
    /// Returns the offset of a place in the text, in bytes; nil for a place outside of it.
    func offset(line: Int, column: Int) -> Int? {
        var (current, start) = (1, 0)
        let bytes = text.utf8
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            guard current < line else { break }
            (current, start) = (current + 1, index + 1)
        }
        let offset = start + max(0, column - 1)
        return current == line && offset < bytes.count ? offset : nil
    }

    /// Returns the line of an offset, counted from 1.
    fileprivate func line(at offset: Int) -> Int {
        1 + text.utf8.prefix(offset).reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
}
