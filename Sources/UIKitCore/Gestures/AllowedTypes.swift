/// The types of touches and presses that a recognizer receives, by their numbers.
struct AllowedTypes {
    /// The types of touches; default all.
    var touches: [NSNumber] = [0, 1, 2, 3]
    /// The buttons; default all.
    var presses: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
}

extension UIGestureRecognizer {
    /// The types of touches that the recognizer receives; default all. A film has fingers alone, so that
    /// without the direct ones it receives nothing.
    public var allowedTouchTypes: [NSNumber] {
        get { allowed.touches }
        set { allowed.touches = newValue }
    }

    /// The buttons of which the recognizer receives presses; default all. A film has no presses.
    public var allowedPressTypes: [NSNumber] {
        get { allowed.presses }
        set { allowed.presses = newValue }
    }
}
