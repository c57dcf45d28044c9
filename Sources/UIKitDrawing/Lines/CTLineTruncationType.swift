/// The place where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The start.
    case start = 0
    /// The end.
    case end
    /// The middle.
    case middle
}
