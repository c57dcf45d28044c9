/// The screen that a scene plays on: the film's frame.
@MainActor public final class UIScreen: NSObject {
    private weak var stage: Stage?

    init(stage: Stage) {
        self.stage = stage
        super.init()
    }

    /// The screen of the present stage.
    public static var main: UIScreen { Stage.current.screen }

    /// The film's size in points, at the origin.
    public var bounds: CGRect { stage?.window.bounds ?? .zero }

    /// Pixels per point; default 2.
    public var scale: CGFloat { stage?.scale ?? 2 }
}
