/// The screen of a scene: the frame of the film.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    private weak var window: UIWindow?

    /// The number of pixels per point; default 2.
    public let scale: CGFloat

    package init(window: UIWindow, scale: CGFloat) {
        (self.window, self.scale) = (window, scale)
        super.init()
    }

    /// The screen of the current run.
    public static var main: UIScreen { RunContext.current.screenState.screen }

    /// The bounds of the screen: the film's size in points, with the origin (0, 0).
    public var bounds: CGRect { window?.bounds ?? .zero }
    /// The bounds of the screen without the status bar; the same as `bounds`, since a film has none.
    public var applicationFrame: CGRect { bounds }
    /// The bounds of the screen in pixels, with the origin (0, 0).
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    /// The number of pixels per point; the same as `scale`.
    public var nativeScale: CGFloat { scale }
    /// The environment of the film.
    public var traitCollection: UITraitCollection {
        .current(RunContext.current.isDark ? .dark : .light)
    }
    /// The screen's highest frame rate in frames per second: 60, the default of films.
    public var maximumFramesPerSecond: Int { 60 }

    /// The ways in which a television shows the edges of the screen.
    public enum OverscanCompensation: Int, Sendable {
        /// A smaller picture.
        case scale = 0
        /// A smaller screen.
        case insetBounds
        /// A picture without its edges.
        case none
    }

    /// The way in which a television shows the edges; default scale. A film is no television, so that all
    /// look the same.
    public var overscanCompensation = OverscanCompensation.scale
    /// The insets of what a television shows; always zero.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// A Boolean value that indicates whether the picture is made darker than the lamp can; default false. It
    /// has no effect.
    public var wantsSoftwareDimming = false {
        didSet { warnOfNoEffect("UIScreen.wantsSoftwareDimming", oldValue, wantsSoftwareDimming) }
    }

    /// Returns a view that shows the screen as it looks now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
