import Testing
import UIKitHost
import UIKitTestSupport

/// Repetitions of an animation that add up.
@MainActor @Suite struct CumulativeAnimationTests {
    private let fixture = ViewFixture()

    /// Returns the horizontal place of a layer that begins at 0, at a time in seconds, while an animation
    /// moves it from 10 to 30 three times, in a second each.
    private func place(at time: TimeInterval, _ change: (CABasicAnimation) -> Void = { _ in }) -> CGFloat? {
        fixture.host.withCurrent {
            let animation = CABasicAnimation(keyPath: "transform.translation.x")
            (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
            (animation.repeatCount, animation.isCumulative) = (3, true)
            change(animation)
            fixture.view.layer.add(animation, forKey: nil)
        }
        fixture.run(time)
        return fixture.host.withCurrent { fixture.view.layer.presentation()?.affineTransform().tx }
    }

    @Test func eachRepetitionAddsItsValuesToTheLastOneBefore() {
        #expect(place(at: 0.5).map { abs($0 - 20) < 1e-9 } == true)
        #expect(CumulativeAnimationTests().place(at: 1.5).map { abs($0 - (30 + 20)) < 1e-9 } == true)
        #expect(CumulativeAnimationTests().place(at: 2.25).map { abs($0 - (60 + 15)) < 1e-9 } == true)
    }

    @Test func theEndKeepsTheSum() {
        let end = place(at: 4) { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) }
        #expect(end.map { abs($0 - 90) < 1e-9 } == true)
    }

    @Test func otherRepetitionsBeginAnew() {
        #expect(place(at: 1.5) { $0.isCumulative = false }.map { abs($0 - 20) < 1e-9 } == true)
    }
}
