import Flipbook
import UIKit

final class FadingSquare: UIViewController, Scene {
    static let summary = "A square moves."
    override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 110, y: 100, width: 100, height: 100))
        square.backgroundColor = .green
        view.addSubview(square)
    }
}
