/// A lexer that returns the words and marks of Swift source, without comments and string literals, whose text
/// could look like code.
struct SwiftLexer {
    /// A name or keyword, or a single other character.
    enum Word: Hashable {
        case name(String)
        case mark(Character)
    }

    private let text: [UInt8]
    private var place = 0
    /// The number of string literals that enclose the current position by interpolation.
    private var depth = 0
    /// The end of the run of `#` that was read last and begins no literal. It saves reading the run again.
    private var hashEnd = 0

    /// The largest depth of nested interpolations. The compiler rejects deeper code, and recursion needs a
    /// bound.
    private static let mostDepth = 256

    /// Returns the words of source code.
    static func words(of source: String) -> [Word] {
        var reader = SwiftLexer(text: Array(source.utf8))
        var words: [Word] = []
        while let word = reader.next() { words.append(word) }
        return words
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func next() -> Word? {
        while place < text.count {
            if skipSpaceOrComment() || skipString() { continue }
            if Self.isLetter(text[place]) { return .name(name()) }
            defer { place += 1 }
            return .mark(Character(Unicode.Scalar(text[place])))
        }
        return nil
    }

    private mutating func name() -> String {
        let start = place
        while place < text.count, Self.isLetter(text[place]) { place += 1 }
        return String(decoding: text[start..<place], as: UTF8.self)
    }

    private mutating func skipSpaceOrComment() -> Bool {
        if [0x20, 0x09, 0x0a, 0x0d].contains(text[place]) {
            place += 1
        } else if starts("//".utf8) {
            while place < text.count, text[place] != 0x0a { place += 1 }
        } else if starts("/*".utf8) {
            skipBlockComment()
        } else {
            return false
        }
        return true
    }

    /// Skips a block comment with the comments nested in it.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if skip("/*".utf8) {
                depth += 1
            } else if skip("*/".utf8) {
                depth -= 1
            } else {
                place += 1
            }
        } while depth > 0 && place < text.count
    }

    /// Skips a string literal with its interpolated code: of one or several lines, raw with any number of
    /// `#`. Returns false if no literal begins here.
    private mutating func skipString() -> Bool {
        guard place >= hashEnd else { return false }
        let hashes = text[place...].prefix { $0 == UInt8(ascii: "#") }
        guard hashes.endIndex < text.count, text[hashes.endIndex] == UInt8(ascii: "\"") else {
            hashEnd = hashes.endIndex
            return false
        }
        place = hashes.endIndex
        let isLong = starts("\"\"\"".utf8)
        let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        place += quotes.count
        skipLiteral(end: quotes + hashes, escape: [UInt8(ascii: "\\")] + hashes, isLong)
        return true
    }

    private mutating func skipLiteral(end: [UInt8], escape: [UInt8], _ isLong: Bool) {
        let interpolation = escape + [UInt8(ascii: "(")]
        while place < text.count, !skip(end) {
            if skip(interpolation) {
                skipInterpolation()
            } else if skip(escape) {
                place = min(place + 1, text.count)
            } else if !isLong, text[place] == 0x0a {
                break
            } else {
                place += 1
            }
        }
    }

    private mutating func skipInterpolation() {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostDepth { place = text.count }
        var open = 1
        while open > 0, let word = next() {
            if word == .mark("(") { open += 1 }
            if word == .mark(")") { open -= 1 }
        }
    }

    private func starts(_ beginning: some Collection<UInt8>) -> Bool {
        text[place...].starts(with: beginning)
    }

    private mutating func skip(_ beginning: some Collection<UInt8>) -> Bool {
        guard starts(beginning) else { return false }
        place += beginning.count
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
