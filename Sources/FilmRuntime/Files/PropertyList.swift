import Foundation

/// The values of a property list that others wrote.
package enum PropertyList {
    /// Returns the values of a list; nil for bytes that are none, and for a binary list whose objects hold
    /// themselves or become more than about a million values.
    package static func values(_ data: Data) -> Any? {
        if data.starts(with: Array("bplist".utf8)) {
            guard var objects = BinaryListObjects(Array(data)), objects.areFew() else { return nil }
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}

/// The objects of a binary property list. Several can hold the same one, of which each gets values of its own
/// when the list is read: 30 lists that hold the next one ten times become 10^30.
private struct BinaryListObjects {
    /// The largest number of values, of which 64 bytes of a text are one.
    private static let most = 1 << 20
    private static let deepest = 500
    /// The bytes at the end that say where the objects are.
    private static let trailer = 32

    private let bytes: [UInt8]
    private var count = 0
    private var top = 0
    /// The place of the table with the places of the objects.
    private var table = 0
    private var sizeOfPlace = 0
    private var sizeOfReference = 0
    /// The number of values that objects become.
    private var values: [Int: Int] = [:]

    /// Reads the end of a list; nil for one that is damaged.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let end = bytes.count - Self.trailer
        guard let sizeOfPlace = number(at: end + 6, 1), let sizeOfReference = number(at: end + 7, 1),
            let count = number(at: end + 8, 8), let top = number(at: end + 16, 8),
            let table = number(at: end + 24, 8), 1...8 ~= sizeOfPlace, 1...8 ~= sizeOfReference
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
        (self.sizeOfPlace, self.sizeOfReference) = (sizeOfPlace, sizeOfReference)
    }

    /// Returns whether the list becomes a number of values that is allowed.
    mutating func areFew() -> Bool { values(of: top, depth: 0) != nil }

    /// Returns the number of values that an object becomes; nil for too many.
    private mutating func values(of object: Int, depth: Int) -> Int? {
        if let known = values[object] { return known }
        guard depth < Self.deepest, object < count,
            let place = number(at: table + object * sizeOfPlace, sizeOfPlace),
            let contents = contents(at: place)
        else { return nil }
        var sum = 1 + contents.bytes / 64
        for reference in contents.references {
            guard let part = values(of: reference, depth: depth + 1) else { return nil }
            sum += part
            guard sum <= Self.most else { return nil }
        }
        values[object] = sum
        return sum
    }

    /// Returns the objects that an object at a place holds, or the number of its own bytes.
    private func contents(at place: Int) -> (references: [Int], bytes: Int)? {
        guard let mark = number(at: place, 1) else { return nil }
        let kind = mark >> 4
        guard kind >= 4, kind != 8 else { return ([], 0) }
        var (length, start) = (mark & 15, place + 1)
        if length == 15 {
            // The length is an integer of its own.
            guard let own = number(at: start, 1), own >> 4 == 1, own & 15 <= 3,
                let given = number(at: start + 1, 1 << (own & 15))
            else { return nil }
            (length, start) = (given, start + 1 + (1 << (own & 15)))
        }
        guard length <= bytes.count else { return nil }
        // Data and texts, of which those in UTF-16 have two bytes for each unit.
        guard kind >= 10 else { return ([], kind == 6 ? 2 * length : length) }
        // A dictionary has as many keys as values.
        var references: [Int] = []
        for index in 0..<(kind == 13 ? 2 * length : length) {
            guard let reference = number(at: start + index * sizeOfReference, sizeOfReference) else {
                return nil
            }
            references.append(reference)
        }
        return (references, 0)
    }

    /// Returns the number at a place; nil outside of the bytes, and for one above those of any file.
    private func number(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, size <= bytes.count, place <= bytes.count - size else { return nil }
        var number = 0
        for byte in bytes[place..<(place + size)] {
            guard number < 1 << 32 else { return nil }
            number = number << 8 | Int(byte)
        }
        return number
    }
}
