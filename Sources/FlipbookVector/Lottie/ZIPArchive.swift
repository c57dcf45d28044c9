import CZLib
import Foundation

/// A ZIP file. All entries have the same date, the format's first, so that equal contents make equal files.
struct ZIPArchive {
    private var body: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Creates an empty archive.
    init() {}

    /// Adds a file.
    mutating func add(_ data: Data, name: String) {
        let packed = data.deflated
        // Version 2.0, no flags, Deflate, 1 January 1980, then checksum, sizes and the name's length.
        let common =
            Self.bytes(20, 2) + Self.bytes(0, 2) + Self.bytes(8, 2) + Self.bytes(0, 2) + Self.bytes(33, 2)
            + Self.bytes(data.checksum, 4) + Self.bytes(UInt32(packed.count), 4)
            + Self.bytes(UInt32(data.count), 4) + Self.bytes(UInt32(name.utf8.count), 2) + Self.bytes(0, 2)
        let offset = UInt32(body.count)
        body += Self.bytes(0x0403_4B50, 4) + common + Array(name.utf8) + packed
        directory +=
            Self.bytes(0x0201_4B50, 4) + Self.bytes(20, 2) + common + Self.bytes(0, 2) + Self.bytes(0, 2)
            + Self.bytes(0, 2) + Self.bytes(0, 4) + Self.bytes(offset, 4) + Array(name.utf8)
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
    /// The checksum of ZIP files, CRC-32.
    fileprivate var checksum: UInt32 {
        withUnsafeBytes { UInt32(crc32(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt32(count))) }
    }

    /// The bytes compressed by zlib, in the Deflate format without zlib's own header.
    var deflated: [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        defer { deflateEnd(&stream) }
        // With as many bytes as zlib may need at most, one call packs everything.
        let bound = Int(deflateBound(&stream, UInt(count)))
        var input = Array(self)
        return [UInt8](unsafeUninitializedCapacity: bound) { output, used in
            input.withUnsafeMutableBufferPointer { input in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(bound))
                deflate(&stream, Z_FINISH)
            }
            used = bound - Int(stream.avail_out)
        }
    }
}
