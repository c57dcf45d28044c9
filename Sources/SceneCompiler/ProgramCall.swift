/// The call of a program as the tools of a compiler print it: words in quotes where they need them, as a
/// shell reads them.
enum ProgramCall {
    /// Returns the words of a line; nil where a quote is not closed.
    static func words(in line: Substring) -> [String]? {
        var (words, word) = ([String](), String?.none)
        var rest = line.makeIterator()
        while let next = rest.next() {
            switch next {
            case " ":
                words += [word].compactMap { $0 }
                word = nil
            case "'", "\"":
                var inner = word ?? ""
                while true {
                    guard var character = rest.next() else { return nil }
                    if character == next { break }
                    if character == "\\", next == "\"" {
                        guard let escaped = rest.next() else { return nil }
                        character = escaped
                    }
                    inner.append(character)
                }
                word = inner
            case "\\":
                guard let escaped = rest.next() else { return nil }
                word = (word ?? "") + String(escaped)
            default: word = (word ?? "") + String(next)
            }
        }
        return words + [word].compactMap { $0 }
    }
}
