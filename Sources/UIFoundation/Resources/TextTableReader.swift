/// The reader of the lines of a table of texts.
struct TextTableReader {
    private let letters: [UnicodeScalar]
    private var place = 0

    /// Begins at the start of a text.
    init(_ text: String) { letters = Array(text.unicodeScalars) }

    /// Reads all texts, by their keys; of several with one key the last.
    mutating func texts() throws(TextTable.Refusal) -> [String: String] {
        var texts: [String: String] = [:]
        try skip()
        while place < letters.count {
            let key = try word()
            // A key alone is its own text.
            var text = key
            if try takes("=") { text = try word() }
            guard try takes(";") else { throw refusal("a semicolon") }
            texts[key] = text
        }
        return texts
    }

    /// Goes on to the next letter that is neither space nor comment.
    private mutating func skip() throws(TextTable.Refusal) {
        while place < letters.count {
            if letters[place].properties.isWhitespace {
                place += 1
            } else if starts(with: "//") {
                while place < letters.count, letters[place] != "\n", letters[place] != "\r" { place += 1 }
            } else if starts(with: "/*") {
                place += 2
                while !starts(with: "*/") {
                    guard place < letters.count else { throw refusal("the end of a comment") }
                    place += 1
                }
                place += 2
            } else {
                return
            }
        }
    }

    private func starts(with mark: String) -> Bool {
        letters[place...].starts(with: mark.unicodeScalars)
    }

    /// Takes a letter if it is the next one, and goes on behind it.
    private mutating func takes(_ letter: UnicodeScalar) throws(TextTable.Refusal) -> Bool {
        guard place < letters.count, letters[place] == letter else { return false }
        place += 1
        try skip()
        return true
    }

    /// Reads a text in quotes, or a word without them.
    private mutating func word() throws(TextTable.Refusal) -> String {
        var units: [UInt16] = []
        if place < letters.count, letters[place] == "\"" || letters[place] == "'" {
            let quote = letters[place]
            place += 1
            while place < letters.count, letters[place] != quote {
                if letters[place] == "\\" {
                    units += escape()
                } else {
                    units += Array(String(letters[place]).utf16)
                    place += 1
                }
            }
            guard place < letters.count else { throw refusal("the end of a text") }
            place += 1
        } else {
            while place < letters.count, Self.isPlain(letters[place]) {
                units += Array(String(letters[place]).utf16)
                place += 1
            }
            guard !units.isEmpty else { throw refusal("a text in quotes") }
        }
        try skip()
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns true for the letters of words without quotes.
    private static func isPlain(_ letter: UnicodeScalar) -> Bool {
        letter.properties.isAlphabetic || letter.properties.numericType != nil
            || "_$/:.-".unicodeScalars.contains(letter)
    }

    /// Reads what a backslash stands for, in UTF-16 code units, of which a letter may need two.
    private mutating func escape() -> [UInt16] {
        place += 1
        guard place < letters.count else { return [] }
        let letter = letters[place]
        place += 1
        switch letter {
        case "a": return [7]
        case "b": return [8]
        case "t": return [9]
        case "n": return [10]
        case "v": return [11]
        case "f": return [12]
        case "r": return [13]
        case "U": return [number(radix: 16, most: 4)]
        case "0"..."7":
            place -= 1
            return [number(radix: 8, most: 3)]
        default: return Array(String(letter).utf16)
        }
    }

    /// Reads a number of so many digits at most.
    private mutating func number(radix: Int, most: Int) -> UInt16 {
        var number = 0
        for _ in 0..<most {
            guard place < letters.count, let digit = Character(letters[place]).hexDigitValue, digit < radix
            else { break }
            number = number * radix + digit
            place += 1
        }
        return UInt16(truncatingIfNeeded: number)
    }

    /// Returns the refusal for the lack of something at the place of reading.
    private func refusal(_ missing: String) -> TextTable.Refusal {
        let line = 1 + letters[..<place].count { $0 == "\n" }
        return TextTable.Refusal(description: "on line \(line) \(missing) is missing")
    }
}
