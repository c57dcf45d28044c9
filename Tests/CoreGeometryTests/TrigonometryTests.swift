import CoreGeometry
import Testing

/// The C library's functions are the reference; ours may differ in the last bit or two.
@Suite struct TrigonometryTests {
    @Test func sineAndCosineFollowTheReference() {
        for step in -4000...4000 {
            let angle = Double(step) * 0.01237
            let (sine, cosine) = sineAndCosine(angle)
            #expect(abs(sine - sin(angle)) < 1e-15, "sine of \(angle)")
            #expect(abs(cosine - cos(angle)) < 1e-15, "cosine of \(angle)")
        }
    }

    @Test func quarterTurnsAreExact() {
        #expect(sineAndCosine(0) == (0, 1))
        #expect(sineAndCosine(.pi / 2).sine == 1)
        #expect(sineAndCosine(.pi).cosine == -1)
    }

    @Test func arcTangentFollowsTheReferenceInEveryQuadrant() {
        for step in 0..<720 {
            let (y, x) = sineAndCosine(Double(step) * .pi / 360)
            #expect(abs(arcTangent(y: y * 3, x: x * 3) - atan2(y * 3, x * 3)) < 1e-15, "step \(step)")
        }
        #expect(arcTangent(y: 0, x: 0) == 0)
    }

    @Test func anglesThatAreNoNumbersGiveNoNumbers() {
        #expect(sineAndCosine(.infinity).sine.isNaN)
        #expect(sineAndCosine(.nan).cosine.isNaN)
    }
}
