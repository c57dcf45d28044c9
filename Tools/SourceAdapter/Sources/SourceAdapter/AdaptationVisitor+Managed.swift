import SwiftSyntax

extension AdaptationVisitor {
    /// True in a class that inherits from one of Core Animation's layers.
    var isInLayer: Bool {
        guard let scope = scopes.last, scope.kind == .class else { return false }
        return unit.isLayer(scope.name)
    }

    /// Gives a property that Core Animation or Core Data provides, `@NSManaged var angle: CGFloat`, accessors
    /// over the layer's values, which can be animated, or over those of the stored object.
    func adaptManaged(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged"), node.bindings.count == 1,
            let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            binding.accessorBlock == nil
        else { return }
        guard isInLayer else { return adaptStored(binding) }
        let key = "\"\(binding.pattern.trimmedDescription)\""
        let value = Self.value(type, "value(forKey: \(key))")
        add(
            .insert(
                " { get { return \(value) } set { setValue(newValue, forKey: \(key)) } }", after: binding))
    }

    /// Returns the expression for a value of a type, which is 0 before the first one was set. While a number
    /// is animated, it is an object, which the function converts.
    private static func value(_ type: TypeSyntax, _ value: String) -> String {
        let wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let name = (wrapped ?? type).trimmedDescription
        let property = "flipbookProperty(\(value), as: (\(name)).self)"
        if wrapped != nil { return property }
        let empty = OptionalRequirements.values[name] ?? (wholeNumbers.contains(name) ? "0" : nil)
        return empty.map { "\(property) ?? \($0)" } ?? "\(property)!"
    }

    /// The types of whole numbers with a size, which are 0 before the first one was set, too.
    private static let wholeNumbers: Set = [
        "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private func adaptStored(_ binding: PatternBindingSyntax) {
        guard unit.usesCoreData else { return }
        let key = "\"\(binding.pattern.trimmedDescription.filter { $0 != "`" })\""
        add(
            .insert(
                " { get { return managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
                after: binding))
    }

    /// Gives a method that Core Data provides for a relationship, `@NSManaged func addToItems(_ item: Item)`,
    /// a body that changes the relationship.
    func adaptManaged(_ node: FunctionDeclSyntax) {
        guard node.attributes.has("NSManaged"), unit.usesCoreData, node.body == nil else { return }
        let parameters = node.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let labels = parameters.map(\.firstName.text)
        let body = ManagedAccessor(node.name.text, labels: labels).map { accessor in
            let arguments = zip(labels, names).map { label, name in
                accessor.labelsFirst && label == labels.first && label != "_" ? "at: \(name)" : name
            }
            return "\(accessor.function)(\((arguments + ["\"\(accessor.key)\""]).joined(separator: ", ")))"
        }
        add(.insert(" { \(body ?? "") }", after: node.signature))
    }

    /// Lets code find the model of a name, for which Xcode makes a file in the bundle.
    func adaptModel(_ node: FunctionCallExprSyntax) {
        guard unit.usesCoreData, node.arguments.map({ $0.label?.text }) == ["forResource", "withExtension"],
            let type = node.arguments.last?.expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue,
            ["momd", "mom"].contains(type.filter { $0 != "." }),
            let bundle = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        else { return }
        add(.replace(bundle, with: "NSManagedObjectModel"))
    }

    /// Lets code take the snapshot of a fetched results controller as a value: Objective-C passes an object,
    /// which a cast makes one.
    func adaptSnapshot(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard unit.usesCoreData,
            let place = parts.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), place > 0,
            let name = parts[place - 1].as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({
                $0.as(FunctionDeclSyntax.self)
            }).first,
            function.signature.parameterClause.parameters.contains(where: { parameter in
                (parameter.secondName ?? parameter.firstName).text == name
                    && parameter.type.trimmedDescription == "NSDiffableDataSourceSnapshotReference"
            })
        else { return }
        add(.insert(".value()", after: parts[place - 1]))
    }
}

/// A method that Core Data provides for a relationship to several objects.
private struct ManagedAccessor {
    /// The function that does its work.
    let function: String
    /// The name of the relationship.
    let key: String
    /// True for a function whose first argument may be a place.
    let labelsFirst: Bool

    /// Reads a method's name, such as `addToItems`, or `addItemsObject` in projects of earlier Xcodes; nil
    /// for a name of another form.
    init?(_ name: String, labels: [String]) {
        let forms = [
            ("addTo", "addManaged"), ("removeFrom", "removeManaged"), ("insertInto", "insertManaged"),
            ("replace", "replaceManaged"), ("insert", "insertManaged"), ("add", "addManaged"),
            ("remove", "removeManaged"),
        ]
        guard let form = forms.first(where: { name.hasPrefix($0.0) && name.count > $0.0.count }) else {
            return nil
        }
        var rest = name.dropFirst(form.0.count)
        if !form.0.hasSuffix("o"), !form.0.hasSuffix("m"), rest.hasSuffix("Object") {
            rest = rest.dropLast(6)
        }
        function = form.1
        key = rest.prefix(1).lowercased() + rest.dropFirst()
        labelsFirst = ["removeManaged", "replaceManaged"].contains(form.1)
    }
}
