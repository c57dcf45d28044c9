import Flipbook
import UIKit

// A scene of the benchmarks: fifty flat squares rotate and move over white, each on its own path. There is no
// physics, so all time goes into drawing and writing. The programs in Benchmarks/ draw the same at scale 1.
final class BenchSquares: UIViewController, Scene {
    static let summary = "Fifty squares turn and move over white, for the benchmarks."
    static let size = CGSize(width: 1280, height: 720)
    static let duration: TimeInterval = 10

    /// Ten colors, taken in turn: red, green and blue in eight bits each.
    static let colors = [
        0xE74C3C, 0x3498DB, 0x2ECC71, 0xF1C40F, 0x9B59B6, 0x1ABC9C, 0xE67E22, 0x34495E, 0x95A5A6, 0xC0392B,
    ]

    var squares: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<50 {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            square.backgroundColor = UIColor(hex: Self.colors[index % 10])
            squares.append(square)
            view.addSubview(square)
        }
        place(at: 0)
        let link = CADisplayLink { [unowned self] in place(at: $0.timestamp) }
        link.add(to: .main, forMode: .common)
    }

    func place(at time: TimeInterval) {
        for (index, square) in squares.enumerated() {
            let i = Double(index)
            let (x, y) = ((0.61803398875 * i).fraction, (0.7548776662 * i).fraction)
            square.center = CGPoint(
                x: 640 + 560 * sin(2 * .pi * (x + time * (0.05 + 0.002 * i))),
                y: 360 + 290 * sin(2 * .pi * (y + time * (0.07 + 0.0015 * i))))
            let angle = 2 * Double.pi * (x + time * (0.1 + 0.01 * Double(index % 10)))
            square.transform = CGAffineTransform(rotationAngle: index % 2 == 0 ? angle : -angle)
        }
    }
}

extension UIColor {
    /// An opaque color of red, green and blue in eight bits each.
    fileprivate convenience init(hex: Int) {
        func component(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}

extension Double {
    /// The fractional part.
    fileprivate var fraction: Double { self - rounded(.down) }
}
