/// The text fields of an alert in earlier systems.
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// A field for a secret.
    case secureTextInput
    /// A field.
    case plainTextInput
    /// A field for a name and one for a secret.
    case loginAndPasswordInput
}
