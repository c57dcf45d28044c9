import Raster

/// Swift source divided into tokens for syntax coloring.
///
/// It follows the compiler's lexer as far as colors need it: nested block comments, literals of one or
/// several lines, raw literals with any number of `#`, and interpolated code.
struct SyntaxHighlighter {
    /// The kind of a token. The raw value is its class in the page's style.
    enum Kind: String {
        case keyword = "k"
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// An attribute or a macro: `@Parameter`, `#selector`.
        case attribute = "a"
    }

    /// A range of the source. The kind is nil for source without a color of its own.
    struct Piece: Hashable {
        let kind: Kind?
        let text: String
    }

    private let source: [UInt8]
    private var place = 0
    private var marks: [(kind: Kind?, end: Int)] = []
    /// The number of string literals that enclose the current position by interpolation.
    private var depth = 0
    /// The end of the run of `#` that was read last and begins no literal. It saves reading the run again.
    private var hashEnd = 0

    /// The largest depth of nested interpolations. The compiler rejects deeper code, and recursion needs a
    /// bound.
    private static let mostDepth = 256

    /// Returns the tokens of the source; joined, they equal the source.
    static func pieces(of source: String) -> [Piece] {
        var reader = SyntaxHighlighter(source: Array(source.utf8))
        reader.readCode(until: nil)
        return reader.pieces
    }

    private init(source: [UInt8]) {
        self.source = source
    }

    private var pieces: [Piece] {
        var start = 0
        return marks.map { kind, end in
            defer { start = end }
            return Piece(kind: kind, text: String(decoding: source[start..<end], as: UTF8.self))
        }
    }

    /// Ends a token at the current position, and merges it with the previous one of the same kind.
    private mutating func mark(_ kind: Kind?) {
        guard place > marks.last?.end ?? 0 else { return }
        if let last = marks.last, last.kind == kind { marks.removeLast() }
        marks.append((kind, place))
    }

    /// Reads code to its end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(until closing: UInt8?) {
        var depth = 0
        while place < source.count {
            let byte = source[place]
            if readComment() || readString() || readName() || readNumber() { continue }
            if byte == closing, depth == 0 { return }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            place += 1
            mark(nil)
        }
    }
}

// MARK: Comments and literals

extension SyntaxHighlighter {
    private mutating func readComment() -> Bool {
        if starts("//".utf8) {
            while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
        } else if skip("/*".utf8) {
            var depth = 1
            while depth > 0, place < source.count {
                if skip("/*".utf8) {
                    depth += 1
                } else if skip("*/".utf8) {
                    depth -= 1
                } else {
                    place += 1
                }
            }
        } else {
            return false
        }
        mark(.comment)
        return true
    }

    private mutating func readString() -> Bool {
        guard place >= hashEnd else { return false }
        let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }
        guard hashes.endIndex < source.count, source[hashes.endIndex] == UInt8(ascii: "\"") else {
            hashEnd = hashes.endIndex
            return false
        }
        place = hashes.endIndex
        let isLong = starts("\"\"\"".utf8)
        let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        place += quotes.count
        readLiteral(end: quotes + hashes, escape: [UInt8(ascii: "\\")] + hashes, isLong)
        mark(.string)
        return true
    }

    private mutating func readLiteral(end: [UInt8], escape: [UInt8], _ isLong: Bool) {
        let interpolation = escape + [UInt8(ascii: "(")]
        while place < source.count, !skip(end) {
            if skip(interpolation) {
                readInterpolation()
            } else if !isLong, source[place] == UInt8(ascii: "\n") {
                break
            } else if skip(escape) {
                place = min(place + 1, source.count)
            } else {
                place += 1
            }
        }
    }

    /// Reads interpolated code. Beyond the largest depth, the rest of the source gets the literal's color.
    private mutating func readInterpolation() {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostDepth { place = source.count }
        mark(.string)
        readCode(until: UInt8(ascii: ")"))
    }
}

// MARK: Words

extension SyntaxHighlighter {
    private mutating func readName() -> Bool {
        let start = place
        let isMarked = source[place] == UInt8(ascii: "@") || source[place] == UInt8(ascii: "#")
        let first = place + (isMarked ? 1 : 0)
        guard first < source.count, Self.isLetter(source[first]) else { return false }
        place = first
        while place < source.count, Self.isLetter(source[place]) || Self.isDigit(source[place]) { place += 1 }
        let name = String(decoding: source[first..<place], as: UTF8.self)
        mark(isMarked ? .attribute : Self.kind(of: name, after: source[..<start].last))
        return true
    }

    /// Returns the kind of a name. A keyword after a dot is a member, such as `.default`; `self`, `Type` and
    /// `init` remain keywords.
    private static func kind(of name: String, after mark: UInt8?) -> Kind? {
        if mark == UInt8(ascii: "`") { return nil }
        if mark == UInt8(ascii: "."), !["self", "Type", "init"].contains(name) {
            return name.first!.isUppercase ? .type : nil
        }
        if keywords.contains(name) { return .keyword }
        return name.first!.isUppercase ? .type : nil
    }

    private mutating func readNumber() -> Bool {
        guard Self.isDigit(source[place]) else { return false }
        while place < source.count, isInNumber(source[place]) { place += 1 }
        mark(.number)
        return true
    }

    /// True when a byte continues a number: digits, the letters of `0xFF` and `1e3`, a sign after the `e` of
    /// a decimal, and a point before another digit, so that `0...9` is two numbers.
    private func isInNumber(_ byte: UInt8) -> Bool {
        if Self.isDigit(byte) || Self.isLetter(byte) { return true }
        guard place + 1 < source.count, Self.isDigit(source[place + 1]) else { return false }
        let before = source[place - 1]
        return byte == UInt8(ascii: ".")
            || (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && before == UInt8(ascii: "e")
    }

    private func starts(_ beginning: some Collection<UInt8>) -> Bool {
        source[place...].starts(with: beginning)
    }

    private mutating func skip(_ beginning: some Collection<UInt8>) -> Bool {
        guard starts(beginning) else { return false }
        place += beginning.count
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// Swift's reserved words, and the contextual keywords that are rarely used as names.
    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class",
        "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough",
        "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "indirect", "init",
        "inout",
        "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override",
        "private",
        "protocol", "public", "repeat", "required", "rethrows", "return", "self", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
        "weak",
        "where", "while",
    ]
}

extension SyntaxHighlighter {
    /// Returns the source as HTML, with each colored token in a `span` of its kind's class.
    static func html(of source: String) -> String {
        pieces(of: source).map { piece in
            let text = piece.text.escapedForMarkup
            return piece.kind.map { "<span class=\"\($0.rawValue)\">\(text)</span>" } ?? text
        }
        .joined()
    }
}
