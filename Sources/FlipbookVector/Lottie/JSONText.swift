import FlipbookCore
import Foundation

/// A value of JSON whose objects keep the order of their members.
indirect enum JSONText: Sendable {
    case number(Double, decimals: Int)
    case text(String)
    /// A key: objects get a short text in its place, the same for equal keys and different for others.
    case label(String)
    case truth(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    /// Returns a number with at most three decimals.
    static func number(_ value: Double) -> JSONText { .number(value, decimals: 3) }

    /// Returns a list of numbers with at most three decimals.
    static func numbers(_ values: [Double]) -> JSONText { .list(values.map { .number($0, decimals: 3) }) }

    /// The compact text.
    var text: String {
        var text = ""
        var labels: [String: Int] = [:]
        write(to: &text, &labels)
        return text
    }

    private func write(to text: inout String, _ labels: inout [String: Int]) {
        switch self {
        case .number(let value, let decimals):
            var digits = value.text(decimals)
            // JSON needs a digit before the point.
            if digits.hasPrefix(".") { digits = "0" + digits }
            if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
            text += digits
        case .text(let string): text += Self.quoted(string)
        case .label(let key):
            let number = labels[key] ?? labels.count
            labels[key] = number
            text += "\"" + String(number, radix: 36) + "\""
        case .truth(let value): text += value ? "true" : "false"
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text, &labels)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index > 0 ? "," : "") + "\"\(member.0)\":"
                member.1.write(to: &text, &labels)
            }
            text += "}"
        }
    }

    /// Returns a text in quotation marks. `<` is escaped as well, so that the text may stand in a script of a
    /// page, and so are the line separators that end a line of JavaScript.
    static func quoted(_ string: String) -> String {
        string.quotedForJSON { scalar in
            switch scalar {
            case "\0"..<" ", "<", ">", "&", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}": true
            default: false
            }
        }
    }
}
