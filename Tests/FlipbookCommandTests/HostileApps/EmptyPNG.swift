/// A PNG file of a size that has a header with a right checksum, and no pixels.
struct EmptyPNG {
    let width: UInt32
    let height: UInt32

    /// The bytes of the file.
    var bytes: [UInt8] {
        let size = Self.bytes(of: width) + Self.bytes(of: height)
        return [0x89] + Array("PNG\r\n\u{1a}\n".utf8) + Self.chunk("IHDR", size + [8, 6, 0, 0, 0])
            + Self.chunk("IDAT", [0x78, 0x9c, 3, 0, 0, 0, 0, 1]) + Self.chunk("IEND", [])
    }

    private static func bytes(of number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let bytes = Array(name.utf8) + content
        return Self.bytes(of: UInt32(content.count)) + bytes + Self.bytes(of: checksum(of: bytes))
    }

    /// Returns the CRC-32 of a chunk, as PNG has it.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
