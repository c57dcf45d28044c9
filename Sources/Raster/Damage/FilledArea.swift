import CoreGeometry

/// Pixels that a shape fills with one color.
struct FilledArea {
    /// Sides of a shape that are straight beside the filled pixels.
    struct Sides: OptionSet {
        let rawValue: Int

        static let leftAndRight = Sides(rawValue: 1)
        static let topAndBottom = Sides(rawValue: 2)
        static let all: Sides = [.leftAndRight, .topAndBottom]
    }

    /// The filled pixels; empty when there are none.
    let pixels: PixelRect
    /// The bounding box of the shape, in pixels.
    let shape: CGRect
    /// The sides of the shape that are straight beside the filled pixels.
    let sides: Sides

    /// Returns the pixels that look the same in another shape of the same kind and color, within the pixels
    /// of both; empty when there are none. A side at the same place looks the same along the filled pixels.
    func common(with other: FilledArea, in all: PixelRect) -> PixelRect {
        var same = pixels.intersection(other.pixels)
        guard !pixels.isEmpty, !other.pixels.isEmpty, !same.isEmpty else { return .empty }
        if sides.contains(.leftAndRight) {
            if shape.minX == other.shape.minX { same.minX = all.minX }
            if shape.maxX == other.shape.maxX { same.maxX = all.maxX }
        }
        if sides.contains(.topAndBottom) {
            if shape.minY == other.shape.minY { same.minY = all.minY }
            if shape.maxY == other.shape.maxY { same.maxY = all.maxY }
        }
        return same
    }
}
