import Testing
import UIKitHost
import UIKitTestSupport

/// Animations within the time of a group.
@MainActor @Suite struct CAAnimationGroupTests {
    private let fixture = ViewFixture()

    /// Returns the horizontal place of a layer that begins at 0, at a time in seconds, while a group of one
    /// second holds an animation that moves it from 10 to 30.
    private func place(
        at time: TimeInterval, _ change: (CAAnimationGroup, CABasicAnimation) -> Void
    ) -> CGFloat? {
        fixture.host.withCurrent {
            let (group, animation) = (
                CAAnimationGroup(), CABasicAnimation(keyPath: "transform.translation.x")
            )
            (animation.fromValue, animation.toValue) = (10, 30)
            (group.animations, group.duration) = ([animation], 1)
            (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
            change(group, animation)
            fixture.view.layer.add(group, forKey: nil)
        }
        fixture.run(time)
        return fixture.host.withCurrent { fixture.view.layer.presentation()?.affineTransform().tx }
    }

    @Test(arguments: [0, 1]) func aHeldGroupHoldsTheAnimationsThatLastAsLongAsItDoes(duration: Double) {
        #expect(isNear(place(at: 1) { $1.duration = duration }, 30))
        let longAfter = CAAnimationGroupTests().place(at: 3) {
            ($0.fillMode, $1.duration) = (.both, duration)
        }
        #expect(isNear(longAfter, 30))
    }

    @Test func aHeldGroupHoldsAnAnimationThatEndsWithItAfterADelay() {
        #expect(isNear(place(at: 2) { ($1.beginTime, $1.duration) = (0.25, 0.75) }, 30))
    }

    @Test func aHeldGroupHoldsRepetitionsThatFillIt() {
        #expect(isNear(place(at: 2) { ($1.duration, $1.repeatCount) = (0.25, 4) }, 30))
    }

    @Test func aHeldGroupDoesNotHoldShorterAnimations() {
        #expect(isNear(place(at: 2) { $1.duration = 0.5 }, 0))
        let filled = CAAnimationGroupTests().place(at: 2) { ($1.duration, $1.fillMode) = (0.5, .forwards) }
        #expect(isNear(filled, 30))
    }

    @Test func aGroupThatTurnsAroundShowsItsEnd() {
        #expect(isNear(place(at: 1) { group, _ in group.autoreverses = true }, 30))
    }

    @Test func anEndedGroupShowsNothing() {
        #expect(isNear(place(at: 2) { group, _ in group.fillMode = .removed }, 0))
    }
}
