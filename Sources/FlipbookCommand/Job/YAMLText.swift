import Foundation

/// The parts of YAML that jobs need.
enum YAMLText {
    /// Returns any text in quotation marks, escaped as in JSON, which YAML reads.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case _ where scalar.isPrintable: quoted.unicodeScalars.append(scalar)
            default: quoted += escaped(scalar)
            }
        }
        return quoted + "\""
    }

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

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        let width = scalar.value > 0xffff ? 8 : 4
        return (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
    }
}

extension Unicode.Scalar {
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
