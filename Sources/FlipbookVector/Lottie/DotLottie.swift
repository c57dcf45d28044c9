import FlipbookCore
import Foundation

/// A dotLottie archive: a ZIP file with a manifest and one animation.
struct DotLottie {
    /// The bytes of the archive.
    let data: Data

    /// Packs an animation.
    init(_ animation: Data) {
        let manifest = JSONText.object([
            ("version", .text("1.0")), ("generator", .text("Flipbook \(flipbookVersion)")),
            ("animations", .list([.object([("id", .text("film"))])])),
        ])
        var archive = ZIPArchive()
        archive.add(Data(manifest.text.utf8), name: "manifest.json")
        archive.add(animation, name: "animations/film.json")
        data = archive.finished
    }
}

/// A ZIP file. All entries have the same date, the format's first, so that equal contents make equal files.
private struct ZIPArchive {
    private var body: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Adds a file.
    mutating func add(_ data: Data, name: String) {
        let packed = Deflate.compressed(data)
        // Version 2.0, no flags, Deflate, 1 January 1980, then checksum, sizes and the name's length.
        let common =
            Self.bytes(20, 2) + Self.bytes(0, 2) + Self.bytes(8, 2) + Self.bytes(0, 2) + Self.bytes(33, 2)
            + Self.bytes(UInt32(data.crc32), 4) + Self.bytes(UInt32(packed.count), 4)
            + Self.bytes(UInt32(data.count), 4) + Self.bytes(UInt32(name.utf8.count), 2) + Self.bytes(0, 2)
        let place = UInt32(body.count)
        body += Self.bytes(0x0403_4B50, 4) + common + Array(name.utf8) + Array(packed)
        directory +=
            Self.bytes(0x0201_4B50, 4) + Self.bytes(20, 2) + common + Self.bytes(0, 2) + Self.bytes(0, 2)
            + Self.bytes(0, 2) + Self.bytes(0, 4) + Self.bytes(place, 4) + Array(name.utf8)
        count += 1
    }

    /// The bytes of the archive.
    var finished: Data {
        let end =
            Self.bytes(0x0605_4B50, 4) + Self.bytes(0, 4) + Self.bytes(UInt32(count), 2)
            + Self.bytes(UInt32(count), 2) + Self.bytes(UInt32(directory.count), 4)
            + Self.bytes(UInt32(body.count), 4) + Self.bytes(0, 2)
        return Data(body + directory + end)
    }

    private static func bytes(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(value >> (8 * UInt32($0)) & 0xFF) }
    }
}

extension Data {
    /// The checksum of ZIP and PNG files: CRC-32 with the polynomial 0xEDB88320.
    fileprivate var crc32: UInt32 {
        let table = (UInt32(0)..<256).map { index -> UInt32 in
            var sum = index
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
            return sum
        }
        var sum = ~UInt32(0)
        for byte in self { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        return ~sum
    }
}
