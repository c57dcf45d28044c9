/// A reader of the values and words of a PDF file or of the instructions in one (ISO 32000-1, 7.2 and 7.3).
struct PDFReader {
    enum Token {
        case value(PDFValue)
        /// A word that is no value: an operator, or a mark of the file's structure.
        case word(String)
    }

    let bytes: [UInt8]
    var position: Int
    /// The deepest nesting of arrays and dictionaries.
    private static let deepest = 64
    /// The largest number of values of an array: 2^20. Others are passed over.
    private static let maximumValueCount = 1 << 20
    /// The largest number: larger ones count as it.
    private static let largest: CGFloat = 1e9

    init(_ bytes: [UInt8], at position: Int = 0) {
        (self.bytes, self.position) = (bytes, position)
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
    }

    private static let delimiters = Set("()<>[]{}/%".utf8)

    private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !delimiters.contains(byte) }

    mutating func skipSpace() {
        while let byte {
            if byte == UInt8(ascii: "%") {
                while let byte = self.byte, byte != 0x0A, byte != 0x0D { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    /// Returns the next value; nil at the end and before a word.
    mutating func value(depth: Int = 0) -> PDFValue? {
        let start = position
        if case .value(let value)? = next(depth: depth) { return value }
        position = start
        return nil
    }

    /// Returns the next token; nil at the end.
    mutating func next(depth: Int = 0) -> Token? {
        skipSpace()
        guard let byte, depth < Self.deepest else { return nil }
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .value(.name(readName()))
        case UInt8(ascii: "("): return .value(.string(readString()))
        case UInt8(ascii: "["):
            position += 1
            return .value(.array(readArray(depth)))
        case UInt8(ascii: "<"):
            position += 1
            guard self.byte == UInt8(ascii: "<") else { return .value(.string(readHexString())) }
            position += 1
            return .value(.dictionary(readDictionary(depth)))
        case let byte where Self.isRegular(byte): return readWord()
        default:
            position += 1
            return .word(String(UnicodeScalar(byte)))
        }
    }

    private mutating func regularText() -> String {
        let start = position
        while let byte, Self.isRegular(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readName() -> String {
        let text = regularText()
        guard text.contains("#") else { return text }
        var (name, rest) = ("", Substring(text))
        while let character = rest.popFirst() {
            if character == "#", let code = UInt8(rest.prefix(2), radix: 16) {
                name.unicodeScalars.append(UnicodeScalar(code))
                rest = rest.dropFirst(2)
            } else {
                name.append(character)
            }
        }
        return name
    }

    private mutating func readWord() -> Token {
        let text = regularText()
        switch text {
        case "true": return .value(.bool(true))
        case "false": return .value(.bool(false))
        case "null": return .value(.null)
        default: break
        }
        guard let number = Double(text), number.isFinite else { return .word(text) }
        if let object = Int(text), object >= 0, endsReference() { return .value(.reference(object)) }
        return .value(.number(max(-Self.largest, min(CGFloat(number), Self.largest))))
    }

    /// Returns true, and passes them, when a generation and the word R follow.
    private mutating func endsReference() -> Bool {
        let start = position
        skipSpace()
        if Int(regularText()) != nil {
            skipSpace()
            if regularText() == "R" { return true }
        }
        position = start
        return false
    }

    private mutating func readArray(_ depth: Int) -> [PDFValue] {
        var values: [PDFValue] = []
        while let token = next(depth: depth + 1) {
            switch token {
            case .value(let value): if values.count < Self.maximumValueCount { values.append(value) }
            case .word("]"): return values
            case .word: continue
            }
        }
        return values
    }

    private mutating func readDictionary(_ depth: Int) -> [String: PDFValue] {
        var entries: [String: PDFValue] = [:]
        while let token = next(depth: depth + 1) {
            switch token {
            case .value(.name(let key)): entries[key] = value(depth: depth + 1) ?? .null
            case .word(">"):
                if byte == UInt8(ascii: ">") { position += 1 }
                return entries
            default: continue
            }
        }
        return entries
    }

    private mutating func readString() -> [UInt8] {
        var (text, depth) = ([UInt8](), 0)
        while let byte {
            position += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
            case UInt8(ascii: "\\"):
                if let escaped = self.byte {
                    text.append(escaped)
                    position += 1
                }
                continue
            default: break
            }
            if depth > 1 || byte != UInt8(ascii: "(") { text.append(byte) }
        }
        return text
    }

    private mutating func readHexString() -> [UInt8] {
        var digits: [UInt8] = []
        while let byte {
            position += 1
            if byte == UInt8(ascii: ">") { break }
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
        }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
