import CZLib

/// A reader of data in the format of RFC 1950 (zlib), in which PDF files keep streams.
enum Inflater {
    /// The reason for which data cannot be expanded.
    enum Failure: Error { case isDamaged, isTooLong }

    /// The number of bytes that are expanded at a time.
    private static let pieceSize = 1 << 16

    /// Returns the expanded bytes.
    ///
    /// - Parameters:
    ///   - input: A zlib stream; bytes behind it are ignored.
    ///   - limit: The largest number of expanded bytes.
    /// - Throws: `Failure`.
    static func inflated(_ input: ArraySlice<UInt8>, limit: Int) throws -> [UInt8] {
        var bytes = Array(input)
        guard bytes.count <= UInt32.max else { throw Failure.isTooLong }
        return try bytes.withUnsafeMutableBufferPointer { buffer in
            var stream = z_stream()
            stream.next_in = buffer.baseAddress
            stream.avail_in = UInt32(buffer.count)
            guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
                throw Failure.isDamaged
            }
            defer { inflateEnd(&stream) }
            return try expand(&stream, limit: limit)
        }
    }

    private static func expand(_ stream: inout z_stream, limit: Int) throws -> [UInt8] {
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: pieceSize)
        while true {
            let status = piece.withUnsafeMutableBufferPointer { space in
                stream.next_out = space.baseAddress
                stream.avail_out = UInt32(space.count)
                return inflate(&stream, Z_NO_FLUSH)
            }
            output += piece[..<(pieceSize - Int(stream.avail_out))]
            guard output.count <= limit else { throw Failure.isTooLong }
            if status == Z_STREAM_END { return output }
            guard status == Z_OK, stream.avail_in > 0 || stream.avail_out == 0 else {
                throw Failure.isDamaged
            }
        }
    }
}
