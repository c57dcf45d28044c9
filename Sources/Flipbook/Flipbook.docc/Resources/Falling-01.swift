import Flipbook
import UIKit

final class Falling: UIViewController, Scene {
    static let summary = "A square."

    let square = UIView(frame: CGRect(x: 110, y: 60, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .systemGreen
        view.addSubview(square)
    }
}
