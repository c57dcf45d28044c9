/// A set of file names that differ in one number: the text before the number and the text after it.
struct NumberedName: Sendable, Hashable {
    private let before: String
    private let after: String
    /// The minimum number of digits, to which shorter numbers are padded with zeros, or nil when any number
    /// of digits matches.
    private let width: Int?

    /// Creates the names of a printf pattern with one `%d`, `%4d` or `%04d`, where `%%` is a percent sign.
    /// Returns nil for any other pattern.
    init?(pattern: String) {
        var parts = [""]
        var width = 0
        var rest = pattern[...]
        while let letter = rest.popFirst() {
            guard letter == "%" else {
                parts[parts.count - 1].append(letter)
                continue
            }
            if rest.first == "%" {
                parts[parts.count - 1].append(rest.removeFirst())
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard rest.popFirst() == "d", digits.count <= 2 else { return nil }
            width = Int(digits) ?? 0
            parts.append("")
        }
        guard parts.count == 2 else { return nil }
        (before, after, self.width) = (parts[0], parts[1], max(width, 1))
    }

    /// Creates the names that differ from a PNG file's name in its last number, or returns nil for a name
    /// without one.
    init?(example name: String) {
        guard name.lowercased().hasSuffix(".png"), !name.hasPrefix(".") else { return nil }
        let bytes = Array(name.utf8)
        guard let last = bytes.dropLast(4).lastIndex(where: Self.isDigit) else { return nil }
        let first = bytes[...last].lastIndex { !Self.isDigit($0) }.map { $0 + 1 } ?? 0
        before = String(decoding: bytes[..<first], as: UTF8.self)
        after = String(decoding: bytes[(last + 1)...], as: UTF8.self)
        width = nil
    }

    /// True when the number is the whole name but for the extension.
    var isPlain: Bool { before.isEmpty && after.lowercased() == ".png" }

    /// The names as a printf pattern.
    var text: String {
        let escaped = [before, after].map { $0.split(separator: "%", omittingEmptySubsequences: false) }
        return escaped[0].joined(separator: "%%") + "%d" + escaped[1].joined(separator: "%%")
    }

    /// Returns the number in a name, or nil for a name that is not of the set.
    func number(in name: String) -> Int? {
        let bytes = Array(name.utf8)
        guard bytes.count > before.utf8.count + after.utf8.count, bytes.starts(with: before.utf8),
            bytes.suffix(after.utf8.count).elementsEqual(after.utf8)
        else { return nil }
        let digits = bytes.dropFirst(before.utf8.count).dropLast(after.utf8.count)
        guard digits.allSatisfy(Self.isDigit), let number = Int(String(decoding: digits, as: UTF8.self))
        else {
            return nil
        }
        guard let width else { return number }
        return Self.padded(number, width) == String(decoding: digits, as: UTF8.self) ? number : nil
    }

    /// Returns the number of digits in a name of the set.
    func digits(in name: String) -> Int { name.utf8.count - before.utf8.count - after.utf8.count }

    /// Returns the name of a number, padded to the set's own width or else to `digits`.
    func name(of number: Int, digits: Int = 1) -> String {
        before + Self.padded(number, width ?? digits) + after
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
