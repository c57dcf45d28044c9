public import CoreGeometry
public import UIKitHost

/// An animation in a view, written in plain UIKit code, with the settings of its film.
///
/// A view controller becomes a scene by declaring a summary; it sets its view up in `viewDidLoad`:
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
@preconcurrency @MainActor public protocol Scene: AnyObject, SendableMetatype {
    /// The name of the scene in commands; default the type's name.
    static var name: String { get }
    /// The description of the scene, in one line.
    static var summary: String { get }
    /// The size of the view in points; default 320 x 568, the screen of an iPhone 5.
    static var size: CGSize { get }
    /// The duration of the film in seconds; default 2.
    static var duration: TimeInterval { get }
    /// The engine generation whose constants the physics uses; default modern.
    static var engineGeneration: EngineGeneration { get }
    /// The script of touches and of the device's tilt; default none.
    static var input: InputScript { get }
    /// A Boolean value that indicates whether touches are visible in the film, as disks; default true.
    static var showsTouches: Bool { get }
    /// The style of the scene's trail where the command sets none; by default it follows from the motion.
    static var trail: TrailStyle { get }
    /// The time in seconds of the picture that represents the film, for example in a gallery; default two
    /// fifths of the duration.
    static var posterTime: TimeInterval { get }

    /// Creates the scene, before it is set up.
    init()

    /// Adds the scene's content to the view, which has the scene's size and is in the window.
    func setUp(in view: UIView)
}

extension Scene {
    /// The name of the type.
    public static var name: String {
        // `String(describing:)` gives the same name, but first searches all conformances of the program for
        // each type: 5 ms for the catalog.
        _typeName(Self.self, qualified: false)
    }
    /// The size of an iPhone 5's screen, 320 x 568 points.
    public static var size: CGSize { CGSize(width: 320, height: 568) }
    /// The duration of two seconds.
    public static var duration: TimeInterval { 2 }
    /// The modern engine generation.
    public static var engineGeneration: EngineGeneration { .modern }
    /// The empty script, without touches and tilt.
    public static var input: InputScript { [] }
    /// True, so that touches are visible.
    public static var showsTouches: Bool { true }
    /// A style chosen by how far items move and how much they hide of one another.
    public static var trail: TrailStyle { TrailStyle() }
    /// Two fifths of the duration.
    public static var posterTime: TimeInterval { duration * 2 / 5 }
}

extension Scene where Self: UIViewController {
    /// Installs the view controller on the host, which loads its view and makes it appear.
    public func setUp(in view: UIView) {
        RunContext.current.install(self)
    }
}
