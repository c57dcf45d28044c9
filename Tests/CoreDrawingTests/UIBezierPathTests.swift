import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreDrawing

@Suite struct UIBezierPathTests {
    let center = CGPoint(x: 30, y: 40)

    func sampled(_ path: UIBezierPath) -> [CGPoint] { path.path.flattened(spacing: 0.5).flatMap { $0 } }

    @Test(arguments: [
        (0.0, 1.0, true), (0, 1, false), (-3, 9, true), (2, -2, false), (0, 2 * Double.pi, false),
    ])
    func arcsStayAtTheRadius(start: Double, end: Double, clockwise: Bool) {
        let path = UIBezierPath(
            arcCenter: center, radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
        let points = sampled(path)
        #expect(points.count > 10)
        for point in points { #expect(abs(point.distance(to: center) - 20) < 20 * 5e-6) }
        let isFullTurn = abs(end - start) >= 2 * .pi
        let (sine, cosine) = sineAndCosine(isFullTurn ? start : end)
        #expect(isNear(path.currentPoint, 30 + 20 * cosine, 40 + 20 * sine))
    }

    @Test func clockwiseMeansThroughGrowingAnglesOnScreen() {
        let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(isNear(down.bounds, CGRect(x: -10, y: 0, width: 20, height: 10), within: 1e-4))
        let up = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(isNear(up.bounds, CGRect(x: -10, y: -10, width: 20, height: 10), within: 1e-4))
    }

    @Test func anArcIsJoinedByALine() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
        #expect(path.path.elements[1] == .line(CGPoint(x: 60, y: 0)))
    }

    @Test func ovalsAndRoundedRectanglesTouchTheirSides() {
        let box = CGRect(x: 10, y: 20, width: 80, height: 40)
        #expect(isNear(UIBezierPath(ovalIn: box).bounds, box, within: 1e-9))
        #expect(isNear(UIBezierPath(roundedRect: box, cornerRadius: 10).bounds, box, within: 1e-9))
        #expect(isNear(UIBezierPath(roundedRect: box, cornerRadius: 999).bounds, box, within: 1e-9))
        #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).path == UIBezierPath(rect: box).path)
        let corner = CGPoint(x: 11, y: 21)
        #expect(UIBezierPath(rect: box).contains(corner))
        #expect(!UIBezierPath(roundedRect: box, cornerRadius: 10).contains(corner))
    }

    @Test func theBoundsOfACurveAreThoseOfItsLine() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 10, y: 8))
        #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 6)))
        let quadratic = UIBezierPath()
        quadratic.move(to: .zero)
        quadratic.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 8))
        #expect(isNear(quadratic.bounds, CGRect(x: 0, y: 0, width: 10, height: 4)))
        #expect(UIBezierPath().bounds.isNull)
    }

    @Test func containmentGoesByWinding() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let backwards: [(Double, Double)] = [(10, 10), (10, 20), (20, 20), (20, 10)]
        for (index, point) in backwards.enumerated() {
            let corner = CGPoint(x: point.0, y: point.1)
            if index == 0 { hole.move(to: corner) } else { hole.addLine(to: corner) }
        }
        hole.close()
        #expect(!hole.contains(CGPoint(x: 15, y: 15)) && hole.contains(CGPoint(x: 5, y: 5)))
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(circle.contains(CGPoint(x: 17, y: 17)) && !circle.contains(CGPoint(x: 17.1, y: 17.1)))
        #expect(!UIBezierPath().contains(.zero))
    }

    @Test func flatteningKeepsLinesAndCutsCurvesAboutEveryTenPoints() {
        let box = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(UIBezierPath(rect: box).path.flattened(spacing: 10) == [box.corners])
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).path.flattened(
            spacing: 10)[
                0]
        #expect((30...34).contains(circle.count))
        for (from, to) in zip(circle, circle.dropFirst() + [circle[0]]) {
            #expect((8...12).contains(from.distance(to: to)))
        }
    }

    @Test func eachPartBecomesAPolygon() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.close()
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.move(to: CGPoint(x: 50, y: 50))
        #expect(
            path.path.flattened(spacing: 10) == [
                [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)], [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 9)],
            ])
    }

    @Test func applyMovesEverything() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 2))
        #expect(path.bounds == CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
        path.removeAllPoints()
        #expect(path.isEmpty && path.currentPoint == .zero)
    }

    @Test func aBlockSeesTheElementsOfAnEllipse() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
        var (types, points): ([CGPathElementType], [CGPoint]) = ([], [])
        path.applyWithBlock {
            types.append($0.pointee.type)
            if $0.pointee.type == .addCurveToPoint {
                points += (0..<3).map { [e = $0.pointee] in e.points[$0] }
            }
        }
        let curve = CGPathElementType.addCurveToPoint
        #expect(types == [.moveToPoint, curve, curve, curve, curve, .closeSubpath])
        // As Core Graphics prints them.
        let first = [CGPoint(x: 90, y: 83.284), CGPoint(x: 83.284, y: 90), CGPoint(x: 75, y: 90)]
        for (point, expected) in zip(points, first) {
            #expect(abs(point.x - expected.x) < 0.001 && abs(point.y - expected.y) < 0.001)
        }
    }
}
