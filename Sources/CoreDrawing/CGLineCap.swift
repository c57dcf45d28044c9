/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}
