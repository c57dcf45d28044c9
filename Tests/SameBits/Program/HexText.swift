/// A text of names and hexadecimal numbers. Swift's descriptions of numbers are far larger than the engine.
struct HexText {
    /// The memory of the text, which the next text overwrites.
    nonisolated(unsafe) static let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    private static let capacity = 1 << 20

    /// The number of bytes so far.
    private(set) var count = 0

    mutating func write(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { write(byte: text.utf8Start[index]) }
    }

    /// Writes the last digits of a hexadecimal number.
    mutating func write(hex number: UInt64, digits: Int) {
        for index in (0..<digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(4 * index) & 15)
            write(byte: digit < 10 ? 48 + digit : 87 + digit)
        }
    }

    /// Writes a number that is not negative.
    mutating func write(decimal number: Int) {
        if number >= 10 { write(decimal: number / 10) }
        write(byte: 48 + UInt8(number % 10))
    }

    mutating func endLine() { write(byte: 10) }

    private mutating func write(byte: UInt8) {
        precondition(count < Self.capacity)
        Self.memory[count] = byte
        count += 1
    }
}
