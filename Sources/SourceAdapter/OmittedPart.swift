import SwiftSyntax

/// A part of a file that is left out because it does not compile, so that the rest can be filmed.
///
/// A function keeps its signature and loses its body: what it should have done is skipped when it returns
/// nothing or something that has an empty value, and ends the film otherwise. A property or a function whose
/// declaration does not compile is left out altogether, as is a conformance.
public struct OmittedPart: Hashable, Sendable {
    /// The name for messages, such as `viewDidLoad()`.
    public let name: String
    /// The line on which the part begins, counted from 1.
    public let line: Int
    /// The index of the file.
    public let file: Int
    let range: Range<Int>
    let replacement: String

    /// The place of a declaration that is left out as a whole; nil for a body or a conformance.
    let declaration: Int?
}

extension SourceUnit {
    /// Returns the part around the place of an error that can be left out; nil when there is none: at the top
    /// level, and in the head of a type's declaration.
    ///
    /// - Parameters:
    ///   - file: the index of the file.
    ///   - line: the line, counted from 1.
    ///   - column: the column in bytes, counted from 1.
    public func omittablePart(ofFile file: Int, line: Int, column: Int) -> OmittedPart? {
        let source = files[file]
        guard let offset = source.offset(line: line, column: column),
            let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return nil }
        var node = Syntax(token).parent
        while let current = node {
            if let part = part(current, around: offset, source, file) { return part }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self)
                || current.is(EnumDeclSyntax.self) || current.is(ProtocolDeclSyntax.self)
            {
                return nil
            }
            node = current.parent
        }
        return nil
    }

    private func part(_ node: Syntax, around offset: Int, _ source: SourceText, _ file: Int) -> OmittedPart? {
        func make(_ name: String, _ part: some SyntaxProtocol, _ text: String, isWhole: Bool = false)
            -> OmittedPart
        {
            let range = part.textRange
            return OmittedPart(
                name: name, line: source.line(at: range.lowerBound), file: file, range: range,
                replacement: text, declaration: isWhole ? range.lowerBound : nil)
        }
        if let function = node.as(FunctionDeclSyntax.self) {
            let name =
                function.name.text + "("
                + function.signature.parameterClause.parameters.map {
                    $0.firstName.text + ":"
                }.joined() + ")"
            guard let body = function.body, body.textRange.contains(offset) else {
                return node.isMember ? make(name, function, "", isWhole: true) : nil
            }
            let result = function.signature.returnClause?.type.trimmedDescription
            return make(name, body, Self.body(name, returning: result))
        }
        if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body,
            body.textRange.contains(offset)
        {
            return make("init", body, Self.body("init", returning: "Self"))
        }
        if let end = node.as(DeinitializerDeclSyntax.self), let body = end.body {
            return make("deinit", body, "{}")
        }
        if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body,
            body.textRange.contains(offset)
        {
            let isGetter = accessor.accessorSpecifier.text == "get"
            let type = node.propertyType
            return make(
                accessor.accessorSpecifier.text, body, Self.body("get", returning: isGetter ? type : nil))
        }
        if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
            return make("get", block, Self.body("get", returning: node.propertyType))
        }
        if let inherited = node.as(InheritedTypeSyntax.self),
            let list = inherited.parent?.as(InheritedTypeListSyntax.self),
            list.count > 1, list.first?.id != inherited.id
        {
            return conformance(inherited, in: list, make)
        }
        if let variable = node.as(VariableDeclSyntax.self), node.isMember {
            return make(
                variable.bindings.first?.pattern.trimmedDescription ?? "", variable, "", isWhole: true)
        }
        return nil
    }

    /// Returns an inherited type that is not the first of its list as a part, with the comma before it.
    private func conformance(
        _ type: InheritedTypeSyntax, in list: InheritedTypeListSyntax,
        _ make: (String, InheritedTypeSyntax, String, Bool) -> OmittedPart
    ) -> OmittedPart? {
        let part = make(type.type.trimmedDescription, type, "", false)
        guard let before = list.last(where: { $0.textRange.upperBound <= part.range.lowerBound }),
            let comma = before.trailingComma
        else { return nil }
        // A comma of its own behind the type stays.
        let start = type.trailingComma == nil ? comma.textRange.lowerBound : part.range.lowerBound
        return OmittedPart(
            name: part.name, line: part.line, file: part.file, range: start..<part.range.upperBound,
            replacement: "", declaration: nil)
    }

    /// Returns the body of a function that skips what it should do, or ends the film when it needs a result.
    private static func body(_ name: String, returning type: String?) -> String {
        let note = "flipbookSkipped(#fileID, #line, #function)"
        guard let type, !["Void", "()"].contains(type) else { return "{ \(note) }" }
        let plain = type.filter { !$0.isWhitespace }
        let value: String? =
            if plain.hasSuffix("?") || plain.hasSuffix("!") {
                "nil"
            } else if plain.hasPrefix("[") && plain.hasSuffix("]") {
                plain.contains(":") ? "[:]" : "[]"
            } else {
                ["Bool": "false", "String": "\"\"", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0"][
                    plain]
            }
        guard let value else { return "{ flipbookMissing(#fileID, #line, #function) }" }
        return "{ \(note); return \(value) }"
    }
}

extension Syntax {
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
    fileprivate func offset(line: Int, column: Int) -> Int? {
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
