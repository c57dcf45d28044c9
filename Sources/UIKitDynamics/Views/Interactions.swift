/// What a view has for touches and tilts.
struct Interactions {
    /// In the order added.
    var recognizers: [UIGestureRecognizer] = []
    /// In the order added.
    var motionEffects: [UIMotionEffect] = []
    /// Whether the view hears of a second finger while the first one is down.
    var takesManyFingers = false
}
