import CoreGeometry
import Picture

/// A convex polygon in points of the scene: the area that an opaque shape covers, or that a layer takes.
/// Curves are replaced by chords between points on them, so that an area never reaches beyond its shape.
struct ConvexArea {
    /// The corners, clockwise on a screen; at least three.
    let corners: [CGPoint]
    /// The rectangle around the corners.
    let box: CGRect
    /// True for a rectangle whose sides are horizontal and vertical.
    let isUpright: Bool

    /// The smallest area that counts as seen, in square points: a pixel of a film at two pixels per point.
    private static let leastArea: CGFloat = 0.25
    /// The smallest mean width that counts as seen, in points: thinner strips are errors of rounding.
    private static let leastWidth: CGFloat = 0.02

    /// Creates the area of a polygon; nil for one that is too small to be seen.
    private init?(_ points: [CGPoint]) {
        let corners = points.distinct
        guard corners.count >= 3 else { return nil }
        let box = CGRect(holding: corners)
        let area = Self.area(of: corners)
        guard abs(area) >= Self.leastArea, abs(area) >= Self.leastWidth * max(box.width, box.height) else {
            return nil
        }
        self.corners = area > 0 ? corners : corners.reversed()
        self.box = box
        isUpright =
            corners.count == 4
            && corners.allSatisfy {
                min($0.x - box.minX, box.maxX - $0.x) < 1e-6 && min($0.y - box.minY, box.maxY - $0.y) < 1e-6
            }
    }

    /// Creates the area of a rectangle that a transform maps to the scene; nil for one that is too small
    /// to be seen.
    init?(_ box: CGRect, _ map: CGAffineTransform) {
        self.init(box.corners.map { $0.applying(map) })
    }

    /// Creates the area of a shape that a transform maps to the scene; nil for one that is too small to be
    /// seen, not convex or made of several parts.
    init?(_ shape: Shape, _ map: CGAffineTransform) {
        if case .rectangle(let box) = shape {
            self.init(box, map)
            return
        }
        guard let outline = Outline(shape.path), outline.isConvex else { return nil }
        self.init(outline.points.map { $0.applying(map) })
    }

    /// Returns the sum of the triangles that the sides make with the origin, positive where the corners go
    /// clockwise on a screen.
    private static func area(of corners: [CGPoint]) -> CGFloat {
        var (area, one) = (CGFloat(0), corners[corners.count - 1])
        for two in corners {
            area += (one.x * two.y - two.x * one.y) / 2
            one = two
        }
        return area
    }

    /// Returns the part that two areas share; nil for none that can be seen.
    func intersection(_ other: ConvexArea) -> ConvexArea? {
        guard box.intersects(other.box) else { return nil }
        // Most areas lie wholly within the screen.
        if other.isUpright, other.box.contains(box) { return self }
        if isUpright, box.contains(other.box) { return other }
        var shared = self
        for (start, end) in other.sides {
            guard let inside = shared.part(inside: start, end) else { return nil }
            shared = inside
        }
        return shared
    }

    /// Returns true where a part lies outside of all of other areas. The search ends with the first one.
    func reaches(beyond others: ArraySlice<ConvexArea>) -> Bool {
        guard let first = others.first else { return true }
        if others.contains(where: { corners.allSatisfy($0.contains) }) { return false }
        let next = others.dropFirst()
        // What the first one leaves whole is not cut along its sides: the next would cut each part again.
        guard first.meets(self) else { return reaches(beyond: next) }
        var rest = self
        for (start, end) in first.sides {
            if let part = rest.part(inside: end, start), part.reaches(beyond: next) { return true }
            guard let inside = rest.part(inside: start, end) else { return false }
            rest = inside
        }
        return false
    }

    /// Returns false where another area lies outside of a side of this one: then they share nothing.
    private func meets(_ other: ConvexArea) -> Bool {
        box.intersects(other.box)
            && sides.allSatisfy { start, end in
                let (x, y) = (end.x - start.x, end.y - start.y)
                return other.corners.contains { x * ($0.y - start.y) > y * ($0.x - start.x) }
            }
    }

    /// Points inside: the mean of the corners, and points near up to eight corners.
    var probes: [CGPoint] {
        var sum = CGPoint.zero
        for corner in corners { sum = CGPoint(x: sum.x + corner.x, y: sum.y + corner.y) }
        let middle = CGPoint(x: sum.x / CGFloat(corners.count), y: sum.y / CGFloat(corners.count))
        let step = (corners.count + 7) / 8
        return [middle]
            + stride(from: 0, to: corners.count, by: step).map {
                let corner = corners[$0]
                return CGPoint(
                    x: corner.x + (middle.x - corner.x) / 10, y: corner.y + (middle.y - corner.y) / 10)
            }
    }

    /// Returns whether a point lies in the area, or no farther outside than counts as seen.
    func contains(_ point: CGPoint) -> Bool {
        guard box.insetBy(dx: -Self.leastWidth, dy: -Self.leastWidth).contains(point) else { return false }
        if isUpright { return true }
        var start = corners[corners.count - 1]
        for end in corners {
            let (x, y) = (end.x - start.x, end.y - start.y)
            let height = x * (point.y - start.y) - y * (point.x - start.x)
            if height < -Self.leastWidth * (x * x + y * y).squareRoot() { return false }
            start = end
        }
        return true
    }

    /// The sides, clockwise.
    private var sides: Zip2Sequence<[CGPoint], [CGPoint]> { zip(corners, corners.cycled) }

    /// Returns the part on the right of the way from one point to another; nil for none that can be seen.
    private func part(inside start: CGPoint, _ end: CGPoint) -> ConvexArea? {
        func height(_ point: CGPoint) -> CGFloat {
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
        var kept: [CGPoint] = []
        var one = corners[corners.count - 1]
        var here = height(one)
        for two in corners {
            let there = height(two)
            if here >= 0 { kept.append(one) }
            if here > 0 && there < 0 || here < 0 && there > 0 {
                let share = here / (here - there)
                kept.append(CGPoint(x: one.x + share * (two.x - one.x), y: one.y + share * (two.y - one.y)))
            }
            (one, here) = (two, there)
        }
        return ConvexArea(kept)
    }

    /// The outline of a path with one part.
    private struct Outline {
        /// Points on the outline, eight on each curve: a chord is at most half a point from an arc with a
        /// radius of 100 points.
        var points: [CGPoint] = []
        /// The points between which the outline is drawn: ends of lines, ends and control points of curves.
        private var frame: [CGPoint] = []

        /// Creates the outline; nil for a path with several parts.
        init?(_ path: Path) {
            for element in path.elements {
                switch element {
                case .move(let point):
                    guard points.isEmpty else { return nil }
                    add([point])
                case .line(let point): add([point])
                case .curve(let end, let one, let two): addCurve(one, two, end)
                case .close: break
                }
            }
        }

        private mutating func add(_ ends: [CGPoint]) {
            points += ends
            frame += ends
        }

        private mutating func addCurve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
            let start = points.last ?? one
            func mix(_ t: CGFloat, _ place: (CGPoint) -> CGFloat) -> CGFloat {
                let u = 1 - t
                return u * u * (u * place(start) + 3 * t * place(one))
                    + t * t * (3 * u * place(two) + t * place(end))
            }
            for t in stride(from: 0.125, to: 1, by: 0.125) {
                points.append(CGPoint(x: mix(t, \.x), y: mix(t, \.y)))
            }
            points.append(end)
            frame += [one, two, end]
        }

        /// True where all turns of the frame are to one side, and it goes around once: its way along x turns
        /// back twice.
        var isConvex: Bool {
            let ends = zip(frame, frame.cycled)
            let steps = ends.map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
                .filter { hypot($0.dx, $0.dy) > 1e-6 }
            // A sine below a thousandth is that of a straight line.
            let turns = zip(steps, steps.cycled).map { one, two in
                (one.dx * two.dy - one.dy * two.dx) / (hypot(one.dx, one.dy) * hypot(two.dx, two.dy))
            }
            let isOneSided = turns.allSatisfy { $0 > -0.001 } || turns.allSatisfy { $0 < 0.001 }
            let ways = steps.map(\.dx).filter { abs($0) > 1e-6 }.map { $0 > 0 }
            return isOneSided && zip(ways, ways.cycled).count { $0 != $1 } == 2
        }
    }
}

extension Array {
    /// The elements from the second on, and the first one behind them.
    fileprivate var cycled: [Element] { Array(dropFirst() + prefix(1)) }
}

extension [CGPoint] {
    /// The points without those that repeat the next one, as where the last curve of a circle ends at its
    /// start: the side between them has no direction, and nothing would lie inside of it alone.
    fileprivate var distinct: [CGPoint] {
        func isDistinct(_ index: Int) -> Bool {
            let (one, two) = (self[index], self[index + 1 < count ? index + 1 : 0])
            return abs(one.x - two.x) > 1e-9 || abs(one.y - two.y) > 1e-9
        }
        return indices.allSatisfy(isDistinct) ? self : indices.filter(isDistinct).map { self[$0] }
    }
}
