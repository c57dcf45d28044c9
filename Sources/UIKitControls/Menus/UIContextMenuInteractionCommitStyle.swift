/// The ways in which a preview leaves after a tap on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to its place.
    case dismiss = 0
    /// The preview grows over the window and fades.
    case pop
}
