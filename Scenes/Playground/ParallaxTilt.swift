import Flipbook
import UIKit

// The tutorial's other subject: motion effects. The hills of a landscape shift as the device is tilted, the
// near ones more than the far ones, and the picture gets depth.
final class ParallaxTilt: UIViewController, Scene {
    static let summary = "The hills of a landscape shift against the tilt of the device."
    static let engineGeneration = EngineGeneration.iOS7
    static let duration: TimeInterval = 6
    // The level device, and the device at its largest tilt.
    static let trail = TrailStyle(every: .time(1.08), duration: 1.1)
    static let input: InputScript = [
        .tilt(
            along: [
                .zero, UIOffset(horizontal: 1, vertical: 0), UIOffset(horizontal: -1, vertical: 0.2), .zero,
            ], from: 0.3, to: 3.4),
        .tilt(
            along: [
                .zero, UIOffset(horizontal: 0, vertical: -1), UIOffset(horizontal: 0, vertical: 1), .zero,
            ],
            from: 3.5, to: 5.7),
    ]

    /// The center, radius, color and largest shift of each hill, from far to near.
    private let hills: [(center: CGPoint, radius: CGFloat, color: UIColor, depth: CGFloat)] = [
        (CGPoint(x: 70, y: 560), 230, UIColor(red: 0.66, green: 0.60, blue: 0.78, alpha: 1), 8),
        (CGPoint(x: 290, y: 590), 220, UIColor(red: 0.54, green: 0.49, blue: 0.72, alpha: 1), 14),
        (CGPoint(x: 40, y: 700), 260, UIColor(red: 0.40, green: 0.38, blue: 0.62, alpha: 1), 24),
        (CGPoint(x: 300, y: 760), 270, UIColor(red: 0.27, green: 0.28, blue: 0.50, alpha: 1), 38),
        (CGPoint(x: 120, y: 930), 380, UIColor(red: 0.15, green: 0.17, blue: 0.34, alpha: 1), 60),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        addSky()
        addSun()
        for hill in hills { addDisc("hill", hill.center, hill.radius, hill.color, depth: hill.depth) }
    }

    // A strip for each step of a color's 255, so that none can be seen; each goes down to the bottom, so that
    // no edge lets the background through.
    private func addSky() {
        let strips = 71
        for index in 0..<strips {
            let top = view.bounds.height * CGFloat(index) / CGFloat(strips)
            let strip = UIView(
                frame: CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top))
            let step = CGFloat(index) / 255
            strip.backgroundColor = UIColor(red: 0.98, green: 0.67 + step, blue: 0.57 + step, alpha: 1)
            view.addSubview(strip)
        }
    }

    private func addSun() {
        let (center, color) = (CGPoint(x: 206, y: 190), UIColor(red: 1, green: 0.96, blue: 0.84, alpha: 1))
        addDisc("halo", center, 62, UIColor(red: 1, green: 0.93, blue: 0.72, alpha: 0.5), depth: -6)
        addDisc("sun", center, 44, color, depth: -6)
    }

    private func addDisc(
        _ name: String, _ center: CGPoint, _ radius: CGFloat, _ color: UIColor, depth: CGFloat
    ) {
        let disc = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        disc.accessibilityIdentifier = name
        disc.center = center
        disc.backgroundColor = color
        disc.layer.cornerRadius = radius
        disc.addMotionEffect(shift(by: depth))
        view.addSubview(disc)
    }

    private func shift(by depth: CGFloat) -> UIMotionEffect {
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        horizontal.minimumRelativeValue = -depth
        horizontal.maximumRelativeValue = depth
        let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        vertical.minimumRelativeValue = -depth / 2
        vertical.maximumRelativeValue = depth / 2
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, vertical]
        return group
    }
}
