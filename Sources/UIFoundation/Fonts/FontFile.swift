import Foundation

/// The bytes of a TrueType or OpenType font, of which the name is read.
struct FontFile {
    private let bytes: [UInt8]
    /// The place of the list of tables: 0, but for the first font of a collection.
    private var directory = 0

    /// The versions of the format that begin a font.
    private static let versions: Set = [0x0001_0000, tag("OTTO"), tag("true")]
    /// The number of the PostScript name among the names.
    private static let postScript = 6

    /// Reads the beginning of a file; nil for bytes that are no font.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        if number(4, at: 0) == Self.tag("ttcf") { directory = number(4, at: 12) ?? 0 }
        guard let version = number(4, at: directory), Self.versions.contains(version) else { return nil }
    }

    /// The PostScript name; nil for a font without one.
    var postScriptName: String? {
        guard let table = place(ofTable: "name"), let count = number(2, at: table + 2),
            let texts = number(2, at: table + 4)
        else { return nil }
        for index in 0..<count {
            if let name = name(at: table + 6 + 12 * index, texts: table + texts) { return name }
        }
        return nil
    }

    /// Returns the text of a record if it is a PostScript name.
    private func name(at record: Int, texts: Int) -> String? {
        guard number(2, at: record + 6) == Self.postScript, let length = number(2, at: record + 8),
            let offset = number(2, at: record + 10), texts + offset + length <= bytes.count
        else { return nil }
        // Its letters are of ASCII, in one byte each for the Macintosh and in two for others.
        let letters = bytes[texts + offset..<texts + offset + length].filter { $0 != 0 }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }

    private func place(ofTable name: String) -> Int? {
        guard let count = number(2, at: directory + 4) else { return nil }
        for index in 0..<count {
            let record = directory + 12 + 16 * index
            if number(4, at: record) == Self.tag(name) { return number(4, at: record + 8) }
        }
        return nil
    }

    /// Returns a number of some bytes, the highest first; nil beyond the end.
    private func number(_ size: Int, at place: Int) -> Int? {
        guard place <= bytes.count - size else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the number that four letters are in a file.
    private static func tag(_ letters: String) -> Int { letters.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
