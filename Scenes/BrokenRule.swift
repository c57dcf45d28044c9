import Flipbook
import UIKit

/// A scene that breaks a rule on purpose, so that one can see what a failing scene looks like. `flipbook list` keeps silent about it.
final class BrokenRule: UIViewController, Scene {
    static let summary = "A square without extent: what a failing scene looks like."

    override func viewDidLoad() {
        super.viewDidLoad()
        Stage.current.fail(SceneFailure("square: a dynamic item has to be larger than 0 x 0 points."))
    }
}
