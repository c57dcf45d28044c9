import Foundation

/// A value of JSON whose objects keep the order of their members.
indirect enum JSONText: Sendable {
    case number(Double, decimals: Int)
    case text(String)
    case truth(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// A number with at most three decimals.
    static func number(_ value: Double) -> JSONText { .number(value, decimals: 3) }

    /// A list of numbers with at most three decimals.
    static func numbers(_ values: [Double]) -> JSONText { .list(values.map { .number($0, decimals: 3) }) }

    /// The compact text.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .number(let value, let decimals):
            var digits = value.text(decimals)
            // JSON needs a digit before the point.
            if digits.hasPrefix(".") { digits = "0" + digits }
            if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
            text += digits
        case .text(let string): text += Self.quoted(string)
        case .truth(let value): text += value ? "true" : "false"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index > 0 ? "," : "") + "\"\(member.0)\":"
                member.1.write(to: &text)
            }
            text += "}"
        }
    }

    /// Returns a text in quotation marks. `<` is escaped as well, so that the text may stand in a script of a
    /// page, and so are the line separators that end a line of JavaScript.
    static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\0"..<" ", "<", ">", "&", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
                quoted += "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
