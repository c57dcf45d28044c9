/// The directions in which content is laid out; a film's is always left to right.
public enum UISemanticContentAttribute: Int, Sendable {
    /// No direction specified.
    case unspecified = 0
    /// The direction of playback.
    case playback
    /// A direction in space.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left; drawn left to right.
    case forceRightToLeft
}
