/// The words and marks of Swift source, without comments and string literals, which may say anything.
struct SwiftWords {
    /// A name or keyword, or a single other character.
    enum Word: Hashable {
        case name(String)
        case mark(Character)
    }

    private let text: [UInt8]
    private var place = 0

    /// Reads source.
    static func words(of source: String) -> [Word] {
        var reader = SwiftWords(text: Array(source.utf8))
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
        } else if starts("//") {
            while place < text.count, text[place] != 0x0a { place += 1 }
        } else if starts("/*") {
            skipBlockComment()
        } else {
            return false
        }
        return true
    }

    /// Block comments lie in one another.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if skip("/*") {
                depth += 1
            } else if skip("*/") {
                depth -= 1
            } else {
                place += 1
            }
        } while depth > 0 && place < text.count
    }

    /// A literal of one line or several, raw ones with any number of `#`, and what is interpolated into it.
    private mutating func skipString() -> Bool {
        let hashes = text[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard place + hashes < text.count, text[place + hashes] == UInt8(ascii: "\"") else { return false }
        let raw = String(repeating: "#", count: hashes)
        place += hashes
        let quotes = skip("\"\"\"") ? "\"\"\"" : "\""
        if quotes.count == 1 { place += 1 }
        while place < text.count, !skip(quotes + raw) {
            if skip("\\" + raw + "(") {
                skipInterpolation()
            } else if skip("\\" + raw) {
                place += 1
            } else if quotes.count == 1, text[place] == 0x0a {
                break
            } else {
                place += 1
            }
        }
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, let word = next() {
            if word == .mark("(") { depth += 1 }
            if word == .mark(")") { depth -= 1 }
        }
    }

    private func starts(_ beginning: String) -> Bool { text[place...].starts(with: beginning.utf8) }

    private mutating func skip(_ beginning: String) -> Bool {
        guard starts(beginning) else { return false }
        place += beginning.utf8.count
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
