import Observation
import Testing
import UIKitHost
import UIKitTestSupport

/// Animations whose blocks change models, and views follow in the same animation.
@MainActor @Suite struct FlushedUpdateTests {
    @Observable @MainActor final class Place {
        var x = 150.0
    }

    private final class Page: UIView {
        var place: Place?
        weak var follower: UIView?

        override func updateProperties() { if let place { follower?.center.x = place.x } }
    }

    let fixture = ViewFixture()
    let place = Place()

    private func show() {
        fixture.host.withCurrent {
            let page = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            (page.place, page.follower) = (place, fixture.view)
            fixture.host.window.addSubview(page)
        }
        fixture.run(0.1)
    }

    @Test func aChangeOfAModelIsAnimatedAndAnEarlierOneIsNot() {
        show()
        fixture.host.withCurrent {
            place.x = 170
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates],
                animations: {
                    place.x = 260
                    UIView.performWithoutAnimation { place.x = 270 }
                })
            #expect(fixture.view.center.x == 270)
        }
        fixture.run(0.5)
        // The last 10 points are not animated.
        #expect(isNear(fixture.seenCenter, 225, 225))
        fixture.run(0.6)
        #expect(isNear(fixture.seenCenter, 270, 225))
    }

    @Test func withoutTheOptionTheViewFollowsAtOnce() {
        show()
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { place.x = 250 })
        }
        fixture.run(0.1)
        #expect(isNear(fixture.seenCenter, 250, 225))
    }

    @Test func anAnimatorAnimatesWhatItsBlocksRequest() {
        show()
        let animator = fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.flushUpdates = true
            animator.addAnimations { place.x = 250 }
            animator.startAnimation()
            return animator
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 200, 225) && animator.isRunning)
    }
}
