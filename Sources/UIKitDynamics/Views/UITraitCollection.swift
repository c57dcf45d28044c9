/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No style specified.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The amount of space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class specified.
    case unspecified
    /// Limited space, such as the width of a phone.
    case compact
    /// Ample space, such as the width of a tablet.
    case regular
}

/// The environment of the interface. A film's is always the same: an upright phone in light style.
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
    /// The style; always light.
    public let userInterfaceStyle = UIUserInterfaceStyle.light
    /// The horizontal size class; always compact.
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    /// The vertical size class; always regular.
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    /// The number of pixels per point.
    public var displayScale: CGFloat { SceneHost.current.scale }
}
