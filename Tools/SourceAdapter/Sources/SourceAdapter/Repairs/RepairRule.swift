import SwiftSyntax

/// The edits that an error of the compiler asks for, which names what it found and what it wants.
struct RepairRule {
    /// The token at the place of the error.
    let token: TokenSyntax
    let message: String
    /// The types of members that code reads of any object.
    let objects: ObjectMembers
    /// The names of optional requirements of the unit's protocols.
    let requirements: Set<String>
    /// The names of those that are properties.
    let properties: Set<String>
    /// The texts of the unit's other files.
    let others: [String]

    /// The call of the function that makes an object of a class known at run time alone.
    static let maker = "flipbookNew("

    init(_ token: TokenSyntax, _ message: String, in unit: SourceUnit) {
        (self.token, self.message) = (token, message)
        (objects, requirements) = (unit.objectMembers, unit.optionalRequirements)
        properties = Set(unit.optionalProperties.map(\.name))
        others = unit.files.filter { $0.tree.id != token.root.id }.map(\.text)
    }

    // MARK: Swift 2

    /// The edits for code of Swift 2; nil when the message is about something else.
    var swift2Edits: [SourceEdit]? {
        if message.hasPrefix("value of optional type '") || message.hasPrefix("for-in loop requires '") {
            return behaviorEdits ?? operand.map { [.insert("!", after: $0)] }
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value")
            || message.hasPrefix("optional chain has no effect")
            || message.hasPrefix("cannot force unwrap value of non-optional type")
        {
            return ["?", "!"].contains(token.text) ? [.replace(token, with: "")] : nil
        }
        if message.hasPrefix("initializer for conditional binding must have Optional type") {
            return binding.map { [.insert("Optional(", before: $0), .insert(")", after: $0)] }
        }
        if message.contains(" is not convertible to '"), token.parent?.is(UnresolvedAsExprSyntax.self) == true
        {
            return token.text == "as" ? [.insert("!", after: token)] : nil
        }
        if message.contains("' is not convertible to '") { return forcedCast }
        if message.hasPrefix("optional type '"), message.contains("cannot be used as a boolean") {
            return conditionEdits
        }
        if message.hasPrefix("type '"), message.contains(" has no member '"),
            let name = token.text == "." ? token.nextToken(viewMode: .sourceAccurate) : token,
            name.text.first?.isUppercase == true
        {
            return [.replace(name, with: name.text.inLowerCamelCase)]
        }
        if message.hasPrefix("cannot find '\(token.text)' in scope"),
            let name = Swift2Names.members[token.text]
        {
            // A property of the class around it, without `self`.
            return [.replace(token, with: name)]
        }
        if message.hasPrefix("single argument function types require parentheses") {
            return functionParameter.map { [.insert("(", before: $0), .insert(")", after: $0)] }
        }
        return propertyEdits ?? modifierEdits ?? labelEdits ?? bridgingEdits ?? swift1Edits
            ?? dynamicEdits(of: "Any") ?? dynamicEdits(of: "Any?") ?? dynamicEdits(of: "any UIDynamicItem")
            ?? elementEdits ?? dataEdits
    }

    /// The edits of a statement that adds or removes a behavior that may be nil, which had no effect then.
    private var behaviorEdits: [SourceEdit]? {
        guard let call = ancestor(FunctionCallExprSyntax.self), let operand, call.arguments.count == 1,
            call.arguments.first?.expression.id == operand.id,
            call.parent?.is(CodeBlockItemSyntax.self) == true,
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            ["addBehavior", "removeBehavior", "addChildBehavior", "removeChildBehavior"].contains(name)
        else { return nil }
        return [
            .insert("_ = (\(operand.trimmedDescription)).map { ", before: call),
            .replace(operand, with: "$0"), .insert(" }", after: call),
        ]
    }

    /// The edits of a condition that is an optional value: up to Swift 1.1 it held unless that was nil.
    private var conditionEdits: [SourceEdit]? {
        if let negation = ancestor(PrefixOperatorExprSyntax.self), negation.operator.text == "!",
            message.contains("'== nil'")
        {
            return [.replace(negation.operator, with: ""), .insert(" == nil", after: negation)]
        }
        return operand.map { [.insert(" != nil", after: $0)] }
    }

    /// The edits between values and Foundation's objects, which Swift 2 exchanged.
    private var bridgingEdits: [SourceEdit]? {
        let conversions = [
            "cannot convert value of type '", "cannot assign value of type '", "argument type '",
        ]
        guard conversions.contains(where: message.hasPrefix), names.count >= 2, let operand else {
            return nil
        }
        // An alias is followed by its type: 'TimeInterval' (aka 'Double').
        let from = message.contains("(aka '") && names.count > 2 ? names[1] : names[0]
        let wanted = names.last { $0 != names[0] && $0 != from } ?? ""
        switch (from, wanted == "NSCopying" ? from == "String" ? "NSString" : "NSNumber" : wanted) {
        case ("Int", "NSNumber"), ("Double", "NSNumber"), ("Float", "NSNumber"), ("Bool", "NSNumber"):
            return [.insert("NSNumber(value: ", before: operand), .insert(")", after: operand)]
        case ("CGFloat", "NSNumber"):
            return [.insert("NSNumber(value: Double(", before: operand), .insert("))", after: operand)]
        case ("String", "NSString"):
            return [.insert("NSString(string: ", before: operand), .insert(")", after: operand)]
        case ("NSString", "String"):
            return [.insert("String(describing: ", before: operand), .insert(")", after: operand)]
        case ("NSIndexSet", "IndexSet"):
            return [.insert("(", before: operand), .insert(" as IndexSet)", after: operand)]
        case (_, "AnyObject") where !from.hasSuffix("?"):
            return [.insert("(", before: operand), .insert(" as AnyObject)", after: operand)]
        case ("[AnyObject]", _) where wanted.hasPrefix("["):
            // Swift 1 declared the arrays of Apple's functions without their elements.
            return [.insert(" as! \(wanted)", after: operand)]
        default: break
        }
        guard names[0].hasSuffix("?"), message.contains("to expected element type") else { return nil }
        return [.insert("!", after: operand)]
    }

    /// The edits of data that are read of a file or an address, which were nil where there is none.
    private var dataEdits: [SourceEdit]? {
        guard message.hasPrefix("call can throw, but it is not marked with 'try'"),
            let call = ancestor(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "Data"
        else { return nil }
        return [.insert("(try? ", before: call), .insert(")", after: call)]
    }

    /// The edits of modifiers that declarations need or no longer have.
    private var modifierEdits: [SourceEdit]? {
        switch message {
        case "overriding declaration requires an 'override' keyword":
            return [.insert("override ", before: token)]
        case "'required' modifier must be present on all overrides of a required initializer":
            return [.insert("required ", before: token)]
        case "method does not override any method from its superclass":
            guard let function = ancestor(FunctionDeclSyntax.self),
                let word = function.modifiers.first(where: { $0.name.text == "override" })
            else { return nil }
            return [.replace(word, with: "")]
        case _
        where message.hasPrefix("converting non-escaping parameter '")
            || message.hasPrefix("assigning non-escaping parameter '")
            || message.hasPrefix("passing non-escaping parameter '")
            || message.hasPrefix("escaping closure captures non-escaping parameter '"):
            return escapingParameter.map { [.insert("@escaping ", before: $0.type)] }
        default: return nil
        }
    }

    /// The type of the parameter that a message names, in the function around the place.
    private var escapingParameter: FunctionParameterSyntax? {
        let name = names.first
        return ancestors.lazy.compactMap { node in
            let clause =
                node.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
            return clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        }.first
    }

    /// The edits of the labels of a call.
    private var labelEdits: [SourceEdit]? {
        guard let call = ancestor(FunctionCallExprSyntax.self) else { return nil }
        let arguments = Array(call.arguments)
        if message.hasPrefix("missing argument label '"), let label = names.first {
            guard let argument = argument(of: call), argument.label == nil else { return nil }
            return [.insert("\(label) ", before: argument)]
        }
        if message.hasPrefix("extraneous argument label '"), let argument = argument(of: call),
            let label = argument.label, let colon = argument.colon
        {
            let range = label.textRange.lowerBound..<colon.textRange.upperBound
            return [SourceEdit(range: range, replacement: "")]
        }
        if message.hasPrefix("incorrect argument label"), names.count == 2 {
            let labels = names[1].split(separator: ":").map(String.init)
            guard labels.count == arguments.count else { return nil }
            return zip(arguments, labels).flatMap { relabeled($0, $1) }
        }
        return nil
    }

    private func relabeled(_ argument: LabeledExprSyntax, _ label: String) -> [SourceEdit] {
        guard label != argument.label?.text ?? "_" else { return [] }
        guard let old = argument.label, let colon = argument.colon else {
            return [.insert("\(label): ", before: argument)]
        }
        guard label == "_" else { return [.replace(old, with: label)] }
        return [SourceEdit(range: old.textRange.lowerBound..<colon.textRange.upperBound, replacement: "")]
    }

    /// The argument of a call in which the place of the error is.
    private func argument(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
        call.arguments.first { $0.textRange.contains(token.textRange.lowerBound) } ?? call.arguments.first
    }

    /// The edit that makes `as` a forced cast, as it was up to Swift 1.1.
    private var forcedCast: [SourceEdit]? {
        let sequence = ancestor(SequenceExprSyntax.self)?.elements
        let cast = sequence?.compactMap { $0.as(UnresolvedAsExprSyntax.self) }.first {
            $0.questionOrExclamationMark == nil
                && $0.textRange.lowerBound >= token.textRange.lowerBound
        }
        return cast.map { [.insert("!", after: $0.asKeyword)] }
    }

    // MARK: Places

    /// The texts that the message quotes.
    var names: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap {
            $0.offset % 2 == 1 ? String($0.element) : nil
        }
    }

    private var ancestors: [Syntax] { Array(sequence(first: Syntax(token)) { $0.parent }) }

    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        ancestors.lazy.compactMap { $0.as(type) }.first
    }

    /// The type before the arrow of a function type without parentheses.
    private var functionParameter: TypeSyntax? {
        ancestor(FunctionTypeSyntax.self)?.parameters.first?.type ?? ancestor(TypeSyntax.self)
    }

    /// The value of the optional binding around the place.
    var binding: ExprSyntax? { ancestor(OptionalBindingConditionSyntax.self)?.initializer?.value }

    /// The expression whose value the message is about: the compiler gives the place of its last name, or of
    /// its first token when it has none.
    var operand: ExprSyntax? {
        if token.parent?.is(BinaryOperatorExprSyntax.self) == true {
            return ancestor(SequenceExprSyntax.self).map { ExprSyntax($0) }
        }
        if token.parent?.is(AssignmentExprSyntax.self) == true {
            return ancestor(SequenceExprSyntax.self)?.elements.last
        }
        var found: ExprSyntax?
        for node in ancestors {
            guard let expression = node.as(ExprSyntax.self) else {
                if found == nil { continue }
                break
            }
            if let member = expression.as(MemberAccessExprSyntax.self) {
                guard member.declName.baseName == token else { break }
            } else if let call = expression.as(FunctionCallExprSyntax.self) {
                guard found.map({ $0.id == call.calledExpression.id }) ?? true else { break }
            } else if let access = expression.as(SubscriptCallExprSyntax.self) {
                guard found.map({ $0.id == access.calledExpression.id }) ?? true else { break }
            } else if found != nil {
                break
            }
            found = expression
        }
        return found
    }
}
