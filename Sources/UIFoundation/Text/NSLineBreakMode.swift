/// The ways in which lines that are too long end.
public enum NSLineBreakMode: Int, Sendable {
    /// A new line at a word.
    case byWordWrapping = 0
    /// A new line at a character.
    case byCharWrapping
    /// The rest is cut off.
    case byClipping
    /// An ellipsis at the start.
    case byTruncatingHead
    /// An ellipsis at the end.
    case byTruncatingTail
    /// An ellipsis in the middle.
    case byTruncatingMiddle
}
