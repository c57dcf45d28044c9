import SwiftSyntax

/// The edits of predicates of texts, which Foundation for Linux does not read.
extension RepairRule {
    /// The edits of a predicate that compares a text itself with a value, as in `SELF MATCHES %@`; nil when
    /// the message is about something else, and for other predicates.
    var predicateEdits: [SourceEdit]? {
        guard message.hasPrefix("'init(format:_:)' has been renamed to 'init(block:)'"),
            let call = ancestor(FunctionCallExprSyntax.self), call.arguments.count == 2,
            call.calledExpression.trimmedDescription == "NSPredicate", call.trailingClosure == nil,
            let format = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue,
            let value = call.arguments.last?.expression.trimmedDescription
        else { return nil }
        let words = format.split(separator: " ").map { $0.uppercased() }
        guard words.count == 3, words[0] == "SELF", words[2] == "%@" else { return nil }
        let parts = words[1].split(separator: "[")
        guard var options = Self.options[String(parts[0])] else { return nil }
        let letters = parts.count > 1 ? parts[1] : ""
        if letters.contains("C") { options.append(".caseInsensitive") }
        if letters.contains("D") { options.append(".diacriticInsensitive") }
        let pattern = parts[0] == "MATCHES" ? "\"^(?:\" + (\(value)) + \")$\"" : "(\(value))"
        let list = options.joined(separator: ", ")
        let block =
            "NSPredicate(block: { text, _ in (text as? String)?.range(of: \(pattern), options: [\(list)]) != nil })"
        return [.replace(call, with: block)]
    }

    /// The options of the search that stands in for a comparison.
    private static let options = [
        "MATCHES": [".regularExpression"], "CONTAINS": [], "BEGINSWITH": [".anchored"],
        "ENDSWITH": [".anchored", ".backwards"],
    ]
}
