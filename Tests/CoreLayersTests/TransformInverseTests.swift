import CoreLayers
import Testing

/// Transforms that undo others.
@Suite struct TransformInverseTests {
    @Test func inversesUndo() {
        var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
        map.m34 = -1.0 / 500
        map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 4), 5, 6, 7)
        let rows = CATransform3DConcat(map, CATransform3DInvert(map)).rows
        for row in 0..<4 {
            for column in 0..<4 { #expect(abs(rows[row][column] - (row == column ? 1 : 0)) < 1e-12) }
        }
    }

    @Test func aTransformWithoutInverseStays() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func elementsAreGivenRowByRow() {
        let map = CATransform3D(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
            m41: 4, m42: 5, m43: 6, m44: 1)
        #expect(map == CATransform3DMakeTranslation(4, 5, 6))
    }
}
