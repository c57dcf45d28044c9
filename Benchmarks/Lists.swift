import Flipbook
import UIKit

// Scenes with long lists, which Benchmarks/limits films; the number of their entries is a parameter.

/// Views and their constraints, all of which go in one tick, the last ones first.
final class Departing: UIViewController, Scene {
    static let summary = "Constrained views that all go in one tick."
    static let size = CGSize(width: 640, height: 640)

    @Parameter("How many there are", in: 1...100_000) var count = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(frame: view.bounds)
        view.addSubview(stack)
        let squares = (0..<count).map { _ in UIView() }
        let widths = squares.map { $0.widthAnchor.constraint(equalToConstant: 1) }
        for square in squares { stack.addArrangedSubview(square) }
        NSLayoutConstraint.activate(widths)
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            NSLayoutConstraint.deactivate(widths)
            for square in squares.reversed() { square.removeFromSuperview() }
        }
    }
}

/// A tab bar and an action sheet with so many entries.
final class Entries: UIViewController, Scene {
    static let summary = "A tab bar and an action sheet with many entries."
    static let size = CGSize(width: 320, height: 568)

    @Parameter("How many there are", in: 1...100_000) var count = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UITabBar(frame: CGRect(x: 0, y: 519, width: 320, height: 49))
        bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        view.addSubview(bar)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let sheet = UIAlertController(title: "Entries", message: nil, preferredStyle: .actionSheet)
        for number in 0..<count { sheet.addAction(UIAlertAction(title: "\(number)", style: .default)) }
        present(sheet, animated: true)
    }
}

/// Sequences of keyframes that move one square along curves, all at once.
final class Sequences: UIViewController, Scene {
    static let summary = "Sequences of keyframes of one square."
    static let size = CGSize(width: 320, height: 568)

    @Parameter("How many there are", in: 1...100_000) var count = 1000

    override func viewDidLoad() {
        super.viewDidLoad()
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        square.backgroundColor = .systemBlue
        view.addSubview(square)
        for number in 0..<count {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    square.center.x = CGFloat(number % 300)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    square.center.x = CGFloat(number % 200)
                }
            }
        }
    }
}
