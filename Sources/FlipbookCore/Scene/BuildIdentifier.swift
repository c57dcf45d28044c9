import Foundation

/// The build identifier of a program of 64 bits in ELF, the format of Linux: a hash of the program's content
/// in a note that linkers write near the start of the file.
struct BuildIdentifier: Sendable, Hashable {
    /// The bytes of the identifier, mostly 20.
    let bytes: Data

    /// Finds the identifier in the first bytes of a file; nil when there is none, or for another format.
    init?(startOfFile data: Data) {
        let file = [UInt8](data)
        // The magic number, 64 bits, little-endian.
        guard file.count >= 64, file[0..<6].elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        let (table, entry) = (Self.number(file, at: 32, bytes: 8), Self.number(file, at: 54, bytes: 2))
        let count = Self.number(file, at: 56, bytes: 2)
        guard let table, let entry, let count, entry >= 56 else { return nil }
        for index in 0..<count {
            let head = table + index * entry
            guard let kind = Self.number(file, at: head, bytes: 4),
                let start = Self.number(file, at: head + 8, bytes: 8),
                let size = Self.number(file, at: head + 32, bytes: 8)
            else { return nil }
            // 4 is PT_NOTE.
            if kind == 4, let found = Self.identifier(in: file, from: start, size) {
                bytes = found
                return
            }
        }
        return nil
    }

    /// Returns the identifier in a segment of notes. A note has the lengths of its name and its content, a
    /// kind, and both, each padded to four bytes.
    private static func identifier(in file: [UInt8], from start: Int, _ size: Int) -> Data? {
        guard start <= file.count, size <= file.count - start else { return nil }
        var place = start
        while let name = number(file, at: place, bytes: 4),
            let content = number(file, at: place + 4, bytes: 4),
            let kind = number(file, at: place + 8, bytes: 4), place < start + size
        {
            let begin = place + 12 + (name + 3) / 4 * 4
            let end = begin + content
            guard end <= start + size else { return nil }
            // 3 is NT_GNU_BUILD_ID.
            if kind == 3, file[(place + 12)..<(place + 12 + name)].elementsEqual(Array("GNU\0".utf8)),
                content > 0
            {
                return Data(file[begin..<end])
            }
            place = begin + (content + 3) / 4 * 4
        }
        return nil
    }

    /// Returns a little-endian number; nil when it is not within the file or too large for an offset.
    private static func number(_ file: [UInt8], at place: Int, bytes: Int) -> Int? {
        guard place >= 0, place <= file.count - bytes else { return nil }
        let value = file[place..<(place + bytes)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 40 ? Int(value) : nil
    }
}
