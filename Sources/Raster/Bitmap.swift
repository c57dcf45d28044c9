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
    private var buffer: PixelBuffer
    /// True when all pixels are known to be opaque; otherwise `isOpaque` examines each pixel.
    let isKnownOpaque: Bool
    /// The bitmap that this one was made from; nil unless a `SuccessiveDrawing` has made it.
    private(set) var history: BitmapHistory?

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
        width: Int, height: Int, isKnownOpaque: Bool, history: BitmapHistory? = nil,
        paint: (UnsafeMutableRawBufferPointer) throws -> Void
    ) throws {
        guard 1...Bitmap.sideLimit ~= width, 1...Bitmap.sideLimit ~= height else {
            throw RasterError(
                "A bitmap of \(width) x \(height) pixels cannot be made: each side has to be in 1...\(Bitmap.sideLimit)."
            )
        }
        let start = try Bitmap.takeMemory(width, height)
        self.init(width: width, height: height, isKnownOpaque: isKnownOpaque, adopting: start)
        self.history = history
        try paint(UnsafeMutableRawBufferPointer(start: start, count: width * height * 4))
    }

    /// Creates a bitmap that takes ownership of pixels in memory from `malloc`.
    init(width: Int, height: Int, isKnownOpaque: Bool = false, adopting start: UnsafeMutableRawPointer) {
        self.isKnownOpaque = isKnownOpaque
        self.width = width
        self.height = height
        buffer = PixelBuffer(start: start, count: width * height * 4)
    }

    /// Changes the bitmap by `paint`, in some areas and nowhere else; a copy of it when others have the
    /// bitmap as well.
    ///
    /// - Throws: `RasterError` when memory is short; any error that `paint` throws.
    mutating func change(
        in areas: [PixelRect], paint: (UnsafeMutableRawBufferPointer) throws -> Void
    ) throws {
        let count = width * height * 4
        if !isUnique() {
            let start = try Bitmap.takeMemory(width, height)
            withUnsafeBytes { start.copyMemory(from: $0.baseAddress!, byteCount: count) }
            buffer = PixelBuffer(start: start, count: count)
        }
        history = BitmapHistory(after: history?.number, in: areas)
        try paint(buffer.mutableBytes)
    }

    /// Returns whether nobody else has the bitmap's memory.
    mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&buffer) }

    private static func takeMemory(_ width: Int, _ height: Int) throws -> UnsafeMutableRawPointer {
        if let start = PixelBufferPool.take(width * height * 4) { return start }
        throw RasterError("There is not enough memory for a bitmap of \(width) x \(height) pixels.")
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
