import Testing
import UIKitHost
import UIKitTestSupport

/// Each misuse of an animator for which a device raises an exception is answered by a sentence.
@MainActor @Suite struct AnimatorRuleTests {
    private let fixture = ViewFixture()

    private func failure(_ mistake: () -> Void) -> String {
        fixture.host.withCurrent(mistake)
        return fixture.host.failure?.message ?? "no failure"
    }

    private func animator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in view.center.x += 100 }
    }

    @Test func anAnimatorThatIsNotStoppedIsNotFinished() {
        let animator = animator()
        let message = failure {
            animator.startAnimation()
            animator.finishAnimation(at: .end)
        }
        #expect(
            message == "UIViewPropertyAnimator: finishAnimation(at:) needs a stopped animator: call "
                + "stopAnimation(false) first.")
        #expect(animator.isRunning)
    }

    @Test func aStoppedAnimatorDoesNotRunBeforeItIsFinished() {
        let mistakes: [(String, (UIViewPropertyAnimator) -> Void)] = [
            ("startAnimation()", { $0.startAnimation() }),
            ("startAnimation(afterDelay:)", { $0.startAnimation(afterDelay: 1) }),
            ("pauseAnimation()", { $0.pauseAnimation() }),
            ("fractionComplete", { $0.fractionComplete = 0.5 }),
        ]
        for (member, mistake) in mistakes {
            let test = AnimatorRuleTests()
            let animator = test.animator()
            let message = test.failure {
                animator.startAnimation()
                animator.stopAnimation(false)
                mistake(animator)
            }
            #expect(
                message.hasPrefix("UIViewPropertyAnimator: \(member) needs an animator that is not stopped"))
            #expect(animator.state == .stopped)
        }
    }

    @Test func aPausedAnimatorIsNotReleased() {
        let message = failure { animator().fractionComplete = 0.5 }
        #expect(
            message
                == "UIViewPropertyAnimator: an animator was released while it was paused: hold it until it ends, "
                + "or stop and finish it.")
    }

    @Test func aStoppedAnimatorIsNotReleased() {
        let message = failure {
            let animator = animator()
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
        }
        #expect(message.contains("was released while it was stopped"))
    }

    @Test func animatorsThatEndOrAreStoppedMayGo() {
        let message = failure {
            animator().startAnimation()
            let animator = animator()
            animator.pauseAnimation()
            animator.stopAnimation(true)
            _ = self.animator()
        }
        fixture.run(1.5)
        #expect(message == "no failure" && fixture.host.failure == nil)
    }

    @Test func whatARunHoldsAtItsEndMayGo() {
        let host = SceneHost(size: CGSize(width: 100, height: 100))
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        host.withCurrent { animator?.fractionComplete = 0.5 }
        animator = nil
        #expect(host.failure == nil)
    }
}
