/// The ways in which people use a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press.
    case presentActions
    /// A hard press.
    case preview
}
