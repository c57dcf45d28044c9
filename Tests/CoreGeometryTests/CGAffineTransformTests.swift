import CoreGeometry
import Testing

@Suite struct CGAffineTransformTests {
    @Test func concatenationAppliesTheLeftOneFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(
            CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    }

    @Test func rotatedAndScaledActInTheTransformsOwnAxes() {
        let transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 1)
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 100) < 1e-12)
        #expect(abs(point.y - 2) < 1e-12)
    }

    @Test func inversionUndoesATransform() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let there = CGPoint(x: 5, y: -6).applying(transform).applying(transform.inverted())
        #expect(abs(there.x - 5) < 1e-12)
        #expect(abs(there.y + 6) < 1e-12)
    }

    @Test func flatTransformsInvertToThemselves() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectanglesMapToTheirBoundingBox() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(
            CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.width - 8.0.squareRoot()) < 1e-12)
        #expect(CGRect.null.applying(.identity).isNull)
    }
}
