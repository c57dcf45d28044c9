import Testing

@testable import UIKitDynamics

@MainActor @Suite struct AnimationOptionsTests {
    let take = SimulationRun()
    var view: UIView { take.view }

    @Test func theOldValueShowsDuringTheDelay() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.y = 325 })
        }
        take.run(0.5)
        #expect(isNear(take.seenCenter, 150, 225))
        take.run(0.5)
        #expect(isNear(take.seenCenter, 150, 275))
    }

    @Test func fromTheCurrentStateTheOldAnimationEnds() {
        var finished: Bool?
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 },
                completion: { finished = $0 })
        }
        take.run(0.5)
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: { view.center.x = 100 })
        }
        #expect(isNear(take.seenCenter, 200, 225))
        take.run(0.5)
        #expect(isNear(take.seenCenter, 150, 225))
        #expect(finished == false)
    }

    @Test func aPropertySetTwiceInABlockCountsOnce() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: {
                    view.center.x = 999
                    view.center.x = 250
                })
        }
        #expect(isNear(take.seenCenter, 150, 225))
        take.run(0.5)
        #expect(isNear(take.seenCenter, 200, 225))
    }

    @Test func innerBlocksInheritDurationAndPaceUnlessTheyOverrideThem() {
        take.host.withCurrent {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.center.x = 250 }
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
                ) { view.alpha = 0.5 }
            }
        }
        take.run(1)
        #expect(isNear(take.seenCenter, 200, 225))
        #expect(take.seen?.opacity == 0.5)
    }

    @Test func repetitionsWithReversalGoThereAndBack() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
                animations: { view.center.x = 250 }, completion: { _ in Issue.record("must not come") })
        }
        take.run(4.25)
        #expect(isNear(take.seenCenter, 175, 225, within: 1e-6))
        take.run(1.5)
        #expect(isNear(take.seenCenter, 175, 225, within: 1e-6))
    }

    @Test func aSingleReversalEndsAtTheNewValueAfterTwiceTheDuration() {
        var finished = false
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
                animations: { view.center.x = 250 }, completion: { finished = $0 })
        }
        take.run(1.5)
        #expect(isNear(take.seenCenter, 200, 225, within: 1e-6))
        #expect(!finished)
        take.run(0.5)
        #expect(finished)
        #expect(isNear(take.seenCenter, 250, 225))
    }

    @Test func aSpringOvershootsAndRests() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: { view.center.x = 250 })
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            take.run(1.0 / 60)
            farthest = max(farthest, take.seenCenter!.x)
        }
        #expect(abs(farthest - 266.3) < 1)
        #expect(take.seenCenter?.x == 250)
    }
}
