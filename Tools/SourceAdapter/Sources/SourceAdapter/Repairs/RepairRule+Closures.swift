import SwiftSyntax

/// The edits of closures that took a pair as one parameter, as up to Swift 3.
extension RepairRule {
    /// The edits for closures; nil when the message is about something else.
    var closureEdits: [SourceEdit]? {
        if message.hasPrefix("contextual closure type '"), let count = wantedParameters {
            return parameterEdits(count)
        }
        guard message.hasPrefix("closure tuple parameter"),
            message.contains("does not support destructuring")
        else { return nil }
        return pairEdits
    }

    /// The number of parameters that a message wants of a closure that has one.
    private var wantedParameters: Int? {
        guard message.hasSuffix("but 1 was used in closure body"),
            let words = message.firstRange(of: " expects ").map({
                message[$0.upperBound...].split(separator: " ")
            })
        else { return nil }
        return words.first.flatMap { Int($0) }
    }

    /// The edits of a closure with one parameter: with `_` for all parameters, or with a pair whose parts it
    /// uses.
    private func parameterEdits(_ count: Int) -> [SourceEdit]? {
        guard let closure = ancestor(ClosureExprSyntax.self) else { return nil }
        guard let signature = closure.signature, let clause = signature.parameterClause else {
            return count > 1 ? partEdits(of: "$0", in: closure, count) { "$\($0)" } : nil
        }
        if case .simpleInput(let names) = clause, names.trimmedDescription == "_" {
            guard signature.capture == nil else { return nil }
            if count == 0 { return [.replace(signature, with: "")] }
            return [.replace(names, with: Array(repeating: "_", count: count).joined(separator: ", "))]
        }
        guard count > 1, let name = clause.onlyName,
            let edits = partEdits(of: name, in: closure, count, { "\(name)\($0)" })
        else { return nil }
        let names = (0..<count).map { "\(name)\($0)" }.joined(separator: ", ")
        return [.replace(clause, with: names)] + edits
    }

    /// The edits that replace the parts of a pair, such as `$0.1`, by parameters; nil where the pair is used
    /// as a whole.
    private func partEdits(
        of pair: String, in closure: ClosureExprSyntax, _ count: Int, _ name: (Int) -> String
    ) -> [SourceEdit]? {
        let uses = PairUses(of: pair, in: closure)
        let parts = uses.parts.map { Int($0.declName.baseName.text) }
        guard uses.isInPartsAlone, parts.allSatisfy({ $0.map { $0 < count } ?? false }) else { return nil }
        return zip(uses.parts, parts).map { .replace($0, with: name($1 ?? 0)) }
    }

    /// The edits of a closure one of whose parameters is a pair of names, such as `{ (sum, (key, value)) in`.
    private var pairEdits: [SourceEdit]? {
        guard token.tokenKind == .leftParen, let closure = ancestor(ClosureExprSyntax.self),
            let end = closure.signature?.inKeyword,
            let close = sequence(first: token, next: { $0.nextToken(viewMode: .sourceAccurate) })
                .first(where: { $0.tokenKind == .rightParen })
        else { return nil }
        let range = token.textRange.lowerBound..<close.textRange.upperBound
        let names = sequence(first: token) { $0 == close ? nil : $0.nextToken(viewMode: .sourceAccurate) }
            .filter { $0.text != "(" && $0.text != ")" && $0.text != "," }.map(\.text)
        let pair = "flipbookPair\(range.lowerBound)"
        var edits: [SourceEdit] = [
            SourceEdit(range: range, replacement: pair),
            .insert(" let (\(names.joined(separator: ", "))) = \(pair);", after: end),
        ]
        if closure.statements.count == 1, let value = closure.statements.first?.item.as(ExprSyntax.self) {
            edits.append(.insert("return ", before: value))
        }
        return edits
    }
}

extension ClosureSignatureSyntax.ParameterClause {
    /// The name of the only parameter without a type; nil for others.
    fileprivate var onlyName: String? {
        if case .simpleInput(let names) = self {
            return names.count == 1 ? names.first?.name.text : nil
        }
        guard case .parameterClause(let clause) = self, clause.parameters.count == 1,
            let parameter = clause.parameters.first, parameter.type == nil
        else { return nil }
        return parameter.firstName.text
    }
}
