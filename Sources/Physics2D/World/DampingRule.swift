/// The integration rule for a velocity v that decays at the rate c, dv/dt = -c v, over a sub-step of h
/// seconds.
public enum DampingRule: Sendable, Hashable {
    /// Explicit Euler, with the velocity at the start: v' = v - h c v, and 0 when h c is above 1. Engines of
    /// 2013 use it: of the two rules, only this one agrees to the last digit with the published log of that
    /// year.
    case explicit
    /// Implicit Euler, with the velocity at the end: v' = v - h c v', so v' = v / (1 + h c), which never
    /// overshoots. The modern engine uses it: of the two rules, only this one agrees with its measured fall.
    case implicit

    /// Returns the factor of a velocity that decays at a rate, per second, for a time in seconds.
    func factor(_ rate: Float, _ time: Float) -> Float {
        switch self {
        case .explicit: max(0, min(1 - time * rate, 1))
        case .implicit: 1 / (1 + time * rate)
        }
    }
}
