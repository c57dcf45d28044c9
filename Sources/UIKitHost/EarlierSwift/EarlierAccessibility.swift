// Settings for people who do not see the screen, which were functions in Swift before version 4.2.

/// Returns `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// Returns `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// Returns `UIAccessibility.isReduceTransparencyEnabled`.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}
/// Returns `UIAccessibility.isInvertColorsEnabled`.
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// Returns `UIAccessibility.isBoldTextEnabled`.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
