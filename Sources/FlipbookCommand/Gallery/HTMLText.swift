extension String {
    /// The text escaped for HTML, for use between tags and in attributes: no character is read as a tag, a
    /// reference or the end of an attribute. Characters that HTML forbids (control characters except tab and
    /// line ends) become U+FFFD.
    var htmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
            case "\0"..." ", "\u{7f}"..."\u{9f}":
                escaped += scalar == " " ? " " : "\u{fffd}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
