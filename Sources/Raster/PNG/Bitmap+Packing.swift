import CPNG
import Foundation

extension Bitmap {
    /// Returns the bitmap, or some of its rows, as a PNG file compressed by libpng alone: the reference for
    /// tests of the flat encoder.
    ///
    /// - Throws: `RasterError` when memory is short.
    func pngData(packing: cpng_packing, rows: Range<Int>? = nil) throws -> Data {
        var (file, message) = (cpng_bytes(), cpng_message())
        let isWritten = withImage { image in
            var image = image
            if let rows {
                image.pixels += rows.lowerBound * bytesPerRow
                image.height = UInt32(rows.count)
            }
            return cpng_encode(image, packing, &file, &message)
        }
        return try data(of: file, isWritten, message)
    }

    /// Returns the bitmap as a PNG file with a palette, which has all of its colors, compressed by libpng.
    private func pngData(packing: cpng_packing, _ palette: cpng_palette) throws -> Data {
        var (file, message, palette) = (cpng_bytes(), cpng_message(), palette)
        let isWritten = withImage { cpng_encode_indices($0, &palette, packing, &file, &message) }
        return try data(of: file, isWritten, message)
    }

    private func data(of file: cpng_bytes, _ isWritten: Bool, _ message: cpng_message) throws -> Data {
        guard isWritten, let start = file.bytes else {
            throw RasterError("A PNG of \(width) x \(height) pixels cannot be written: \(message.sentence).")
        }
        return Data(bytesNoCopy: start, count: file.count, deallocator: .free)
    }

    /// Returns the bitmap as a PNG file with the hash of its pixels; compressed by libpng at its fastest
    /// level when the flat encoder fails.
    ///
    /// - Parameter compression: The effort of the compression; default `small`.
    /// - Throws: `RasterError` when memory is short.
    public func packed(_ compression: PNGCompression = .small) throws -> PackedBitmap {
        guard let flat = try FlatEncoder.file(of: self) else {
            return PackedBitmap(data: try pngData(packing: .quick), pixels: ContentHash.of(self))
        }
        let smallest = try others(than: flat, compression).reduce(flat.packed.data) { smallest, other in
            other.count < smallest.count ? other : smallest
        }
        return PackedBitmap(data: smallest, pixels: flat.packed.pixels)
    }

    /// Returns the files that libpng makes beside that of the flat encoder.
    private func others(than flat: FlatEncoder.File, _ compression: PNGCompression) throws -> [Data] {
        switch compression {
        case .fast: return []
        case .small:
            if isFlat(flat.packed.data) { return [] }
            // A third of the bytes to compress, and filters help no palette.
            if let palette = flat.palette { return [try pngData(packing: .usual, palette)] }
            return [try pngData(packing: betterFilter)]
        case .best:
            return try [.smallest, .smallestFiltered].map { try pngData(packing: $0) }
        }
    }

    /// Returns whether the flat encoder did well. Flat shapes take it 1/1000 to 1/30 of the raw size of three
    /// bytes per pixel. A file of more than 1/25 libpng makes up to three times smaller; below 4 KiB there is
    /// nothing to gain.
    private func isFlat(_ file: Data) -> Bool { file.count <= max(width * height * 3 / 25, 4096) }

    /// The filter setting that makes the middle eighth of the rows smaller. Filters help where colors change
    /// gradually.
    private var betterFilter: cpng_packing {
        get throws {
            let band = height * 7 / 16..<height * 9 / 16 + 1
            let plain = try pngData(packing: .usual, rows: band)
            let filtered = try pngData(packing: .usualFiltered, rows: band)
            return filtered.count < plain.count ? .usualFiltered : .usual
        }
    }

    /// Calls `body` with the pixels, for C functions that only read them.
    func withImage<Result>(_ body: (cpng_image) throws -> Result) rethrows -> Result {
        try withUnsafeBytes { bytes in
            let pixels = UnsafeMutablePointer(
                mutating: bytes.baseAddress!.assumingMemoryBound(to: UInt8.self))
            return try body(cpng_image(pixels: pixels, width: UInt32(width), height: UInt32(height)))
        }
    }
}

extension cpng_packing {
    /// No filter, zlib's level 1.
    static let quick = unfiltered(level: 1)
    /// No filter, zlib's level 6.
    static let usual = unfiltered(level: 6)
    /// The most promising filter for each row, zlib's level 6.
    static let usualFiltered = filtered(level: 6)
    /// No filter, zlib's level 9. Edges differ from row to row, so every filter makes flat art larger.
    static let smallest = unfiltered(level: 9)
    /// The most promising filter for each row, zlib's level 9.
    static let smallestFiltered = filtered(level: 9)

    private static func unfiltered(level: Int32) -> cpng_packing {
        cpng_packing(level: level, filters: Int32(CPNG_FILTER_NONE))
    }

    private static func filtered(level: Int32) -> cpng_packing {
        cpng_packing(level: level, filters: Int32(CPNG_FILTER_ALL))
    }
}

extension cpng_message {
    var sentence: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
