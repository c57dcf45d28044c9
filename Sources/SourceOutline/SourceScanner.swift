/// The tokens of Swift source that needs no parser: words, strings and single marks, without comments.
///
/// It follows only a part of the language. Source that holds anything else, such as a raw or multi-line
/// string, has no tokens.
struct SourceScanner {
    /// A token.
    struct Token: Equatable {
        /// The kinds of tokens.
        enum Kind { case word, string, mark }

        let kind: Kind
        /// The text; that of a string without quotation marks, and empty if the string has an interpolation.
        let text: String
        /// A Boolean value that indicates whether a line break precedes the token.
        let startsLine: Bool
        /// A Boolean value that indicates whether the token follows the one before it without a space.
        let isAttached: Bool
    }

    private let bytes: [UInt8]
    private var position = 0
    private var (startsLine, isAttached) = (true, false)
    private var tokens: [Token] = []

    /// Returns the tokens of a text, or nil for a text that only a parser can divide.
    static func tokens(of text: String) -> [Token]? {
        var scanner = SourceScanner(bytes: Array(text.utf8))
        while scanner.position < scanner.bytes.count {
            guard scanner.scan() else { return nil }
        }
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a token, a comment or a space; returns false where only a parser can go on.
    private mutating func scan() -> Bool {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\n"):
            position += 1
            (startsLine, isAttached) = (true, false)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            position += 1
            isAttached = false
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): return skipComment()
        // A quotient has an operand in front. Otherwise the mark can begin a regular expression.
        case UInt8(ascii: "/") where !endsOperand: return false
        // Directives, macros and raw strings; names in backquotes; key paths.
        case UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "\\"): return false
        case UInt8(ascii: "\""): return scanString()
        case _ where Self.isWord(byte):
            let start = position
            while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
            add(.word, bytes[start..<position])
        // Beyond ASCII some scalars are letters, some are operators, and some are neither.
        case ..<0x20, 0x7F...: return false
        default:
            position += 1
            add(.mark, [byte])
        }
        return true
    }

    private mutating func add(_ kind: Token.Kind, _ text: some Sequence<UInt8>) {
        tokens.append(
            Token(
                kind: kind, text: String(decoding: Array(text), as: UTF8.self), startsLine: startsLine,
                isAttached: isAttached))
        (startsLine, isAttached) = (false, true)
    }

    private mutating func skipComment() -> Bool {
        var depth = 0
        repeat {
            if bytes[position] == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
                (depth, position) = (depth + 1, position + 2)
            } else if bytes[position] == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
                (depth, position) = (depth - 1, position + 2)
            } else {
                // A comment over several lines ends a statement, as a line break does.
                if bytes[position] == UInt8(ascii: "\n") { startsLine = true }
                position += 1
            }
        } while depth > 0 && position < bytes.count
        isAttached = false
        return depth == 0
    }

    /// Reads a string on one line. Escapes other than `\n`, `\t`, `\"` and `\\`, and strings in
    /// interpolations, need a parser.
    private mutating func scanString() -> Bool {
        guard !(next(1) == UInt8(ascii: "\"") && next(2) == UInt8(ascii: "\"")) else { return false }
        position += 1
        var (text, depth, isPlain) = ([UInt8](), 0, true)
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"): return false
            case UInt8(ascii: "\\") where depth > 0: return false
            case UInt8(ascii: "\\"):
                guard let escaped = next(1), Array("nt\"\\(".utf8).contains(escaped) else { return false }
                if escaped == UInt8(ascii: "(") { (depth, isPlain) = (1, false) }
                text.append(UInt8(ascii: "\\"))
                position += 1
            case UInt8(ascii: "\"") where depth > 0: return false
            case UInt8(ascii: "\""):
                position += 1
                add(.string, isPlain ? text : [])
                return true
            case UInt8(ascii: "(") where depth > 0: depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            default: text.append(byte)
            }
            position += 1
        }
        return false
    }

    private func next(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// A Boolean value that indicates whether the last token can be the left operand of an operator.
    private var endsOperand: Bool {
        guard let last = tokens.last else { return false }
        return last.kind == .word ? last.text != "return" : last.kind == .string || ")]}".contains(last.text)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
