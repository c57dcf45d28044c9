import Flipbook
import UIKitDynamics

/// A blue square that crosses a 32 x 20 view in half a second and then rests, above a grey floor.
final class CrossingSquare: UIViewController, Scene {
    static let summary = "A square crosses the view."
    static let size = CGSize(width: 32, height: 20)
    static let duration: TimeInterval = 1

    override func viewDidLoad() {
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
final class PlainScene: Scene {
    static let summary = "A red view."
    static let size = CGSize(width: 9, height: 7)

    func setUp(in view: UIView) {
        let red = UIView(frame: view.bounds)
        red.backgroundColor = .red
        view.addSubview(red)
    }
}

/// A scene that fails half a second after its start.
final class LateFailure: UIViewController, Scene {
    static let summary = "A scene that fails."
    static let size = CGSize(width: 16, height: 16)

    override func viewDidLoad() {
        super.viewDidLoad()
        Stage.current.clock.schedule(at: 0.5) {
            Stage.current.fail(SceneFailure("square: it has to be larger than nothing."))
        }
    }
}

@MainActor func film(
    _ listing: Listing = Listing(CrossingSquare.self), fps: Double = 60, scale: Double = 1,
    duration: Double? = nil, frames: String? = nil
) throws -> Film {
    try Film(
        of: listing, fps: fps, scale: scale, duration: duration, frames: frames.map { try FrameRange($0) })
}
