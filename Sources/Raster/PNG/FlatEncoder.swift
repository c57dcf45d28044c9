import CPNG
import Foundation

/// The encoder for flat pictures with its buffers, which are used again for the next picture.
///
/// It is in C, as all work on single pixels: an unoptimized Swift loop over a frame's pixels takes a tenth of a second,
/// and tests and scenes run unoptimized. Optimized, Swift has no short way from a comparison of sixteen pixels to
/// sixteen bits: the search for equal neighbours, the encoder's longest loop, took 0.59 ms a frame of 1280 x 720 pixels
/// where C takes 0.18.
final class FlatEncoder {
    private let encoder: OpaquePointer

    /// - Throws: `RasterError` when memory is short.
    init() throws {
        guard let encoder = cpng_flat_create() else {
            throw RasterError("There is not enough memory for a PNG encoder.")
        }
        self.encoder = encoder
    }

    deinit { cpng_flat_destroy(encoder) }

    /// The file; nil when memory is short or the picture too large for one chunk, which libpng can do without.
    func file(of image: cpng_image) -> Data? {
        var file = cpng_bytes()
        guard cpng_flat_encode(encoder, image, &file), let start = file.bytes else { return nil }
        return Data(bytes: start, count: file.count)
    }
}

extension FlatEncoder {
    /// Lends an encoder that nobody else uses meanwhile; there are as many as were ever in use at once.
    static func lent<Result>(_ body: (FlatEncoder) throws -> Result) throws -> Result {
        let encoder = try shelf.take() ?? FlatEncoder()
        defer { shelf.put(encoder) }
        return try body(encoder)
    }

    private static let shelf = Shelf()

    /// Encoders that wait for a picture.
    private final class Shelf: @unchecked Sendable {
        private let lock = NSLock()
        private var encoders: [FlatEncoder] = []

        func take() -> FlatEncoder? { lock.withLock { encoders.popLast() } }
        func put(_ encoder: FlatEncoder) { lock.withLock { encoders.append(encoder) } }
    }
}
