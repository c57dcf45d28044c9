import Foundation
import Testing

@testable import Physics2D

/// Our sine and cosine beside the C library's in double precision, rounded to a float.
@Suite struct RotationTests {
    @Test func sinesAreCorrectlyRounded() {
        for step in -30_000...30_000 {
            let angle = Float(step) * 0.00317
            let rotation = Rotation(angle: angle)
            #expect(rotation.sine == Float(sin(Double(angle))), "sine of \(angle)")
            #expect(rotation.cosine == Float(cos(Double(angle))), "cosine of \(angle)")
        }
    }

    @Test func turningThereAndBack() {
        let rotation = Rotation(angle: 1.2)
        let back = rotation.inverseRotate(rotation.rotate(Vector2(3, -4)))
        #expect(abs(back.x - 3) < 1e-6 && abs(back.y + 4) < 1e-6)
    }
}
