import Testing
import UIKitHost
import UIKitTestSupport

@testable import CoreLayers

@Suite struct TransformPartsTests {
    @Test func pureTurnsKeepScalesOfExactlyOne() {
        for step in -314...314 {
            let transform = CGAffineTransform(rotationAngle: CGFloat(step) / 100)
            let parts = TransformParts(transform)
            #expect(parts.scaleX == 1 && parts.scaleY == 1 && parts.shear == 0)
            #expect(abs(parts.rotation - CGFloat(step) / 100) < 1e-14)
            #expect(isNear(parts.transform, transform, within: 1e-15))
        }
        #expect(TransformParts(.identity).transform == .identity)
    }

    @Test func scaleAndTurnAreToldApart() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3)
        let parts = TransformParts(transform)
        #expect(isNear(parts.rotation, 0.7))
        #expect(isNear(parts.scaleX, 2))
        #expect(isNear(parts.scaleY, 3))
        #expect(isNear(parts.shear, 0))
    }

    @Test(arguments: [
        CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 8),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 0.3, b: 0.9, c: 0.8, d: -0.2, tx: -1, ty: 0),
        CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 0, ty: 0),
        CGAffineTransform(a: 3, b: 4, c: 0, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 6),
    ])
    func anyTransformComesTogetherAgain(transform: CGAffineTransform) {
        let parts = TransformParts(transform)
        #expect(isNear(parts.transform, transform))
        #expect(isNear(parts.turnedByHalf.transform, transform))
        #expect(parts.isMirrored == (transform.determinant < 0))
    }

    @Test func aTurnGoesTheShortWay() {
        #expect(isNear(shortestTurn(3 * .pi / 2), -.pi / 2))
        #expect(isNear(shortestTurn(-3 * .pi / 2), .pi / 2))
        #expect(shortestTurn(-.pi) == .pi)
        #expect(shortestTurn(.pi) == .pi)
    }
}
