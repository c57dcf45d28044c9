import CoreGeometry
import Picture

extension AnnotationLayout {
    /// Returns the candidate with the lowest cost, the first of several; nil when there is none.
    func bestPlace(of request: LabelRequest) -> LabelCandidate? {
        var best: (place: LabelCandidate, cost: CGFloat)?
        for place in request.places {
            let limit = best?.cost ?? .infinity
            let cost = cost(at: place, limit: limit)
            if cost < limit { best = (place, cost) }
        }
        return best?.place
    }

    /// Returns the cost of a candidate. Overlaps of texts cost most, then the edge of the snapshot and lines
    /// through the text, then the picture below it; the detour is added. The picture is not examined once the
    /// cost reaches the limit.
    func cost(at place: LabelCandidate, limit: CGFloat = .infinity) -> CGFloat {
        var cost = place.detour
        let room = place.box.insetBy(dx: -3, dy: -2)
        cost += 1000 * CGFloat(boxes.count { $0.intersects(room) })
        cost += 250 * CGFloat(edges.count { $0.crosses(room.insetBy(dx: -5, dy: -1)) })
        cost += 150 * CGFloat(lines.count { $0.crosses(room) })
        if let leader = place.leader {
            cost += 300 * CGFloat(boxes.count { leader.crosses($0.insetBy(dx: -2, dy: -1)) })
            cost += 40 * CGFloat(lines.count { leader.meets($0) })
            cost += 25 * CGFloat(edges.count { leader.meets($0) })
        }
        guard cost < limit else { return cost }
        let busy = occupancy.busyPart(of: room)
        guard busy > 0 else { return cost }
        // A number belongs at the midpoint of its line, where a plate of paper makes it legible; a label can
        // go anywhere.
        return cost + (place.leader == nil ? 5 + 10 * busy : 100 + 200 * busy)
    }

    /// The sides of the snapshot.
    private var edges: [Segment] {
        let corners = screen.corners
        return corners.indices.map { Segment(corners[$0], corners[($0 + 1) % corners.count]) }
    }
}

extension Segment {
    /// A path of this line alone.
    var path: Shape { .path(Path([.move(start), .line(end)])) }

    /// Returns true when the segment meets another one that is not parallel to it.
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
