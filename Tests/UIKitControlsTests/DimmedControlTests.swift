import Picture
import Testing
import UIKitHost
import UIKitTestSupport

/// Controls that are not enabled, and the opacity that code has set.
@MainActor @Suite struct DimmedControlTests {
    private let host = SceneHost(size: CGSize(width: 320, height: 568))

    @Test func layoutKeepsTheOpacityThatCodeHasSet() {
        let controls = host.withCurrent {
            [
                UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31)),
                UISegmentedControl(items: ["a", "b"]),
            ] as [UIControl]
        }
        host.withCurrent {
            for control in controls {
                control.alpha = 0.25
                host.window.addSubview(control)
            }
            host.advance(by: 1.0 / 60)
            (controls[0] as? UISwitch)?.setOn(true, animated: false)
            controls[2].isEnabled = false
        }
        host.advance(by: 1.0 / 60)
        #expect(controls.map(\.alpha) == [0.25, 0.25, 0.25])
    }

    @Test(arguments: [0, 1, 2]) func aControlThatIsNotEnabledIsDrawnAtHalfItsOpacity(_ kind: Int) {
        let control: UIControl = host.withCurrent {
            switch kind {
            case 0: UISwitch()
            case 1: UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
            default: UISegmentedControl(items: ["a", "b"])
            }
        }
        host.withCurrent {
            control.accessibilityIdentifier = "control"
            control.alpha = 0.8
            host.window.addSubview(control)
        }
        host.advance(by: 1.0 / 60)
        #expect(host.picture().layer(named: "control")?.opacity == 0.8)
        host.withCurrent { control.isEnabled = false }
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(host.picture().layer(named: "control")?.opacity == 0.4)
    }

    @Test func theLineOfASliderMovesWithTheKnob() throws {
        let slider = host.withCurrent {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
            slider.value = 0.9
            host.window.addSubview(slider)
            return slider
        }
        host.advance(by: 1.0 / 60)
        host.withCurrent { UIView.animate(withDuration: 1) { slider.setValue(0.1, animated: true) } }
        for _ in 0..<6 { host.advance(by: 1.0 / 60) }
        let line = try #require(slider.subviews.first?.layer.presentation())
        let knob = try #require(slider.subviews.last?.layer.presentation())
        #expect(line.frame.maxX > 100 && abs(line.frame.maxX - knob.position.x) < 0.01)
    }
}
