import SwiftSyntax

extension RepairRule {
    /// The edits of an overriding initializer of a controller of pages, whose options had strings as keys
    /// before Swift 4.2; nil when the message is about something else.
    var pageEdits: [SourceEdit]? {
        guard message == "initializer does not override a designated initializer from its superclass",
            let parameters = ancestor(InitializerDeclSyntax.self)?.signature.parameterClause.parameters,
            parameters.map(\.firstName.text) == ["transitionStyle", "navigationOrientation", "options"],
            let type = parameters.last?.type, type.hasStringKeys
        else { return nil }
        return [.replace(type, with: "[UIPageViewController.OptionsKey: Any]?")]
    }
}

extension TypeSyntax {
    /// True for a dictionary, which may be optional, with strings as keys.
    fileprivate var hasStringKeys: Bool {
        let type =
            self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
        return type.as(DictionaryTypeSyntax.self)?.key.trimmedDescription == "String"
    }
}
