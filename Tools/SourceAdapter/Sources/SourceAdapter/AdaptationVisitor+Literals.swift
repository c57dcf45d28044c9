import SwiftSyntax

extension AdaptationVisitor {
    /// Replaces a literal of Xcode's editor by the call that it stands for.
    func adaptLiteral(_ node: MacroExpansionExprSyntax) {
        let name = SourceEdit(
            range: node.pound.textRange.lowerBound..<node.macroName.textRange.upperBound,
            replacement: Self.literals[node.macroName.text] ?? "")
        if node.macroName.text == "imageLiteral" { add(.insert("(", before: node)) }
        add(name)
        guard node.macroName.text != "colorLiteral", let argument = node.arguments.first,
            let label = argument.label
        else { return }
        if node.macroName.text == "imageLiteral" {
            add(.replace(label, with: "named"))
            add(.insert(")!", after: node))
        } else {
            add(.replace(label, with: "forResource"))
            add(.insert(", withExtension: nil", after: argument))
            add(.insert("!", after: node))
        }
    }

    private static let literals = [
        "colorLiteral": "UIColor", "imageLiteral": "UIImage", "fileLiteral": "Bundle.main.url",
    ]

    /// Sets the conditions for iOS to true. Those for other systems keep their meaning.
    func adaptCondition(_ condition: ExprSyntax) {
        for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "iOS" {
            guard let call = token.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == "os"
            else { continue }
            add(.replace(call, with: "true   "))
        }
        for token in condition.tokens(viewMode: .sourceAccurate) where Self.importable.contains(token.text) {
            let question = sequence(first: Syntax(token)) { $0.parent }.first {
                $0.trimmedDescription.hasPrefix("canImport(")
            }
            guard let question, question.trimmedDescription == "canImport(\(token.text))" else { continue }
            let length = question.trimmedDescription.count
            add(.replace(question, with: "true".padding(toLength: length, withPad: " ", startingAt: 0)))
        }
    }

    /// The modules of Apple whose names are UIKit's here, and that code asks for before it imports them. Code
    /// asks for the C library and for the runtime of Objective-C, too, but uses what Linux does not have.
    private static let importable: Set<String> = [
        "QuartzCore", "CoreGraphics", "CoreMotion", "CoreText", "CoreImage", "ImageIO", "MobileCoreServices",
        "UniformTypeIdentifiers",
    ]
}

/// The text of a key path: the names behind the type.
struct KeyPathText {
    let text: String

    init(_ node: MacroExpansionExprSyntax) {
        var parts = (node.arguments.first?.expression.trimmedDescription ?? "").split(separator: ".")
        while parts.count > 1, let first = parts.first, first == "self" || first.first?.isUppercase == true {
            parts.removeFirst()
        }
        text = parts.joined(separator: ".").filter { $0 != "`" && !$0.isWhitespace && $0 != "?" }
    }
}
