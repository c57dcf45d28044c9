/// A reader of arithmetic by recursive descent: sums of products of powers of operands.
struct ExpressionParser {
    private var rest: Substring
    private var depth = 0

    /// The number of operands within one another: a text of more brackets would exhaust the stack.
    private static let deepest = 200

    /// Returns the expression of a text; nil for a text that is none.
    static func expression(_ text: String) -> NSExpression? {
        var parser = ExpressionParser(rest: text[...])
        let found = parser.sum()
        parser.skipSpaces()
        return parser.rest.isEmpty ? found : nil
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func sum() -> NSExpression? {
        guard var left = product() else { return nil }
        while let sign = take("+") ?? take("-") {
            guard let right = product() else { return nil }
            left = function(sign == "+" ? "add:to:" : "from:subtract:", left, right)
        }
        return left
    }

    private mutating func product() -> NSExpression? {
        guard var left = power() else { return nil }
        while let sign = take("*") ?? take("/") {
            guard let right = power() else { return nil }
            left = function(sign == "*" ? "multiply:by:" : "divide:by:", left, right)
        }
        return left
    }

    private mutating func power() -> NSExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return nil }
        if take("-") != nil {
            return power().map { function("from:subtract:", NSExpression(forConstantValue: 0), $0) }
        }
        guard let base = operand() else { return nil }
        guard take("**") != nil else { return base }
        return power().map { function("raise:toPower:", base, $0) }
    }

    private mutating func operand() -> NSExpression? {
        if take("(") != nil {
            let inner = sum()
            return take(")") == nil ? nil : inner
        }
        return number() ?? call()
    }

    private mutating func number() -> NSExpression? {
        skipSpaces()
        var digits = word { $0.isASCII && $0.isNumber || $0 == "." }
        guard !digits.isEmpty else { return nil }
        if let mark = rest.first, "eE".contains(mark) {
            rest.removeFirst()
            digits += "e" + word { $0 == "-" || $0 == "+" } + word { $0.isASCII && $0.isNumber }
        }
        if let whole = Int(digits) { return NSExpression(forConstantValue: whole) }
        return Double(digits).map { NSExpression(forConstantValue: $0) }
    }

    /// Reads a function with its arguments in brackets.
    private mutating func call() -> NSExpression? {
        let name = word { $0.isLetter || $0 == ":" || $0 == "_" }
        guard !name.isEmpty, take("(") != nil, let first = sum() else { return nil }
        var arguments = [first]
        while take(",") != nil {
            guard let next = sum() else { return nil }
            arguments.append(next)
        }
        return take(")") == nil ? nil : NSExpression(forFunction: name, arguments: arguments)
    }

    private func function(_ name: String, _ one: NSExpression, _ two: NSExpression) -> NSExpression {
        NSExpression(forFunction: name, arguments: [one, two])
    }

    private mutating func word(_ isPart: (Character) -> Bool) -> String {
        let word = rest.prefix(while: isPart)
        rest.removeFirst(word.count)
        return String(word)
    }

    /// Takes a sign behind spaces; returns nil where there is another one. A product has no sign `**`.
    private mutating func take(_ sign: String) -> String? {
        skipSpaces()
        guard rest.hasPrefix(sign), sign != "*" || !rest.hasPrefix("**") else { return nil }
        rest.removeFirst(sign.count)
        return sign
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }
}
