import SwiftSyntax

/// The edits for code of Swift 3 and 4.
extension RepairRule {
    /// The edits for code of Swift 3 and 4; nil when the message is about something else.
    var swift4Edits: [SourceEdit]? {
        if message.hasPrefix("'characters' is unavailable"), token.text == "characters",
            let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        {
            let range = member.period.textRange.lowerBound..<token.textRange.upperBound
            return [SourceEdit(range: range, replacement: "")]
        }
        if message.contains("implicitly 'final'; use 'public' instead of 'open'") {
            let modifiers =
                ancestor(VariableDeclSyntax.self)?.modifiers ?? ancestor(FunctionDeclSyntax.self)?.modifiers
            let open = modifiers?.first { $0.name.text == "open" }
            return open.map { [.replace($0, with: "public")] }
        }
        if message.hasPrefix("static member '"), message.contains("cannot be used on instance of type") {
            // Corelibs Foundation has members that hide the functions of that name.
            return ["abs", "min", "max"].contains(token.text) ? [.insert("Swift.", before: token)] : nil
        }
        if message.hasPrefix("main actor-isolated initializer '"),
            message.hasSuffix("' has different actor isolation from nonisolated overridden declaration"),
            let type = ancestor(ClassDeclSyntax.self)
        {
            // A class without an initializer of its own inherits those of values such as paths.
            let start = type.modifiers.isEmpty ? Syntax(type.classKeyword) : Syntax(type.modifiers)
            return [.insert("nonisolated ", before: start)]
        }
        if message.hasPrefix("using '!' is not allowed here"), token.text == "!" {
            // Up to Swift 4, a cast to a type that unwraps itself was one to the optional type.
            return [.replace(token, with: "?")]
        }
        if message.hasPrefix("assigning a property to itself"),
            let value = ancestor(SequenceExprSyntax.self)?.elements.last
        {
            // An array hides from the compiler that both sides are the same.
            return [.insert("[", before: value), .insert("][0]", after: value)]
        }
        if message.contains(" value of type 'UIColor' to "), names.last?.hasPrefix("CGColor") == true,
            let literal = ancestor(MacroExpansionExprSyntax.self), literal.macroName.text == "colorLiteral"
        {
            return [.insert(".cgColor", after: literal)]
        }
        return closureEdits ?? predicateEdits ?? reuseEdits ?? objectEdits ?? dynamicEdits ?? stringEdits
            ?? laterEdits
    }

    /// The further edits, in an expression of their own for the compiler's sake.
    private var laterEdits: [SourceEdit]? {
        nameEdits ?? structEdits ?? accessEdits ?? overrideEdits ?? propertyEdits ?? delegateEdits
            ?? respondsEdits ?? requirementEdits ?? windowEdits ?? objectCopyEdits
    }

    /// The edits of objects that are copied or stand in for a value, apart for the compiler's sake.
    private var objectCopyEdits: [SourceEdit]? { copyEdits ?? bridgedEdits }

    /// The edits between a date, data or an address and Foundation's object, which Apple's functions return
    /// and take in the other's place.
    private var bridgedEdits: [SourceEdit]? {
        let conversions = [
            "cannot convert value of type '", "cannot assign value of type '",
            "cannot convert return expression of type '",
        ]
        guard conversions.contains(where: message.hasPrefix), names.count == 2, let operand,
            let value = [names[0], names[1]].first(where: { ["Date", "Data", "URL"].contains($0) }),
            names.contains("NS\(value)")
        else { return nil }
        return [.insert("(", before: operand), .insert(" as \(names[1]))", after: operand)]
    }

    /// The edits of overrides of members that classes lack here, or have with other types.
    private var overrideEdits: [SourceEdit]? { awakeEdits ?? inertEdits ?? pageEdits }

    /// The edits of `awakeFromNib` in a class of plain objects. On devices a category gives it to all
    /// objects; here the loader of storyboards calls it by its name.
    private var awakeEdits: [SourceEdit]? {
        if message == "method does not override any method from its superclass" {
            guard let function = ancestor(FunctionDeclSyntax.self), function.name.text == "awakeFromNib",
                function.signature.parameterClause.parameters.isEmpty,
                let word = function.modifiers.first(where: { $0.name.text == "override" })
            else { return nil }
            return [.replace(word, with: "")]
        }
        guard message.hasSuffix("' has no member 'awakeFromNib'"),
            let call = ancestor(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
        else { return nil }
        return [.replace(call, with: "()")]
    }

    /// The edits of a class for reusable views without `init(frame:)`, whose objects come from a storyboard.
    /// Registered by its class, it ends an app on devices as well.
    private var reuseEdits: [SourceEdit]? {
        guard message.hasPrefix("'required' initializer 'init(dequeued"),
            let type = ancestor(ClassDeclSyntax.self),
            let label = names.dropFirst().first?.dropFirst("init(".count).dropLast(":)".count)
        else { return nil }
        let parameter = label == "dequeuedWith" ? "frame: CGRect" : "identifier: String"
        let end = "Use of unimplemented initializer of class '\(type.name.text)'; register its nib."
        return [
            .insert(
                " public required convenience init(\(label) \(parameter)) { fatalError(\"\(end)\") };",
                after: type.memberBlock.leftBrace)
        ]
    }

    /// The edits of `type.init()` and `Type()` of a class that is known at run time alone. Swift asks for a
    /// required initializer there, except of classes of Objective-C.
    private var objectEdits: [SourceEdit]? {
        guard message.hasPrefix("constructing an object of class type '"), message.contains("metatype"),
            let call = ancestor(FunctionCallExprSyntax.self), call.trailingClosure == nil
        else { return nil }
        let labels = call.arguments.compactMap { $0.label?.text }
        let frame =
            labels == ["frame"] ? ", frame: \(call.arguments.first!.expression.trimmedDescription)" : ""
        guard call.arguments.isEmpty || !frame.isEmpty || labels == ["nibName", "bundle"] else { return nil }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return [.replace(call, with: "\(Self.maker)\(name).self\(frame))")]
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let range = member.period.textRange.lowerBound..<call.textRange.upperBound
        let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        let end = "\(isType ? ".self" : "")\(frame))"
        return [.insert(Self.maker, before: base), SourceEdit(range: range, replacement: end)]
    }

    /// The edits between a string and Apple's types for names, which were strings up to Swift 4, and between
    /// a number and the rate at which scrolling slows down.
    private var stringEdits: [SourceEdit]? {
        guard
            message.hasPrefix("cannot convert value of type '")
                || message.hasPrefix("cannot convert return expression of type '")
                || message.hasPrefix("cannot assign value of type"),
            names.count >= 2, let operand
        else { return nil }
        let (from, to) = (names[0], names.last { !$0.isEmpty && $0 != names[0] } ?? "")
        let wanted = message.hasSuffix("')") ? names[names.count - 2] : to
        let rate = "UIScrollView.DecelerationRate"
        if from == "String" && Self.isName(wanted) || from == "CGFloat" && wanted == rate {
            return [.insert("\(wanted)(rawValue: ", before: operand), .insert(")", after: operand)]
        }
        if wanted == "String" && Self.isName(from) || wanted == "CGFloat" && from == rate {
            return [.insert(".rawValue", after: operand)]
        }
        return nil
    }

    /// Returns true for a type of Apple's whose values wrap strings.
    private static func isName(_ type: String) -> Bool {
        ["UI", "NS", "CA", "Notification.Name"].contains { type.hasPrefix($0) }
            && ["Name", "Key", "Mode", "Type", "Subtype", "Gravity", "Cap", "Join", "Rule", "Shape", "Style"]
                .contains { type.hasSuffix($0) }
    }

    /// The edits of the names of earlier versions: those of Swift 1 and of the betas of Swift 3, and the
    /// label of text attributes before Swift 4.
    private var nameEdits: [SourceEdit]? {
        if message.contains(" has no member 'zero"), let zero = names.last,
            ["zeroPoint", "zeroSize", "zeroRect"].contains(zero)
        {
            let name = token.text == "." ? token.nextToken(viewMode: .sourceAccurate) : token
            return name?.text == zero ? name.map { [.replace($0, with: "zero")] } : nil
        }
        if message.hasPrefix("cannot call value of non-function type 'UIColor'"),
            let call = ancestor(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let open = call.leftParen, let close = call.rightParen
        {
            let range = open.textRange.lowerBound..<close.textRange.upperBound
            return [SourceEdit(range: range, replacement: "")]
        }
        guard message == "extra argument 'attributes' in call",
            let call = ancestor(LabeledExprSyntax.self)?.call ?? ancestor(FunctionCallExprSyntax.self),
            call.calledName == "size", call.arguments.count == 1,
            let label = call.arguments.first?.label, label.text == "attributes"
        else { return nil }
        return [.replace(label, with: "withAttributes")]
    }

    /// The edit of an initializer that an extension adds to a structure of C: before Swift 5 it could set the
    /// members one by one.
    private var structEdits: [SourceEdit]? {
        guard message.hasPrefix("'self' used before 'self.init' call"),
            let initializer = ancestor(InitializerDeclSyntax.self), let body = initializer.body,
            let type = ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
            Self.structuresOfC.contains(type)
        else { return nil }
        return [.insert(" self.init();", after: body.leftBrace)]
    }

    private static let structuresOfC: Set = [
        "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
        "UIOffset",
    ]

    /// The edits of a private method with the name of an optional requirement. Before Swift 5 it was none of
    /// the protocol's, so it gets another parameter here; one that Objective-C can see was called.
    private var accessEdits: [SourceEdit]? {
        guard
            message.contains("must be as accessible as its enclosing type because it matches a requirement"),
            let method = ancestor(FunctionDeclSyntax.self),
            let access = method.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) })
        else { return nil }
        if method.attributes.exposure.isExposed { return [.replace(access, with: "")] }
        let clause = method.signature.parameterClause
        let separator = clause.parameters.isEmpty ? "" : ", "
        return [.insert("\(separator)_: Void = ()", before: clause.rightParen)]
    }
}

extension LabeledExprSyntax {
    /// The call whose argument this is.
    fileprivate var call: FunctionCallExprSyntax? { parent?.parent?.as(FunctionCallExprSyntax.self) }
}

extension FunctionCallExprSyntax {
    /// The last name of the called expression.
    fileprivate var calledName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
