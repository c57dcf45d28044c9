import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct AnimatorDelayTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    /// Creates an animator of a second that moves the view to the right by 100 points from its middle on.
    private func animator(_ curve: UIView.AnimationCurve = .easeInOut) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
        animator.addAnimations({ [view] in view.center.x += 100 }, delayFactor: 0.5)
        return animator
    }

    private func shows(_ x: Double, within tolerance: Double = 1e-6) -> Bool {
        isNear(fixture.seenCenter?.x, x, within: tolerance)
    }

    @Test func delayedChangesTakeTheWholeCurveInTheRestOfTheTime() {
        fixture.host.withCurrent { animator().startAnimation() }
        fixture.run(0.5)
        #expect(shows(150))
        fixture.run(0.1)
        // (0.42, 0), (0.58, 1) at 0.2.
        #expect(shows(158.166, within: 0.01))
        fixture.run(0.15)
        #expect(shows(200))
        fixture.run(0.3)
        #expect(shows(250) && view.storage.additions.isEmpty)
    }

    @Test func aDelayedSpringIsThatOfTheAnimatorInLessTime() throws {
        func place(at seconds: Double, delayFactor: CGFloat) throws -> CGFloat {
            let fixture = ViewFixture()
            fixture.host.withCurrent {
                let spring = UISpringTimingParameters(dampingRatio: 0.5)
                let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
                animator.addAnimations({ fixture.view.center.x += 100 }, delayFactor: delayFactor)
                animator.startAnimation()
            }
            fixture.run(seconds)
            return try #require(fixture.seenCenter?.x)
        }
        #expect(try isNear(place(at: 0.5, delayFactor: 0.5), 150, within: 1e-6))
        for fraction in [0.1, 0.4, 0.7] {
            let whole = try place(at: fraction, delayFactor: 0)
            #expect(try isNear(place(at: 0.5 + fraction / 2, delayFactor: 0.5), whole, within: 1e-6))
        }
    }

    @Test func aPauseHoldsTheDelayToo() {
        fixture.host.withCurrent {
            let animator = animator()
            animator.startAnimation()
            fixture.run(0.25)
            animator.pauseAnimation()
            fixture.run(1)
            #expect(shows(150))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.75)
            fixture.run(0.25)
            #expect(shows(150))
            fixture.run(0.25)
            #expect(shows(200))
            animator.pauseAnimation()
            fixture.run(1)
            #expect(shows(200))
            animator.startAnimation()
            fixture.run(1)
            #expect(shows(250) && animator.state == .inactive)
        }
    }

    @Test func aFractionBeyondTheDelayShowsDelayedChanges() {
        fixture.host.withCurrent {
            let animator = animator()
            animator.fractionComplete = 0.4
            #expect(shows(150))
            animator.fractionComplete = 0.75
            #expect(shows(200))
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.6
            #expect(shows(158.166, within: 0.01))
            animator.isReversed = true
            animator.fractionComplete = 0.25
            #expect(shows(200))
            animator.fractionComplete = 0.5
            #expect(shows(150))
            animator.stopAnimation(true)
        }
    }

    @Test func aFingerFindsDelayedChangesWhereTheyPaused() {
        fixture.host.withCurrent {
            let animator = animator()
            animator.startAnimation()
            fixture.run(0.6)
            animator.pauseAnimation()
            let fraction = animator.fractionComplete
            for offset: CGFloat in [0, 0.001, -0.001] {
                animator.fractionComplete = fraction + offset
                #expect(shows(158.166, within: 0.3))
            }
            animator.fractionComplete = 0.4
            #expect(shows(150))
            animator.fractionComplete = 1
            #expect(shows(250))
            animator.stopAnimation(true)
        }
    }

    @Test func delayedChangesAreUndoneFirstOnTheWayBack() {
        var ends: [UIViewAnimatingPosition] = []
        fixture.host.withCurrent {
            let animator = animator(.linear)
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            fixture.run(0.8)
            #expect(shows(210))
            animator.isReversed = true
            fixture.run(0.15)
            #expect(shows(180))
            fixture.run(0.15)
            #expect(shows(150) && animator.isRunning)
            fixture.run(0.2)
            #expect(shows(150) && animator.isRunning)
            fixture.run(0.4)
        }
        #expect(ends == [.start] && view.center.x == 150)
    }

    @Test func theDelayInARunningAnimatorIsAPartOfItsRemainingTime() {
        fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [view] in view.alpha = 0.5
            }
            animator.startAnimation()
            fixture.run(0.4)
            animator.addAnimations({ [view] in view.center.x += 100 }, delayFactor: 0.5)
            fixture.run(0.3)
            #expect(shows(150))
            fixture.run(0.15)
            #expect(shows(200))
            fixture.run(0.3)
            #expect(shows(250) && animator.state == .inactive)
        }
    }
}
