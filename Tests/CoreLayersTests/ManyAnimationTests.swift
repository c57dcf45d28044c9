import Testing
import UIKitHost
import UIKitTestSupport

/// Many animations of one layer, of which some are removed and others replaced.
@MainActor @Suite struct ManyAnimationTests {
    private final class Counter: NSObject, CAAnimationDelegate {
        var finished = 0, stopped = 0

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if flag { finished += 1 } else { stopped += 1 }
        }
    }

    let fixture = ViewFixture()

    @Test func keysKeepTheOrderInWhichTheyWereAdded() {
        let layer = CALayer()
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            for number in 0..<100 { layer.add(fade(nil), forKey: "\(number)") }
            for number in 0..<100 where number % 10 != 0 { layer.removeAnimation(forKey: "\(number)") }
            layer.add(fade(nil), forKey: "30")
        }
        #expect(layer.animationKeys() == [0, 10, 20, 40, 50, 60, 70, 80, 90, 30].map { "\($0)" })
        #expect(layer.animation(forKey: "40") != nil && layer.animation(forKey: "41") == nil)
    }

    @Test func eachAnimationEndsOnce() {
        let (layer, counter) = (CALayer(), Counter())
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            for number in 0..<1000 {
                layer.add(fade(counter), forKey: number % 2 == 0 ? nil : "\(number)")
            }
            for number in 0..<500 { layer.removeAnimation(forKey: "\(number)") }
        }
        fixture.run(1.1)
        #expect(counter.stopped == 250 && counter.finished == 750)
        #expect(layer.animationKeys() == nil)
    }

    private func fade(_ delegate: Counter?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, delegate)
        return animation
    }
}
