import CoreGeometry

/// A rectangle of whole pixels, whose y points up as in Core Image.
struct PixelArea: Hashable, Sendable {
    /// The left column and the lowest row.
    var x: Int, y: Int
    /// The number of columns and of rows; at least 0.
    var width: Int, height: Int

    /// Creates a rectangle of pixels.
    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// Creates the smallest area around a rectangle; nil for an infinite, an empty or a huge one.
    init?(_ rect: CGRect) {
        let limit: CGFloat = 1e6
        let rect = rect.standardized.integral
        guard rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit,
            rect.width >= 1, rect.height >= 1, rect.width * rect.height <= Self.mostPixels
        else { return nil }
        self.init(x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
    }

    /// The largest number of pixels of an image: a pixel takes 16 bytes while filters compute.
    static let mostPixels: CGFloat = 16_777_216

    /// The number of pixels.
    var count: Int { width * height }
    /// The rectangle.
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// Returns the area with margins at its sides and above and below.
    func grown(by columns: Int, _ rows: Int) -> PixelArea {
        PixelArea(x: x - columns, y: y - rows, width: width + 2 * columns, height: height + 2 * rows)
    }

    /// Returns a Boolean value that indicates whether a pixel lies in the area.
    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && row >= y && column < x + width && row < y + height
    }
}
