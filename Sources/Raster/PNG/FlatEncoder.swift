import CPNG
import Foundation

/// The PNG encoder for flat pictures, with buffers that it reuses from picture to picture.
///
/// It is written in C, like all work on single pixels: an unoptimized Swift loop over a frame's pixels takes
/// a tenth of a second, and tests and scenes run unoptimized. Even optimized, Swift has no short way from a
/// comparison of sixteen pixels to sixteen bits: the search for equal neighbors, the encoder's longest loop,
/// took 0.59 ms per frame of 1280 x 720 pixels where C takes 0.18.
final class FlatEncoder {
    private let encoder: OpaquePointer
    /// The number of the last bitmap; nil when it has none.
    private var last: UInt64?

    /// Creates an encoder without buffers.
    ///
    /// - Throws: `RasterError` when memory is short.
    init() throws {
        guard let encoder = cpng_flat_create() else {
            throw RasterError("There is not enough memory for a PNG encoder.")
        }
        self.encoder = encoder
    }

    deinit { cpng_flat_destroy(encoder) }

    /// A file, and its colors where it has a palette.
    struct File {
        let packed: PackedBitmap
        let palette: cpng_palette?
    }

    /// Returns the PNG file of a bitmap; nil when memory is short or the file is too large for a single
    /// chunk, which libpng can handle. Rows that equal those of the encoder's last bitmap are not analyzed
    /// again.
    func file(of bitmap: Bitmap) -> File? {
        let changed = bitmap.history.flatMap { $0.changedRows(since: last, of: bitmap.height) }
        // What fails leaves half an analysis.
        last = nil
        var (file, pixels) = (cpng_bytes(), UInt64())
        let isMade = bitmap.withImage { image in
            changed.map { cpng_flat_encode(encoder, image, $0, &file, &pixels) }
                ?? cpng_flat_encode(encoder, image, nil, &file, &pixels)
        }
        guard isMade, let start = file.bytes else { return nil }
        last = bitmap.history?.number
        var palette = cpng_palette()
        let hasPalette = cpng_flat_palette(encoder, &palette)
        return File(
            packed: PackedBitmap(data: Data(bytes: start, count: file.count), pixels: pixels),
            palette: hasPalette ? palette : nil)
    }
}

extension FlatEncoder {
    /// Returns the PNG file of a bitmap, by an encoder that no one else uses meanwhile: if it is idle, by the
    /// one that has encoded the bitmap that this one was made from. The pool holds as many encoders as were
    /// ever in use at once.
    static func file(of bitmap: Bitmap) throws -> File? {
        let encoder = try freeList.take(after: bitmap.history?.earlier) ?? FlatEncoder()
        defer { freeList.put(encoder) }
        return encoder.file(of: bitmap)
    }

    private static let freeList = FreeList()

    /// The idle encoders.
    private final class FreeList: @unchecked Sendable {
        private let lock = NSLock()
        private var encoders: [FlatEncoder] = []

        func take(after number: UInt64?) -> FlatEncoder? {
            lock.withLock {
                guard let number, let index = encoders.lastIndex(where: { $0.last == number }) else {
                    return encoders.popLast()
                }
                return encoders.remove(at: index)
            }
        }

        func put(_ encoder: FlatEncoder) { lock.withLock { encoders.append(encoder) } }
    }
}
