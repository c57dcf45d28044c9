import FlipbookCore
import Foundation

/// The number that a parameter has in a Swift file: `0.5` in `@Parameter(in: 0...1) var elasticity = 0.5`.
struct ParameterLiteral {
    /// The place of the number and of its sign.
    let range: Range<String.Index>

    /// Returns the literals of a parameter in a text, within the class of a name if one is given and is
    /// there.
    static func all(of name: String, in text: String, scene: String?) -> [ParameterLiteral] {
        let code = Self.code(of: text)
        let scope = scene.flatMap { body(of: $0, in: code) } ?? 0..<code.count
        let name = String(decoding: name.utf8.map(Self.ascii), as: UTF8.self)
        let pattern =
            #"@Parameter\b(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s*(?:(?:private|fileprivate|internal|public|final)\s+)*"#
            + #"var\s+"# + NSRegularExpression.escapedPattern(for: name)
            + #"\b\s*(?::\s*[A-Za-z_.]+\s*)?=\s*(-?[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][-+]?[0-9]+)?)(?=\s*(?:$|[;}\r\n]))"#
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let blanked = String(decoding: code, as: UTF8.self)
        let all = NSRange(location: scope.lowerBound, length: scope.count)
        return expression.matches(in: blanked, range: all).compactMap { match in
            let place = match.range(at: 1)
            let utf8 = text.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: place.location)
            return ParameterLiteral(range: start..<utf8.index(start, offsetBy: place.length))
        }
    }

    /// Returns a value as a literal that keeps the property's type.
    func text(of value: Double, isWhole: Bool) -> String {
        let text = value.text
        let isPlain = text.allSatisfy { $0.isNumber || $0 == "-" }
        return isPlain && !isWhole ? text + ".0" : text
    }
}

// MARK: What is code

extension ParameterLiteral {
    /// Returns a byte of a letter beyond ASCII as a letter that no number has.
    private static func ascii(_ byte: UInt8) -> UInt8 { byte < 0x80 ? byte : UInt8(ascii: "z") }

    /// Returns the bytes of a text with spaces in place of comments and of the contents of strings, and with
    /// `z` in place of letters beyond ASCII, so that offsets in bytes and in UTF-16 are the same.
    private static func code(of text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var result = bytes.map(Self.ascii)
        var index = 0
        func starts(_ word: StaticString, at place: Int) -> Bool {
            let count = word.utf8CodeUnitCount
            guard place + count <= bytes.count else { return false }
            return (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
        }
        func blank(to end: Int) {
            for place in index..<min(end, bytes.count) where bytes[place] != 10 && bytes[place] != 13 {
                result[place] = UInt8(ascii: " ")
            }
            index = min(end, bytes.count)
        }
        while index < bytes.count {
            if starts("//", at: index) {
                blank(to: bytes[index...].firstIndex(of: 10) ?? bytes.count)
            } else if starts("/*", at: index) {
                blank(to: Self.endOfComment(in: bytes, from: index))
            } else if starts("#\"", at: index) {
                // In a raw string a backslash is a letter.
                blank(to: Self.end(of: [34, 35], in: bytes, from: index + 2, isRaw: true))
            } else if starts("\"\"\"", at: index) {
                blank(to: Self.end(of: [34, 34, 34], in: bytes, from: index + 3))
            } else if bytes[index] == 34 {
                blank(to: Self.end(of: [34], in: bytes, from: index + 1))
            } else {
                index += 1
            }
        }
        return result
    }

    private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
        var (depth, index) = (0, start)
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (47, 42):
                depth += 1
                index += 2
            case (42, 47):
                depth -= 1
                index += 2
                if depth == 0 { return index }
            default: index += 1
            }
        }
        return bytes.count
    }

    private static func end(
        of quote: [UInt8], in bytes: [UInt8], from start: Int, isRaw: Bool = false
    ) -> Int {
        var index = start
        while index < bytes.count {
            if bytes[index] == 92, !isRaw {
                index += 2
            } else if bytes[index...].starts(with: quote) {
                return index + quote.count
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    /// Returns the places between the braces of a class; nil when there is none or more than one of the name.
    private static func body(of name: String, in code: [UInt8]) -> Range<Int>? {
        let text = String(decoding: code, as: UTF8.self)
        let name = String(decoding: name.utf8.map(Self.ascii), as: UTF8.self)
        let pattern = #"\bclass\s+"# + NSRegularExpression.escapedPattern(for: name) + #"\b[^{]*\{"#
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        let matches = expression.matches(in: text, range: NSRange(location: 0, length: code.count))
        guard let match = matches.first, matches.count == 1 else { return nil }
        let start = match.range.upperBound
        var depth = 1
        for place in start..<code.count {
            if code[place] == UInt8(ascii: "{") { depth += 1 }
            if code[place] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return start..<place }
        }
        return start..<code.count
    }
}
