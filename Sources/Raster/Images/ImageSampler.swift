import CoreGeometry
import Picture

/// The colors of an image between its pixels.
///
/// An image that gets smaller is halved first until a pixel of the surface covers less than two of it in
/// the middle. A pixel then is the mean of as many samples as it covers pixels of the image, up to four in
/// each direction. Beyond the edges the colors at the edges go on.
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

    /// Fills the pixels of an area of the surface that lie in a quadrilateral; the others become transparent.
    ///
    /// - Parameter inverse: the map from the surface to the image's pixels.
    func fill(
        _ bytes: UnsafeMutableRawBufferPointer, _ area: CGRect, within corners: [CGPoint],
        through inverse: Projection
    ) {
        _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
        let offsets = offsets(inverse, corners)
        let weight = 1 / Float(offsets.count)
        let map = PixelMap(inverse, factor: factor, shift: staysSquare ? 0 : 0.5)
        let columns = Int(area.width)
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<Int(area.height) {
                let y = area.minY + CGFloat(row)
                for column in Self.span(of: corners, from: y, in: area) {
                    let x = area.minX + CGFloat(column)
                    var sum = SIMD4<Float>.zero
                    for offset in offsets {
                        let place = map(x + offset.x, y + offset.y)
                        sum += color(at: place.x, place.y, pixels)
                    }
                    // Added to 2^23, numbers are rounded, and their last bits are the integers: the
                    // conversion of vectors takes ten times as long.
                    let bits = unsafeBitCast(sum * weight + 8_388_608, to: SIMD4<UInt32>.self)
                    let channels = SIMD4<UInt8>(truncatingIfNeeded: bits)
                    bytes.storeBytes(
                        of: channels, toByteOffset: 4 * (row * columns + column), as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    /// Returns the places of the samples in a pixel of the surface.
    private func offsets(_ inverse: Projection, _ corners: [CGPoint]) -> [CGPoint] {
        let steps = corners.map { inverse.tangent(at: $0) }
        func count(_ lengths: [CGFloat]) -> Int {
            Int(min(max((lengths.max() ?? 1) / factor - 0.25, 1), 4).rounded(.up))
        }
        let (across, down) = (
            count(steps.map { hypot($0.a, $0.b) }), count(steps.map { hypot($0.c, $0.d) })
        )
        return (0..<across * down).map { index in
            CGPoint(
                x: (CGFloat(index % across) + 0.5) / CGFloat(across),
                y: (CGFloat(index / across) + 0.5) / CGFloat(down))
        }
    }

    /// Returns the columns of an area whose pixels, in the row from y to y + 1, touch a convex figure.
    private static func span(of corners: [CGPoint], from y: CGFloat, in area: CGRect) -> Range<Int> {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for (one, other) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let (top, bottom) = one.y < other.y ? (one, other) : (other, one)
            guard top.y <= y + 1, bottom.y >= y else { continue }
            let slope = bottom.y > top.y ? (bottom.x - top.x) / (bottom.y - top.y) : 0
            let first = y > top.y ? top.x + (y - top.y) * slope : top.x
            let last = y + 1 < bottom.y ? top.x + (y + 1 - top.y) * slope : bottom.x
            (left, right) = (min(left, first, last), max(right, first, last))
        }
        guard left <= right else { return 0..<0 }
        let start = Int(min(max((left - area.minX).rounded(.down) - 1, 0), area.width))
        let end = Int(min(max((right - area.minX).rounded(.up) + 1, 0), area.width))
        return start..<max(start, end)
    }

    @inline(__always)
    private func color(
        at x: CGFloat, _ y: CGFloat, _ pixels: UnsafeBufferPointer<SIMD4<Float>>
    ) -> SIMD4<Float> {
        let (x, y) = (min(max(x, 0), CGFloat(width - 1)), min(max(y, 0), CGFloat(height - 1)))
        let (left, top) = (Int(x), Int(y))
        let start = top * width + left
        if staysSquare { return pixels[start] }
        let (right, below) = (left + 1 < width ? 1 : 0, top + 1 < height ? width : 0)
        let (across, down) = (Float(x - CGFloat(left)), Float(y - CGFloat(top)))
        let upper = pixels[start] + (pixels[start + right] - pixels[start]) * across
        let (one, other) = (pixels[start + below], pixels[start + below + right])
        let lower = one + (other - one) * across
        return upper + (lower - upper) * down
    }
}

/// A map from the surface to the pixels of an image that was halved some times.
private struct PixelMap {
    private let u, v, w: (x: CGFloat, y: CGFloat, constant: CGFloat)
    private let shift: CGFloat

    /// Creates a map whose results are less by a shift, so that pixels have whole coordinates.
    init(_ map: Projection, factor: CGFloat, shift: CGFloat) {
        u = (map.x.x / factor, map.x.y / factor, map.x.constant / factor)
        v = (map.y.x / factor, map.y.y / factor, map.y.constant / factor)
        w = (map.depth.x, map.depth.y, map.depth.constant)
        self.shift = shift
    }

    @inline(__always) func callAsFunction(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
        let scale = 1 / (w.x * x + w.y * y + w.constant)
        return (
            (u.x * x + u.y * y + u.constant) * scale - shift, (v.x * x + v.y * y + v.constant) * scale - shift
        )
    }
}
