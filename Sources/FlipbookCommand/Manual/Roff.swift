/// The parts of roff that the manual page needs.
enum Roff {
    /// Returns text in which roff finds no command.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for letter in text {
            switch letter {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "“": escaped += "\\(lq"
            case "”": escaped += "\\(rq"
            default: escaped.append(letter)
            }
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    /// Returns a line of prose, with `code` between backquotes in bold.
    static func text(_ text: String) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
        let marked = parts.enumerated().map { $0.isMultiple(of: 2) ? $1 : "\\fB\($1)\\fR" }.joined()
        return [marked.hasPrefix("\\&") || !marked.hasPrefix(".") ? marked : "\\&" + marked]
    }

    /// Returns the paragraphs of a discussion; indented lines are examples and keep their form.
    static func paragraphs(_ discussion: String?) -> [String] {
        var lines: [String] = []
        var isExample = false
        for line in (discussion ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
            let starts = line.hasPrefix("  ")
            if starts != isExample { lines += starts ? [".PP", ".RS 4", ".EX"] : [".EE", ".RE"] }
            isExample = starts
            if starts {
                lines.append(escaped(String(line.drop { $0 == " " })))
            } else if line.allSatisfy(\.isWhitespace) {
                lines.append(".PP")
            } else {
                lines += text(String(line))
            }
        }
        if isExample { lines += [".EE", ".RE"] }
        return withoutEmptyParagraphs(lines)
    }

    /// Returns the lines without empty paragraphs, of which roff warns.
    private static func withoutEmptyParagraphs(_ lines: [String]) -> [String] {
        lines.indices.filter { index in
            guard lines[index] == ".PP" else { return true }
            return index + 1 < lines.count && ![".PP", ".EE"].contains(lines[index + 1])
        }.map { lines[$0] }
    }
}
