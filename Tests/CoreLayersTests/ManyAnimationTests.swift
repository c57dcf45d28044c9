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

    // MARK: Blocks

    @Test func manyBlocksOfOneViewAddUpAndEachEndsOnce() {
        let (view, count) = (fixture.view, 20_000)
        var ended = 0
        let start = view.center.x
        fixture.host.withCurrent {
            for number in 1...count {
                UIView.animate(withDuration: 0.5 + Double(number % 2), delay: 0, options: .curveLinear) {
                    view.center.x += 1
                } completion: {
                    if $0 { ended += 1 }
                }
            }
        }
        fixture.run(0.25)
        // Half of each change of the first half, and a sixth of each of the others.
        let middle = fixture.host.withCurrent { view.layer.presentation()?.position.x ?? 0 }
        #expect(abs(middle - start - CGFloat(count) * (0.5 + 1.0 / 6) / 2) < 1e-6)
        fixture.run(0.3)
        #expect(ended == count / 2 && view.layer.animationKeys() == ["position"])
        fixture.run(1)
        #expect(
            ended == count && view.layer.animationKeys() == nil && view.center.x == start + CGFloat(count))
    }

    @Test func aColorTakesThePlaceOfTheOneBeforeAmongManyChanges() {
        let view = fixture.view
        var unfinished = 0
        fixture.host.withCurrent {
            for number in 0..<1000 {
                UIView.animate(withDuration: 1) {
                    view.center.x += 1
                    view.backgroundColor = number % 2 == 0 ? .red : .blue
                }
                UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
                    view.alpha = number % 2 == 0 ? 0.5 : 1
                } completion: {
                    if !$0 { unfinished += 1 }
                }
            }
        }
        #expect(view.layer.animationKeys() == ["position", "backgroundColor", "opacity"])
        fixture.run(0.1)
        #expect(unfinished == 999)
        fixture.host.withCurrent { view.layer.removeAnimation(forKey: "position") }
        #expect(view.layer.animationKeys() == ["backgroundColor", "opacity"])
        fixture.run(1)
        #expect(unfinished == 999 && view.layer.animationKeys() == nil)
    }

    @Test func manyViewsOfOneBlockAreTakenOneByOne() {
        let views = (0..<1000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        var ends: [Bool] = []
        fixture.host.withCurrent {
            for view in views { fixture.view.addSubview(view) }
            UIView.animate(withDuration: 1) {
                for view in views { view.center.x = 50 }
            } completion: {
                ends.append($0)
            }
        }
        fixture.run(0.1)
        fixture.host.withCurrent {
            UIView.animate(withDuration: 0.5, delay: 0, options: .beginFromCurrentState) {
                for view in views.reversed().dropLast() { view.center.x = 0 }
            }
        }
        fixture.run(0.2)
        #expect(ends.isEmpty && views[0].layer.animationKeys() == ["position"])
        fixture.run(0.5)
        #expect(ends.isEmpty && views[1].layer.animationKeys() == nil)
        fixture.run(0.3)
        #expect(ends == [true] && views[0].center.x == 50 && views[1].center.x == 0)
    }

    private func fade(_ delegate: Counter?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, delegate)
        return animation
    }
}
