/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    /// A character as people see it.
    case character = 0
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// The text between newlines.
    case paragraph
    /// A line; as a paragraph here.
    case line
    /// The whole text.
    case document
}
