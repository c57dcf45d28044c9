import CoreDrawing
import Foundation
import Testing

/// Outlines of lines, dashes and comparisons of paths.
@MainActor @Suite struct PathCopyTests {
    private func line(_ points: [CGPoint], isClosed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return path
    }

    private let bent = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]

    @Test(arguments: [
        (CGLineCap.butt, CGLineJoin.miter, CGRect(x: 0, y: -10, width: 110, height: 110)),
        (.square, .bevel, CGRect(x: -10, y: -10, width: 120, height: 120)),
        (.round, .round, CGRect(x: -10, y: -10, width: 120, height: 120)),
    ]) func anOutlineHoldsTheLine(_ cap: CGLineCap, _ join: CGLineJoin, _ box: CGRect) {
        let path = line(bent).copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: 10)
        let bounds = path.boundingBoxOfPath
        #expect(abs(bounds.minX - box.minX) < 0.01 && abs(bounds.maxX - box.maxX) < 0.01, "\(bounds)")
        #expect(abs(bounds.minY - box.minY) < 0.01 && abs(bounds.maxY - box.maxY) < 0.01, "\(bounds)")
        #expect(path.contains(CGPoint(x: 50, y: 9)) && path.contains(CGPoint(x: 95, y: 5)))
        #expect(!path.contains(CGPoint(x: 50, y: 20)) && !path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 109, y: -9)) == (join == .miter))
        #expect(path.contains(CGPoint(x: 107, y: -4)) == (join != .bevel))
        #expect(path.contains(CGPoint(x: -9, y: 9)) == (cap == .square))
    }

    @Test func theOutlineOfACircleIsARing() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let ring = circle.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(abs(ring.boundingBoxOfPath.width - 120) < 0.1)
        #expect(ring.contains(CGPoint(x: 0, y: 50)) && ring.contains(CGPoint(x: 9, y: 50)))
        #expect(!ring.contains(CGPoint(x: 12, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func dashesFollowThePath() {
        let dashes = line(bent).copy(dashingWithPhase: 5, lengths: [20, 10])
        let stroke = dashes.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        // Dashes from -5 to 15, 25 to 45 and so on; one goes around the corner.
        for (place, isDash) in [
            (0.0, true), (14, true), (16, false), (24, false), (26, true), (84, false), (96, true),
        ] {
            #expect(stroke.contains(CGPoint(x: place + 0.01, y: 0)) == isDash, "\(place)")
        }
        #expect(stroke.contains(CGPoint(x: 100, y: 4)) && !stroke.contains(CGPoint(x: 100, y: 7)))
    }

    @Test func pathsAreComparedAndCopied() {
        let box = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
        var rect = CGRect.zero
        #expect(box.isRect(&rect) && rect == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(!line(bent, isClosed: true).isRect(nil))
        let inside = CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 5, height: 5), transform: nil)
        let across = CGPath(rect: CGRect(x: 0, y: 30, width: 100, height: 5), transform: nil)
        let away = CGPath(rect: CGRect(x: 60, y: 0, width: 10, height: 10), transform: nil)
        #expect(box.intersects(inside) && inside.intersects(box) && box.intersects(across))
        #expect(!box.intersects(away))
        let copy = box.mutableCopy()
        copy?.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
        #expect(copy?.contains(CGPoint(x: 25, y: 40)) == true && box.copy() == box)
    }
}
