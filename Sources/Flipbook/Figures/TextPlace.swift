import CoreGeometry
import Picture

/// Where a text could stand.
struct TextPlace: Sendable, Hashable {
    /// The text's rectangle.
    var box: CGRect
    /// The thin line from what it names to the text; nil where it stands beside it.
    var leader: Segment?
    /// Whether the text reads upwards, along a steep line.
    var isUpright = false
    /// How far it is from where it would be best, in points.
    var detour: CGFloat = 0
}

/// A text that is still to be placed.
struct TextWish {
    let string: String
    let ink: (Theme) -> Color
    let places: [TextPlace]

    /// Whether a line leads to it.
    var isLabel: Bool { places.contains { $0.leader != nil } }
}

extension Draft {
    /// The place with the least trouble, the first of several.
    func bestPlace(of wish: TextWish) -> TextPlace? {
        var best: (place: TextPlace, trouble: CGFloat)?
        for place in wish.places {
            let limit = best?.trouble ?? .infinity
            let trouble = trouble(at: place, limit: limit)
            if trouble < limit { best = (place, trouble) }
        }
        return best?.place
    }

    /// What speaks against a place: texts upon texts are worst, then the edge of the still and lines through
    /// letters, then what the picture shows there; the rest is distance. It is not computed beyond the limit.
    func trouble(at place: TextPlace, limit: CGFloat = .infinity) -> CGFloat {
        var trouble = place.detour
        let room = place.box.insetBy(dx: -3, dy: -2)
        trouble += 1000 * CGFloat(boxes.count { $0.intersects(room) })
        trouble += 250 * CGFloat(edges.count { $0.crosses(room.insetBy(dx: -5, dy: -1)) })
        trouble += 150 * CGFloat(lines.count { $0.crosses(room) })
        if let leader = place.leader {
            trouble += 300 * CGFloat(boxes.count { leader.crosses($0.insetBy(dx: -2, dy: -1)) })
            trouble += 40 * CGFloat(lines.count { leader.meets($0) })
            trouble += 25 * CGFloat(edges.count { leader.meets($0) })
        }
        guard trouble < limit else { return trouble }
        let busy = backdrop.busyPart(of: room)
        guard busy > 0 else { return trouble }
        // A number belongs to the middle of its line, where a plate of paper makes room; a label goes anywhere.
        return trouble + (place.leader == nil ? 5 + 10 * busy : 100 + 200 * busy)
    }

    /// The sides of the still.
    private var edges: [Segment] {
        let corners = screen.corners
        return corners.indices.map { Segment(corners[$0], corners[($0 + 1) % corners.count]) }
    }
}

extension Segment {
    /// A path of this line alone.
    var path: Shape { .path(Path([.move(start), .line(end)])) }

    /// Whether it has a point in common with another that is not parallel to it.
    func meets(_ other: Segment) -> Bool {
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let cross = ax * by - ay * bx
        guard abs(cross) > 1e-9 else { return false }
        let (x, y) = (other.start.x - start.x, other.start.y - start.y)
        let (here, there) = ((x * by - y * bx) / cross, (x * ay - y * ax) / cross)
        return (0...1).contains(here) && (0...1).contains(there)
    }
}
