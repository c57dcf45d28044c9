import Picture
import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct SliderTrackTests {
    private func slider(_ configuration: UISlider.TrackConfiguration) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 300, height: 31))
        slider.maximumValue = 5
        slider.trackConfiguration = configuration
        return slider
    }

    @Test func ticksAreSpreadOverTheLine() {
        let track = UISlider.TrackConfiguration(allowsTickValuesOnly: true, numberOfTicks: 3)
        #expect(track.ticks.map(\.position) == [0, 0.5, 1])
        #expect(track.neutralValue == 0)
    }

    @Test(arguments: zip([0.4, 0.6, 2.49, 2.51, 5] as [Float], [0, 1, 2, 3, 5] as [Float]))
    func aSliderHasTheValueOfTheNearestTick(_ wanted: Float, _ value: Float) {
        let host = ViewFixture().host
        host.withCurrent {
            let slider = slider(UISlider.TrackConfiguration(allowsTickValuesOnly: true, numberOfTicks: 6))
            slider.value = wanted
            #expect(slider.value == value)
        }
    }

    @Test func aSliderKeepsWithinItsEnabledRange() {
        let host = ViewFixture().host
        host.withCurrent {
            let slider = slider(
                UISlider.TrackConfiguration(
                    allowsTickValuesOnly: false, enabledRange: 1...3, numberOfTicks: 2))
            slider.value = 4.5
            #expect(slider.value == 3)
            slider.value = 2.2
            #expect(slider.value == 2.2)
        }
    }

    @Test func glassButtonsAreCapsules() {
        #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
        #expect(!UIButton.Configuration.prominentGlass().automaticallyUpdateForSelection)
    }
}
