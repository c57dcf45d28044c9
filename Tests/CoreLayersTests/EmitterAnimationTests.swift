import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@_spi(UIKitInternals) @testable import CoreLayers

/// Particles of an emitter with several animations.
@MainActor @Suite struct EmitterAnimationTests {
    private let fixture = ViewFixture()
    private let emitter = CAEmitterLayer()

    init() {
        fixture.host.withCurrent { [fixture, emitter] in
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime) = (2, 10)
            emitter.emitterPosition = CGPoint(x: 50, y: 20)
            emitter.emitterCells = [cell]
            fixture.view.layer.addSublayer(emitter)
        }
    }

    /// Returns whether particles that live at a time in seconds are at places to the right, the oldest first.
    private func areSeen(at time: TimeInterval, _ places: [CGFloat]) -> Bool {
        let seen = emitter.layerContents(emitter.storage.presentedState(at: time), at: time)
        // A particle keeps the place of the sixtieth of a second in which it is emitted.
        return seen.count == places.count
            && zip(seen, places).allSatisfy { abs($0.transform.tx - $1) < 1.5 }
    }

    /// An animation of a second, held at its end.
    private func held(_ keyPath: String, from: Any, to: Any, at begin: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        (animation.beginTime, animation.fillMode) = (begin, .forwards)
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    @Test func animationsActOneAfterTheOther() {
        fixture.host.withCurrent {
            emitter.add(held("emitterPosition.x", from: 50, to: 110), forKey: nil)
            emitter.add(held("emitterPosition.x", from: 110, to: 50, at: 1), forKey: nil)
        }
        // Emitted each half second up to 2.5 s, on the way to the right and back.
        #expect(areSeen(at: 2.6, [50, 80, 110, 80, 50, 50]))
    }

    @Test func animationsOfTwoPropertiesActTogether() {
        fixture.host.withCurrent {
            emitter.add(held("emitterPosition.x", from: 50, to: 110), forKey: nil)
            emitter.add(held("birthRate", from: 2, to: 2), forKey: nil)
        }
        #expect(areSeen(at: 1.1, [50, 65, 80, 95, 110]))
    }

    @Test func propertiesShowWhenTheirAnimationIsRemoved() {
        fixture.host.withCurrent {
            emitter.add(held("emitterPosition.x", from: 50, to: 110), forKey: "move")
            emitter.emitterPosition = CGPoint(x: 300, y: 20)
        }
        fixture.run(1.25)
        fixture.host.withCurrent { emitter.removeAnimation(forKey: "move") }
        #expect(areSeen(at: 2.1, [50, 80, 110, 300, 300]))
    }
}
