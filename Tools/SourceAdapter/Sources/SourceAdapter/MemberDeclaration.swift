import SwiftSyntax

/// The declaration of a method, for the method table.
struct MethodDeclaration: Sendable {
    /// The method's name, in backquotes if it is written so.
    let name: String
    /// The labels of the parameters; `_` for none.
    let labels: [String]
    /// The types of the parameters, as written.
    let types: [String]
    /// The place of the declaration in the text, in bytes.
    let offset: Int
    /// The name in Objective-C: that of `@objc(name)`, otherwise the derived one.
    let selector: String
    let isStatic: Bool
    /// True when an attribute exposes the method to Objective-C.
    let isExposed: Bool
    /// True for an action of a storyboard.
    let isAction: Bool
    let hasResult: Bool
    let canThrow: Bool
    /// True when a closure of the table can call the method.
    let isCallable: Bool
    /// The use that the method makes of its only parameter.
    let senderUse: SenderUse

    /// Creates the description of a declaration.
    ///
    /// - Parameter isExposed: true when the type exposes all its members.
    init(_ declaration: FunctionDeclSyntax, isExposed: Bool) {
        let forwarding = ForwardingMethod(declaration)
        name = forwarding?.ownName ?? declaration.name.text
        offset = declaration.textRange.lowerBound
        let parameters = declaration.signature.parameterClause.parameters
        labels = parameters.map { $0.firstName.text }
        types = parameters.map { Self.type(of: $0) }
        let exposure = declaration.attributes.exposure
        selector =
            forwarding?.selector ?? exposure.name
            ?? SelectorName.method(name.filter { $0 != "`" }, labels: labels.map { $0.filter { $0 != "`" } })
        isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
        self.isExposed = isExposed || exposure.isExposed || forwarding != nil
        isAction = declaration.attributes.has("IBAction")
        let result = declaration.signature.returnClause?.type.trimmedDescription ?? "Void"
        hasResult = !["Void", "()"].contains(result)
        let effects = declaration.signature.effectSpecifiers
        canThrow = effects?.throwsClause != nil
        senderUse = SenderUse(declaration)
        isCallable =
            effects?.asyncSpecifier == nil && declaration.genericParameterClause == nil
            && parameters.count <= (isStatic ? 1 : 3)
            && parameters.allSatisfy { $0.ellipsis == nil && Self.isPlain($0.type) } && result != "Self"
    }

    /// Returns a parameter's type as a closure may name it: an optional in place of an implicitly unwrapped
    /// one, without attributes other than `@escaping`.
    private static func type(of parameter: FunctionParameterSyntax) -> String {
        var type = parameter.type
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        // In parentheses a function would not escape.
        while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.firstName == nil
        {
            type = only.type
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "\(unwrapped.wrappedType.trimmedDescription)?"
        }
        let text = type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
        return type.is(FunctionTypeSyntax.self) ? "@escaping \(text)" : text
    }

    private static func isPlain(_ type: TypeSyntax) -> Bool {
        guard let attributed = type.as(AttributedTypeSyntax.self) else {
            return !type.is(SomeOrAnyTypeSyntax.self) || type.trimmedDescription.hasPrefix("any ")
        }
        return attributed.specifiers.isEmpty
    }
}

/// The declaration of a property, for the method table.
struct PropertyDeclaration: Sendable {
    let name: String
    /// The place of the declaration in the text, in bytes.
    let offset: Int
    /// True when an attribute exposes the property to Objective-C.
    let isExposed: Bool
    /// True for a property that its file or the type around it hides.
    let isPrivate: Bool
    /// True for an outlet of a storyboard, which is nil until it is connected.
    let isOutlet: Bool
    /// True for a property that Core Animation or Core Data provides.
    let isManaged: Bool
}

extension InitializerDeclSyntax {
    /// The labels of the parameters; others for an initializer that the table cannot call, one that no code
    /// may use, or one of a layer, `init(layer:)`, that does not override Core Animation's.
    var calledLabels: [String] {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        if attributes.isUnavailable || labels == ["layer"] && !modifiers.has("override") {
            return ["(unavailable)"]
        }
        return labels
    }
}

extension AttributeListSyntax {
    /// True when an attribute such as `@objc` exposes the declaration to Objective-C, and the name in
    /// parentheses.
    var exposure: (isExposed: Bool, name: String?) {
        var (isExposed, name) = (false, String?.none)
        for case .attribute(let attribute) in self {
            guard Self.exposing.contains(attribute.attributeName.trimmedDescription) else { continue }
            isExposed = true
            if attribute.attributeName.trimmedDescription == "objc" {
                name = attribute.arguments?.trimmedDescription ?? name
            }
        }
        return (isExposed, name)
    }

    /// Returns true if the list has an attribute of that name.
    func has(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }

    /// True for a declaration that no code may use, as `@available(*, unavailable)` says.
    var isUnavailable: Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            return arguments.prefix(2).map { $0.argument.trimmedDescription } == ["*", "unavailable"]
        }
    }

    private static let exposing: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "IBSegueAction", "NSManaged",
    ]
}
