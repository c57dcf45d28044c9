// The grammar of a predicate's text.
import UIKit

extension NSPredicate {
    /// A condition on an object with the values of variables.
    typealias Condition = (Any?, [String: Any]) -> Bool
    /// A value of an object with the values of variables.
    typealias Term = (Any?, [String: Any]) -> Any?

    /// A reader of a predicate's text.
    struct Parser {
        private var tokens: [Token]
        private var place = 0
        private var arguments: ArraySlice<Any>

        init(_ text: String, _ arguments: [Any]) {
            tokens = NSPredicate.tokens(of: text) ?? []
            self.arguments = arguments[...]
        }

        /// Reads the whole text; returns nil for one that is no predicate.
        mutating func predicate() -> Condition? {
            guard let result = disjunction(), place == tokens.count else { return nil }
            return result
        }

        private mutating func disjunction() -> Condition? {
            guard var left = conjunction() else { return nil }
            while takes("OR") || takes("||") {
                guard let right = conjunction() else { return nil }
                left = { [left] in left($0, $1) || right($0, $1) }
            }
            return left
        }

        private mutating func conjunction() -> Condition? {
            guard var left = negation() else { return nil }
            while takes("AND") || takes("&&") {
                guard let right = negation() else { return nil }
                left = { [left] in left($0, $1) && right($0, $1) }
            }
            return left
        }

        private mutating func negation() -> Condition? {
            if takes("NOT") || takes("!") {
                return negation().map { inner in { !inner($0, $1) } }
            }
            if takes("TRUEPREDICATE") { return { _, _ in true } }
            if takes("FALSEPREDICATE") { return { _, _ in false } }
            // A bracket may open a condition or a value.
            let start = (place, arguments)
            if takes("("), let inner = disjunction(), takes(")"), !isAtOperator { return inner }
            (place, arguments) = start
            return comparison()
        }

        private mutating func comparison() -> Condition? {
            let quantifier = ["ANY", "SOME", "ALL", "NONE"].first { takes($0) }
            guard let left = sum(), let comparison = comparison(of: quantifier) else { return nil }
            if comparison.name == "BETWEEN" || comparison.name == "IN", let list = list() {
                return { comparison.holds(left($0, $1), list($0, $1)) }
            }
            guard let right = sum() else { return nil }
            return { comparison.holds(left($0, $1), right($0, $1)) }
        }

        private mutating func comparison(of quantifier: String?) -> Comparison? {
            guard place < tokens.count else { return nil }
            let name: String
            switch tokens[place] {
            case .word(let word): name = word.uppercased()
            case .sign(let sign): name = sign
            default: return nil
            }
            guard Comparison.names.contains(name) else { return nil }
            place += 1
            var options = ""
            if takes("["), case .word(let letters)? = next() {
                options = letters.lowercased()
                guard takes("]") else { return nil }
            }
            return Comparison(name: name, options: options, quantifier: quantifier)
        }

        /// True before the sign of a comparison or of a calculation.
        private var isAtOperator: Bool {
            guard place < tokens.count else { return false }
            switch tokens[place] {
            case .word(let word): return Comparison.names.contains(word.uppercased())
            case .sign(let sign): return Comparison.names.contains(sign) || "+-*/".contains(sign)
            default: return false
            }
        }

        // MARK: Values

        private mutating func sum() -> Term? {
            guard var left = product() else { return nil }
            while case .sign(let sign)? = peek, sign == "+" || sign == "-" {
                place += 1
                guard let right = product() else { return nil }
                left = NSPredicate.calculation(sign, left, right)
            }
            return left
        }

        private mutating func product() -> Term? {
            guard var left = value() else { return nil }
            while case .sign(let sign)? = peek, sign == "*" || sign == "/" {
                place += 1
                guard let right = value() else { return nil }
                left = NSPredicate.calculation(sign, left, right)
            }
            return left
        }

        private mutating func value() -> Term? {
            guard let token = next() else { return nil }
            switch token {
            case .number(let number): return { _, _ in number }
            case .string(let text): return { _, _ in text }
            case .variable(let name):
                let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return { $1[name] } }
                return { NSPredicate.value(of: $1[parts[0]], at: parts[1]) }
            case .specifier("K"):
                guard let path = arguments.popFirst() as? String else { return nil }
                return { object, _ in NSPredicate.value(of: object, at: path) }
            case .specifier:
                guard let value = arguments.popFirst() else { return nil }
                let plain: Any? = value is NSNull ? nil : value
                return { _, _ in plain }
            case .word(let word): return term(word)
            case .sign("-"): return value().map { NSPredicate.calculation("-", { _, _ in 0 }, $0) }
            case .sign("("):
                guard let inner = sum(), takes(")") else { return nil }
                return inner
            case .sign("{"):
                place -= 1
                return list()
            default: return nil
            }
        }

        private mutating func term(_ word: String) -> Term? {
            switch word.uppercased() {
            case "SELF": return { object, _ in object }
            case "NIL", "NULL": return { _, _ in nil }
            case "TRUE", "YES": return { _, _ in true }
            case "FALSE", "NO": return { _, _ in false }
            case "SUBQUERY": return subquery()
            default:
                let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
                return { object, _ in NSPredicate.value(of: object, at: path) }
            }
        }

        /// Reads `SUBQUERY(path, $name, condition).@count`, the objects at a path that satisfy a condition.
        private mutating func subquery() -> Term? {
            guard takes("("), let objects = sum(), takes(","), case .variable(let name)? = next(), takes(","),
                let condition = disjunction(), takes(")")
            else { return nil }
            var path = ""
            if takes("."), case .word(let word)? = next() { path = word }
            return { object, variables in
                let found = NSPredicate.elements(of: objects(object, variables))?.filter { element in
                    condition(object, variables.merging([name: element]) { $1 })
                }
                return path.isEmpty ? found : NSPredicate.value(of: found, at: path)
            }
        }

        /// Reads `{a, b}` and `(a, b)`.
        private mutating func list() -> Term? {
            let start = (place, arguments)
            guard takes("{") || takes("(") else { return nil }
            var terms: [Term] = []
            while !takes("}"), !takes(")") {
                guard let term = sum() else {
                    (place, arguments) = start
                    return nil
                }
                terms.append(term)
                _ = takes(",")
            }
            guard terms.count != 1 || tokens[place - 1] == .sign("}") else {
                (place, arguments) = start
                return nil
            }
            return { object, variables in terms.compactMap { $0(object, variables) } }
        }

        // MARK: Words

        private var peek: Token? { place < tokens.count ? tokens[place] : nil }

        private mutating func next() -> Token? {
            defer { place += 1 }
            return peek
        }

        /// Passes a keyword or sign; returns false at another one.
        private mutating func takes(_ text: String) -> Bool {
            switch peek {
            case .word(let word)? where word.uppercased() == text: break
            case .sign(let sign)? where sign == text: break
            default: return false
            }
            place += 1
            return true
        }
    }
}
