import Testing
import UIKitHost
import UIKitTestSupport

/// Touches on views that an animator moves, and animators that cannot be interrupted.
@MainActor @Suite struct AnimatorTouchTests {
    private let fixture = ViewFixture()

    /// An animator that moves the view from x = 100 to 200 within a second.
    private func animator(_ prepare: (UIViewPropertyAnimator) -> Void = { _ in }) -> UIViewPropertyAnimator {
        fixture.host.withCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in
                view.center.x += 100
            }
            prepare(animator)
            animator.startAnimation()
            return animator
        }
    }

    private func isHit(_ x: CGFloat) -> Bool {
        fixture.host.withCurrent {
            fixture.host.window.hitTest(CGPoint(x: x, y: 225), with: nil) === fixture.view
        }
    }

    @Test func aMovingViewIsTouchedWhereItIsShown() {
        _ = animator()
        fixture.run(0.5)
        #expect(isHit(160) && isHit(240) && !isHit(290))
        fixture.run(1)
        #expect(!isHit(160) && isHit(290))
    }

    @Test func aSceneThatTestsHitsItselfGetsTouchesAtTheTarget() {
        let animator = animator()
        animator.isManualHitTestingEnabled = true
        fixture.run(0.5)
        #expect(!isHit(160) && isHit(240) && isHit(290))
        #expect(fixture.host.warnings.isEmpty)
    }

    @Test func animatedViewsWithoutInteractionGetNoTouchesUntilTheEnd() {
        _ = animator { $0.isUserInteractionEnabled = false }
        fixture.run(0.5)
        #expect(!isHit(160) && !isHit(240) && !isHit(290))
        fixture.run(1)
        #expect(isHit(240) && isHit(290))
    }

    @Test func anAnimationOfUIViewIsTouchedAtItsTarget() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1) { [view = fixture.view] in view.center.x += 100 }
        }
        fixture.run(0.5)
        #expect(!isHit(160) && isHit(290))
    }

    @Test func anAnimatorThatIsNotInterruptibleRunsToItsEnd() {
        let animator = animator { $0.isInterruptible = false }
        fixture.run(0.25)
        fixture.host.withCurrent {
            animator.pauseAnimation()
            animator.fractionComplete = 0.9
            animator.stopAnimation(true)
        }
        #expect(animator.isRunning && animator.state == .active)
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
        fixture.run(1)
        #expect(animator.state == .inactive)
        #expect(
            fixture.host.warnings
                == ["pauseAnimation()", "fractionComplete", "stopAnimation(_:)"].map {
                    "UIViewPropertyAnimator: \($0) does nothing on the way, because isInterruptible is false."
                })
    }

    @Test(arguments: ["isInterruptible", "isUserInteractionEnabled"])
    func anActiveAnimatorKeepsItsSettings(_ property: String) {
        let animator = animator()
        fixture.host.withCurrent {
            if property == "isInterruptible" { animator.isInterruptible = false }
            if property == "isUserInteractionEnabled" { animator.isUserInteractionEnabled = false }
        }
        #expect(
            fixture.host.failure?.message
                == "UIViewPropertyAnimator: \(property) cannot be set while the animator is active: set it before "
                + "startAnimation().")
        #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    }

    @Test func anAnimatorThatPausesAtItsEndMayGoBack() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator {
            $0.pausesOnCompletion = true
            $0.addCompletion { ends.append($0) }
        }
        fixture.run(1.5)
        #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
        fixture.host.withCurrent {
            animator.isReversed = true
            animator.pausesOnCompletion = false
            animator.startAnimation()
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenCenter?.x, 200, within: 1e-6))
        fixture.run(1)
        #expect(animator.state == .inactive && ends == [.start] && fixture.view.center.x == 150)
    }
}
