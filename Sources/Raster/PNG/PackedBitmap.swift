public import Foundation

/// A bitmap as a PNG file, with the hash of its pixels, which the encoder computes from what it reads anyway.
public struct PackedBitmap: Sendable, Hashable {
    /// The bytes of the file.
    public let data: Data
    /// The hash of the pixels, as `ContentHash` computes it.
    public let pixels: UInt64
}
