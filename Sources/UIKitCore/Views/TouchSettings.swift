/// The touch and tilt settings of a view.
struct TouchSettings {
    /// The gesture recognizers, in the order added.
    var recognizers: [UIGestureRecognizer] = []
    /// The interactions, in the order added.
    var interactions: [any UIInteraction] = []
    /// The motion effects, in the order added.
    var motionEffects: [UIMotionEffect] = []
    /// The interactions, in the order added.
    var added: [any UIInteraction] = []
    /// True when the view receives a second finger while the first one is down.
    var takesManyFingers = false
}
