import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The touches of a trail: each tap as a numbered disc, each drag as a dashed line from its disc, numbered in
/// the order in which the fingers came down.
struct FingerMarks: Sendable {
    /// The positions of one finger from the moment it came down.
    private struct Touch {
        var points: [CGPoint]
        /// The number of the last picture that shows it.
        var lastSeen: Int
    }

    private var touches: [Touch] = []
    private var seen = 0

    /// The distance of a finger between two pictures, in points, below which it counts as the same finger.
    private static let longestStep: CGFloat = 60
    /// The distance from its first point, in points, up to which a finger's movement counts as a tap.
    private static let tapReach: CGFloat = 8
    /// The radius of a disc, in points.
    private static let radius: CGFloat = 8.5
    /// The width of the rim of paper around discs, in points.
    private static let rim: CGFloat = 1.5

    var isEmpty: Bool { touches.isEmpty }

    /// Adds the positions of the fingers in the next picture.
    mutating func add(_ picture: Picture) {
        seen += 1
        var isFree = touches.map { $0.lastSeen == seen - 1 }
        for point in picture.fingers {
            let open = isFree.indices.filter { isFree[$0] }
            let nearest = open.min { distance(from: $0, to: point) < distance(from: $1, to: point) }
            if let nearest, distance(from: nearest, to: point) < Self.longestStep {
                isFree[nearest] = false
                touches[nearest].points.append(point)
                touches[nearest].lastSeen = seen
            } else {
                touches.append(Touch(points: [point], lastSeen: seen))
            }
        }
    }

    private func distance(from touch: Int, to point: CGPoint) -> CGFloat {
        Segment(touches[touch].points.last ?? point, point).length
    }

    /// The bounding box of the marks; null when there are none.
    var area: CGRect {
        let all = CGRect(holding: touches.flatMap(\.points) + centers)
        let reach = Self.radius + Self.rim
        return all.isNull ? all : all.insetBy(dx: -reach, dy: -reach)
    }

    /// The centers of the discs: the points where fingers came down, but discs that would cover one another's
    /// numbers stand side by side around their common point.
    private var centers: [CGPoint] {
        var groups: [[Int]] = []
        for (index, touch) in touches.enumerated() {
            let group = groups.firstIndex { group in
                Segment(touches[group[0]].points[0], touch.points[0]).length < Self.radius
            }
            if let group { groups[group].append(index) } else { groups.append([index]) }
        }
        var centers = touches.map { $0.points[0] }
        for group in groups where group.count > 1 {
            for (place, index) in group.enumerated() {
                let shift = CGFloat(place) - CGFloat(group.count - 1) / 2
                centers[index] = touches[group[0]].points[0]
                centers[index].x += shift * (2 * Self.radius + Self.rim)
            }
        }
        return centers
    }

    /// Returns the lines of the drags and then all discs, so that no line crosses a number.
    func layers(_ theme: Theme) -> [Layer] {
        guard !touches.isEmpty else { return [] }
        let drags = touches.enumerated().compactMap { drag($0.element, number: $0.offset + 1, theme) }
        let discs = centers.enumerated().map { disc(at: $0.element, number: $0.offset + 1, theme) }
        return drags + discs
    }

    private func disc(at point: CGPoint, number: Int, _ theme: Theme) -> Layer {
        func circle(_ radius: CGFloat) -> Shape {
            .ellipse(
                in: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
        }
        let box = CGRect(x: point.x - 12, y: point.y - 9, width: 24, height: 18)
        let size: CGFloat = number < 10 ? 11 : 9
        let text = Text(
            "\(number)", font: Font(size: size, isBold: true), color: theme.paper, frame: box,
            alignment: .center)
        return Layer(
            name: "touch-\(number)",
            contents: [
                .fill(circle(Self.radius + Self.rim), theme.paper), .fill(circle(Self.radius), theme.ink),
                .text(text),
            ])
    }

    /// Returns the line of a drag, with an arrowhead where the finger is lifted; nil for a tap.
    private func drag(_ touch: Touch, number: Int, _ theme: Theme) -> Layer? {
        let start = touch.points[0]
        guard let end = touch.points.last,
            touch.points.contains(where: { Segment(start, $0).length > Self.tapReach })
        else { return nil }
        let line = Shape.path(
            Path(touch.points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }))
        let base = touch.points.last { Segment($0, end).length > Arrowhead.small.length } ?? start
        let direction = Segment(base, end).direction
        return Layer(
            name: "drag-\(number)",
            contents: [
                .stroke(line, theme.paper.faded(by: 0.8), Stroke(width: 3.5, cap: .round, join: .round)),
                .stroke(line, theme.ink, Stroke(width: 1.25, cap: .butt, join: .round, dash: [5, 3])),
                Arrowhead(length: 11, halfWidth: 5).content(
                    at: end.going(direction, 2), direction, theme.paper),
                Arrowhead(length: 8, halfWidth: 3.2).content(at: end, direction, theme.ink),
            ])
    }
}

extension Picture {
    /// The positions of the fingers, in the order in which they came down.
    fileprivate var fingers: [CGPoint] {
        layers.filter(\.holdsFingers).flatMap(\.children).map { CGPoint.zero.applying($0.transform) }
    }
}
