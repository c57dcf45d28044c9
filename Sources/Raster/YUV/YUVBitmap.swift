import CPixels
import Foundation
import Picture

/// A frame as video encoders want it: a plane of luma, then two of chroma at half the width and height, of
/// eight bits, BT.709 in tv range, rows without gaps. ffmpeg calls it `yuv420p`.
///
/// Copies share one buffer, which nobody changes after its making.
public struct YUVBitmap: Sendable {
    /// The number of pixels in a row, even.
    public let width: Int
    /// The number of rows, even.
    public let height: Int
    private let buffer: PixelBuffer

    /// Converts a bitmap. One of odd size gets a border on the right and below.
    ///
    /// Each sample differs from what swscale makes (`bicubic+accurate_rnd+full_chroma_int`,
    /// `in_range=pc:out_range=tv`) by at most 1 of 255, edges included. Only where a picture has fewer than
    /// ten rows swscale shortens its filter, and edges differ by more; areas of one colour do not.
    /// - Parameters:
    ///   - bitmap: what is converted; its opacity does not count, so it has to be opaque.
    ///   - border: the colour of the border; default white.
    ///   - before: a frame and what it was converted to, from which the blocks that are equal are copied; the
    ///     result is the same. One of another size is left aside. Default none.
    /// - Throws: `RasterError` when memory is short.
    public init(
        _ bitmap: Bitmap, border: Color = .white, after before: (bitmap: Bitmap, yuv: YUVBitmap)? = nil
    ) throws {
        let even = try bitmap.evened(with: border)
        (width, height) = (even.width, even.height)
        let count = width * height * 3 / 2
        guard let start = PixelMemory.take(count) else {
            throw RasterError("There is not enough memory for a bitmap of \(width) x \(height) pixels.")
        }
        buffer = PixelBuffer(start: start, count: count)
        let target = start.assumingMemoryBound(to: UInt8.self)
        let known = even.height == bitmap.height && even.width == bitmap.width ? before : nil
        Self.convert(even, to: target, after: known)
    }

    private static func convert(
        _ bitmap: Bitmap, to target: UnsafeMutablePointer<UInt8>,
        after before: (bitmap: Bitmap, yuv: YUVBitmap)?
    ) {
        let (width, height) = (bitmap.width, bitmap.height)
        bitmap.withPixels { pixels in
            guard let before, before.bitmap.width == width, before.bitmap.height == height else {
                return cpixels_yuv420(pixels, width, height, target, nil, nil)
            }
            before.bitmap.withPixels { old in
                before.yuv.withUnsafeBytes {
                    let planes = $0.baseAddress!.assumingMemoryBound(to: UInt8.self)
                    cpixels_yuv420(pixels, width, height, target, old, planes)
                }
            }
        }
    }

    /// Lends the bytes, plane after plane, for the time of the call.
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try withExtendedLifetime(buffer) { try body(buffer.bytes) }
    }
}

extension Bitmap {
    /// The bitmap with even sides, by a border on the right and below where one is odd; else itself.
    fileprivate func evened(with border: Color) throws -> Bitmap {
        let (evenWidth, evenHeight) = (width + width % 2, height + height % 2)
        if evenWidth == width, evenHeight == height { return self }
        return try Bitmap(width: evenWidth, height: evenHeight) { target in
            let paper = border.pixel
            let pixels = target.bindMemory(to: UInt32.self)
            for row in 0..<evenHeight {
                let start = target.baseAddress! + row * evenWidth * 4
                if row < height {
                    withUnsafeBytes { _ = memcpy(start, $0.baseAddress! + row * bytesPerRow, bytesPerRow) }
                }
                for column in (row < height ? width : 0)..<evenWidth {
                    pixels[row * evenWidth + column] = paper
                }
            }
        }
    }
}

extension Color {
    /// The opaque colour as a pixel in memory: blue, green, red, alpha.
    fileprivate var pixel: UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
        return (byte(blue) | byte(green) << 8 | byte(red) << 16 | 255 << 24).littleEndian
    }
}
