/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark letters on light paper.
    case light
    /// Light letters on dark paper.
    case dark
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little, as on a phone.
    case compact
    /// Much, as on a tablet.
    case regular
}

/// What an interface is told of its surroundings. A film's are always the same: a light phone that stands upright.
@MainActor public final class UITraitCollection: NSObject {
    /// Light.
    public let userInterfaceStyle = UIUserInterfaceStyle.light
    /// Compact.
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    /// Regular.
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    /// Pixels per point.
    public var displayScale: CGFloat { SceneHost.current.scale }
}
