/// The directions through the characters of a text.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end.
    case forward = 0
    /// Toward the beginning.
    case backward
}
