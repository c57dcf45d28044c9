/// A value of JSON whose objects keep the order of their members.
package indirect enum JSONText: Sendable {
    /// A number with the digits that the text shows, or null.
    case literal(String)
    case text(String)
    /// A key: objects get a short text in its place, the same for equal keys and different for others.
    case label(String)
    case truth(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// The text without spaces. `<` is escaped, so that the text may stand in a script of a page, and so are
    /// the line separators that end a line of JavaScript.
    package var text: String { JSONWriter.text(of: self, isRow: false) }

    /// The text with a space after each comma and colon, which escapes only what JSON requires.
    package var rowText: String { JSONWriter.text(of: self, isRow: true) }
}

/// The text of a value as it is written.
private struct JSONWriter {
    private let isRow: Bool
    private var text = ""
    private var labels: [String: Int] = [:]

    static func text(of value: JSONText, isRow: Bool) -> String {
        var writer = JSONWriter(isRow: isRow)
        writer.write(value)
        return writer.text
    }

    private init(isRow: Bool) {
        self.isRow = isRow
    }

    private var space: String { isRow ? " " : "" }

    private mutating func write(_ value: JSONText) {
        switch value {
        case .literal(let digits): text += digits
        case .text(let string):
            text += isRow ? string.quotedForJSON() : string.quotedForJSON(escaping: \.codeInScript)
        case .label(let key):
            let number = labels[key] ?? labels.count
            labels[key] = number
            text += "\"" + String(number, radix: 36) + "\""
        case .truth(let value): text += value ? "true" : "false"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," + space }
                write(value)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," + space }
                text += "\"\(member.0)\":" + space
                write(member.1)
            }
            text += "}"
        }
    }
}

extension Unicode.Scalar {
    /// The escape of a scalar that could end a script or a line of it; nil for any other.
    fileprivate var codeInScript: String? {
        switch self {
        case "\0"..<" ", "<", ">", "&", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}": codeForJSON
        default: nil
        }
    }
}
