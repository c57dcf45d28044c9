import Flipbook

/// The parts of YAML that jobs need.
enum YAMLText {
    /// Returns any text in quotation marks, escaped as in JSON, which YAML reads.
    static func quoted(_ text: String) -> String { text.quotedForJSON(escaping: \.codeForYAML) }

    /// Returns a list of texts on one line.
    static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

    /// Returns a literal block below a key, indented by a number of spaces. Text that a block cannot hold is
    /// put in quotation marks.
    static func block(_ text: String, indent: Int) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
        guard isPlain, text.hasSuffix("\n"), !text.hasSuffix("\n\n"), !text.hasPrefix(" ") else {
            return quoted(text)
        }
        let margin = String(repeating: " ", count: indent)
        let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        return "|\n" + lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// The escape of a scalar that is not printable; nil for any other. Unlike JSON, YAML has escapes beyond
    /// the Basic Multilingual Plane.
    fileprivate var codeForYAML: String? {
        if isPrintable { return nil }
        guard value > 0xffff else { return codeForJSON }
        let digits = String(value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// True when YAML accepts the character unescaped and a reader sees it. Control characters, line
    /// separators and the byte order mark are excluded.
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
            false
        default: true
        }
    }
}
