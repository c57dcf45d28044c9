import Foundation
import Testing
import UIKitHost

/// Areas, sets and paths under the names of Swift 2.
@MainActor @Suite struct EarlierAreaTests {
    @Test func rectanglesChangeInPlace() {
        var rect = CGRectMake(0, 0, 10, 10)
        rect.unionInPlace(CGRectMake(20, 20, 10, 10))
        #expect(rect == CGRect(x: 0, y: 0, width: 30, height: 30))
        rect.intersectInPlace(CGRectMake(10, 0, 90, 90))
        rect.insetInPlace(dx: 1, dy: 2)
        rect.offsetInPlace(dx: 0.5, dy: 0)
        #expect(rect == CGRect(x: 11.5, y: 2, width: 18, height: 26))
        rect.makeIntegralInPlace()
        #expect(rect == CGRect(x: 11, y: 2, width: 19, height: 26))
    }

    @Test func setsChangeInPlace() {
        var numbers: Set<Int> = [1]
        numbers.unionInPlace([7, 8])
        numbers.intersectInPlace(5...7)
        #expect(numbers == [7])
        var mask: UIView.AutoresizingMask = [.flexibleWidth]
        mask.unionInPlace(.flexibleHeight)
        #expect(mask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func pathsAreReadByFunctions() {
        let ring = CGPathCreateMutable()
        #expect(CGPathIsEmpty(ring))
        CGPathAddRect(ring, nil, CGRectMake(0, 0, 30, 30))
        CGPathAddRect(ring, nil, CGRectMake(10, 10, 10, 10))
        let middle = CGPointMake(15, 15)
        #expect(
            CGPathContainsPoint(ring, nil, middle, false) && !CGPathContainsPoint(ring, nil, middle, true))
        var move = CGAffineTransformMakeTranslation(-10, 0)
        #expect(CGPathContainsPoint(ring, &move, middle, true), "the transform moves the point")
    }
}
