import CoreGeometry
import Picture

/// A part of a picture that is drawn at once: a single content, or a layer with all that it holds where this
/// is composited as a group or clipped to a shape.
struct DisplayItem {
    enum Work: Equatable {
        /// A content in the coordinates of the item's transform.
        case content(Layer.Content)
        /// A layer under the item's transform and opacity.
        case layer(Layer)
    }

    /// The ways in which an edge of the area that is drawn again may cut an item, with the same pixels inside
    /// as without the cut.
    enum Cut: Equatable {
        /// Anywhere: upright rectangles, of which Cairo computes each pixel alone.
        case anywhere
        /// Between rows: shapes in one color, of which Cairo computes each row from the edges that cross it.
        /// At the left and right end of the area it rounds where these cross.
        case betweenRows
        /// Nowhere: groups, gradients and images, whose arithmetic begins at the area's corner, and strokes
        /// that are turned, of which one in 20,000 random films differed by 1 of 255 in four pixels.
        case nowhere
    }

    let work: Work
    let transform: CGAffineTransform
    let opacity: CGFloat
    /// The name of the layer, for messages.
    let name: String?
    /// The number of the layer, for messages.
    let identity: Int?
    /// The clip, to whole pixels.
    let clip: PixelRect
    /// The pixels that the item may change, at most; with a blur also those that this reads.
    var bounds: PixelRect
    let cut: Cut
    /// True for an item with a blur, whose pixels depend on those behind it.
    var readsPixels = false
    /// Areas that the item covers with a color, so that nothing behind shows there; nil for none.
    var cover: (areas: [PixelRect], color: Color)?

    /// Returns whether two items draw the same.
    func drawsLike(_ other: DisplayItem) -> Bool {
        transform == other.transform && opacity == other.opacity && clip == other.clip && work == other.work
    }
}

extension DisplayItem {
    /// The filled shape and its color; nil for other items.
    var fill: (shape: Shape, color: Color)? {
        if case .content(.fill(let shape, let color)) = work { (shape, color) } else { nil }
    }

    /// Areas that the item fills with its color, whatever is behind: none for an item that is no upright
    /// rectangle, rounded or not.
    var filledAreas: [FilledArea] {
        guard let fill, transform.isUpright else { return [] }
        switch fill.shape {
        case .rectangle(let rect):
            let rect = rect.standardized.applying(transform)
            return [FilledArea(pixels: PixelRect(within: rect, in: clip), shape: rect, sides: [.all])]
        case .roundedRectangle(let rect, let radius):
            let rect = rect.standardized
            let corner = rect.cornerRadius(limiting: radius)
            let shape = rect.applying(transform)
            // One pixel less than the straight sides have, for the tolerance of curves.
            func pixels(_ dx: CGFloat, _ dy: CGFloat) -> PixelRect {
                let area = rect.insetBy(dx: dx, dy: dy).applying(transform).insetBy(dx: 1, dy: 1)
                return PixelRect(within: area, in: clip)
            }
            return [
                FilledArea(pixels: pixels(0, corner), shape: shape, sides: [.leftAndRight]),
                FilledArea(pixels: pixels(corner, 0), shape: shape, sides: [.topAndBottom]),
            ]
        case .ellipse, .path:
            return []
        }
    }

    /// The areas that a single content covers, with their color; nil for none.
    var coveredAreas: (areas: [PixelRect], color: Color)? {
        guard let fill, fill.color.alpha >= 1, opacity >= 1 else { return nil }
        return (filledAreas.map(\.pixels).filter { !$0.isEmpty }, fill.color)
    }
}

extension CGAffineTransform {
    /// True when horizontal lines stay horizontal and vertical ones vertical.
    var isUpright: Bool { b == 0 && c == 0 }
}
