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

    /// Returns the edits that turn the loops of C into those over a stride.
    private static func strides(in text: String) -> [SourceEdit] {
        text.matches(of: loop).compactMap { match in
            let (_, name, type, start, comparison, end, before, after) = match.output
            guard let step = step(String(before ?? after ?? "")) else { return nil }
            let label = comparison.hasSuffix("=") ? "through" : "to"
            let first = type.map { "\(start) as \($0)" } ?? String(start)
            let range = text.offsets(of: match.range)
            return SourceEdit(
                range: range,
                replacement: "for \(name) in stride(from: \(first), \(label): \(end), by: \(step)) {")
        }
    }

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
    fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
        utf8.distance(
            from: startIndex, to: range.lowerBound)..<utf8.distance(
                from: startIndex, to: range.upperBound)
    }
}
