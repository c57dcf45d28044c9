package import Picture

/// An image that is repeated in place of a color, in its size in points, from the origin of the layer or the
/// drawing in which it fills an area.
package final class ColorPattern: Sendable, Equatable {
    /// The color in place of the pattern where none is drawn, as in the course of an animation.
    package let color: Color
    private let tile: CGImage.Content
    /// The size of the tile in points.
    private let size: CGSize
    private let opacity: CGFloat

    /// The length in pixels up to which small images are joined to one tile: each tile is an image of its own
    /// in the picture.
    private static let joinedLength = 256
    /// The number of tiles that are drawn at most; more are not seen one by one.
    private static let mostTiles: CGFloat = 10_000

    /// Creates a pattern of an image of a size in points.
    package convenience init(_ image: CGImage.Content, size: CGSize) {
        let color = image.meanColor
        guard case .pixels(let pixels) = image else {
            self.init(image, size, color, opacity: 1)
            return
        }
        let columns = max(1, ColorPattern.joinedLength / pixels.width)
        let rows = max(1, ColorPattern.joinedLength / pixels.height)
        let joined = columns * rows > 1 ? pixels.repeated(columns: columns, rows: rows) : pixels
        let length = CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
        self.init(.pixels(joined), length, color, opacity: 1)
    }

    private init(_ tile: CGImage.Content, _ size: CGSize, _ color: Color, opacity: CGFloat) {
        (self.tile, self.size, self.color, self.opacity) = (tile, size, color, opacity)
    }

    /// Returns the pattern with an opacity from 0 to 1.
    package func withOpacity(_ opacity: CGFloat) -> ColorPattern {
        let faded = Color(red: color.red, green: color.green, blue: color.blue, alpha: opacity)
        return ColorPattern(tile, size, faded, opacity: faded.alpha)
    }

    /// Returns the area of a shape, which lies in a box, filled with the pattern, whose tiles begin at a
    /// distance from the origin.
    package func layer(filling shape: Shape, in box: CGRect, phase: CGSize = .zero) -> Layer {
        let area = box.offsetBy(dx: -phase.width, dy: -phase.height)
        let (left, right) = (
            (area.minX / size.width).rounded(.down), (area.maxX / size.width).rounded(.up)
        )
        let (top, bottom) = (
            (area.minY / size.height).rounded(.down), (area.maxY / size.height).rounded(.up)
        )
        // The comparison is false, too, where a size is zero or not finite.
        guard (right - left) * (bottom - top) <= Self.mostTiles else {
            return Layer(contents: [.fill(shape, color)])
        }
        var layer = Layer(opacity: opacity, clip: shape)
        for row in stride(from: top, to: bottom, by: 1) {
            for column in stride(from: left, to: right, by: 1) {
                let corner = CGPoint(
                    x: column * size.width + phase.width, y: row * size.height + phase.height)
                let place = CGRect(origin: corner, size: size)
                if let copy = tile.layer(of: size, in: place, color: nil) { layer.children.append(copy) }
            }
        }
        return layer
    }

    package static func == (one: ColorPattern, other: ColorPattern) -> Bool {
        one === other || one.tile == other.tile && one.size == other.size && one.opacity == other.opacity
    }
}
