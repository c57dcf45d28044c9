import Picture
import Testing
import UIKitHost

@testable import CoreDrawing

/// Areas that are made of two paths.
@Suite struct PathAreaTests {
    private let one = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    private let two = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

    private func points(_ path: CGPath) -> Int { path.path.elements.flatMap(\.points).count }

    /// The area of a path by samples, in square points.
    private func area(_ path: CGPath) -> Int {
        var count = 0
        for x in -10..<50 {
            for y in -10..<50 where path.contains(CGPoint(x: CGFloat(x) + 0.49, y: CGFloat(y) + 0.51)) {
                count += 1
            }
        }
        return count
    }

    @Test func rectanglesCombine() {
        #expect(area(one.union(two)) == 700 && points(one.union(two)) == 8)
        #expect(area(one.intersection(two)) == 100 && points(one.intersection(two)) == 4)
        #expect(area(one.subtracting(two)) == 300 && points(one.subtracting(two)) == 6)
        #expect(area(one.symmetricDifference(two)) == 600)
        #expect(one.subtracting(one).isEmpty && one.intersection(one).boundingBox == one.boundingBox)
    }

    @Test func neighborsBecomeOne() {
        let right = CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 20), transform: nil)
        let both = one.union(right)
        #expect(points(both) == 4 && both.boundingBox == CGRect(x: 0, y: 0, width: 25, height: 20))
    }

    @Test func holesStayHoles() {
        let inner = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
        let ring = one.subtracting(inner)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 2)))
        #expect(ring.componentsSeparated().count == 1)
        let away = CGPath(rect: CGRect(x: 30, y: 0, width: 5, height: 5), transform: nil)
        #expect(ring.union(away).componentsSeparated().count == 2)
    }

    @Test func crossingLinesAreNormalized() {
        let bow = CGMutablePath()
        bow.addLines(between: [(0, 0), (20, 20), (20, 0), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) })
        bow.closeSubpath()
        #expect(points(bow.normalized()) == 6 && bow.normalized().componentsSeparated().count == 2)
    }

    @Test func linesAreCut() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -10, y: 5), CGPoint(x: 30, y: 5)])
        #expect(line.lineIntersection(one).boundingBox == CGRect(x: 0, y: 5, width: 20, height: 0))
        #expect(line.lineSubtracting(one).boundingBox == CGRect(x: -10, y: 5, width: 40, height: 0))
    }
}
