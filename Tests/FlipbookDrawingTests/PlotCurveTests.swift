import CoreGeometry
import FlipbookCore
import Foundation
import Picture
import Testing

@testable import FlipbookDrawing

@Suite struct PlotCurveTests {
    @Test func curvesOfPlotsKeepToEveryPointByLessThanATenthOfAPixel() {
        let points = (0...600).map { CGPoint(x: Double($0), y: 200 + 150 * sin(Double($0) / 60)) }
        let curve = Curve(through: points).points
        #expect(curve.count < 200 && curve.first == points.first && curve.last == points.last)
        for point in points { #expect(abs(height(of: curve, at: point.x) - point.y) < 0.05) }
    }

    @Test func curvesOfPlotsKeepBouncesSharpAndStraightLinesAsTwoPoints() {
        let bounces = (0...300).map { CGPoint(x: Double($0), y: abs(Double($0 % 100) - 50)) }
        #expect(Curve(through: bounces).points.map(\.x) == [0, 50, 100, 150, 200, 250, 300])
        let line = (0...100).map { CGPoint(x: Double($0), y: 3 * Double($0)) }
        #expect(Curve(through: line).points == [line[0], line[100]])
    }

    @Test func curvesOfPlotsOfFarMorePointsThanThereIsRoomKeepTheExtremes() {
        let points = (0..<100_000).map { (number: Int) -> CGPoint in
            CGPoint(x: Double(number) / 1000, y: number == 50_123 ? 90.0 : Double(number % 2))
        }
        let curve = Curve(through: points).points
        #expect(curve.count <= 4 * 1001)
        #expect(curve.contains { $0.y == 90 })
    }

    @Test func curvesOfPlotsMayHaveNoPoint() {
        #expect(Curve(through: []).path.elements.isEmpty)
        let dot = CGPoint(x: 3, y: 4)
        #expect(Curve(through: [dot]).path.elements == [.move(dot), .line(dot)])
        #expect(Curve(through: [dot, dot]).points == [dot, dot])
    }

    @Test func curvesOfPlotsHaveNamesAtTheirEndsThatDoNotOverlap() {
        #expect(EndNames.spread([10, 100, 50]) == [10, 100, 50])
        #expect(EndNames.spread([50, 50]) == [43, 57])
        #expect(EndNames.spread([50, 52, 51, 200]) == [37, 65, 51, 200])
        // The second row would push the first.
        #expect(
            EndNames.spread([40, 52, 60]) == [36.666666666666664, 50.666666666666664, 64.66666666666666])
        #expect(EndNames.spread([99, 100], above: 100) == [86, 100])
        #expect(EndNames.spread([]) == [])
    }

    @Test func curvesOfPlotsHaveMarksOfContactThatStandApart() {
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
