import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct AnimationOptionsTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    @Test func theOldValueShowsDuringTheDelay() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.y = 325 })
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 150, 225))
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 150, 275))
    }

    @Test(
        arguments: [
            (.preferredFramesPerSecond30, 2), (.preferredFramesPerSecond60, 1), ([], 1),
        ] as [(UIView.AnimationOptions, Int)])
    func anAnimationMovesAtItsFrameRate(_ option: UIView.AnimationOptions, _ ticks: Int) {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.curveLinear, option],
                animations: { view.center.x = 300 }, completion: { finished = $0 })
        }
        for tick in 1..<15 {
            fixture.run(1.0 / 60)
            // 600 points a second.
            #expect(isNear(fixture.seenCenter?.x, 150 + 10 * CGFloat(tick - tick % ticks), within: 1e-6))
        }
        fixture.run(1.0 / 60)
        #expect(isNear(fixture.seenCenter?.x, 300) && finished == true)
        #expect(fixture.host.failure == nil)
    }

    /// Code that follows the keyboard shifts the curve of its message, 7, into the options.
    @Test func theKeyboardsCurveIsASpringWithADurationOfItsOwn() {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
                animations: { view.center.x = 250 }, completion: { finished = $0 })
        }
        fixture.run(0.1)
        let angle = 0.1 * (1000.0 / 3).squareRoot()
        #expect(isNear(fixture.seenCenter, 250 - 100 * (1 + angle) * exp(-angle), 225))
        fixture.run(0.3)
        #expect(finished == nil)
        fixture.run(0.2)
        #expect(finished == true && isNear(fixture.seenCenter, 250, 225))
    }

    @Test func fromTheCurrentStateTheOldAnimationEnds() {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 },
                completion: { finished = $0 })
        }
        fixture.run(0.5)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: { view.center.x = 100 })
        }
        #expect(isNear(fixture.seenCenter, 200, 225))
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 150, 225))
        #expect(finished == false)
    }

    @Test func aPropertySetTwiceInABlockCountsOnce() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                animations: {
                    view.center.x = 999
                    view.center.x = 250
                })
        }
        #expect(isNear(fixture.seenCenter, 150, 225))
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 200, 225))
    }

    @Test func innerBlocksInheritDurationAndPaceUnlessTheyOverrideThem() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.center.x = 250 }
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
                ) { view.alpha = 0.5 }
            }
        }
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 200, 225))
        #expect(fixture.seen?.opacity == 0.5)
    }

    @Test func repetitionsWithReversalGoThereAndBack() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
                animations: { view.center.x = 250 }, completion: { _ in Issue.record("must not come") })
        }
        fixture.run(4.25)
        #expect(isNear(fixture.seenCenter, 175, 225, within: 1e-6))
        fixture.run(1.5)
        #expect(isNear(fixture.seenCenter, 175, 225, within: 1e-6))
    }

    @Test func aSingleReversalEndsAtTheNewValueAfterTwiceTheDuration() {
        var finished = false
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse],
                animations: { view.center.x = 250 }, completion: { finished = $0 })
        }
        fixture.run(1.5)
        #expect(isNear(fixture.seenCenter, 200, 225, within: 1e-6))
        #expect(!finished)
        fixture.run(0.5)
        #expect(finished)
        #expect(isNear(fixture.seenCenter, 250, 225))
    }

    @Test func aSpringOvershootsAndRests() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: { view.center.x = 250 })
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            fixture.run(1.0 / 60)
            farthest = max(farthest, fixture.seenCenter!.x)
        }
        #expect(abs(farthest - 266.3) < 1)
        #expect(fixture.seenCenter?.x == 250)
    }
}
