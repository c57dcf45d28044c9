/// The references of insets in compositional layouts: edges from which they count.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout.
    case automatic = 0
    /// The edges.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}
