import Testing
import UIKitHost
import UIKitTestSupport

/// Animations by blocks of values that few layers have, such as transforms in space and shadows.
@MainActor @Suite struct KeyedAnimationTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    private let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    /// The cosine of the presented turn about the vertical axis.
    private var cosine: CGFloat {
        fixture.host.withCurrent { view.layer.presentation()?.transform.m11 ?? 2 }
    }

    @Test func aFlipGoesThereAndBack() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                view.layer.transform = turn
            }
        }
        for _ in 0..<2 {
            fixture.run(0.5)
            #expect(isNear(cosine, 0.5.squareRoot(), within: 1e-6))
            fixture.run(0.5)
            #expect(isNear(cosine, 0, within: 1e-6))
            fixture.run(0.5)
            #expect(isNear(cosine, 0.5.squareRoot(), within: 1e-6))
            fixture.run(0.5)
        }
    }

    @Test func aKeyframeOfAFlipKeepsToItsPart() {
        fixture.host.withCurrent {
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.layer.transform = turn
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.layer.transform = CATransform3DIdentity
                }
            }
        }
        fixture.run(0.5)
        #expect(isNear(cosine, 0.5.squareRoot(), within: 1e-6))
        fixture.run(0.5)
        #expect(isNear(cosine, 0, within: 1e-6))
        fixture.run(0.5)
        #expect(isNear(cosine, 0.5.squareRoot(), within: 1e-6))
    }

    @Test func aSpringSwingsBeyondItsTurn() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
                animations: { view.layer.transform = turn })
        }
        var least: CGFloat = 1
        for _ in 0..<60 {
            fixture.run(1.0 / 60)
            least = min(least, cosine)
        }
        #expect(least < -0.3)
        #expect(isNear(cosine, 0, within: 0.02))
    }

    @Test func aShadowPulsesAndFollowsAnAnimator() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                view.layer.shadowRadius = 13
            }
        }
        fixture.run(1.25)
        fixture.host.withCurrent {
            #expect(isNear(view.layer.presentation()?.shadowRadius, 10.5, within: 1e-6))
            view.layer.removeAllAnimations()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.shadowRadius = 3 }
            animator.fractionComplete = 0.5
            #expect(isNear(view.layer.presentation()?.shadowRadius, 8, within: 1e-6))
            animator.stopAnimation(false)
            #expect(isNear(view.layer.shadowRadius, 8, within: 1e-6))
            animator.finishAnimation(at: .start)
            #expect(view.layer.shadowRadius == 13)
        }
    }

    @Test func discreteKeyframesOfAFlipJumpAtTheEndsOfTheirParts() {
        fixture.host.withCurrent {
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeDiscrete) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.layer.transform = turn
                }
            }
        }
        fixture.run(0.9)
        #expect(isNear(cosine, 1))
        fixture.run(0.2)
        #expect(isNear(cosine, 0))
    }
}
