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
    /// characters for which a function returns an escape; the default returns none.
    package func quotedForJSON(escaping code: (Unicode.Scalar) -> String? = { _ in nil }) -> String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            default: quoted += code(scalar) ?? scalar.textForJSON
            }
        }
        return quoted + "\""
    }
}

extension Unicode.Scalar {
    /// The escape of a scalar of the Basic Multilingual Plane, such as `\u2028`.
    package var codeForJSON: String {
        "\\u" + String(String(value + 0x10000, radix: 16).dropFirst())
    }

    /// The scalar, or its escape if it is a control character.
    fileprivate var textForJSON: String {
        switch self {
        case "\u{8}": "\\b"
        case "\t": "\\t"
        case "\u{c}": "\\f"
        case "\r": "\\r"
        case "\0"..<" ": codeForJSON
        default: String(self)
        }
    }
}
