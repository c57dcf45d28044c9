import Foundation
import SwiftParser
import SwiftSyntax

/// The loops that Swift had up to version 2: those of C, `for var i = 0; i < 10; i++ {`, and up to version 1
/// those with `do` in place of `repeat`.
enum Swift2Loop {
    private nonisolated(unsafe) static let loop =
        #/for\s*\(?\s*(?:var\s+)?(\w+)\s*(?::\s*(\w+)\s*)?=\s*([^;\n]+?)\s*;\s*\w+\s*(<=|<|>=|>)\s*([^;\n]+?)\s*;\s*(\+\+|--)?\w+\s*(\+\+|--|(?:\+=|-=)\s*[^{)\n]+?)?\s*\)?\s*\{/#

    /// Returns the edits that turn the loops of a text into those of today.
    static func edits(in text: String) -> [SourceEdit] { strides(in: text) + repetitions(in: text) }

    /// Returns the edits that write `repeat` for the `do` of `do { } while`.
    private static func repetitions(in text: String) -> [SourceEdit] {
        guard text.contains("while") else { return [] }
        let tokens = Parser.parse(source: text).tokens(viewMode: .all).filter { $0.presence == .present }
        // The index of the `do` before each open brace; nil before others.
        var (open, edits) = ([Int?](), [SourceEdit]())
        for (index, token) in tokens.enumerated() {
            if token.tokenKind == .leftBrace {
                open.append(index > 0 && tokens[index - 1].text == "do" ? index - 1 : nil)
            } else if token.tokenKind == .rightBrace, let start = open.popLast() ?? nil,
                index + 1 < tokens.count, tokens[index + 1].text == "while",
                !tokens[index + 1].leadingTrivia.contains(where: \.isNewline)
            {
                edits.append(.replace(tokens[start], with: "repeat"))
            }
        }
        return edits
    }

    /// Returns the edits that turn the loops of C into those over a stride, or into `while` where the body
    /// changes the variable.
    private static func strides(in text: String) -> [SourceEdit] {
        let matches = text.matches(of: loop)
        guard !matches.isEmpty else { return [] }
        let tokens = Parser.parse(source: text).tokens(viewMode: .all).filter { $0.presence == .present }
        return matches.flatMap { match -> [SourceEdit] in
            let (_, name, type, start, comparison, end, before, after) = match.output
            guard let step = step(String(before ?? after ?? "")) else { return [] }
            let range = text.offsets(of: match.range)
            if let close = endOfChangingBody(of: tokens, at: range.upperBound - 1, String(name)) {
                let value = type.map { ": \($0) = \(start)" } ?? " = \(start)"
                let condition = "while \(name) \(comparison) \(end)"
                let head = "do { var \(name)\(value); \(condition) { defer { \(name) += \(step) };"
                return [SourceEdit(range: range, replacement: head), .insert(" }", after: close)]
            }
            let label = comparison.hasSuffix("=") ? "through" : "to"
            let first = type.map { "\(start) as \($0)" } ?? String(start)
            let head = "for \(name) in stride(from: \(first), \(label): \(end), by: \(step)) {"
            return [SourceEdit(range: range, replacement: head)]
        }
    }

    /// Returns the closing brace of the body that opens at an offset; nil when it leaves the variable alone.
    private static func endOfChangingBody(
        of tokens: [TokenSyntax], at offset: Int, _ name: String
    ) -> TokenSyntax? {
        guard let start = tokens.firstIndex(where: { $0.textRange.lowerBound == offset }) else { return nil }
        var (depth, isChanged) = (0, false)
        for index in start..<tokens.count {
            let token = tokens[index]
            if token.tokenKind == .leftBrace { depth += 1 }
            if token.tokenKind == .rightBrace { depth -= 1 }
            if depth == 0 { return isChanged ? token : nil }
            guard token.text == name, index + 1 < tokens.count else { continue }
            let (before, after) = (tokens[index - 1].text, tokens[index + 1].text)
            let isOther = [".", "let", "var"].contains(before)
            if steps.contains(before) || !isOther && (steps + assignments).contains(after) {
                isChanged = true
            }
        }
        return nil
    }

    private static let steps = ["++", "--"]
    private static let assignments = ["=", "+=", "-=", "*=", "/="]

    /// Returns the step of `++`, `--`, `+= n` or `-= n`.
    private static func step(_ text: String) -> String? {
        switch text.prefix(2) {
        case "++": "1"
        case "--": "-1"
        case "+=": text.dropFirst(2).trimmingCharacters(in: .whitespaces)
        case "-=": "-(\(text.dropFirst(2).trimmingCharacters(in: .whitespaces)))"
        default: nil
        }
    }
}

extension String {
    /// Returns a range in offsets of UTF-8.
    func offsets(of range: Range<Index>) -> Range<Int> {
        utf8.distance(
            from: startIndex, to: range.lowerBound)..<utf8.distance(
                from: startIndex, to: range.upperBound)
    }
}
