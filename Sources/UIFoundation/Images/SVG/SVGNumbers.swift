/// The numbers and letters of a path, a list of points or a transform, one after another (SVG 1.1, 8.3.9).
struct SVGNumbers {
    /// The largest number that is read. The sum of a few thousand still has an exact hundredth.
    static let largest: CGFloat = 1e9

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSeparators() {
        while let byte, byte == 32 || (9...13).contains(byte) || byte == UInt8(ascii: ",") { position += 1 }
    }

    /// Returns the next letter and goes on behind it; nil where a number or nothing follows.
    mutating func letter() -> Character? {
        skipSeparators()
        guard let byte, (65...90).contains(byte & 0xDF), byte < 128 else { return nil }
        position += 1
        return Character(Unicode.Scalar(byte))
    }

    /// Returns the next number; nil where something else follows, or a number that is too large.
    mutating func number() -> CGFloat? {
        skipSeparators()
        let start = position
        if let byte, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
        passDigits()
        if byte == UInt8(ascii: ".") {
            position += 1
            passDigits()
        }
        passExponent()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text),
            abs(number) <= Self.largest
        else {
            position = start
            return nil
        }
        return number
    }

    private mutating func passDigits() {
        while let byte, (48...57).contains(byte) { position += 1 }
    }

    /// Passes an exponent, unless the letter is that of a unit such as `em`.
    private mutating func passExponent() {
        guard let byte, byte | 0x20 == UInt8(ascii: "e") else { return }
        var next = position + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
            next += 1
        }
        guard next < bytes.count, (48...57).contains(bytes[next]) else { return }
        position = next
        passDigits()
    }

    /// Returns the next flag, a single digit that others may follow without a space; nil for none.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    /// Returns the next two numbers as a point; nil where they are missing.
    mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the numbers of a list, up to the first word that is none.
    static func all(in text: some StringProtocol) -> [CGFloat] {
        var (numbers, reader) = ([CGFloat](), SVGNumbers(text))
        while let number = reader.number() { numbers.append(number) }
        return numbers
    }

    /// Returns a length in points, in which a pixel is one; nil for another notation.
    ///
    /// - Parameters:
    ///   - text: A number, with or without a unit.
    ///   - whole: The length of 100 %, in points.
    static func length(_ text: String?, of whole: CGFloat) -> CGFloat? {
        guard let text else { return nil }
        var reader = SVGNumbers(text)
        guard let number = reader.number() else { return nil }
        let unit = String(decoding: reader.bytes[reader.position...], as: UTF8.self)
        // CSS has 96 pixels per inch.
        let units: [String: CGFloat] = [
            "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54,
            "mm": 96 / 25.4, "em": 16, "ex": 8,
        ]
        let name = unit.trimmingCharacters(in: .whitespaces)
        return name == "%" ? number * whole / 100 : units[name].map { number * $0 }
    }
}
