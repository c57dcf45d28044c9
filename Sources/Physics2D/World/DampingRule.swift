/// How a velocity v that fades at the rate c, dv/dt = -c v, is carried over a sub-step h.
public enum DampingRule: Sendable, Hashable {
    /// The rate is taken with the velocity at the start: v' = v - h c v, and 0 when h c is above 1. So did
    /// engines of 2013: the published log of that year agrees to the last digit with this rule only.
    case explicit
    /// The rate is taken with the velocity at the end: v' = v - h c v', so v' = v / (1 + h c), which never
    /// overshoots. So does the present engine: its measured fall agrees with this rule only.
    case implicit

    func factor(_ rate: Float, _ time: Float) -> Float {
        switch self {
        case .explicit: max(0, min(1 - time * rate, 1))
        case .implicit: 1 / (1 + time * rate)
        }
    }
}
