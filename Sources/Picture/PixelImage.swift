public import CoreGeometry
import Synchronization

/// An image of pixels, immutable. Copies share the pixels.
///
/// A pixel has four bytes: blue, green, red and alpha, with the colors premultiplied by alpha. Rows run from
/// top to bottom without gaps.
public struct PixelImage: Sendable, Hashable {
    /// The number of pixels in a row, at least 1.
    public let width: Int
    /// The number of rows, at least 1.
    public let height: Int
    private let storage: Storage

    private final class Storage: Sendable {
        let pixels: Data
        let digest: UInt64
        /// The image of half the size, once it was needed.
        let half = Mutex<PixelImage?>(nil)

        init(_ pixels: Data) {
            self.pixels = pixels
            var hash = Hash64()
            pixels.withUnsafeBytes { hash.combine(words: $0) }
            digest = hash.value
        }
    }

    /// Creates an image of pixels; nil when a side is below 1 or the number of bytes is not
    /// 4 x width x height.
    public init?(width: Int, height: Int, pixels: Data) {
        guard width > 0, height > 0, pixels.count == 4 * width * height else { return nil }
        (self.width, self.height) = (width, height)
        storage = Storage(pixels)
    }

    /// The size in pixels.
    public var size: CGSize { CGSize(width: width, height: height) }

    /// A hash of the pixels: the same on every machine and in every run.
    public var digest: UInt64 { storage.digest }

    /// The image of half the width and height, rounded up, which is made on first access and kept with the
    /// pixels.
    package var half: PixelImage {
        storage.half.withLock { made in
            if let made { return made }
            let new = halved()
            made = new
            return new
        }
    }

    /// Calls `body` with the bytes, which are valid during the call only.
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try storage.pixels.withUnsafeBytes(body)
    }

    /// Returns the pixels in a rectangle, which lies in the image and has whole coordinates; nil for an empty
    /// one.
    public func part(_ rect: CGRect) -> PixelImage? {
        var pixels = Data(capacity: 4 * Int(rect.width) * Int(rect.height))
        for row in Int(rect.minY)..<Int(rect.maxY) {
            let start = storage.pixels.startIndex + 4 * (row * width + Int(rect.minX))
            pixels += storage.pixels[start..<start + 4 * Int(rect.width)]
        }
        return PixelImage(width: Int(rect.width), height: Int(rect.height), pixels: pixels)
    }

    /// Returns a Boolean value that indicates whether two images have the same size and pixels.
    public static func == (one: PixelImage, other: PixelImage) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return one.storage === other.storage
            || one.digest == other.digest && one.storage.pixels == other.storage.pixels
    }

    /// Adds size and digest to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(digest)
    }
}
