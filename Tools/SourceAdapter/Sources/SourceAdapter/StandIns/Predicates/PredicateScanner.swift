// The words of a predicate's text.
import UIKit

extension NSPredicate {
    /// A word of a predicate's text.
    enum Token: Equatable {
        /// A name, a keyword or a path of names, such as `owner.name`.
        case word(String)
        case number(NSNumber)
        case string(String)
        /// A specifier, such as `%@`.
        case specifier(Character)
        /// The name of a variable, without its `$`.
        case variable(String)
        case sign(String)
    }

    /// Returns the words of a text; nil for a string that does not end.
    static func tokens(of text: String) -> [Token]? {
        var (tokens, rest) = ([Token](), text[...])
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                guard let string = string(first, &rest) else { return nil }
                tokens.append(.string(string))
            } else if first == "%" {
                tokens.append(specifier(&rest))
            } else if first == "$" {
                rest.removeFirst()
                tokens.append(.variable(word(&rest)))
            } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
                tokens.append(number(&rest))
            } else if isLetter(first) {
                tokens.append(.word(word(&rest)))
            } else {
                let sign = signs.first(where: rest.hasPrefix) ?? String(first)
                rest.removeFirst(sign.count)
                tokens.append(.sign(sign))
            }
        }
        return tokens
    }

    private static let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"]

    private static func isLetter(_ letter: Character) -> Bool {
        letter.isLetter || letter == "_" || letter == "@" || letter == "#"
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { isLetter($0) || $0.isNumber || $0 == "." }
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func number(_ rest: inout Substring) -> Token {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        return .number(Int(digits).map { NSNumber(value: $0) } ?? NSNumber(value: Double(digits) ?? 0))
    }

    private static func string(_ quote: Character, _ rest: inout Substring) -> String? {
        var text = ""
        rest.removeFirst()
        while let letter = rest.popFirst() {
            if letter == quote { return text }
            text.append(letter == "\\" ? rest.popFirst() ?? letter : letter)
        }
        return nil
    }

    /// Reads a specifier without its length: `%ld` is `d`.
    private static func specifier(_ rest: inout Substring) -> Token {
        rest.removeFirst()
        rest = rest.drop { "lhqz".contains($0) }
        return .specifier(rest.popFirst() ?? "@")
    }
}
