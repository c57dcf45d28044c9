import Flipbook
import UIKit

// A scene of the benchmarks: one upright square falls, bounces and comes to rest. Most of the picture does
// not change, and after a while none of it does.
final class BenchFall: UIViewController, Scene {
    static let summary = "One square falls, bounces and comes to rest, for the benchmarks."
    static let size = CGSize(width: 1280, height: 720)
    static let duration: TimeInterval = 10

    static let gravity: CGFloat = 1000
    static let restitution: CGFloat = 0.5
    /// The distance that the square can fall until its lower side meets the bottom, in points.
    static let height: CGFloat = 570

    let square = UIView(frame: CGRect(x: 590, y: 50, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        let link = CADisplayLink { [unowned self] in
            square.center.y = 100 + Self.fall(at: $0.timestamp)
        }
        link.add(to: .main, forMode: .common)
    }

    /// Returns the distance that the square has fallen: a fall, then bounces, each of which takes half as
    /// long as the one before.
    static func fall(at time: TimeInterval) -> CGFloat {
        var (speed, rest) = ((2 * gravity * height).squareRoot(), time)
        if rest < speed / gravity { return gravity * rest * rest / 2 }
        rest -= speed / gravity
        speed *= restitution
        while rest >= 2 * speed / gravity {
            rest -= 2 * speed / gravity
            speed *= restitution
            // A bounce of less than a thousandth of a point does not count.
            if speed < 1 { return height }
        }
        return height - (speed * rest - gravity * rest * rest / 2)
    }
}
