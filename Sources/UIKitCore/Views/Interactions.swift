/// The touch and tilt settings of a view.
struct Interactions {
    /// The gesture recognizers, in the order added.
    var recognizers: [UIGestureRecognizer] = []
    /// The motion effects, in the order added.
    var motionEffects: [UIMotionEffect] = []
    /// True when the view receives a second finger while the first one is down.
    var takesManyFingers = false
}
