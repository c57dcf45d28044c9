import CPNG
import CPixels
public import Foundation

/// A 64-bit hash of many bytes, with the same value on every machine.
///
/// Every frame is hashed, so it is not `Hash64`: FNV-1a multiplies once a byte, each time after the product
/// before, which limits it to about a gigabyte per second. This hash mixes eight words side by side, at
/// several gigabytes per second, in C, so that it is fast in debug builds too.
public enum ContentHash {
    /// Returns the hash of a bitmap's sides and pixels, which the PNG encoder computes as well.
    public static func of(_ bitmap: Bitmap) -> UInt64 { bitmap.withImage(cpng_hash) }

    /// Returns the hash of a bitmap in older records: that of all its bytes and its sides.
    public static func ofBytes(in bitmap: Bitmap) -> UInt64 {
        let seed = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
        return bitmap.withUnsafeBytes { of($0, seed: seed) }
    }

    /// Returns the hash of bytes.
    public static func of(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { of($0, seed: 0) }
    }

    /// Returns the hash of bytes that follow others, whose hash is given.
    public static func of(_ data: Data, after hash: UInt64) -> UInt64 {
        data.withUnsafeBytes { of($0, seed: hash) }
    }

    private static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        var nothing: UInt8 = 0
        guard let start = bytes.baseAddress else { return cpixels_hash(&nothing, 0, seed) }
        return cpixels_hash(start.assumingMemoryBound(to: UInt8.self), bytes.count, seed)
    }
}
