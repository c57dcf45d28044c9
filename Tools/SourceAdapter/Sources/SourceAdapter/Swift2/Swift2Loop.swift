import Foundation

/// The loops of C that Swift had up to version 2: `for var i = 0; i < 10; i++ {`.
enum Swift2Loop {
    private nonisolated(unsafe) static let loop =
        #/for\s*\(?\s*(?:var\s+)?(\w+)\s*(?::\s*\w+\s*)?=\s*([^;\n]+?)\s*;\s*\w+\s*(<=|<|>=|>)\s*([^;\n]+?)\s*;\s*(\+\+|--)?\w+\s*(\+\+|--|(?:\+=|-=)\s*[^{)\n]+?)?\s*\)?\s*\{/#

    /// Returns the edits that turn the loops of a text into those over a stride.
    static func edits(in text: String) -> [SourceEdit] {
        text.matches(of: loop).compactMap { match in
            let (_, name, start, comparison, end, before, after) = match.output
            guard let step = step(String(before ?? after ?? "")) else { return nil }
            let label = comparison.hasSuffix("=") ? "through" : "to"
            let range = text.offsets(of: match.range)
            return SourceEdit(
                range: range,
                replacement: "for \(name) in stride(from: \(start), \(label): \(end), by: \(step)) {")
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
