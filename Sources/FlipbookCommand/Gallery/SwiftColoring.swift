/// Swift source parted into what readers like to see in different colors.
///
/// It reads as the compiler's lexer does as far as colors need: block comments in one another, literals of
/// one line or several, raw ones with any number of `#`, and code interpolated into them.
struct SwiftColoring {
    /// What a piece of source is. The raw value is its class in the page's style.
    enum Kind: String {
        case keyword = "k"
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// `@Parameter`, `#selector` and their like.
        case attribute = "a"
    }

    /// A stretch of the source; nil is all that has no color of its own.
    struct Piece: Hashable {
        let kind: Kind?
        let text: String
    }

    private let source: [UInt8]
    private var place = 0
    private var marks: [(kind: Kind?, end: Int)] = []

    /// The pieces of source, which together are the source.
    static func pieces(of source: String) -> [Piece] {
        var reader = SwiftColoring(source: Array(source.utf8))
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

    /// Ends a piece here; neighbors of one kind are one.
    private mutating func mark(_ kind: Kind?) {
        guard place > marks.last?.end ?? 0 else { return }
        if let last = marks.last, last.kind == kind { marks.removeLast() }
        marks.append((kind, place))
    }

    /// Reads code to its end, or up to the parenthesis that ends an interpolation.
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

extension SwiftColoring {
    private mutating func readComment() -> Bool {
        if starts("//") {
            while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
        } else if skip("/*") {
            var depth = 1
            while depth > 0, place < source.count {
                if skip("/*") {
                    depth += 1
                } else if skip("*/") {
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
        let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard place + hashes < source.count, source[place + hashes] == UInt8(ascii: "\"") else {
            return false
        }
        let raw = String(repeating: "#", count: hashes)
        place += hashes
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        place += quotes.utf8.count
        while place < source.count, !skip(quotes + raw) {
            if skip("\\" + raw + "(") {
                readInterpolation()
            } else if quotes.utf8.count == 1, source[place] == UInt8(ascii: "\n") {
                break
            } else if skip("\\" + raw) {
                place = min(place + 1, source.count)
            } else {
                place += 1
            }
        }
        mark(.string)
        return true
    }

    private mutating func readInterpolation() {
        mark(.string)
        readCode(until: UInt8(ascii: ")"))
    }
}

// MARK: Words

extension SwiftColoring {
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

    /// A keyword behind a dot is a member, such as `.default`, but for those about a type or an object.
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

    /// Digits, letters of `0xFF` and `1e3`, a sign behind the `e` of a decimal, and a point before another
    /// digit, so that `0...9` are two numbers.
    private func isInNumber(_ byte: UInt8) -> Bool {
        if Self.isDigit(byte) || Self.isLetter(byte) { return true }
        guard place + 1 < source.count, Self.isDigit(source[place + 1]) else { return false }
        let before = source[place - 1]
        return byte == UInt8(ascii: ".")
            || (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && before == UInt8(ascii: "e")
    }

    private func starts(_ beginning: String) -> Bool { source[place...].starts(with: beginning.utf8) }

    private mutating func skip(_ beginning: String) -> Bool {
        guard starts(beginning) else { return false }
        place += beginning.utf8.count
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

    /// The reserved words of Swift, and words with a meaning in some places that are seldom anything else.
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

extension SwiftColoring {
    /// Source as HTML, each colored piece in a `span` of its kind's class.
    static func html(of source: String) -> String {
        pieces(of: source).map { piece in
            let text = piece.text.htmlEscaped
            return piece.kind.map { "<span class=\"\($0.rawValue)\">\(text)</span>" } ?? text
        }
        .joined()
    }
}
