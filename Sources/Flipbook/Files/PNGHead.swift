import Foundation
import Raster

/// What the first bytes of a PNG file tell: the size, and whether anything can shine through.
struct PNGHead: Sendable, Hashable {
    let width: Int
    let height: Int
    let hasAlpha: Bool

    /// How many pixels a side may have: no film is larger, and products of two sides stay in 32 bits.
    private static let sides = 1...Bitmap.sideLimit

    /// Reads a file's head.
    /// - Throws: `FilmError.unreadable` when there is none, or it is not a PNG's, or no file at all: a FIFO would
    ///   be waited for.
    init(path: String) throws {
        // A palette's transparency stands before the pixels, and a palette has at most 768 bytes; profiles
        // may be longer, but those files are rare, and what is lost is only that they are taken for opaque.
        guard let data = readFile(path, atMost: 65536) else {
            throw FilmError.unreadable(path: path, reason: "the file is missing or not readable")
        }
        try self.init(data, path: path)
    }

    /// Reads the first bytes of a file; the path is for messages.
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

    /// Whether there is a tRNS chunk before the pixels.
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
