/// The references of insets in compositional layouts. All are drawn as the collection view's edges.
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
