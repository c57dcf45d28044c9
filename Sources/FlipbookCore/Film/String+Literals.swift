extension String {
    /// The text between the quotation marks of a literal in Swift or Typst: backslashes, quotation marks and
    /// line feeds are escaped.
    package var escapedForLiteral: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns the text as a string of JSON, in quotation marks. It escapes what RFC 8259 requires, and the
    /// characters that a predicate selects; the default selects none.
    package func quotedForJSON(escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where isEscaped(scalar): quoted += scalar.codeForJSON
            case "\u{8}": quoted += "\\b"
            case "\t": quoted += "\\t"
            case "\u{c}": quoted += "\\f"
            case "\r": quoted += "\\r"
            case "\0"..<" ": quoted += scalar.codeForJSON
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension Unicode.Scalar {
    /// The escape of a scalar of the Basic Multilingual Plane, such as `\u2028`.
    fileprivate var codeForJSON: String {
        "\\u" + String(String(value + 0x10000, radix: 16).dropFirst())
    }
}
