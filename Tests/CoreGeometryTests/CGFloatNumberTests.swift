import CoreGeometry
import Testing

@Suite struct CGFloatNumberTests {
    @Test func aNumberHasItsValue() {
        #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
        #expect(CGFloat(truncating: NSNumber(value: -3)) == -3)
        #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }
}
