import CoreGeometry

extension PixelImage {
    /// Returns the image of half the width and height, rounded up. Each pixel is the mean of four; beyond the
    /// edges the colors at the edges go on.
    func halved() -> PixelImage {
        let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
        var pixels = Data(count: 4 * columns * rows)
        pixels.withUnsafeMutableBytes { target in
            withUnsafeBytes { source in
                func color(_ x: Int, _ y: Int) -> UInt32 {
                    source.loadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
                }
                for y in 0..<rows {
                    let (upper, lower) = (2 * y, min(2 * y + 1, height - 1))
                    for x in 0..<columns {
                        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                        let mean = Self.mean(
                            color(left, upper), color(right, upper), color(left, lower), color(right, lower))
                        target.storeBytes(
                            of: mean, toByteOffset: 4 * (y * columns + x), as: UInt32.self)
                    }
                }
            }
        }
        return PixelImage(width: columns, height: rows, pixels: pixels) ?? self
    }

    /// Returns the mean of four pixels. Two channels at a time have 16 bits each for their sums.
    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let (even, half): (UInt32, UInt32) = (0x00FF_00FF, 0x0002_0002)
        let low = (a & even) + (b & even) + (c & even) + (d & even) + half
        let high = (a >> 8 & even) + (b >> 8 & even) + (c >> 8 & even) + (d >> 8 & even) + half
        return (low >> 2 & even) | (high >> 2 & even) << 8
    }
}
