import CoreGeometry
import Picture

/// The areas of a trail that the labels of starts should leave free.
struct LabelMap {
    /// The frame of the picture, within which labels lie.
    let frame: CGRect
    let ghosts: [Silhouette]
    /// The areas of outlines, marks and other labels, which are worse to cover than ghosts.
    var marks: [CGRect]

    /// The height of a label and its distance from the outline, in points.
    private static let (height, gap): (CGFloat, CGFloat) = (15, 4)

    /// Returns the place beside an area that covers the least, those aside of the motion toward a point
    /// first, and its cost; nil when none lies within the frame.
    func place(
        for text: String, beside area: CGRect, toward end: CGPoint
    ) -> (box: CGRect, cost: Int)? {
        // Beside an area that the frame cuts, the label stands beside the visible part.
        let seen = frame.intersection(area)
        guard !seen.isEmpty else { return nil }
        let size = CGSize(width: 7 + 6 * CGFloat(text.count), height: Self.height)
        func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(origin: CGPoint(x: x - size.width / 2, y: y - size.height / 2), size: size)
        }
        let (outX, outY) = (size.width / 2 + Self.gap, size.height / 2 + Self.gap)
        let sides = [box(area.maxX + outX, seen.midY), box(area.minX - outX, seen.midY)]
        let ends = [box(seen.midX, area.minY - outY), box(seen.midX, area.maxY + outY)]
        let isUpright = abs(end.y - area.midY) >= abs(end.x - area.midX)
        let places = (isUpright ? sides + ends : ends + sides) + [box(seen.midX, seen.midY)]
        return places.filter(frame.contains).map { ($0, cost(of: $0)) }.min { $0.1 < $1.1 }
    }

    private func cost(of box: CGRect) -> Int {
        let parts: [CGFloat] = [0.1, 0.5, 0.9]
        let points = parts.flatMap { x in
            parts.map { CGPoint(x: box.minX + x * box.width, y: box.minY + $0 * box.height) }
        }
        let covered = points.count { point in ghosts.contains { $0.contains(point) } }
        return covered + 10 * marks.count { $0.intersects(box) }
    }
}
