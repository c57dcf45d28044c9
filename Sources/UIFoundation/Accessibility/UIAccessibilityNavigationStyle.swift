/// The ways in which a group of elements is read out.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// By the group.
    case automatic = 0
    /// Each element.
    case separate
    /// All elements at once.
    case combined
}
