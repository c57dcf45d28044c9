/// The limits of the size of a scene; scenes of films have none.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
    /// The smallest size in points.
    public var minimumSize = CGSize.zero
    /// The largest size in points.
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// A Boolean value that indicates whether the window can fill the screen.
    public var allowsFullScreen = true
}
