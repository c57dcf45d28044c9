import Testing
import UIKitHost

/// The tint color that views get by their superview.
@MainActor @Suite struct TintArrivalTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func aViewLearnsOfTheTintThatItGetsByItsSuperview() {
        final class Knob: UIView {
            var tints: [UIColor] = []

            override func tintColorDidChange() {
                super.tintColorDidChange()
                tints.append(tintColor)
            }
        }
        host.withCurrent {
            let (parent, knob, own) = (UIView(), Knob(), Knob())
            own.tintColor = .red
            own.tints = []
            parent.tintColor = .purple
            parent.addSubview(knob)
            parent.addSubview(own)
            #expect(knob.tints == [.purple] && own.tints.isEmpty)
            knob.removeFromSuperview()
            UIView().addSubview(knob)
            #expect(knob.tints == [.purple])
        }
    }
}
