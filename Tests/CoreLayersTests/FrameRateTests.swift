import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of layers that move at a rate of their own.
@MainActor @Suite struct FrameRateTests {
    let fixture = ViewFixture()

    /// Moves the view's layer from 0 to 150 in a quarter of a second.
    private func animate(_ range: CAFrameRateRange, inGroup: Bool = false) {
        fixture.host.withCurrent {
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue) = (0, 150)
            let group = CAAnimationGroup()
            group.animations = [move]
            let animation: CAAnimation = inGroup ? group : move
            (animation.duration, animation.preferredFrameRateRange) = (0.25, range)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            fixture.view.layer.add(animation, forKey: nil)
        }
    }

    private var x: CGFloat? {
        fixture.host.withCurrent { fixture.view.layer.presentation()?.position.x }
    }

    @Test(arguments: [
        (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20), 3),
        (CAFrameRateRange(minimum: 10, maximum: 30), 2),
        (CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120), 1), (.default, 1),
    ])
    func anAnimationMovesInStepsAndEndsInTime(_ range: CAFrameRateRange, _ ticks: Int) {
        animate(range)
        for tick in 1..<15 {
            fixture.run(1.0 / 60)
            #expect(isNear(x, 10 * CGFloat(tick - tick % ticks), within: 1e-6))
        }
        fixture.run(1.0 / 60)
        #expect(isNear(x, 150, within: 1e-6))
        fixture.run(1)
        #expect(isNear(x, 150, within: 1e-6))
    }

    @Test func aGroupMovesItsMembersInSteps() {
        animate(CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30), inGroup: true)
        fixture.run(5.0 / 60)
        #expect(isNear(x, 40, within: 1e-6))
        fixture.run(1)
        #expect(isNear(x, 150, within: 1e-6))
    }
}
