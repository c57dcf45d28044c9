/// A writer or reader of state as words of four bytes. Each type describes its state once, for both
/// directions, so that what is read is what was written, on every machine.
public struct Archive: Sendable {
    /// The words written, or those to read.
    public private(set) var words: [UInt32]
    /// A Boolean value that indicates whether values are read from the words; otherwise they are written.
    public let isReading: Bool
    /// A Boolean value that indicates whether every read so far found what it needed. A read after the end
    /// gives zeros.
    public private(set) var isValid = true
    private var position = 0

    /// Creates a writer.
    public init() { (words, isReading) = ([], false) }

    /// Creates a reader.
    public init(reading words: [UInt32]) { (self.words, isReading) = (words, true) }

    /// True when a reader has read all words.
    public var isAtEnd: Bool { position == words.count }

    /// Marks the words as no state of the type that reads them.
    public mutating func reject() { isValid = false }

    /// Writes or reads four bytes.
    public mutating func code(_ value: inout UInt32) {
        guard isReading else { return words.append(value) }
        guard position < words.count else {
            (value, isValid) = (0, false)
            return
        }
        value = words[position]
        position += 1
    }

    /// Writes or reads a 32-bit integer.
    public mutating func code(_ value: inout Int32) {
        var bits = UInt32(bitPattern: value)
        code(&bits)
        value = Int32(bitPattern: bits)
    }

    /// Writes or reads an integer, which must fit in 32 bits.
    public mutating func code(_ value: inout Int) {
        var number = Int32(truncatingIfNeeded: value)
        code(&number)
        value = Int(number)
    }

    /// Writes or reads the bits of a float.
    public mutating func code(_ value: inout Float) {
        var bits = value.bitPattern
        code(&bits)
        value = Float(bitPattern: bits)
    }

    /// Writes or reads the bits of a double, the low ones first.
    public mutating func code(_ value: inout Double) {
        var low = UInt32(truncatingIfNeeded: value.bitPattern)
        var high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
        code(&low)
        code(&high)
        value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    }

    /// Writes or reads a Boolean value.
    public mutating func code(_ value: inout Bool) {
        var number: UInt32 = value ? 1 : 0
        code(&number)
        value = number != 0
    }

    /// Writes or reads a byte.
    public mutating func code(_ value: inout UInt8) {
        var number = UInt32(value)
        code(&number)
        value = UInt8(truncatingIfNeeded: number)
    }

    /// Writes or reads both components of a vector.
    public mutating func code(_ value: inout Vector2) {
        code(&value.x)
        code(&value.y)
    }

    /// Writes or reads the count of an array and its elements. A reader starts each element from `filler`.
    public mutating func code<Element>(
        _ elements: inout [Element], from filler: Element, _ code: (inout Archive, inout Element) -> Void
    ) {
        var count = elements.count
        self.code(&count)
        if isReading {
            // Each element takes at least one word.
            guard count >= 0, count <= words.count - position else {
                (elements, isValid) = ([], false)
                return
            }
            elements = Array(repeating: filler, count: count)
        }
        for index in elements.indices { code(&self, &elements[index]) }
    }

    /// Writes or reads an array of 32-bit integers.
    public mutating func code(_ numbers: inout [Int32]) {
        code(&numbers, from: 0) { $0.code(&$1) }
    }
}
