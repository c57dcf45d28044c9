/// The weight of texts that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// No weight specified.
    case unspecified = -1
    /// The usual weight.
    case regular
    /// Bold.
    case bold
}
