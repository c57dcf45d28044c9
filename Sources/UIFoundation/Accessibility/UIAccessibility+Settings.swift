// The settings of a device as it is sold, and the notifications of their changes, which no film posts.

extension UIAccessibility {
    /// A Boolean value that indicates whether colors have more contrast; false in a film.
    public static let isDarkerSystemColorsEnabled = false
    /// A Boolean value that indicates whether the screen shows no colors; false in a film.
    public static let isGrayscaleEnabled = false
    /// A Boolean value that indicates whether switches operate the device; false in a film.
    public static let isSwitchControlRunning = false
    /// A Boolean value that indicates whether a menu on the screen stands for gestures; false in a film.
    public static let isAssistiveTouchRunning = false
    /// A Boolean value that indicates whether the device is limited to one app; false in a film.
    public static let isGuidedAccessEnabled = false
    /// A Boolean value that indicates whether videos have captions; false in a film.
    public static let isClosedCaptioningEnabled = false
    /// A Boolean value that indicates whether sounds are the same in both ears; false in a film.
    public static let isMonoAudioEnabled = false
    /// A Boolean value that indicates whether a gesture has the screen read out; false in a film.
    public static let isSpeakScreenEnabled = false
    /// A Boolean value that indicates whether a selection can be read out; false in a film.
    public static let isSpeakSelectionEnabled = false
    /// A Boolean value that indicates whether shaking the device undoes; true in a film.
    public static let isShakeToUndoEnabled = true
    /// A Boolean value that indicates whether switches have labels; false in a film.
    public static let isOnOffSwitchLabelsEnabled = false
    /// A Boolean value that indicates whether previews of videos play by themselves; true in a film.
    public static let isVideoAutoplayEnabled = true
    /// A Boolean value that indicates whether signs other than colors are wanted; false in a film.
    public static let shouldDifferentiateWithoutColor = false
    /// A Boolean value that indicates whether fades take the place of slides; false in a film.
    public static let prefersCrossFadeTransitions = false
    /// A Boolean value that indicates whether buttons have visible shapes; false in a film.
    public static let buttonShapesEnabled = false

    /// The name of a notification of a change of contrast.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The name of a notification of a change of reduced motion.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The name of a notification of a change of reduced transparency.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of a notification of a change of bold text.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The name of a notification that the screen is read out, or no longer is.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
