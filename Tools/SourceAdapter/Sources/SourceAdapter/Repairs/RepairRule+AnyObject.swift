import SwiftSyntax

/// The edits of members of any object, which Objective-C finds by their names.
extension RepairRule {
    /// The edits of a member that is read or called of any object; nil when the message is about something
    /// else, and where the type that has the member is not known.
    var dynamicEdits: [SourceEdit]? { dynamicEdits(of: "AnyObject") }

    /// The edits of a member of a value of a type: Swift 2 had any object where `Any` is today.
    func dynamicEdits(of type: String) -> [SourceEdit]? {
        guard message.hasPrefix("value of type '\(type)' has no member '"), names.count > 1,
            let member = ancestor(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let isNilable = names[1].hasPrefix(OptionalMethod.prefix)
        let name = isNilable ? String(names[1].dropFirst(OptionalMethod.prefix.count)) : names[1]
        guard let type = member.objectType ?? objects.type(of: name) else { return nil }
        let mark = member.optionalMark
        let isChain = base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
        if mark?.text == "?", !isChain, !isNilable, let call = mark?.markedCall, !call.isStatement {
            // Adaptation makes the result optional, since the requirement is taken to be there.
            return nil
        }
        let removed = mark.flatMap { mark in
            mark.markedCall == nil && (ObjectMembers.isOptional(name) || properties.contains(name))
                ? nil : SourceEdit.replace(mark, with: "")
        }
        let isOptional = isChain || isNilable || mark?.text == "?" || member.isBound
        let (open, cast) = Self.cast(to: type, isOptional: isOptional)
        guard let chain = base.as(OptionalChainingExprSyntax.self) else {
            return [.insert(open, before: base), .insert(cast, after: base)] + [removed].compactMap { $0 }
        }
        return [.insert(open, before: chain.expression), .replace(chain.questionMark, with: cast)]
            + [removed].compactMap { $0 }
    }

    /// Returns the texts around a value that take it as an object of a type. Foundation for Linux keeps
    /// points and numbers in `Any` as they are.
    private static func cast(to type: String, isOptional: Bool) -> (open: String, end: String) {
        let mark = isOptional ? "?" : "!"
        switch type {
        case "NSValue": return ("flipbookValue(", ")\(mark)")
        case "NSNumber": return ("flipbookNumber(", ", as: NSNumber.self)\(mark)")
        default: return ("(", isOptional ? " as? \(type))?" : " as! \(type))")
        }
    }

    /// The edits of an element of any object, which is a list or a dictionary, as in `item["name"]`, and of a
    /// loop over objects; nil when the message is about something else.
    var elementEdits: [SourceEdit]? {
        if message.hasPrefix("value of type 'Any' expected to be instance of class") {
            let type = ancestor(ForStmtSyntax.self)?.typeAnnotation?.type
            return type.flatMap { $0.trimmedDescription == "AnyObject" ? [.replace($0, with: "Any")] : nil }
        }
        guard message == "value of type 'Any' has no subscripts",
            let element = ancestor(SubscriptCallExprSyntax.self), element.arguments.count == 1,
            let key = element.arguments.first?.expression
        else { return nil }
        let type = key.is(IntegerLiteralExprSyntax.self) ? "[Any]" : "[String: Any]"
        let base = element.calledExpression
        return [.insert("(", before: base), .insert(" as! \(type))", after: base)]
    }
}

extension MemberAccessExprSyntax {
    /// True for a property that a new constant, variable or condition takes: it is optional there.
    fileprivate var isBound: Bool {
        guard let parent = parent?.as(InitializerClauseSyntax.self)?.parent else { return false }
        return parent.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil }
            ?? parent.is(OptionalBindingConditionSyntax.self)
    }

    /// The type whose method a call with its last label is, as in `value(forKey: "name")`; nil for others.
    fileprivate var objectType: String? {
        switch parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text {
        case "forKey" where declName.baseName.text == "add": "CALayer"
        case "forKey", "forKeyPath": "NSObject"
        case "to" where declName.baseName.text == "isEqual": "NSString"
        default: nil
        }
    }

    /// The mark behind a member that an object may lack: `object.member?` and `object.member!`.
    fileprivate var optionalMark: TokenSyntax? {
        parent?.as(OptionalChainingExprSyntax.self)?.questionMark
            ?? parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }
}

extension TokenSyntax {
    /// The call of the member behind which the mark stands: `object.member?(...)`.
    fileprivate var markedCall: FunctionCallExprSyntax? {
        guard let parent, let call = parent.parent?.as(FunctionCallExprSyntax.self),
            Syntax(call.calledExpression).id == parent.id
        else { return nil }
        return call
    }
}
