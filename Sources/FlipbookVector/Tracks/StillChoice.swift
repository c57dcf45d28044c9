/// The choice of a film's still, shown with reduced motion, in print and in viewers without animation.
public enum StillChoice: String, Sendable, Hashable, CaseIterable {
    /// All phases in one picture.
    case trail
    /// The first frame.
    case first
    /// The last frame.
    case last
}
