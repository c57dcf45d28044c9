import Testing
import UIKitHost
import UIKitTestSupport

/// Animations of views and layers that leave the window.
@MainActor @Suite struct OffScreenAnimationTests {
    let fixture = ViewFixture()
    var view: UIView { fixture.view }

    private func move(_ ended: @escaping (Bool) -> Void = { _ in }) {
        fixture.host.withCurrent {
            UIView.animate(
                withDuration: 1, delay: 0, options: .repeat, animations: { view.center.x += 100 },
                completion: ended)
        }
    }

    @Test func theyEndAndTheBlockHearsOfIt() {
        var ended: Bool?
        move { ended = $0 }
        fixture.run(0.5)
        fixture.host.withCurrent { view.removeFromSuperview() }
        fixture.run(0.1)
        #expect(ended == false)
        fixture.host.withCurrent { fixture.host.window.addSubview(view) }
        fixture.run(0.1)
        #expect(isNear(fixture.seenCenter?.x, 250))
    }

    @Test func theyGoOnInAViewThatMovesToAnotherPlace() {
        move()
        fixture.run(0.5)
        fixture.host.withCurrent {
            view.removeFromSuperview()
            fixture.host.window.addSubview(view)
        }
        fixture.run(0.1)
        #expect((fixture.seenCenter?.x ?? 250) < 249)
    }

    @Test func layersKeepOnlyWhatIsNotRemovedOnCompletion() {
        let layer = CALayer()
        fixture.host.withCurrent {
            view.layer.addSublayer(layer)
            for (key, isRemoved) in [("a", true), ("b", false)] {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.toValue, animation.duration, animation.repeatCount) = (0, 1, .infinity)
                animation.isRemovedOnCompletion = isRemoved
                layer.add(animation, forKey: key)
            }
            view.removeFromSuperview()
        }
        fixture.run(0.1)
        #expect(layer.animationKeys() == ["b"])
    }
}
