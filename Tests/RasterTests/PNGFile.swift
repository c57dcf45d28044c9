import Foundation
import TestSupport

/// The contents of a PNG file, read without the code that wrote it.
struct PNGFile {
    /// The ways in which pixels stand in the files that are written here.
    enum Kind: UInt8 { case rgb = 2, palette = 3, rgba = 6 }

    let kind: Kind?
    let depth: Int
    private let file: Data
    private let chunks: [(name: String, body: Data)]

    init(_ file: Data) {
        self.file = file
        (kind, depth) = (Kind(rawValue: file[25]), Int(file[24]))
        var (chunks, start) = ([(name: String, body: Data)](), 8)
        while start < file.count {
            let size = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
            chunks.append((name, Data(file[start + 8..<start + 8 + size])))
            start += size + 12
        }
        self.chunks = chunks
    }

    /// The names of all chunks in their order.
    var chunkNames: [String] { chunks.map(\.name) }

    /// The number of colors in the palette.
    var paletteCount: Int? { body("PLTE").map { $0.count / 3 } }

    /// The opacities of the palette's first colors.
    var opacities: [UInt8]? { body("tRNS").map(Array.init) }

    /// The unpacked bytes, each row after its filter's number, as Python's zlib reads them.
    var rows: [UInt8] {
        get throws {
            let script = """
                import sys, struct, zlib
                data, at, packed = open(sys.argv[1], 'rb').read(), 8, b''
                while at < len(data):
                    size, = struct.unpack('>I', data[at:at + 4])
                    kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + size]
                    assert zlib.crc32(kind + body) == struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0]
                    packed += body if kind == b'IDAT' else b''
                    at += 12 + size
                sys.stdout.buffer.write(zlib.decompress(packed))
                """
            return try withTemporaryFolder { folder in
                let place = folder.appendingPathComponent("picture.png")
                try file.write(to: place)
                return Array(try OutsideProgram("python3").run(["-c", script, place.path]))
            }
        }
    }

    private func body(_ name: String) -> Data? { chunks.first { $0.name == name }?.body }
}
