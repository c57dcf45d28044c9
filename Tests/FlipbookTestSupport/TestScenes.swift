package import Flipbook
package import Foundation
package import Picture
package import UIKitHost

/// A blue square that crosses a 32 x 20 view in half a second and then rests, above a gray floor.
package final class CrossingSquare: UIViewController, Scene {
    package static let summary = "A square crosses the view."
    package static let size = CGSize(width: 32, height: 20)
    package static let duration: TimeInterval = 1

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add(CGRect(x: 0, y: 16, width: 32, height: 4), .gray)
        let square = add(CGRect(x: 0, y: 4, width: 8, height: 8), .blue)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            square.frame = CGRect(x: 24, y: 4, width: 8, height: 8)
        }
    }

    @discardableResult private func add(_ frame: CGRect, _ color: UIColor) -> UIView {
        let part = UIView(frame: frame)
        part.backgroundColor = color
        view.addSubview(part)
        return part
    }
}

/// A scene that is no view controller.
package final class PlainScene: Scene {
    package static let summary = "A red view."
    package static let size = CGSize(width: 9, height: 7)

    package init() {}

    package func setUp(in view: UIView) {
        let red = UIView(frame: view.bounds)
        red.backgroundColor = .red
        view.addSubview(red)
    }
}

/// A scene that fails half a second after its start.
package final class LateFailure: UIViewController, Scene {
    package static let summary = "A scene that fails."
    package static let size = CGSize(width: 16, height: 16)

    package override func viewDidLoad() {
        super.viewDidLoad()
        RunContext.current.clock.schedule(at: 0.5) {
            RunContext.current.fail(SceneFailure("square: it has to be larger than nothing."))
        }
    }
}

@MainActor package func film(
    _ entry: CatalogEntry = CatalogEntry(CrossingSquare.self), fps: Double = 60, scale: Double = 1,
    duration: Double? = nil, frames: String? = nil, background: Color = .white, slowMotion: Double = 1,
    motionBlur: Int = 1
) throws -> Film {
    try Film(
        of: entry,
        Film.Settings(
            fps: fps, scale: scale, duration: duration, frames: frames.map { try FrameRange($0) },
            background: background, slowMotion: slowMotion, motionBlur: motionBlur))
}

/// An opaque yellow square and a black one of half the opacity, on nothing; neither moves.
package final class GlassScene: UIViewController, Scene {
    package static let summary = "Two squares, one of glass."
    package static let size = CGSize(width: 24, height: 20)

    package override func viewDidLoad() {
        super.viewDidLoad()
        add(CGRect(x: 4, y: 6, width: 6, height: 8), .yellow)
        add(CGRect(x: 12, y: 6, width: 6, height: 8), UIColor(white: 0, alpha: 0.5))
    }

    private func add(_ frame: CGRect, _ color: UIColor) {
        let part = UIView(frame: frame)
        part.backgroundColor = color
        view.addSubview(part)
    }
}

/// A black square that crosses the view at 480 pt/s, that is 8 pt a frame, and a small one that swings like a
/// real body.
package final class FastSquare: UIViewController, Scene {
    package static let summary = "A square flies by."
    package static let size = CGSize(width: 96, height: 40)
    package static let duration: TimeInterval = 0.2

    var animator: UIDynamicAnimator!

    package override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: -24, y: 4, width: 24, height: 8))
        let body = UIView(frame: CGRect(x: 40, y: 20, width: 6, height: 6))
        for part in [square, body] {
            part.backgroundColor = .black
            view.addSubview(part)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x += 480 }
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [body]))
        let rule = UIDynamicItemBehavior(items: [body])
        rule.addAngularVelocity(20, for: body)
        animator.addBehavior(rule)
    }
}

/// A bar that moves at a speed.
package final class MovingBar: UIViewController, Scene {
    package static let summary = "A bar moves."
    package static let size = CGSize(width: 40, height: 10)
    @Parameter(in: 0...100, unit: "pt/s") package var speed = 10.0
    package var animator: UIDynamicAnimator!

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        let bar = UIView(frame: CGRect(x: 0, y: 2, width: 6, height: 6))
        bar.backgroundColor = .blue
        view.addSubview(bar)
        animator = UIDynamicAnimator(referenceView: view)
        let properties = UIDynamicItemBehavior(items: [bar])
        properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: bar)
        animator.addBehavior(properties)
    }
}
