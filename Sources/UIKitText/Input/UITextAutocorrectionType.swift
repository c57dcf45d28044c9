/// The kinds of correction of typed words; without effect in a film.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the user has set it.
    case `default` = 0
    /// No correction.
    case no
    /// Correction.
    case yes
}
