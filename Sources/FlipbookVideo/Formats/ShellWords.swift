import FlipbookCore

/// Returns the words of a line as a shell splits it: at white space, with '...', "..." and \ for quoting.
/// Variables and patterns are not expanded.
/// - Throws: `FilmError.invalid` for an unclosed quotation mark or a \ at the end.
public func shellWords(_ line: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var letters = line.makeIterator()
    while let letter = letters.next() {
        switch (letter, quote) {
        case (letter, letter): quote = nil
        case ("\\", nil), ("\\", "\""):
            guard let next = letters.next() else { throw unfinished("\\", line) }
            word = (word ?? "") + (quote == nil || next == "\"" || next == "\\" ? "\(next)" : "\\\(next)")
        case ("'", nil), ("\"", nil):
            quote = letter
            word = word ?? ""
        case (_, nil) where letter.isWhitespace:
            words += word.map { [$0] } ?? []
            word = nil
        default: word = (word ?? "") + "\(letter)"
        }
    }
    if let quote { throw unfinished(quote, line) }
    return words + (word.map { [$0] } ?? [])
}

private func unfinished(_ mark: Character, _ line: String) -> FilmError {
    .invalid("In the arguments “\(line)” a \(mark) has no partner.")
}

/// Returns a line that a shell splits into the given words. Words with characters that are special to a shell
/// are quoted with '...'.
public func shellLine(_ words: [String]) -> String {
    words.map { word in
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { plainBytes.contains($0) }
        return isPlain
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
    .joined(separator: " ")
}

private let plainBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+:,./@%".utf8)
