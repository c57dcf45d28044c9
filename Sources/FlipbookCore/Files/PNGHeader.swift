import Foundation
import Raster

/// The header of a PNG file: its size, and whether it has an alpha channel or transparent colors.
struct PNGHeader: Sendable, Hashable {
    let width: Int
    let height: Int
    let hasAlpha: Bool

    /// The allowed number of pixels of a side: Cairo's limit, which also keeps products of two sides within
    /// 32 bits.
    private static let sides = 1...Bitmap.sideLimit

    /// Reads the header of a regular file.
    /// - Throws: `FilmError.unreadable` for a file that is missing or irregular, such as a FIFO, or that has
    ///   no PNG header.
    init(path: String) throws {
        // 64 KiB contain a palette's tRNS chunk unless long metadata, such as a color profile, precedes it.
        // Such rare files are taken for opaque.
        guard let data = readFile(path, atMost: 65536) else {
            throw FilmError.unreadable(path: path, reason: "the file is missing or not readable")
        }
        try self.init(data, path: path)
    }

    /// Parses the first bytes of a file; the path is for messages.
    init(_ data: Data, path: String) throws {
        let bytes = [UInt8](data)
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 33, bytes.starts(with: mark), Array(bytes[12..<16]) == Array("IHDR".utf8) else {
            throw FilmError.unreadable(path: path, reason: "it is not a PNG file, or it is cut short")
        }
        (width, height) = (Self.number(bytes[16...]), Self.number(bytes[20...]))
        guard Self.sides.contains(width), Self.sides.contains(height) else {
            throw FilmError.unreadable(
                path: path,
                reason:
                    "it says that it is \(width)x\(height) pixels; a side has from 1 to \(Self.sides.upperBound)"
            )
        }
        let kind = bytes[25]
        hasAlpha = kind == 4 || kind == 6 || Self.hasTransparency(bytes[8...])
    }

    /// Returns whether a tRNS chunk precedes the pixels.
    private static func hasTransparency(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while rest.count >= 12 {
            let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            if kind == "tRNS" { return true }
            if kind == "IDAT" { return false }
            rest = rest.dropFirst(12 + number(rest))
        }
        return false
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
