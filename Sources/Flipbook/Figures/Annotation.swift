import CoreGeometry
import Foundation

/// Something that a figure explains: a length, an angle, a force, the name of a thing. It is made of points of
/// the scene's view, so that what is written is computed from what is there.
public struct Annotation: Sendable, Hashable {
    /// What is drawn; all points are those of the scene's view.
    enum Kind: Sendable, Hashable {
        case dimension(Measure, Segment, Side)
        case angle(Corner)
        case rightAngle(Corner)
        case vector(Segment)
        case label(CGPoint)
        case guide(Segment)
        case axes(origin: CGPoint, length: CGFloat)
    }

    /// Which length between two points a dimension tells.
    public enum Measure: Sendable, Hashable {
        /// The way from one to the other, never negative.
        case distance
        /// How far the second lies to the right of the first; negative when it lies to the left.
        case dx
        /// How far the second lies below the first; negative when it lies above.
        case dy
    }

    /// Where a dimension's line is drawn.
    public enum Side: Sendable, Hashable {
        /// Where there is more room.
        case automatic
        /// Beside what is measured, on the side named.
        case left, right, above, below
        /// From point to point, with nothing between the line and what is measured.
        case onLine
    }

    /// What is drawn.
    let kind: Kind
    /// What is written; empty for nothing.
    let text: String
}

extension Annotation {
    /// A length between two points in points, on a thin line with arrow heads.
    ///
    /// - Parameters:
    ///   - name: written before the number, as in “dx = 116 pt”; default none.
    ///   - measure: which length; default the distance.
    ///   - start: where the length begins, in points.
    ///   - end: where it ends.
    ///   - side: where the line is drawn; default where there is more room.
    public static func dimension(
        _ name: String? = nil, _ measure: Measure = .distance, from start: CGPoint, to end: CGPoint,
        side: Side = .automatic
    ) -> Annotation {
        let way = Segment(start, end)
        let number = figureText(measure.length(of: way))
        return Annotation(kind: .dimension(measure, way, side), text: named(name, "\(number) pt"))
    }

    /// The angle at a corner in degrees, from one leg to the other: UIKit's, positive when it turns clockwise,
    /// above -180 and at most 180.
    ///
    /// - Parameters:
    ///   - name: written before the number; default none.
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

    /// The small square that marks a right angle.
    public static func rightAngle(
        at vertex: CGPoint, between start: CGPoint, and end: CGPoint
    ) -> Annotation {
        Annotation(kind: .rightAngle(Corner(vertex: vertex, start: start, end: end)), text: "")
    }

    /// An arrow with a name, such as a force or a velocity.
    ///
    /// - Parameters:
    ///   - name: written beside it.
    ///   - start: where it begins.
    ///   - vector: where it points; times `scale` its length in points.
    ///   - unit: of the vector's length, which is written only if a unit is given.
    ///   - scale: points of the figure for each unit of the vector; default 1.
    public static func vector(
        _ name: String, at start: CGPoint, _ vector: CGVector, unit: String? = nil, scale: CGFloat = 1
    ) -> Annotation {
        let end = CGPoint(x: start.x + vector.dx * scale, y: start.y + vector.dy * scale)
        let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
        let text = unit.map { named(name, "\(figureText(length)) \($0)") } ?? name
        return Annotation(kind: .vector(Segment(start, end)), text: text)
    }

    /// A text with a thin line that leads to a point.
    public static func label(_ text: String, at point: CGPoint) -> Annotation {
        Annotation(kind: .label(point), text: text)
    }

    /// A thin dashed line that helps the eye.
    public static func guide(from start: CGPoint, to end: CGPoint) -> Annotation {
        Annotation(kind: .guide(Segment(start, end)), text: "")
    }

    /// Two short arrows, to the right and down, where coordinates begin.
    public static func axes(at origin: CGPoint, length: CGFloat = 40) -> Annotation {
        Annotation(kind: .axes(origin: origin, length: length), text: "")
    }

    private static func named(_ name: String?, _ value: String) -> String {
        name.map { "\($0) = \(value)" } ?? value
    }
}

extension Annotation.Measure {
    /// The length in points.
    fileprivate func length(of way: Segment) -> CGFloat {
        switch self {
        case .distance: way.length
        case .dx: way.end.x - way.start.x
        case .dy: way.end.y - way.start.y
        }
    }
}

extension Annotation {
    /// All points that are drawn from.
    var points: [CGPoint] {
        switch kind {
        case .dimension(_, let way, _), .vector(let way), .guide(let way): [way.start, way.end]
        case .angle(let corner), .rightAngle(let corner): [corner.vertex, corner.start, corner.end]
        case .label(let point): [point]
        case .axes(let origin, let length):
            [origin, CGPoint(x: origin.x + length, y: origin.y + length)]
        }
    }

    /// What it is called in SVG files and in messages.
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

/// A number as figures write it: a few decimals at most, one unless another number is given, none that says
/// nothing, and a true minus sign.
func figureText(_ number: CGFloat, decimals: Int = 1) -> String {
    guard number.isFinite else { return "?" }
    var digits = String(format: "%.\(decimals)f", abs(number))
    if digits.contains(".") {
        while digits.hasSuffix("0") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
    }
    return number < 0 && digits != "0" ? "\u{2212}\(digits)" : digits
}
