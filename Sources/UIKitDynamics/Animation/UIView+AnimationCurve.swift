extension UIView {
    /// How a change begins and ends.
    public enum AnimationCurve: Int, Sendable, Hashable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// At one pace.
        case linear = 3

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}
