import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIViewPropertyAnimatorTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x += 100 }
    }

    @Test func itRunsItsCourseAndTellsTheEnd() {
        var ends: [UIViewAnimatingPosition] = []
        fixture.host.withCurrent {
            let animator = animator()
            animator.addCompletion { ends.append($0) }
            #expect(animator.state == .inactive)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
        }
        #expect(view.center.x == 250)
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter?.x, 175, within: 1e-6))
        fixture.run(1)
        #expect(ends == [.end] && isNear(fixture.seenCenter?.x, 250))
    }

    @Test func anAnimatorWithoutArgumentsTakesTheTimeOfUIKit() {
        let animator = fixture.host.withCurrent { UIViewPropertyAnimator() }
        #expect(animator.duration == 0.2 && animator.state == .inactive)
    }

    @Test func aFractionIsShownAtOnce() {
        fixture.host.withCurrent {
            let animator = animator()
            animator.fractionComplete = 0.3
            #expect(animator.state == .active && !animator.isRunning)
            #expect(isNear(fixture.seenCenter?.x, 180, within: 1e-6))
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            fixture.run(0.25)
            #expect(isNear(fixture.seenCenter?.x, 225, within: 1e-6))
            fixture.run(0.3)
            #expect(animator.state == .inactive)
        }
    }

    @Test func itGoesBackWhereItCameFrom() {
        var ends: [UIViewAnimatingPosition] = []
        fixture.host.withCurrent {
            let animator = animator()
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            fixture.run(0.6)
            animator.pauseAnimation()
            #expect(isNear(animator.fractionComplete, 0.6, within: 1e-6))
            animator.isReversed = true
            animator.startAnimation()
            fixture.run(0.3)
            #expect(isNear(fixture.seenCenter?.x, 180, within: 1e-6))
            fixture.run(0.4)
        }
        #expect(ends == [.start] && view.center.x == 150)
    }

    @Test func aStopLeavesTheViewWhereItIs() {
        fixture.host.withCurrent {
            let animator = animator()
            animator.startAnimation()
            fixture.run(0.5)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive)
        }
        #expect(isNear(view.center.x, 200, within: 1e-6))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
    }

    @Test func aDelayFactorHoldsChangesBack() {
        fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations({ view.center.x += 100 }, delayFactor: 0.5)
            animator.startAnimation()
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter?.x, 150, within: 1e-6))
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
    }

    @Test func aSpringOvershoots() {
        fixture.host.withCurrent {
            let spring = UISpringTimingParameters(dampingRatio: 0.3)
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
            animator.addAnimations { view.center.x += 100 }
            animator.startAnimation()
        }
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            fixture.run(1.0 / 60)
            farthest = max(farthest, fixture.seenCenter?.x ?? 0)
        }
        // The first crest of a ratio of 0.3 is exp(-0.3 pi / sqrt(1 - 0.09)) beyond the rest.
        #expect(isNear(farthest, 250 + 37.2, within: 1))
        #expect(isNear(fixture.seenCenter?.x, 250, within: 1))
    }

    @Test func keyframesFollowOneAnother() {
        fixture.host.withCurrent {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        view.center.x += 100
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.y += 40
                    }
                })
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 200, 225, within: 1e-6))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 250, 245, within: 1e-6))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 250, 265) && view.storage.additions.isEmpty)
    }

    /// Moves the view to the right by 100 points, then down by 100 points, each in half of 2 s.
    private func moveAroundACorner(_ options: UIView.KeyframeAnimationOptions, first: Double = 0.5) {
        fixture.host.withCurrent {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: options,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: first) {
                        view.center.x += 100
                    }
                    UIView.addKeyframe(withRelativeStartTime: first, relativeDuration: 1 - first) {
                        view.center.y += 100
                    }
                })
        }
    }

    @Test func cubicKeyframesRoundTheCorner() {
        moveAroundACorner(.calculationModeCubic)
        // Catmull-Rom: in the middle of each part the curve leaves the straight way by a sixteenth of the
        // other part.
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 200, 218.75, within: 1e-6))
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 250, 225, within: 1e-6))
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 256.25, 275, within: 1e-6))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 250, 325) && view.storage.additions.isEmpty)
    }

    @Test func discreteKeyframesJumpAtTheEndsOfTheirParts() {
        moveAroundACorner(.calculationModeDiscrete)
        fixture.run(0.9)
        #expect(isNear(fixture.seenCenter, 150, 225))
        fixture.run(0.2)
        #expect(isNear(fixture.seenCenter, 250, 225))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 250, 325))
    }

    @Test func pacedKeyframesKeepTheirSpeed() {
        moveAroundACorner(.calculationModePaced, first: 0.1)
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter, 200, 225, within: 1e-6))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 250, 275, within: 1e-6))
    }

    @Test func aPausedAnimatorFollowsItsCurveWhereItDoesNotScrubLinearly() {
        fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in
                view.center.x += 100
            }
            animator.fractionComplete = 0.5
            #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            // (0.42, 0), (1, 1) at 0.5.
            #expect(isNear(fixture.seenCenter?.x, 181.53, within: 0.01))
            #expect(animator.fractionComplete == 0.5)
            #expect(fixture.host.warnings.isEmpty)
            animator.stopAnimation(true)
        }
    }

    @Test func aTransitionFadesFromTheOldLook() throws {
        view.backgroundColor = .red
        var ends = 0
        fixture.host.withCurrent {
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                animations: { view.backgroundColor = .blue }, completion: { _ in ends += 1 })
        }
        fixture.run(0.25)
        let children = try #require(fixture.seen?.children)
        #expect(children.map(\.opacity) == [0.75, 0.25] && children.map(\.blending) == [.normal, .plus])
        #expect(children.first?.contents.first == .fill(.rectangle(view.bounds), UIColor.red.color))
        fixture.run(1)
        #expect(ends == 1 && fixture.seenColor == UIColor.blue.color)
    }

    @Test func whatATransitionHidesFadesOutAndWhatItShowsFadesIn() {
        view.backgroundColor = .red
        func cover(at seconds: Double, hiding: Bool) -> CGFloat? {
            fixture.host.withCurrent {
                UIView.transition(
                    with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                    animations: { view.isHidden = hiding })
            }
            fixture.run(seconds)
            defer { fixture.run(1) }
            return fixture.seen?.children.first { !$0.contents.isEmpty }?.opacity
        }
        #expect(cover(at: 0.25, hiding: true) == 0.75)
        #expect(fixture.seen == nil)
        #expect(cover(at: 0.25, hiding: false) == 0.25)
    }

    @Test func theOldCallsAnimateToo() {
        fixture.host.withCurrent {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.center.x += 100
            UIView.commitAnimations()
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 150.0), (.current, 180), (.end, 250)])
    func aStoppedAnimatorFinishesAtAPlace(_ place: UIViewAnimatingPosition, _ expected: Double) {
        fixture.host.withCurrent {
            let animator = animator()
            animator.fractionComplete = 0.3
            animator.stopAnimation(false)
            #expect(isNear(view.center.x, 180, within: 1e-6))
            animator.finishAnimation(at: place)
        }
        #expect(isNear(view.center.x, expected, within: 1e-6))
    }
}
