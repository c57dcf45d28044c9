extension String {
    /// The text for HTML and XML, between tags and in attributes with double quotation marks: no character is
    /// read as a tag, a reference or the end of the attribute. Characters that either forbids (control
    /// characters except tab and line ends, U+FFFE and U+FFFF) become U+FFFD.
    package var escapedForMarkup: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
