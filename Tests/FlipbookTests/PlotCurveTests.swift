import CoreGeometry
import Foundation
import Testing

@testable import FlipbookCore
@testable import FlipbookDiff
@testable import FlipbookDrawing
@testable import FlipbookVideo

@Suite("Curves of plots")
struct PlotCurveTests {
    @Test("keep to every point by less than a tenth of a pixel, with few points")
    func tolerance() {
        let points = (0...600).map { CGPoint(x: Double($0), y: 200 + 150 * sin(Double($0) / 60)) }
        let curve = Curve(through: points).points
        #expect(curve.count < 200 && curve.first == points.first && curve.last == points.last)
        for point in points { #expect(abs(height(of: curve, at: point.x) - point.y) < 0.05) }
    }

    @Test("keep bounces sharp, and straight lines as two points")
    func corners() {
        let bounces = (0...300).map { CGPoint(x: Double($0), y: abs(Double($0 % 100) - 50)) }
        #expect(Curve(through: bounces).points.map(\.x) == [0, 50, 100, 150, 200, 250, 300])
        let line = (0...100).map { CGPoint(x: Double($0), y: 3 * Double($0)) }
        #expect(Curve(through: line).points == [line[0], line[100]])
    }

    @Test("of far more points than there is room keep the extremes")
    func thinning() {
        let points = (0..<100_000).map {
            CGPoint(x: Double($0) / 1000, y: $0 == 50_123 ? 90 : Double($0 % 2))
        }
        let curve = Curve(through: points).points
        #expect(curve.count <= 4 * 1001)
        #expect(curve.contains { $0.y == 90 })
    }

    @Test("may have no point, one, or two at the same place")
    func few() {
        #expect(Curve(through: []).path.elements.isEmpty)
        let dot = CGPoint(x: 3, y: 4)
        #expect(Curve(through: [dot]).path.elements == [.move(dot), .line(dot)])
        #expect(Curve(through: [dot, dot]).points == [dot, dot])
    }

    @Test("have names at their ends that do not overlap, in the ends' order, near them")
    func names() {
        #expect(EndNames.spread([10, 100, 50]) == [10, 100, 50])
        #expect(EndNames.spread([50, 50]) == [43, 57])
        #expect(EndNames.spread([50, 52, 51, 200]) == [37, 65, 51, 200])
        // The second row would push the first.
        #expect(
            EndNames.spread([40, 52, 60]) == [36.666666666666664, 50.666666666666664, 64.66666666666666])
        #expect(EndNames.spread([99, 100], above: 100) == [86, 100])
        #expect(EndNames.spread([]) == [])
    }

    @Test("have marks of contact that stand apart")
    func marks() {
        let places = [0.0, 1, 2, 20, 21, 40].map { CGPoint(x: $0, y: 5) }
        #expect(ContactMark.spread(places).map(\.x) == [0, 20, 40])
    }

    private func height(of curve: [CGPoint], at x: CGFloat) -> CGFloat {
        let next = curve.firstIndex { $0.x >= x } ?? curve.count - 1
        guard next > 0 else { return curve[0].y }
        let (from, to) = (curve[next - 1], curve[next])
        return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
}
