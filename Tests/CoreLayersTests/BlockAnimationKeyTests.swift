import Testing
import UIKitHost
import UIKitTestSupport

/// The keys of the animations of blocks, and animations that skip their beginning.
@MainActor @Suite struct BlockAnimationKeyTests {
    let fixture = ViewFixture()

    @Test func theAnimationsOfABlockHaveKeys() {
        var ended: Bool?
        let (view, layer) = (fixture.view, fixture.view.layer)
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, animations: { (view.center.x, view.alpha) = (300, 0.5) },
                completion: { ended = $0 })
            #expect(layer.animationKeys() == ["position", "opacity"])
            #expect(layer.animation(forKey: "opacity")?.duration == 1)
            #expect(layer.animation(forKey: "bounds.size") == nil)
        }
        fixture.run(0.5)
        fixture.host.withCurrent { layer.removeAnimation(forKey: "position") }
        #expect(isNear(fixture.seenCenter?.x, 300) && layer.animationKeys() == ["opacity"])
        fixture.host.withCurrent { layer.removeAnimation(forKey: "opacity") }
        fixture.run(0.1)
        #expect(layer.animationKeys() == nil && ended == false)
    }

    /// Delegates compare the animation that ended with those of the keys.
    @Test func anAnimationThatStaysIsFoundByItsKeyAtItsEnd() {
        final class Delegate: NSObject, CAAnimationDelegate {
            let layer: CALayer
            var isFound: [Bool] = []

            init(of layer: CALayer) { self.layer = layer }

            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                isFound.append(anim == layer.animation(forKey: "turn"))
            }
        }
        let layer = fixture.view.layer
        let delegate = Delegate(of: layer)
        for isRemoved in [false, true] {
            fixture.host.withCurrent {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.toValue, animation.duration, animation.delegate) = (0, 0.1, delegate)
                animation.isRemovedOnCompletion = isRemoved
                layer.add(animation, forKey: "turn")
            }
            fixture.run(0.2)
        }
        #expect(delegate.isFound == [true, false])
    }

    @Test func theSkippedBeginningFollowsAtTheEnd() {
        let layer = CALayer()
        fixture.host.withCurrent {
            fixture.view.layer.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (25, 225)
            (animation.duration, animation.timeOffset) = (2, 1)
            layer.add(animation, forKey: "move")
        }
        var seen: [CGFloat] = []
        for _ in 0..<2 {
            fixture.run(0.5)
            seen.append(fixture.host.withCurrent { layer.presentation()?.position.x ?? 0 })
            fixture.run(0.5)
        }
        #expect(isNear(seen[0], 175, within: 1e-6) && isNear(seen[1], 75, within: 1e-6))
        fixture.run(0.1)
        #expect(layer.animationKeys() == nil)
    }
}
