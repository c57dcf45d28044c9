import Flipbook
import UIKit

final class FadingSquare: UIViewController, Scene {
    static let summary = "A square moves."
    override func viewDidLoad() {
        super.viewDidLoad()
        let wall = UIView(frame: CGRect(x: 0, y: 400, width: 220, height: 8))
        wall.backgroundColor = .gray
        view.addSubview(wall)
        let square = UIView(frame: CGRect(x: 60, y: 80, width: 60, height: 60))
        square.backgroundColor = .green
        view.addSubview(square)
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
            square.center = CGPoint(x: 220, y: 440)
            square.transform = CGAffineTransform(rotationAngle: 1.5)
        }
    }
}
