import CoreGeometry
import Picture

/// The colors of an image between its pixels.
///
/// An image that gets smaller is halved first until a pixel of the surface covers at most two of it; four
/// samples then make a pixel. Beyond the edges the colors at the edges go on.
struct ImageSampler {
    private var pixels: [SIMD4<Float>]
    private var width: Int
    private var height: Int
    /// The number of times that the image was halved, as a factor of coordinates.
    private var factor: CGFloat = 1
    private let staysSquare: Bool

    /// Reads the part of an image.
    ///
    /// - Parameter shrinking: the number of the image's pixels in a row that a pixel of the surface covers.
    init(_ placed: PlacedImage, _ part: CGRect, shrinking: CGFloat) {
        let (columns, rows) = (Int(part.width), Int(part.height))
        let (left, top, row) = (Int(part.minX), Int(part.minY), placed.image.width)
        (width, height) = (columns, rows)
        let isHalved = shrinking >= 2 && columns > 1 && rows > 1
        // Halved while it is read: a photo of 12 million pixels would take 192 MB otherwise.
        pixels = placed.image.withUnsafeBytes { bytes in
            func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
                let start = 4 * ((top + y) * row + left + x)
                return SIMD4(bytes.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt8>.self))
            }
            return isHalved
                ? Self.halved(columns, rows, color)
                : (0..<rows * columns).map { color($0 % columns, $0 / columns) }
        }
        if isHalved { (width, height, factor) = ((columns + 1) / 2, (rows + 1) / 2, 2) }
        staysSquare = placed.isPixelated && shrinking < 1
        while factor * 2 <= shrinking, width > 1, height > 1 { halve() }
    }

    private mutating func halve() {
        let (all, row) = (pixels, width)
        pixels = Self.halved(width, height) { all[$1 * row + $0] }
        (width, height, factor) = ((width + 1) / 2, (height + 1) / 2, factor * 2)
    }

    /// Returns the averages of each four pixels of an image.
    private static func halved(
        _ width: Int, _ height: Int, _ color: (Int, Int) -> SIMD4<Float>
    ) -> [SIMD4<Float>] {
        let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
        return (0..<rows * columns).map { index in
            let (x, y) = (index % columns * 2, index / columns * 2)
            let (beside, below) = (min(x + 1, width - 1), min(y + 1, height - 1))
            return (color(x, y) + color(beside, y) + color(x, below) + color(beside, below)) / 4
        }
    }

    /// Fills the pixels of an area of the surface.
    ///
    /// - Parameter inverse: the map from the surface to the image's pixels.
    func fill(_ bytes: UnsafeMutableRawBufferPointer, _ area: CGRect, through inverse: Projection) {
        let (columns, rows) = (Int(area.width), Int(area.height))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (area.minX + CGFloat(column), area.minY + CGFloat(row))
                var sum = SIMD4<Float>.zero
                for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
                    as [(CGFloat, CGFloat)]
                {
                    sum += color(at: inverse(CGPoint(x: x + dx, y: y + dy)))
                }
                let rounded = SIMD4<UInt8>(sum / 4, rounding: .toNearestOrAwayFromZero)
                bytes.storeBytes(
                    of: rounded, toByteOffset: 4 * (row * columns + column), as: SIMD4<UInt8>.self)
            }
        }
    }

    private func color(at point: CGPoint) -> SIMD4<Float> {
        let shift: CGFloat = staysSquare ? 0 : 0.5
        let x = min(max(point.x / factor - shift, 0), CGFloat(width - 1))
        let y = min(max(point.y / factor - shift, 0), CGFloat(height - 1))
        let (left, top) = (Int(x), Int(y))
        if staysSquare { return pixels[top * width + left] }
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (across, down) = (Float(x - CGFloat(left)), Float(y - CGFloat(top)))
        let upper = pixels[top * width + left] * (1 - across) + pixels[top * width + right] * across
        let lower = pixels[bottom * width + left] * (1 - across) + pixels[bottom * width + right] * across
        return upper * (1 - down) + lower * down
    }
}
