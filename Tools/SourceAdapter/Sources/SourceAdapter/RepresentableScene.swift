import SourceOutline
import SwiftSyntax

/// A structure that brings a view of UIKit into SwiftUI, and that a view controller can show alone: the
/// values that SwiftUI would give it are empty ones.
struct RepresentableScene: Sendable {
    /// A stored property without a value.
    private struct Value: Sendable {
        let name: String
        let type: String
        let isBinding: Bool
    }

    /// The name of the structure.
    let name: String
    private let values: [Value]

    /// The wrappers of properties that stand-ins declare.
    private static let wrappers: Set<String> = ["Binding", "ObservedObject", "State", "StateObject"]

    /// Reads a structure; nil for one that is not at the top level, does not bring in a view, or needs more
    /// of SwiftUI.
    init?(_ node: StructDeclSyntax) {
        guard node.inheritanceClause?.names.contains("UIViewRepresentable") == true,
            node.genericParameterClause == nil, node.parent?.is(CodeBlockItemSyntax.self) == true,
            !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
        else { return nil }
        let members = node.memberBlock.allDeclarations
        guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return nil }
        var values: [Value] = []
        for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
            let wrappers = variable.attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            }
            guard Self.wrappers.isSuperset(of: wrappers) else { return nil }
            if variable.modifiers.has("static") { continue }
            for binding in variable.bindings where binding.initializer == nil && !binding.isComputed {
                guard let type = binding.typeAnnotation?.type.trimmedDescription,
                    !variable.modifiers.has("private")
                else { return nil }
                let name = binding.pattern.trimmedDescription
                values.append(Value(name: name, type: type, isBinding: wrappers.contains("Binding")))
            }
        }
        (name, self.values) = (node.name.text, values)
    }

    /// The name of the view controller that shows the view.
    var controller: String { "\(name)Controller" }

    /// Returns the view controller; nil where a value of the structure has no empty one.
    ///
    /// - Parameter types: the types of the unit.
    func source(among types: [TypeDeclaration]) -> String? {
        let arguments = values.compactMap { value -> String? in
            guard let empty = Self.empty(value.type, types) else { return nil }
            return "\(value.name): \(value.isBinding ? ".flipbookStored(\(empty))" : empty)"
        }
        guard arguments.count == values.count, !types.contains(where: { $0.name == controller }) else {
            return nil
        }
        return "final class \(controller): FlipbookRepresentableController<\(name)> { "
            + "init() { super.init(\(name)(\(arguments.joined(separator: ", ")))) }; "
            + "required init?(coder: NSCoder) { nil } }"
    }

    /// Returns the empty value of a type; nil for none.
    private static func empty(_ type: String, _ types: [TypeDeclaration]) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        if let value = OptionalRequirements.values[type] { return value }
        if ["() -> Void", "(() -> Void)", "@escaping () -> Void"].contains(type) { return "{}" }
        let known = types.filter { $0.name == type }
        if known.contains(where: { $0.outline.inherited.contains("CaseIterable") }) {
            return "\(type).allCases.first!"
        }
        let isMade = known.contains { $0.outline.isMakeable && !$0.outline.isPrivate }
        return isMade && known.allSatisfy { $0.outline.initializers.allSatisfy(\.takesNothing) }
            ? "\(type)()" : nil
    }
}

extension PatternBindingSyntax {
    /// True for a property whose value is computed.
    fileprivate var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    }
}
