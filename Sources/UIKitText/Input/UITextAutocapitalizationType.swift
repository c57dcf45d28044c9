/// The kinds of capitalization of typed text; without effect in a film.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitals.
    case none = 0
    /// The first letter of words.
    case words
    /// The first letter of sentences.
    case sentences
    /// All letters.
    case allCharacters
}
