import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite struct UIViewAnimateTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    @Test func thePropertyChangesAtOnceAndThePictureFollows() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        #expect(view.center.x == 250)
        #expect(isNear(fixture.seenCenter, 150, 225))
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter, 175, 225))
        fixture.run(0.75)
        #expect(fixture.seenCenter == CGPoint(x: 250, y: 225))
        #expect(view.storage.additions.isEmpty)
    }

    @Test func theDefaultIsSlowAtBothEnds() {
        fixture.host.withCurrent { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        fixture.run(0.25)
        #expect(isNear(fixture.seen?.opacity, 1 - TimingCurve.easeInOut.value(at: 0.25)))
        fixture.run(0.25)
        #expect(isNear(fixture.seen?.opacity, 0.5))
        fixture.run(0.5)
        #expect(fixture.seen == nil)
    }

    @Test func completionComesOnTheFirstTickAtTheEnd() {
        var frame = 0
        var end: (frame: Int, finished: Bool)?
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { end = (frame, $0) }
        }
        while end == nil, frame < 100 {
            frame += 1
            fixture.host.advance(by: 1.0 / 60)
        }
        #expect(end?.frame == 60)
        #expect(end?.finished == true)
    }

    @Test func withoutDurationTheChangeIsSeenAtOnceAndCompletionComesOnTheNextTick() {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(withDuration: 0, animations: { view.center.x = 0 }, completion: { finished = $0 })
        }
        #expect(isNear(fixture.seenCenter, 0, 225))
        #expect(finished == nil)
        fixture.host.advance(by: 1.0 / 60)
        #expect(finished == true)
    }

    @Test func aBlockThatChangesNothingIsOverOnTheNextTick() {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(withDuration: 5, animations: { view.alpha = 1 }, completion: { finished = $0 })
        }
        #expect(finished == nil)
        fixture.host.advance(by: 1.0 / 60)
        #expect(finished == true)
    }

    @Test func overlappingAnimationsAddUp() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        fixture.run(0.5)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 })
        }
        // The first is half way to 250 (200); the second adds (250 - 50) and takes it away over a second.
        #expect(isNear(fixture.seenCenter, 200, 225))
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter, 50 - 25 + 150, 225))
        fixture.run(0.75)
        #expect(isNear(fixture.seenCenter, 50, 225))
    }

    @Test func somethingThatMovesTheViewMeanwhileIsSeen() {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
        }
        fixture.run(0.5)
        view.center.y = 400
        #expect(isNear(fixture.seenCenter, 200, 400))
    }

    @Test func colorsGoStraightAndFadesKeepTheirHue() {
        view.backgroundColor = .green
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = .red })
        }
        fixture.run(0.25)
        #expect(isNear(fixture.seenColor!.red, 0.25) && isNear(fixture.seenColor!.green, 0.75))
        fixture.run(0.75)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = nil })
        }
        fixture.run(0.5)
        #expect(isNear(fixture.seenColor!.red, 1) && isNear(fixture.seenColor!.alpha, 0.5))
    }

    @Test func aColorTakesThePlaceOfOneThatIsStillChanging() {
        let flash = {
            view.backgroundColor = .yellow
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { view.backgroundColor = .blue })
        }
        fixture.host.withCurrent(flash)
        fixture.run(0.25)
        fixture.host.withCurrent(flash)
        #expect(isNear(fixture.seenColor!.red, 1) && isNear(fixture.seenColor!.blue, 0))
        fixture.run(0.5)
        #expect(isNear(fixture.seenColor!.red, 0.5) && isNear(fixture.seenColor!.blue, 0.5))
    }

    @Test func boundsFrameAndLayerAreAnimated() {
        view.backgroundColor = .red
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                view.layer.cornerRadius = 20
            }
        }
        fixture.run(0.5)
        guard case .fill(.roundedRectangle(let box, let radius), _)? = fixture.seen?.contents.first else {
            Issue.record("no rounded rectangle")
            return
        }
        #expect(isNear(box, CGRect(x: 0, y: 0, width: 150, height: 75)))
        #expect(isNear(radius, 10))
        #expect(isNear(CGPoint(x: 75, y: 37.5).applying(fixture.seen!.transform), 125, 137.5))
    }

    @Test func performWithoutAnimationIsSeenAtOnce() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 0 }
                view.alpha = 0.5
            }
        }
        #expect(isNear(fixture.seenCenter, 0, 225))
        #expect(fixture.seen?.opacity == 1)
    }

    @Test func switchedOffAnimationsAreSeenAtOnce() {
        fixture.host.withCurrent {
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        }
        #expect(fixture.seen?.opacity == 0.5)
    }

    @Test func removedAnimationsEndUnfinished() {
        var finished: Bool?
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
        }
        view.layer.removeAllAnimations()
        #expect(fixture.seen?.opacity == 0.5)
        fixture.run(1.0 / 60)
        #expect(finished == false)
    }

    @Test(arguments: [Double.nan, -0.1, .infinity])
    func badTimesAreFailuresAndTheChangeIsMade(seconds: Double) {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 1, delay: seconds, animations: { view.alpha = 0.5 })
        }
        #expect(fixture.host.failure?.message.contains("delay must be 0 or more seconds") == true)
        #expect(view.alpha == 0.5)
        let other = ViewFixture()
        other.host.withCurrent { UIView.animate(withDuration: seconds) { other.view.alpha = 0.5 } }
        #expect(other.host.failure?.message.contains("duration") == true)
    }

    @Test func aRemovedViewDoesNotDisturbTheCompletion() {
        var finished = false
        fixture.host.withCurrent {
            UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
                finished = true
                view.removeFromSuperview()
            }
        }
        fixture.run(1)
        #expect(finished)
        #expect(view.superview == nil)
    }

    @Test func aTakeThatEndsEarlyLeavesNothingBehind() {
        weak var host: SceneHost?
        weak var view: UIView?
        do {
            let fixture = ViewFixture()
            (host, view) = (fixture.host, fixture.view)
            fixture.host.withCurrent {
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) { fixture.view.alpha = 0 }
                UIView.animate(withDuration: 9) { fixture.view.center.x = 0 }
            }
            fixture.run(0.5)
        }
        #expect(host == nil)
        #expect(view == nil)
    }
}
