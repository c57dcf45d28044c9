import CPixels
import Foundation
public import Picture

/// A frame in the format of video encoders: a luma plane, then two chroma planes of half the width and
/// height, 8 bits per sample, BT.709 in limited ("tv") range, rows without gaps. ffmpeg calls it `yuv420p`.
///
/// Copies share one immutable buffer.
public struct YUVBitmap: Sendable {
    /// The number of pixels in a row, even.
    public let width: Int
    /// The number of rows, even.
    public let height: Int
    private let buffer: PixelBuffer

    /// Converts a bitmap. An odd side is extended by a border of one pixel on the right or at the bottom.
    ///
    /// Each sample differs from swscale's (`bicubic+accurate_rnd+full_chroma_int`,
    /// `in_range=pc:out_range=tv`) by at most 1 of 255, edges included. Only in pictures with fewer than ten
    /// rows, for which swscale shortens its filter, do edges differ by more; areas of one color do not.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap to convert; it must be opaque, as its opacity is ignored.
    ///   - border: The color of the border; default white.
    ///   - before: A frame and its conversion, from which equal blocks are copied; the result is the same. A
    ///     frame of another size is ignored. Default none.
    /// - Throws: `RasterError` when memory is short.
    public init(
        _ bitmap: Bitmap, border: Color = .white, after before: (bitmap: Bitmap, yuv: YUVBitmap)? = nil
    ) throws {
        let even = try bitmap.evened(with: border)
        (width, height) = (even.width, even.height)
        let count = width * height * 3 / 2
        guard let start = PixelBufferPool.take(count) else {
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

    /// Calls `body` with the bytes, plane by plane; they are valid during the call only.
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        try withExtendedLifetime(buffer) { try body(buffer.bytes) }
    }
}

extension Bitmap {
    /// Returns the bitmap with even sides, extended by a border on the right and at the bottom where one is
    /// odd.
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
    /// The opaque color as a pixel in memory: blue, green, red, alpha.
    fileprivate var pixel: UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((min(max(component, 0), 1) * 255).rounded()) }
        return (byte(blue) | byte(green) << 8 | byte(red) << 16 | 255 << 24).littleEndian
    }
}
