public import CoreGeometry
import FlipbookCore
public import Foundation

/// An explanation in a figure: a length, an angle, a force or a label. It is defined by points of the scene's
/// view, so that the numbers written are computed from the scene.
public struct Annotation: Sendable, Hashable {
    /// The geometry of an annotation; all points are those of the scene's view.
    enum Kind: Sendable, Hashable {
        case dimension(Measure, Segment, Side)
        case angle(Corner)
        case rightAngle(Corner)
        case vector(Segment)
        case label(CGPoint)
        case guide(Segment)
        case axes(origin: CGPoint, length: CGFloat)
    }

    /// The length between two points that a dimension measures.
    public enum Measure: Sendable, Hashable {
        /// The distance between the points, never negative.
        case distance
        /// The horizontal distance from the first point to the second; negative when the second lies to the
        /// left.
        case dx
        /// The vertical distance from the first point to the second; negative when the second lies above.
        case dy
    }

    /// The position of a dimension's line.
    public enum Side: Sendable, Hashable {
        /// The side with the most free space.
        case automatic
        /// The named side of the measured line.
        case left, right, above, below
        /// The measured line itself, from point to point.
        case onLine
    }

    /// The geometry.
    let kind: Kind
    /// The text; empty for none.
    let text: String
}

extension Annotation {
    /// Returns the length between two points, on a thin line with arrowheads; the text gives it in points.
    ///
    /// - Parameters:
    ///   - name: the text before the number, as in “dx = 116 pt”; default none.
    ///   - measure: the length to measure; default the distance.
    ///   - start: the first point, in points.
    ///   - end: the second point, in points.
    ///   - side: the position of the line; default the side with the most free space.
    public static func dimension(
        _ name: String? = nil, _ measure: Measure = .distance, from start: CGPoint, to end: CGPoint,
        side: Side = .automatic
    ) -> Annotation {
        let way = Segment(start, end)
        let number = figureText(measure.length(of: way))
        return Annotation(kind: .dimension(measure, way, side), text: named(name, "\(number) pt"))
    }

    /// Returns the angle at a corner in degrees, from one leg to the other. As in UIKit it is positive
    /// clockwise; it is above -180 and at most 180.
    ///
    /// - Parameters:
    ///   - name: the text before the number; default none.
    ///   - vertex: the corner, in points.
    ///   - start: a point on the first leg; default the x axis, to the right of the corner.
    ///   - end: a point on the second leg.
    public static func angle(
        _ name: String? = nil, at vertex: CGPoint, from start: CGPoint? = nil, to end: CGPoint
    ) -> Annotation {
        let reach = Segment(vertex, end).length
        let corner = Corner(
            vertex: vertex, start: start ?? CGPoint(x: vertex.x + reach, y: vertex.y), end: end)
        return Annotation(
            kind: .angle(corner), text: named(name, "\(figureText(corner.angle * 180 / .pi))°"))
    }

    /// Returns the small square that marks a right angle.
    public static func rightAngle(
        at vertex: CGPoint, between start: CGPoint, and end: CGPoint
    ) -> Annotation {
        Annotation(kind: .rightAngle(Corner(vertex: vertex, start: start, end: end)), text: "")
    }

    /// Returns an arrow with a name, such as a force or a velocity.
    ///
    /// - Parameters:
    ///   - name: the text beside the arrow.
    ///   - start: the start of the arrow, in points.
    ///   - vector: the direction and magnitude; multiplied by `scale`, the arrow in points.
    ///   - unit: the unit of the vector's magnitude, which is written only if a unit is given.
    ///   - scale: the points of the view for each unit of the vector; default 1.
    public static func vector(
        _ name: String, at start: CGPoint, _ vector: CGVector, unit: String? = nil, scale: CGFloat = 1
    ) -> Annotation {
        let end = CGPoint(x: start.x + vector.dx * scale, y: start.y + vector.dy * scale)
        let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
        let text = unit.map { named(name, "\(figureText(length)) \($0)") } ?? name
        return Annotation(kind: .vector(Segment(start, end)), text: text)
    }

    /// Returns a text with a thin line that leads to a point.
    public static func label(_ text: String, at point: CGPoint) -> Annotation {
        Annotation(kind: .label(point), text: text)
    }

    /// Returns a thin dashed line, such as a construction line.
    public static func guide(from start: CGPoint, to end: CGPoint) -> Annotation {
        Annotation(kind: .guide(Segment(start, end)), text: "")
    }

    /// Returns two short arrows, to the right and down, that mark the origin of a coordinate system. The
    /// length is in points; default 40.
    public static func axes(at origin: CGPoint, length: CGFloat = 40) -> Annotation {
        Annotation(kind: .axes(origin: origin, length: length), text: "")
    }

    private static func named(_ name: String?, _ value: String) -> String {
        name.map { "\($0) = \(value)" } ?? value
    }
}

extension Annotation.Measure {
    /// Returns the length in points.
    fileprivate func length(of way: Segment) -> CGFloat {
        switch self {
        case .distance: way.length
        case .dx: way.end.x - way.start.x
        case .dy: way.end.y - way.start.y
        }
    }
}

extension Annotation {
    /// All points that define the annotation.
    var points: [CGPoint] {
        switch kind {
        case .dimension(_, let way, _), .vector(let way), .guide(let way): [way.start, way.end]
        case .angle(let corner), .rightAngle(let corner): [corner.vertex, corner.start, corner.end]
        case .label(let point): [point]
        case .axes(let origin, let length):
            [origin, CGPoint(x: origin.x + length, y: origin.y + length)]
        }
    }

    /// Returns true where a part of the view shows what the annotation ends at; of an angle that is the
    /// vertex and the end of an arm, since its arc is near the vertex.
    func ends(in area: CGRect) -> Bool {
        switch kind {
        case .angle(let corner), .rightAngle(let corner):
            area.contains(corner.vertex) && (area.contains(corner.start) || area.contains(corner.end))
        default: points.allSatisfy(area.contains)
        }
    }

    /// The annotation's name in SVG files and in messages.
    var title: String {
        let subject = text.components(separatedBy: " = ")[0]
        return subject.isEmpty ? kind.name : "\(kind.name) \(subject)"
    }
}

extension Annotation.Kind {
    fileprivate var name: String {
        switch self {
        case .dimension: "dimension"
        case .angle: "angle"
        case .rightAngle: "right angle"
        case .vector: "vector"
        case .label: "label"
        case .guide: "guide"
        case .axes: "axes"
        }
    }
}
