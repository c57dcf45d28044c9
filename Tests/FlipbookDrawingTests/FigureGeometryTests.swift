import CoreGeometry
import FlipbookCore
import Foundation
import Picture
import Testing

@testable import FlipbookDrawing

@Suite struct FigureGeometryTests {
    @Test(arguments: [
        (0.0, 90.0, 90.0), (0, -90, -90), (0, 180, 180), (170, -170, 20), (-170, 170, -20), (30, 30, 0),
    ])
    func anglesTurnClockwiseByTheShorterWay(first: Double, second: Double, expected: Double) {
        #expect(abs(corner(first, second).angle * 180 / .pi - expected) < 1e-9)
    }

    @Test(arguments: [10.0, 90, -135, 180])
    func arcsLieOnTheCircleFromLegToLeg(angle: Double) throws {
        let arc = corner(20, 20 + angle).arc(radius: 50)
        var points: [CGPoint] = []
        for element in arc.elements {
            switch element {
            case .move(let point): points.append(point)
            case .curve(let end, let control1, let control2):
                let start = try #require(points.last)
                points.append(middle(start, control1, control2, end))
                points.append(end)
            case .line, .close: Issue.record("an arc has curves alone")
            }
        }
        #expect(points.allSatisfy { abs(Segment(.zero, $0).length - 50) < 0.02 })
        let end = try #require(points.last)
        #expect(Segment(end, CGPoint.zero.going(toward(20 + angle), 50)).length < 1e-9)
    }

    @Test func segmentsKnowWhatTheyCross() {
        let box = CGRect(x: 10, y: 10, width: 10, height: 10)
        #expect(Segment(CGPoint(x: 0, y: 15), CGPoint(x: 30, y: 15)).crosses(box))
        #expect(Segment(CGPoint(x: 12, y: 12), CGPoint(x: 13, y: 13)).crosses(box))
        #expect(!Segment(CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 30)).crosses(box))
        #expect(!Segment(CGPoint(x: 0, y: 15), CGPoint(x: 9, y: 15)).crosses(box))
        let level = Segment(CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5))
        #expect(level.meets(Segment(CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10))))
        #expect(!level.meets(Segment(CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 10))))
        #expect(!level.meets(level.moved(CGVector(dx: 0, dy: 1), by: 2)))
    }

    @Test(arguments: [(44.0, 50.0), (50, 50), (51, 100), (0.3, 0.5), (7, 10), (0.001, 0.001)])
    func ticksStandAtRoundNumbers(least: CGFloat, step: CGFloat) {
        #expect(abs(AnnotationLayout.roundStep(atLeast: least) - step) < 1e-9 * step)
    }

    @Test(arguments: [
        (50.0, "50"), (220.907, "220.9"), (-0.04, "0"), (-58.324, "−58.3"), (100, "100"), (0.05, "0.1"),
        (.nan, "?"),
    ])
    func numbersAreShort(number: CGFloat, text: String) {
        #expect(figureText(number) == text)
    }

    @Test func measuresTellWhatIsThere() {
        let (start, end) = (CGPoint(x: 160, y: 284), CGPoint(x: 276, y: 96))
        #expect(Annotation.dimension("dx", .dx, from: start, to: end).text == "dx = 116 pt")
        #expect(Annotation.dimension("dy", .dy, from: start, to: end).text == "dy = −188 pt")
        #expect(Annotation.dimension(from: start, to: end).text == "220.9 pt")
        #expect(Annotation.angle("angle", at: start, to: end).text == "angle = −58.3°")
        let fall = Annotation.vector("gravity", at: start, CGVector(dx: 3, dy: 4), unit: "N", scale: 10)
        #expect(fall.text == "gravity = 5 N" && fall.points[1] == CGPoint(x: 190, y: 324))
    }

    private func corner(_ first: Double, _ second: Double) -> Corner {
        Corner(
            vertex: .zero, start: CGPoint.zero.going(toward(first), 80),
            end: CGPoint.zero.going(toward(second), 80))
    }

    private func toward(_ degrees: Double) -> CGVector {
        CGVector(dx: cos(degrees * .pi / 180), dy: sin(degrees * .pi / 180))
    }

    /// The middle of a Bezier curve.
    private func middle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        CGPoint(x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8)
    }
}
