import Foundation
import SystemPackage

/// A reader of a file from its beginning to its end that holds one block of it in memory.
final class BlockReader {
    /// The file, or nil when all its bytes are in `buffer`.
    private var file: FileDescriptor?
    private var buffer: [UInt8]
    /// The index of the first byte in `buffer` that was not skipped.
    private var start = 0

    private static let blockSize = 1 << 16

    /// Creates a reader of an open file; the caller closes it afterwards.
    init(_ file: FileDescriptor) {
        (self.file, buffer) = (file, [])
    }

    /// Creates a reader of some bytes.
    init(_ data: Data) {
        buffer = Array(data)
    }

    /// The size of the whole file in bytes, or 0 when it is not known.
    var fileSize: Int { file?.status.map { Int($0.st_size) } ?? 0 }

    /// Calls a function with the next bytes: at least `count`, or all that are left.
    func withBytes<Result>(
        atLeast count: Int, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws -> Result {
        while buffer.count - start < count, try fill() {}
        return buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }

    /// Skips bytes that were read.
    func skip(_ count: Int) { start += count }

    /// Skips a text, if it comes next, and returns whether it did.
    func skip(_ text: StaticString) throws -> Bool {
        let isNext = try withBytes(atLeast: text.utf8CodeUnitCount) {
            $0.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        if isNext { skip(text.utf8CodeUnitCount) }
        return isNext
    }

    /// Reads up to the next newline or the end. The newline is part of the line.
    /// - Returns: nil at the end, and for a line of more than `limit` bytes.
    func line(atMost limit: Int = .max) throws -> Data? {
        var scanned = start
        while true {
            if let newline = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
                return take(newline + 1 - start, atMost: limit)
            }
            let count = buffer.count - start
            if count > limit { return nil }
            let hasMore = try fill()
            scanned = start + count
            if !hasMore { return take(count, atMost: limit) }
        }
    }

    /// Reads everything up to the end, or returns nil when that is more than `limit` bytes.
    func rest(atMost limit: Int = .max) throws -> Data? {
        while buffer.count - start <= limit, try fill() {}
        return take(buffer.count - start, atMost: limit) ?? (buffer.count == start ? Data() : nil)
    }

    private func take(_ count: Int, atMost limit: Int) -> Data? {
        guard count > 0, count <= limit else { return nil }
        defer { start += count }
        return Data(buffer[start..<start + count])
    }

    /// Drops what was skipped, and reads another block; returns false at the end of the file.
    private func fill() throws -> Bool {
        guard let file else { return false }
        buffer.removeFirst(start)
        start = 0
        let count = buffer.count
        buffer += repeatElement(0, count: Self.blockSize)
        let read = try buffer.withUnsafeMutableBytes {
            try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
        }
        buffer.removeLast(Self.blockSize - read)
        if read == 0 { self.file = nil }
        return read > 0
    }
}
