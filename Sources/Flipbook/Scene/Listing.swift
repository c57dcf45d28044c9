import CoreGeometry
import UIKitDynamics

/// A catalog's entry: what a scene is called, what is seen, and how a stage is set up for it.
public struct Listing: Sendable {
    /// What the command calls the scene.
    public let name: String
    /// What is seen, in one line.
    public let summary: String
    /// The size of the view in points.
    public let size: CGSize
    /// How long the film runs in seconds, unless the command says otherwise.
    public let duration: TimeInterval
    /// Whose numbers the physics uses.
    public let engineGeneration: EngineGeneration
    /// What fingers do to the scene, and how the device is tilted.
    public let input: InputScript
    /// Whether the fingers are seen in the film.
    public let showsTouches: Bool
    /// The time in seconds of the picture that stands for the film, such as in a gallery.
    public let posterTime: TimeInterval
    /// What the scene is listed under, such as a book; default nothing.
    public private(set) var group: String?
    /// Whether `flipbook list` keeps silent about it; default false.
    public private(set) var isHidden = false
    /// The text of the file that holds the scene, for one that is compiled while the program runs; nil for a
    /// scene of the program itself. Manifests carry its hash, so that frames of a former text are recognized.
    public var source: String?

    let makeViewController: @MainActor @Sendable () -> UIViewController

    /// The entry of a type of scene, with the name and numbers that the type gives.
    @MainActor public init<S: Scene>(_ type: S.Type) {
        self.init(
            viewController: S.name, summary: S.summary, size: S.size, duration: S.duration,
            engineGeneration: S.engineGeneration, input: S.input, showsTouches: S.showsTouches,
            posterTime: S.posterTime
        ) {
            let scene = S()
            return scene as? UIViewController ?? SceneViewController(scene)
        }
    }

    /// The entry of any view controller, which need not know that it is filmed.
    ///
    /// - Parameters:
    ///   - name: what the command calls it.
    ///   - summary: what is seen, in one line.
    ///   - size: the size of its view in points; default 320 x 568.
    ///   - duration: seconds; default 2.
    ///   - engineGeneration: whose numbers the physics uses; default modern.
    ///   - input: what fingers do to it; default nothing.
    ///   - showsTouches: whether the fingers are seen in the film; default true.
    ///   - posterTime: the time of the picture that stands for the film; default two fifths of the duration.
    ///   - make: makes the view controller anew for each take.
    public init(
        viewController name: String, summary: String, size: CGSize = CGSize(width: 320, height: 568),
        duration: TimeInterval = 2, engineGeneration: EngineGeneration = .modern,
        input: InputScript = [], showsTouches: Bool = true, posterTime: TimeInterval? = nil,
        _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.size = size
        self.duration = duration
        self.engineGeneration = engineGeneration
        self.input = input
        self.showsTouches = showsTouches
        self.posterTime = posterTime ?? duration * 2 / 5
        self.makeViewController = {
            SceneUnderWay.begin(name)
            return make()
        }
    }

    var code: SceneCode { SceneCode(source: source) }

    /// The same entry, listed under a name.
    public func grouped(_ name: String) -> Listing {
        var copy = self
        copy.group = name
        return copy
    }

    /// The same entry, not shown by `flipbook list`.
    public func hidden() -> Listing {
        var copy = self
        copy.isHidden = true
        return copy
    }
}

/// Gives a scene that is no view controller a view to set up, and keeps the scene while that view is on the
/// stage.
final class SceneViewController: UIViewController {
    private(set) var scene: (any Scene)?

    convenience init(_ scene: any Scene) {
        self.init()
        self.scene = scene
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        Stage.current.nameSource = scene
        scene?.setUp(in: view)
    }
}
