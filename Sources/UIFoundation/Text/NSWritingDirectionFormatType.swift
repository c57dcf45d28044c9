/// The ways in which a direction concerns a nested text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is nested in its direction.
    case embedding = 0
    /// The letters follow the direction whatever their own one is.
    case override = 2
}
