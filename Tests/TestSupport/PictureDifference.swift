public import Raster

/// The difference between two bitmaps of the same size.
public struct PictureDifference: Sendable {
    /// Per pixel, the largest difference of a component, 0...255.
    public let distances: [Int]
    private let width: Int

    /// Compares two bitmaps; nil when their sizes differ.
    public init?(_ one: Bitmap, _ other: Bitmap) {
        guard one.width == other.width, one.height == other.height else { return nil }
        width = one.width
        distances = zip(one.pixels, other.pixels).map { $0.distance(to: $1) }
    }

    /// The largest difference anywhere.
    public var largest: Int { distances.max() ?? 0 }
    /// The number of pixels that differ at all.
    public var count: Int { distances.count { $0 > 0 } }
    /// The share of pixels that differ at all, 0...1.
    public var share: Double { Double(count) / Double(distances.count) }
    /// The average difference of all pixels.
    public var mean: Double { Double(distances.reduce(0, +)) / Double(distances.count) }

    /// The difference to look at: white where the bitmaps are equal, from pale to full red where they are
    /// not.
    public func picture() throws -> Bitmap {
        let pixels = distances.map { distance in
            let rest = distance == 0 ? 255 : UInt8(max(0, 192 - distance * 3))
            return Pixel(255, rest, rest)
        }
        return try Bitmap(width: width, pixels: pixels)
    }
}
