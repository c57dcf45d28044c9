import Picture
import Testing

@testable import UIKitDynamics

@MainActor @Suite struct UIViewAnimateTests {
    let take = SimulationRun()
    var view: UIView { take.view }

    @Test func thePropertyChangesAtOnceAndThePictureFollows() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        #expect(view.center.x == 250)
        #expect(isNear(take.seenCenter, 150, 225))
        take.run(0.25)
        #expect(isNear(take.seenCenter, 175, 225))
        take.run(0.75)
        #expect(take.seenCenter == CGPoint(x: 250, y: 225))
        #expect(view.animations.isEmpty)
    }

    @Test func theDefaultIsSlowAtBothEnds() {
        take.host.withCurrent { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        take.run(0.25)
        #expect(isNear(take.seen?.opacity, 1 - TimingCurve.easeInOut.value(at: 0.25)))
        take.run(0.25)
        #expect(isNear(take.seen?.opacity, 0.5))
        take.run(0.5)
        #expect(take.seen == nil)
    }

    @Test func completionComesOnTheFirstTickAtTheEnd() {
        var frame = 0
        var end: (frame: Int, finished: Bool)?
        take.host.withCurrent {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { end = (frame, $0) }
        }
        while end == nil, frame < 100 {
            frame += 1
            take.host.advance(by: 1.0 / 60)
        }
        #expect(end?.frame == 60)
        #expect(end?.finished == true)
    }

    @Test func withoutDurationTheChangeIsSeenAtOnceAndCompletionComesOnTheNextTick() {
        var finished: Bool?
        take.host.withCurrent {
            UIView.animate(withDuration: 0, animations: { view.center.x = 0 }, completion: { finished = $0 })
        }
        #expect(isNear(take.seenCenter, 0, 225))
        #expect(finished == nil)
        take.host.advance(by: 1.0 / 60)
        #expect(finished == true)
    }

    @Test func aBlockThatChangesNothingIsOverOnTheNextTick() {
        var finished: Bool?
        take.host.withCurrent {
            UIView.animate(withDuration: 5, animations: { view.alpha = 1 }, completion: { finished = $0 })
        }
        #expect(finished == nil)
        take.host.advance(by: 1.0 / 60)
        #expect(finished == true)
    }

    @Test func overlappingAnimationsAddUp() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        take.run(0.5)
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 })
        }
        // The first is half way to 250 (200); the second adds (250 - 50) and takes it away over a second.
        #expect(isNear(take.seenCenter, 200, 225))
        take.run(0.25)
        #expect(isNear(take.seenCenter, 50 - 25 + 150, 225))
        take.run(0.75)
        #expect(isNear(take.seenCenter, 50, 225))
    }

    @Test func somethingThatMovesTheViewMeanwhileIsSeen() {
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        take.run(0.5)
        view.center.y = 400
        #expect(isNear(take.seenCenter, 200, 400))
    }

    @Test func colorsGoStraightAndFadesKeepTheirHue() {
        view.backgroundColor = .green
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = .red })
        }
        take.run(0.25)
        #expect(isNear(take.seenColor!.red, 0.25) && isNear(take.seenColor!.green, 0.75))
        take.run(0.75)
        take.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = nil })
        }
        take.run(0.5)
        #expect(isNear(take.seenColor!.red, 1) && isNear(take.seenColor!.alpha, 0.5))
    }

    @Test func aColorTakesThePlaceOfOneThatIsStillChanging() {
        let flash = {
            view.backgroundColor = .yellow
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { view.backgroundColor = .blue })
        }
        take.host.withCurrent(flash)
        take.run(0.25)
        take.host.withCurrent(flash)
        #expect(isNear(take.seenColor!.red, 1) && isNear(take.seenColor!.blue, 0))
        take.run(0.5)
        #expect(isNear(take.seenColor!.red, 0.5) && isNear(take.seenColor!.blue, 0.5))
    }

    @Test func boundsFrameAndLayerAreAnimated() {
        view.backgroundColor = .red
        take.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                view.layer.cornerRadius = 20
            }
        }
        take.run(0.5)
        guard case .fill(.roundedRectangle(let box, let radius), _)? = take.seen?.contents.first else {
            Issue.record("no rounded rectangle")
            return
        }
        #expect(isNear(box, CGRect(x: 0, y: 0, width: 150, height: 75)))
        #expect(isNear(radius, 10))
        #expect(isNear(CGPoint(x: 75, y: 37.5).applying(take.seen!.transform), 125, 137.5))
    }

    @Test func performWithoutAnimationIsSeenAtOnce() {
        take.host.withCurrent {
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 0 }
                view.alpha = 0.5
            }
        }
        #expect(isNear(take.seenCenter, 0, 225))
        #expect(take.seen?.opacity == 1)
    }

    @Test func switchedOffAnimationsAreSeenAtOnce() {
        take.host.withCurrent {
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        }
        #expect(take.seen?.opacity == 0.5)
    }

    @Test func removedAnimationsEndUnfinished() {
        var finished: Bool?
        take.host.withCurrent {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
        }
        view.layer.removeAllAnimations()
        #expect(take.seen?.opacity == 0.5)
        take.run(1.0 / 60)
        #expect(finished == false)
    }

    @Test(arguments: [Double.nan, -0.1, .infinity])
    func badTimesAreFailuresAndTheChangeIsMade(seconds: Double) {
        take.host.withCurrent {
            UIView.animate(withDuration: 1, delay: seconds, animations: { view.alpha = 0.5 })
        }
        #expect(take.host.failure?.message.contains("delay must be 0 or more seconds") == true)
        #expect(view.alpha == 0.5)
        let other = SimulationRun()
        other.host.withCurrent { UIView.animate(withDuration: seconds) { other.view.alpha = 0.5 } }
        #expect(other.host.failure?.message.contains("duration") == true)
    }

    @Test func aRemovedViewDoesNotDisturbTheCompletion() {
        var finished = false
        take.host.withCurrent {
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
                finished = true
                view.removeFromSuperview()
            }
        }
        take.run(1)
        #expect(finished)
        #expect(view.superview == nil)
    }

    @Test func aTakeThatEndsEarlyLeavesNothingBehind() {
        weak var host: SceneHost?
        weak var view: UIView?
        do {
            let take = SimulationRun()
            (host, view) = (take.host, take.view)
            take.host.withCurrent {
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) { take.view.alpha = 0 }
                UIView.animate(withDuration: 9) { take.view.center.x = 0 }
            }
            take.run(0.5)
        }
        #expect(host == nil)
        #expect(view == nil)
    }
}
