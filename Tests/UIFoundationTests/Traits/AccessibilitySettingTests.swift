import Testing
import UIFoundation

@Suite struct AccessibilitySettingTests {
    @Test func settingsAreThoseOfADeviceAsItIsSold() {
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isSwitchControlRunning)
        #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
    }
}
