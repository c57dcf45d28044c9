import FlipbookCore
public import Foundation
public import Raster

/// The difference between the pixels of two bitmaps of one size.
public struct PixelDifference: Sendable, Hashable {
    /// The number of pixels that differ.
    public let count: Int
    /// The bounding box of the pixels that differ, in whole pixels.
    public let box: CGRect
    /// The largest difference of a component, 1...255.
    public let largest: Int

    /// Compares two bitmaps, or returns nil when no component differs by more than the tolerance (0...255,
    /// default 0) or when their sizes differ.
    public init?(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) {
        guard a.width == b.width, a.height == b.height, a != b else { return nil }
        var (count, largest) = (0, 0)
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        a.withUnsafeBytes { one in
            b.withUnsafeBytes { other in
                for y in 0..<a.height {
                    for x in 0..<a.width {
                        let distance = distance(one, other, y * a.bytesPerRow + x * 4)
                        guard distance > tolerance else { continue }
                        count += 1
                        largest = max(largest, distance)
                        (left, right) = (min(left, x), max(right, x))
                        (top, bottom) = (min(top, y), bottom < y ? y : bottom)
                    }
                }
            }
        }
        guard count > 0 else { return nil }
        self.count = count
        self.largest = largest
        box = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

/// Returns the largest difference among the four components of the pixel at a byte offset.
@inline(__always)
private func distance(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var largest = 0
    for offset in start..<start + 4 { largest = max(largest, abs(Int(one[offset]) - Int(other[offset]))) }
    return largest
}

extension Bitmap {
    /// Returns this bitmap in pale gray, with the pixels that differ in the accent color, stronger the more
    /// they differ. Both bitmaps have to have the same size.
    func marking(differencesFrom other: Bitmap, in accent: (red: Int, green: Int, blue: Int)) throws -> Bitmap
    {
        try Bitmap(width: width, height: height) { bytes in
            self.withUnsafeBytes { one in
                other.withUnsafeBytes { two in
                    for start in stride(from: 0, to: bytes.count, by: 4) {
                        let distance = distance(one, two, start)
                        // The pixel over white: uncovered parts of it are white.
                        let open = 255 - Int(one[start + 3])
                        let (blue, green, red) = (Int(one[start]), Int(one[start + 1]), Int(one[start + 2]))
                        let gray = (red * 3 + green * 6 + blue) / 10 + open
                        let pale = 255 - (255 - min(gray, 255)) / 5
                        // The floor of 110 keeps a difference of one step visible.
                        let share = distance == 0 ? 0 : min(255, 110 + distance * 2)
                        let inks = [accent.blue, accent.green, accent.red]
                        for (offset, ink) in inks.enumerated() {
                            bytes[start + offset] = UInt8((pale * (255 - share) + ink * share) / 255)
                        }
                        bytes[start + 3] = 255
                    }
                }
            }
        }
    }
}
