import Testing
import UIKitHost
import UIKitTestSupport

/// The delay of a motion that begins later, as the end of a film reports it.
@MainActor @Suite struct ExpectedMotionTests {
    private let fixture = ViewFixture()

    /// Returns the time of the next delay after motion was added to the view.
    private func delay(after add: @MainActor (UIView) -> Void) -> Double? {
        fixture.host.withCurrent { add(fixture.view) }
        return fixture.host.context.clock.nextDelay
    }

    @Test func aBlockWithADelayIsExpected() {
        #expect(delay { view in UIView.animate(withDuration: 1, delay: 2) { view.alpha = 0 } } == 2)
    }

    @Test func aBlockWithoutADelayOrWithoutChangesIsNot() {
        #expect(delay { view in UIView.animate(withDuration: 1) { view.alpha = 0 } } == nil)
        #expect(delay { view in UIView.animate(withDuration: 1, delay: 2) {} } == nil)
    }

    @Test func anAnimatorThatStartsLaterIsExpected() {
        let expected = delay { view in
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.startAnimation(
                afterDelay: 3)
        }
        #expect(expected == 3)
    }

    @Test func aLayersAnimationThatBeginsLaterIsExpected() {
        let expected = delay { view in
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            animation.beginTime = CACurrentMediaTime() + 4
            view.layer.add(animation, forKey: "fade")
        }
        #expect(expected == 4)
    }
}
