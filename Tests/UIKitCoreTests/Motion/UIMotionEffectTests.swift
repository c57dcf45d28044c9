import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UIMotionEffectTests {
    let fixture = ViewFixture(frame: CGRect(x: 100, y: 200, width: 100, height: 50))

    func tilt(_ horizontal: CGFloat, _ vertical: CGFloat) {
        fixture.host.inputScript = [
            .tilt(along: [.zero, UIOffset(horizontal: horizontal, vertical: vertical)], from: 0, to: 0.5)
        ]
    }

    func effect(
        _ keyPath: String, _ low: Any?, _ high: Any?,
        _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (low, high)
        return effect
    }

    @Test(arguments: [(1.0, 20.0), (-1, -20), (0.5, 10), (0, 0)])
    func theViewIsSeenShiftedByTheTiltAndItsPropertiesStay(tilt: Double, shift: Double) {
        self.tilt(tilt, 0)
        fixture.view.addMotionEffect(effect("center.x", -20, 20))
        fixture.view.addMotionEffect(effect("center.y", NSNumber(value: 7), 7.0, .tiltAlongVerticalAxis))
        fixture.run(1)
        #expect(isNear(fixture.seenCenter, 150 + shift, 225 + 7, within: 1e-9))
        #expect(fixture.view.center == CGPoint(x: 150, y: 225))
    }

    @Test func theTiltIsAnimatedOnTheFilmsClockAndStays() {
        tilt(1, 0)
        fixture.view.addMotionEffect(effect("center.x", -10, 10))
        fixture.run(0.25)
        #expect(isNear(fixture.seenCenter, 155, 225, within: 1e-6))
        fixture.run(3)
        #expect(isNear(fixture.seenCenter, 160, 225))
    }

    @Test func turnsScalesAndOpacityAreAddedToo() {
        tilt(1, -1)
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("layer.transform.rotation.z", 0, CGFloat.pi / 2),
            effect("transform.scale", 0, 0.5),
            effect("alpha", 0, -0.25),
            effect("alpha", -0.25, 0, .tiltAlongVerticalAxis),
            effect("layer.transform.translation.y", 4, 0, .tiltAlongVerticalAxis),
        ]
        fixture.view.addMotionEffect(group)
        fixture.run(1)
        let seen = fixture.seen
        #expect(seen?.opacity == 0.5)
        #expect(isNear(seen?.transform.b, 1.5, within: 1e-9) && isNear(seen?.transform.a, 0, within: 1e-9))
        #expect(isNear(fixture.seenCenter, 150, 229, within: 1e-9))
        fixture.view.removeMotionEffect(group)
        #expect(fixture.seen?.opacity == 1)
    }

    @Test func aKeyPathThatIsNotKnownIsAnErrorThatNamesIt() {
        fixture.view.addMotionEffect(effect("layer.shadowOffset.width", -1, 1))
        _ = fixture.seen
        #expect(fixture.host.failure?.message.contains("“layer.shadowOffset.width”") == true)
        #expect(fixture.host.failure?.message.contains("view") == true)
    }

    @Test func aValueThatIsNoNumberIsAnErrorThatNamesIt() {
        fixture.view.addMotionEffect(effect("center.x", "ten", 1))
        _ = fixture.seen
        #expect(fixture.host.failure?.message.contains("“center.x” takes finite numbers, not ten") == true)
    }
}
