/// The screen of a scene: the frame of the film.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    private weak var host: SceneHost?

    init(host: SceneHost) {
        self.host = host
        super.init()
    }

    /// The screen of the current host.
    public static var main: UIScreen { SceneHost.current.screen }

    /// The bounds of the screen: the film's size in points, with the origin (0, 0).
    public var bounds: CGRect { host?.window.bounds ?? .zero }

    /// The number of pixels per point; default 2.
    public var scale: CGFloat { host?.scale ?? 2 }
}
