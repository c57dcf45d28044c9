import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@testable import UIKitCore

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite struct BegunAnimationTests {
    let fixture = ViewFixture()

    private final class Listener: NSObject {
        var log: [String] = []
    }

    private func animate(_ settings: () -> Void) {
        fixture.host.withCurrent {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationCurve(.linear)
            settings()
            fixture.view.alpha = 0
            UIView.commitAnimations()
        }
    }

    private func advance(_ ticks: Int) { for _ in 0..<ticks { fixture.host.advance(by: 1.0 / 60) } }

    @Test func aTransitionTurnsTheViewOver() throws {
        fixture.view.backgroundColor = .red
        animate { UIView.setAnimationTransition(.flipFromLeft, for: fixture.view, cache: true) }
        advance(10)
        guard case .fill(.path(let outline), _)? = try #require(fixture.seen).contents.first else {
            return #expect(Bool(false), "the view is not tilted")
        }
        // A third of the time of the linear fade, and of the eased half turn: narrower, and not turned yet.
        #expect(outline.box.width > 0 && outline.box.width < 95)
        animate { UIView.setAnimationTransition(.none, for: fixture.view, cache: true) }
        advance(60)
        #expect(fixture.view.layer.contentTransition == nil)
    }

    @Test func anAnimationMayBeginWhereTheViewIsSeen() throws {
        animate { fixture.view.center.x += 100 }
        advance(15)
        let seen = try #require(fixture.seenCenter?.x)
        animate {
            UIView.setAnimationBeginsFromCurrentState(true)
            fixture.view.center.x -= 100
        }
        #expect(abs((fixture.seenCenter?.x ?? 0) - seen) < 1)
        advance(31)
        #expect(fixture.seenCenter == nil || fixture.seenCenter == fixture.view.center)
    }

    @Test func theDelegateHearsOfTheStartAndTheEnd() {
        MethodTable.add("begun:context:") {
            (listener: Listener, name: String?, _: UnsafeMutableRawPointer?) in
            listener.log.append("begun \(name ?? "")")
        }
        MethodTable.add("stopped:finished:context:") {
            (listener: Listener, name: String?, finished: NSNumber, _: UnsafeMutableRawPointer?) in
            listener.log.append("stopped \(name ?? "") \(finished.boolValue)")
        }
        let listener = Listener()
        animate {
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart("begun:context:")
            UIView.setAnimationDidStop("stopped:finished:context:")
        }
        advance(2)
        #expect(listener.log == ["begun move"])
        advance(30)
        #expect(listener.log == ["begun move", "stopped move true"])
    }

    @Test func aCountOfRepetitionsEnds() {
        animate { UIView.setAnimationRepeatCount(2) }
        advance(45)
        #expect(isNear(fixture.seen?.opacity, 0.5, within: 1e-6))
        advance(16)
        #expect(fixture.view.storage.additions.isEmpty)
    }

    @Test func aBlockAnimatesAPartAnotherNumberOfTimes() {
        fixture.host.withCurrent {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { fixture.view.alpha = 0 }
            }
        }
        // The second and third pair of ways, each 1 s long, begin at 1 and 2 s.
        advance(75)
        #expect(isNear(fixture.seen?.opacity, 0.5, within: 1e-6))
        advance(30)
        #expect(isNear(fixture.seen?.opacity, 0.5, within: 1e-6))
        advance(76)
        #expect(fixture.seen?.opacity == nil || fixture.view.storage.additions.isEmpty)
    }

    @Test func theSettingsChangeTheBlockAround() {
        var ended: Bool?
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
                animations: {
                    UIView.setAnimationRepeatCount(2)
                    fixture.view.alpha = 0
                }, completion: { ended = $0 })
        }
        advance(75)
        #expect(isNear(fixture.seen?.opacity, 0.5, within: 1e-6) && ended == nil)
        advance(47)
        #expect(ended == true && fixture.view.storage.additions.isEmpty)
    }

    /// 0.5 s there and back, two and a half times, alone and beside a change without repetition.
    @Test(arguments: [false, true]) func completionsWaitForModifiedAnimations(alone: Bool) {
        let fixture = ViewFixture()
        var finished: [Bool] = []
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    if !alone { fixture.view.alpha = 0.5 }
                    UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) {
                        fixture.view.center.x += 100
                    }
                }, completion: { finished.append($0) })
        }
        fixture.run(2.4)
        #expect(finished.isEmpty)
        fixture.run(0.2)
        #expect(finished == [true])
    }

    @Test func aCompletionComesOnceModifiedAnimationsAreRemoved() {
        let fixture = ViewFixture()
        var finished: [Bool] = []
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: true) {
                        fixture.view.center.x += 100
                    }
                }, completion: { finished.append($0) })
        }
        fixture.run(3)
        #expect(finished.isEmpty)
        fixture.host.withCurrent { fixture.view.layer.removeAllAnimations() }
        fixture.run(0.1)
        #expect(finished == [false])
    }
}
