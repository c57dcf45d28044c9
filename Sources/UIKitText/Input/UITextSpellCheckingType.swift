/// The spell check of typed text; without effect.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// No check.
    case no
    /// A check.
    case yes
}
