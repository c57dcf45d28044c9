/// The directions in which texts read.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
