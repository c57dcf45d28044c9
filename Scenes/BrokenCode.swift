import Flipbook
import UIKit

/// A scene that crashes on purpose, to show the report of a crash in a scene of the program itself.
/// `flipbook list` omits it.
final class BrokenCode: UIViewController, Scene {
    static let summary = "A list without entries is asked for one: what a crash looks like."

    let colors: [UIColor] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color(of: colors.count)
    }

    private func color(of index: Int) -> UIColor { colors[index] }
}
