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

    /// Returns the PNG file of an image; nil when memory is short or the file is too large for a single
    /// chunk, which libpng can handle.
    func file(of image: cpng_image) -> Data? {
        var file = cpng_bytes()
        guard cpng_flat_encode(encoder, image, &file), let start = file.bytes else { return nil }
        return Data(bytes: start, count: file.count)
    }
}

extension FlatEncoder {
    /// Calls `body` with an encoder for its exclusive use. The pool holds as many encoders as were ever in
    /// use at once.
    static func withEncoder<Result>(_ body: (FlatEncoder) throws -> Result) throws -> Result {
        let encoder = try freeList.take() ?? FlatEncoder()
        defer { freeList.put(encoder) }
        return try body(encoder)
    }

    private static let freeList = FreeList()

    /// The idle encoders.
    private final class FreeList: @unchecked Sendable {
        private let lock = NSLock()
        private var encoders: [FlatEncoder] = []

        func take() -> FlatEncoder? { lock.withLock { encoders.popLast() } }
        func put(_ encoder: FlatEncoder) { lock.withLock { encoders.append(encoder) } }
    }
}
