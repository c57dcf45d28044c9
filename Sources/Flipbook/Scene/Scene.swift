import CoreGeometry
import UIKitDynamics

/// Something that happens in a view, told in plain UIKit code, and what a film of it needs to know.
///
/// A view controller is a scene as soon as it has a summary; `viewDidLoad` is where it sets its view up:
///
///     final class FallingSquare: UIViewController, Scene {
///         static let summary = "A square falls out of the view."
///         var animator: UIDynamicAnimator!
///
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             let square = UIView(frame: CGRect(x: 110, y: 234, width: 100, height: 100))
///             square.backgroundColor = .green
///             view.addSubview(square)
///             animator = UIDynamicAnimator(referenceView: view)
///             animator.addBehavior(UIGravityBehavior(items: [square]))
///         }
///     }
@MainActor public protocol Scene: AnyObject, SendableMetatype {
    /// What the command calls it; default the type's name.
    static var name: String { get }
    /// What is seen, in one line.
    static var summary: String { get }
    /// The size of the view in points; default 320 x 568, a phone of the book's time.
    static var size: CGSize { get }
    /// How long the film runs in seconds; default 2.
    static var duration: TimeInterval { get }
    /// Whose numbers the physics uses; default modern.
    static var engineGeneration: EngineGeneration { get }
    /// What fingers do to the scene, and how the device is tilted; default nothing.
    static var input: InputScript { get }
    /// Whether the fingers are seen in the film, as discs; default true.
    static var showsTouches: Bool { get }
    /// The time in seconds of the picture that stands for the film, such as in a gallery; default two fifths of the
    /// duration.
    static var posterTime: TimeInterval { get }

    /// A scene that has not begun.
    init()

    /// Puts into the view what the film shows; the view has the scene's size and is on the window.
    func setUp(in view: UIView)
}

extension Scene {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// 320 x 568 points.
    public static var size: CGSize { CGSize(width: 320, height: 568) }
    /// Two seconds.
    public static var duration: TimeInterval { 2 }
    /// The modern engine.
    public static var engineGeneration: EngineGeneration { .modern }
    /// No fingers and no tilt.
    public static var input: InputScript { [] }
    /// Fingers are seen.
    public static var showsTouches: Bool { true }
    /// Two fifths of the duration.
    public static var posterTime: TimeInterval { duration * 2 / 5 }
}

extension Scene where Self: UIViewController {
    /// Installs the view controller on the stage, which loads its view and lets it appear; nothing else is needed.
    public func setUp(in view: UIView) {
        Stage.current.install(self)
    }
}
