/// A parser of terms, which stops before what is no part of one.
///
///     term     = primary { "." name | "(" [ argument { "," argument } ] ")" | "[" term { "," term } "]" }
///     primary  = numbers | text | name | "." name | list | "{" term "}" | "(" term { "," term } ")"
///     list     = "[" [ term { "," term } ] "]" | "[" "." name ":" term { "," "." name ":" term } "]"
///     numbers  = number { ( " " | "x" | " x " ) number }
///     argument = [ name ":" ] term { ( " * " | " / " | " + " | " - " ) term } | name term { name term }
struct TermParser {
    fileprivate(set) var rest: Substring
    /// The number of terms around the one that is parsed.
    private var depth = 0
    /// The number of terms so far, those that were given up included: a bracket without its end is tried in
    /// several ways, and so is each in it.
    private var count = 0
    /// The deepest nesting of terms.
    private static let deepest = 50
    /// The largest number of members, calls and operations in one chain.
    fileprivate static let longest = 200
    /// The largest number of terms.
    private static let mostTerms = 20_000

    init(_ text: Substring) { rest = text }

    /// Returns the term of a whole text; nil if it is none, or something is left over.
    static func whole(_ text: some StringProtocol) -> Term? {
        var parser = TermParser(Substring(text))
        guard let term = parser.term() else { return nil }
        parser.skipSpaces()
        return parser.rest.isEmpty ? term : nil
    }

    /// Returns the term at the beginning of the rest and moves behind it; nil if there is none, and for one
    /// beyond the limits of nesting and length.
    mutating func term() -> Term? {
        guard depth < Self.deepest, count < Self.mostTerms else { return nil }
        (depth, count) = (depth + 1, count + 1)
        defer { depth -= 1 }
        skipSpaces()
        guard var term = primary() else { return nil }
        for _ in 0..<Self.longest {
            let before = rest
            _ = take("?") || take("!")
            if take("."), let name = name() {
                term = .member(term, name)
            } else if case .numbers = term {
                rest = before
                return term
            } else if take("("), let arguments = arguments() {
                term = .call(term, arguments)
            } else if take("["), let places = list(until: "]") {
                term = .element(term, places)
            } else {
                rest = before
                return term
            }
        }
        return nil
    }

    private mutating func primary() -> Term? {
        if let numbers = numbers() { return .numbers(numbers) }
        if let text = text() { return .text(text) }
        if let name = name() { return .name(name) }
        let before = rest
        if take("."), let name = name() { return .constant(name) }
        rest = before
        if take("["), let pairs = pairs() { return .call(.name("[:]"), pairs) }
        rest = before
        if take("["), let list = list(until: "]") { return .list(list) }
        rest = before
        if take("{"), let list = list(until: "}"), list.count == 1 { return list[0] }
        rest = before
        if take("("), let list = list(until: ")") {
            return list.count == 1 ? list[0] : Self.row(list) ?? .list(list)
        }
        rest = before
        return nil
    }

    /// Returns one row of the numbers of a list; nil if there is something else in it.
    private static func row(_ list: [Term]) -> Term? {
        var all: [Double] = []
        for term in list {
            guard case .numbers(let numbers) = term else { return nil }
            all += numbers
        }
        return .numbers(all)
    }

    private mutating func numbers() -> [Double]? {
        guard let first = number() else { return nil }
        var numbers = [first]
        while true {
            let before = rest
            let spaced = rest.first == " "
            skipSpaces()
            let crossed = take("x")
            skipSpaces()
            guard spaced || crossed, let next = number() else {
                rest = before
                return numbers
            }
            numbers.append(next)
        }
    }

    private mutating func number() -> Double? {
        var end = rest.startIndex
        if end < rest.endIndex, rest[end] == "-" { end = rest.index(after: end) }
        let digits = end
        var hasPoint = false
        while end < rest.endIndex {
            let next = rest.index(after: end)
            if rest[end].isASCII, rest[end].isNumber {
                end = next
            } else if rest[end] == ".", !hasPoint, end > digits, next < rest.endIndex, rest[next].isNumber {
                hasPoint = true
                end = next
            } else {
                break
            }
        }
        guard end > digits, let value = Double(rest[..<end]) else { return nil }
        // "2D" and "3rd" are words.
        if end < rest.endIndex, rest[end].isLetter, rest[end] != "x" { return nil }
        rest = rest[end...]
        return value
    }

    private mutating func text() -> String? {
        let before = rest
        guard take("\"") else { return nil }
        var text = ""
        while let letter = rest.popFirst() {
            if letter == "\"" { return text }
            if letter == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped)
            } else {
                text.append(letter)
            }
        }
        rest = before
        return nil
    }

    private mutating func name() -> String? {
        guard let first = rest.first, first.isLetter || first == "_" || first == "$" else { return nil }
        let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private mutating func list(until end: Character) -> [Term]? {
        var list: [Term] = []
        skipSpaces()
        while !take(end) {
            guard let term = term() else { return nil }
            list.append(term)
            skipSpaces()
            _ = take(",")
            skipSpaces()
        }
        return list
    }

    /// Takes attributes, `.font: system 17, .kern: 2`, and the bracket behind them; nil if there are none.
    private mutating func pairs() -> [Term.Argument]? {
        var list: [Term.Argument] = []
        repeat {
            skipSpaces()
            guard take("."), let label = name(), take(":"), let value = calculation() else { return nil }
            list.append(Term.Argument(label: label, value: value))
            skipSpaces()
        } while take(",")
        return take("]") ? list : nil
    }

    private mutating func arguments() -> [Term.Argument]? {
        var list: [Term.Argument] = []
        skipSpaces()
        while !take(")") {
            let before = rest
            var label = "_"
            // A label has a colon; in a row of labeled numbers, `top 10 left 20`, it has none.
            if let name = name() {
                let colon = take(":")
                skipSpaces()
                if colon || startsNumber { label = name } else { rest = before }
            }
            guard let value = calculation() else { return nil }
            list.append(Term.Argument(label: label, value: value))
            skipSpaces()
            _ = take(",")
            skipSpaces()
        }
        return list
    }

    private var startsNumber: Bool { rest.first.map { $0.isNumber || $0 == "-" } ?? false }

    mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

    private mutating func take(_ letter: Character) -> Bool {
        guard rest.first == letter else { return false }
        rest = rest.dropFirst()
        return true
    }
}

/// Numbers that are calculated: `.pi / 4`, `2 * 3`.
extension TermParser {
    /// The operations by their signs.
    static let operations: [String: @Sendable (Double, Double) -> Double] = [
        "*": { $0 * $1 }, "/": { $0 / $1 }, "+": { $0 + $1 }, "-": { $0 - $1 },
    ]

    /// Takes a term and what is calculated with it, from the left to the right. A sign stands between spaces.
    fileprivate mutating func calculation() -> Term? {
        guard var term = term() else { return nil }
        var length = 0
        while let match = rest.prefixMatch(of: /\ ([*\/+-])\ /) {
            length += 1
            guard length < Self.longest else { return nil }
            let before = rest
            rest = rest[match.range.upperBound...]
            guard let other = self.term() else {
                rest = before
                return term
            }
            term = .call(.name(String(match.1)), [term, other].map { Term.Argument(label: "_", value: $0) })
        }
        return term
    }
}
