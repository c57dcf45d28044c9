public import Raster

/// A pixel as a bitmap stores it: components 0...255, the colors premultiplied by alpha.
public struct Pixel: Equatable, Sendable, CustomStringConvertible {
    public var red, green, blue, alpha: UInt8

    /// A pixel of four components; opaque by default.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The components in parentheses.
    public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// The largest difference between two components of the same name.
    public func distance(to other: Pixel) -> Int {
        func apart(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
        return max(
            apart(red, other.red), apart(green, other.green), apart(blue, other.blue),
            apart(alpha, other.alpha))
    }
}

extension Bitmap {
    /// The pixel in a column from the left and a row from the top, both from 0.
    public subscript(x: Int, y: Int) -> Pixel {
        precondition(0..<width ~= x && 0..<height ~= y, "(\(x), \(y)) is outside \(width) x \(height) pixels")
        return withUnsafeBytes { bytes in
            let start = y * bytesPerRow + x * 4
            return Pixel(bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
        }
    }

    /// All pixels, row after row.
    public var pixels: [Pixel] {
        withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).map {
                Pixel(bytes[$0 + 2], bytes[$0 + 1], bytes[$0], bytes[$0 + 3])
            }
        }
    }

    /// A bitmap of pixels in rows.
    public init(width: Int, pixels: [Pixel]) throws {
        try self.init(width: width, height: pixels.count / width) { bytes in
            for (index, pixel) in pixels.enumerated() {
                let components = [pixel.blue, pixel.green, pixel.red, pixel.alpha]
                for (offset, component) in components.enumerated() { bytes[index * 4 + offset] = component }
            }
        }
    }
}
