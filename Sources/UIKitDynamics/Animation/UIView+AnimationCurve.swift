extension UIView {
    /// The pace of an animation at its beginning and end.
    public enum AnimationCurve: Int, Sendable, Hashable {
        /// The pace is slow at both ends.
        case easeInOut = 0
        /// The pace is slow at the beginning.
        case easeIn = 1
        /// The pace is slow at the end.
        case easeOut = 2
        /// The pace is constant.
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
