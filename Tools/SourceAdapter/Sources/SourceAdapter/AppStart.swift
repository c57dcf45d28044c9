import SwiftSyntax

/// A statement of a main.swift that starts the app: `UIApplicationMain(...)`, alone, as the argument of
/// `exit`, or in a block of `autoreleasepool`.
///
/// The command starts the app itself, with the delegate that the file names.
struct AppStart {
    /// Reads a statement of the top level; nil for others.
    init?(_ item: CodeBlockItemSyntax) {
        guard case .expr(let expression) = item.item, Self.startsApp(expression) else { return nil }
    }

    private static func startsApp(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
                && sequence.elements.last.map(startsApp) == true
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        switch call.calledExpression.trimmedDescription {
        case "UIApplicationMain": return true
        case "exit": return call.arguments.contains { startsApp($0.expression) }
        case "autoreleasepool":
            return call.trailingClosure?.statements.contains { AppStart($0) != nil } == true
        default: return false
        }
    }
}

extension SourceText {
    /// The statements that start the app.
    var appStarts: [CodeBlockItemSyntax] { tree.statements.filter { AppStart($0) != nil } }

    /// The names of the classes whose types a file that starts the app names, as `Name.self`, in the order of
    /// the text; empty for other files.
    var startedClasses: [String] {
        guard text.contains("UIApplicationMain("), !appStarts.isEmpty else { return [] }
        let names = TypeNames(viewMode: .sourceAccurate)
        names.walk(tree)
        return names.all
    }
}

/// A visitor that collects the names of types in `Name.self`.
private final class TypeNames: SyntaxVisitor {
    private(set) var all: [String] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "self", let type = node.base?.as(DeclReferenceExprSyntax.self) {
            all.append(type.baseName.text)
        }
        return .visitChildren
    }
}
