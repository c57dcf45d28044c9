import Foundation

/// The libraries that an object of the Swift compiler needs, as the modules that it imports name them: words
/// for the linker, such as `-lFoundation`, in a section of the object.
enum ObjectLibraries {
    private static let section = ".swift1_autolink_entries"

    /// Returns the words in an object, each once; nil for a file in another form, and for words that are no
    /// libraries.
    ///
    /// - Parameter object: the bytes of a file in ELF, the format of objects, in 64 bits and little-endian.
    static func words(in object: Data) -> [String]? {
        // The offsets are those of the System V ABI, in `Elf64_Ehdr` and `Elf64_Shdr`.
        let bytes = [UInt8](object)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(in: bytes, at: 40, of: 8),
            let size = number(in: bytes, at: 58, of: 2), let count = number(in: bytes, at: 60, of: 2),
            let names = number(in: bytes, at: 62, of: 2),
            let nameStart = number(in: bytes, at: table + names * size + 24, of: 8)
        else { return nil }
        var words: [String] = []
        for index in 0..<count {
            let header = table + index * size
            guard let name = number(in: bytes, at: header, of: 4),
                let start = number(in: bytes, at: header + 24, of: 8),
                let length = number(in: bytes, at: header + 32, of: 8)
            else { return nil }
            guard bytes.dropFirst(nameStart + name).starts(with: Array(section.utf8) + [0]) else { continue }
            guard start <= bytes.count, length <= bytes.count - start else { return nil }
            words += bytes[start..<start + length].split(separator: 0).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        guard words.allSatisfy({ $0.hasPrefix("-l") }) else { return nil }
        var known: Set<String> = []
        return words.filter { known.insert($0).inserted }
    }

    /// Returns a number of some bytes, from the lowest to the highest; nil for one that does not end in the
    /// file, or that lies beyond 2^40, as no place in an object does.
    private static func number(in bytes: [UInt8], at start: Int, of count: Int) -> Int? {
        guard start >= 0, start <= bytes.count - count else { return nil }
        let number = bytes[start..<start + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number < 1 << 40 ? Int(number) : nil
    }
}
