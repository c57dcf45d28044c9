import SwiftSyntax

/// The edits for code of Swift 1, which the headers of iOS 7 and 8 allowed more.
extension RepairRule {
    /// The edits of protocols, constants, initializers and calls of these; nil when the message is about
    /// something else.
    var swift1Edits: [SourceEdit]? {
        if message.hasPrefix("redundant conformance of '") { return conformanceEdits }
        if message == "initializer does not override a designated initializer from its superclass" {
            if let pageEdits { return pageEdits }
            let modifiers = ancestor(InitializerDeclSyntax.self)?.modifiers
            return modifiers?.first { $0.name.text == "override" }.map { [.replace($0, with: "")] }
        }
        if message.hasSuffix("' not initialized at super.init call") { return constantEdits }
        if message.hasPrefix("'nil' is not compatible with expected argument type '"), token.text == "nil",
            names.count > 1, names[1].hasPrefix("[") || names[1].hasSuffix("Options")
        {
            return [.replace(token, with: "[]")]
        }
        if message == "array types are now written with the brackets around the element type" {
            return arrayEdits
        }
        guard message.hasPrefix("must call a designated initializer of the superclass '"),
            let call = ancestor(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let close = call.rightParen, let arguments = names.first.flatMap(Self.arguments)
        else { return nil }
        return [.insert(arguments, before: close)]
    }

    /// The edits of a class that names a protocol to which its superclass conforms.
    private var conformanceEdits: [SourceEdit]? {
        guard names.count == 2,
            let types = ancestor(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes,
            let type = types.dropFirst().first(where: { $0.type.trimmedDescription == names[1] }),
            let comma = type.type.firstToken(viewMode: .sourceAccurate)?
                .previousToken(viewMode: .sourceAccurate)
        else { return nil }
        return [
            SourceEdit(range: comma.textRange.lowerBound..<type.type.textRange.upperBound, replacement: "")
        ]
    }

    /// The edits of an array type such as `UIView[]`, as in the betas of Swift 1.
    private var arrayEdits: [SourceEdit]? {
        guard token.tokenKind == .leftSquare, let close = token.nextToken(viewMode: .sourceAccurate),
            close.tokenKind == .rightSquare, let element = token.previousToken(viewMode: .sourceAccurate)
        else { return nil }
        let range = element.textRange.lowerBound..<close.textRange.upperBound
        return [SourceEdit(range: range, replacement: "[\(element.text)]")]
    }

    /// The edits of a constant property that may be nil: it was nil until an initializer set it.
    private var constantEdits: [SourceEdit]? {
        let members = ancestor(ClassDeclSyntax.self)?.memberBlock.members
        let constants = members?.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { constant in
            guard constant.bindingSpecifier.text == "let", constant.bindings.count == 1,
                let binding = constant.bindings.first, let type = binding.typeAnnotation?.type
            else { return false }
            return "self." + binding.pattern.trimmedDescription == names.first
                && (type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self))
        }
        return constants?.first.map { [.replace($0.bindingSpecifier, with: "var")] }
    }

    /// Returns the arguments of the initializer that stands for `super.init()` of a class of UIKit's; nil for
    /// other classes.
    private static func arguments(of type: String) -> String? {
        if type.hasPrefix("UI"), type.hasSuffix("Controller") { return "nibName: nil, bundle: nil" }
        return views.contains(type) ? "frame: CGRect.zero" : nil
    }

    private static let views: Set = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITextField",
        "UISlider",
        "UISwitch", "UIToolbar", "UINavigationBar", "UITabBar", "UIWindow",
    ]

    /// The edits of an overridden method without parameters that is a property since Swift 3, such as
    /// `layerClass()`. A file may have no other sign of Swift 2.
    var propertyEdits: [SourceEdit]? {
        guard message == "method does not override any method from its superclass",
            let function = ancestor(FunctionDeclSyntax.self),
            function.signature.parameterClause.parameters.isEmpty,
            let name = Swift2Names.properties[function.name.text],
            let result = function.signature.returnClause
        else { return nil }
        return [
            .replace(function.funcKeyword, with: "var"), .replace(function.name, with: name),
            .replace(function.signature.parameterClause, with: ":"), .replace(result.arrow, with: ""),
        ]
    }
}
