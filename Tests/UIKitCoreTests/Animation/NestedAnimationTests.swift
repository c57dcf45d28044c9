import Testing
import UIKitHost
import UIKitTestSupport

/// Keyframes and blocks within the block of a property animator, which drives them.
@MainActor @Suite struct NestedAnimationTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }
    private var x: CGFloat { view.layer.presentation()?.position.x ?? 0 }
    private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

    /// An animator of 2 s, in whose first half the view moves by 200 points; then it fades.
    private func keyframes(
        _ duration: TimeInterval = 0, _ options: UIView.KeyframeAnimationOptions = [],
        ended: @escaping (Bool) -> Void = { _ in }
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
            UIView.animateKeyframes(
                withDuration: duration, delay: 0, options: options,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        view.center.x += 200
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
                }, completion: ended)
        }
    }

    @Test func keyframesInheritTheDuration() {
        fixture.host.withCurrent { keyframes().startAnimation() }
        fixture.run(0.5)
        fixture.host.withCurrent { #expect(isNear(x, 250, within: 1e-6) && opacity == 1) }
        fixture.run(1)
        fixture.host.withCurrent { #expect(isNear(x, 350) && isNear(CGFloat(opacity), 0.5, within: 1e-6)) }
    }

    @Test func keyframesKeepAnOwnDurationOnRequest() {
        fixture.host.withCurrent { keyframes(1, .overrideInheritedDuration).startAnimation() }
        fixture.run(0.5)
        fixture.host.withCurrent { #expect(isNear(x, 350, within: 1e-6) && opacity == 1) }
    }

    @Test func keyframesStandWhereTheAnimatorIsPut() {
        var ended: Bool?
        let animator = fixture.host.withCurrent { keyframes(2) { ended = $0 } }
        fixture.host.withCurrent { animator.fractionComplete = 0.25 }
        fixture.run(3)
        fixture.host.withCurrent {
            #expect(isNear(x, 250, within: 1e-6) && opacity == 1 && ended == nil)
            animator.fractionComplete = 0.75
            #expect(isNear(x, 350) && isNear(CGFloat(opacity), 0.5, within: 1e-6))
            animator.isReversed = true
            animator.startAnimation()
        }
        fixture.run(2)
        #expect(view.center.x == 150 && view.alpha == 1 && ended == true)
    }

    @Test func cubicKeyframesStopWhereTheyAreSeen() {
        let animator = fixture.host.withCurrent { keyframes(0, .calculationModeCubic) }
        fixture.host.withCurrent {
            animator.fractionComplete = 0.2
            let seen = x
            animator.stopAnimation(true)
            #expect(isNear(view.center.x, seen, within: 1e-9) && view.center.x > 150)
        }
    }

    @Test func aBlockFollowsTheAnimator() {
        var log: [Bool] = []
        let animator = fixture.host.withCurrent {
            UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animate(withDuration: 9, delay: 0.5) {
                    view.center.x += 100
                } completion: {
                    log.append($0)
                }
            }
        }
        fixture.host.withCurrent {
            animator.fractionComplete = 0.75
            #expect(isNear(x, 200, within: 1e-6))
            fixture.run(2)
            #expect(isNear(x, 200, within: 1e-6))
            animator.stopAnimation(true)
        }
        #expect(isNear(view.center.x, 200) && log == [false])
    }

    @Test func keyframesInABlockInheritItsDuration() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 2) {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        view.center.x += 200
                    }
                }
            }
        }
        fixture.run(0.5)
        fixture.host.withCurrent { #expect(isNear(x, 250, within: 1e-6)) }
    }

    @Test func cubicKeyframesWithinAKeyframeKeepToItsPart() {
        fixture.host.withCurrent {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeCubic) {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                            view.center.x += 200
                        }
                    }
                }
            }
        }
        for (time, place) in [(1.0, 150.0), (0.25, 250), (0.5, 350)] {
            fixture.run(time)
            fixture.host.withCurrent { #expect(isNear(x, place, within: 1e-6)) }
        }
    }

    @Test func blocksWithoutAnimationForbidThoseWithin() {
        var ends = 0
        fixture.host.withCurrent {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(
                    withDuration: 1, animations: { view.center.x += 200 }, completion: { _ in ends += 1 })
            }
            #expect(UIView.areAnimationsEnabled && view.layer.animationKeys() == nil)
        }
        let end = fixture.host.withCurrent { view.center.x }
        fixture.run(0.1)
        fixture.host.withCurrent { #expect(x == end && ends == 1) }
    }
}
