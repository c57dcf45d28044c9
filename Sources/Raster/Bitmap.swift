import Foundation

/// A bitmap of pixels in memory, four bytes each: blue, green, red and alpha, with the colors premultiplied
/// by alpha. Rows run from top to bottom without gaps.
///
/// This is Cairo's ARGB32 on little-endian machines and ffmpeg's `bgra`. Copies share one immutable buffer.
public struct Bitmap: Sendable {
    /// The largest number of pixels per side, 32767: Cairo's limit for images.
    public static let sideLimit = 32767

    /// The number of pixels in a row, 1...32767.
    public let width: Int
    /// The number of rows, 1...32767.
    public let height: Int
    private let buffer: PixelBuffer
    /// True when all pixels are known to be opaque; otherwise `isOpaque` examines each pixel.
    let isKnownOpaque: Bool

    /// The distance between the starts of two rows, in bytes: 4 x width.
    public var bytesPerRow: Int { width * 4 }

    /// Creates a bitmap whose bytes `paint` writes once. They are undefined before, and `paint` must set all
    /// of them.
    ///
    /// - Throws: `RasterError` when a side is not in 1...32767 or memory is short; any error that `paint`
    ///   throws.
    public init(width: Int, height: Int, paint: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
        try self.init(width: width, height: height, isKnownOpaque: false, paint: paint)
    }

    /// Creates a bitmap whose bytes `paint` writes once; `isKnownOpaque` states that it makes every pixel
    /// opaque.
    init(
        width: Int, height: Int, isKnownOpaque: Bool, paint: (UnsafeMutableRawBufferPointer) throws -> Void
    ) throws {
        guard 1...Bitmap.sideLimit ~= width, 1...Bitmap.sideLimit ~= height else {
            throw RasterError(
                "A bitmap of \(width) x \(height) pixels cannot be made: each side has to be in 1...\(Bitmap.sideLimit)."
            )
        }
        guard let start = PixelBufferPool.take(width * height * 4) else {
            throw RasterError("There is not enough memory for a bitmap of \(width) x \(height) pixels.")
        }
        self.init(width: width, height: height, isKnownOpaque: isKnownOpaque, adopting: start)
        try paint(UnsafeMutableRawBufferPointer(start: start, count: width * height * 4))
    }

    /// Creates a bitmap that takes ownership of pixels in memory from `malloc`.
    init(width: Int, height: Int, isKnownOpaque: Bool = false, adopting start: UnsafeMutableRawPointer) {
        self.isKnownOpaque = isKnownOpaque
        self.width = width
        self.height = height
        buffer = PixelBuffer(start: start, count: width * height * 4)
    }

    /// Calls `body` with the bytes, row by row from the top; they are valid during the call only.
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try withExtendedLifetime(buffer) { try body(buffer.bytes) }
    }
}

extension Bitmap: Equatable {
    /// Returns whether two bitmaps have the same size and the same bytes.
    public static func == (one: Bitmap, other: Bitmap) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return one.withUnsafeBytes { bytes in
            other.withUnsafeBytes { memcmp(bytes.baseAddress!, $0.baseAddress!, bytes.count) == 0 }
        }
    }
}

/// The memory of a bitmap. It can cross threads unchecked, as it is written only before the bitmap's
/// initializer returns.
final class PixelBuffer: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    init(start: UnsafeMutableRawPointer, count: Int) {
        self.start = start
        self.count = count
    }

    deinit { PixelBufferPool.release(start, count) }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}
